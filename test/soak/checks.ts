import { createHash } from 'node:crypto';
import { type SubmissionStatus, statuses } from '@sendgate/contracts';
import type { CallbackSeen, Evidence } from './evidence.ts';
import { sendingChecks } from './sending-checks.ts';

/** Milliseconds after an erasure in which a post may still arrive that was under way: the shortest lease of a worker. */
export const underWayMs = 5_000;

/** What must hold of every soak, each by its name: what it finds against it, one line each. */
export const checks = {
  'what was answered is stored': ({ answers, decisions, store }) => {
    const stored = new Set(store.submissions.map(({ id }) => id));
    const told = new Set([...answers, ...decisions].map(({ actionId }) => actionId));
    return [...told].filter((id) => !stored.has(id)).map((id) => `${id} was answered and has no row`);
  },

  'a status is what was answered, or may follow it': ({ answers, store }) => {
    const rows = new Map(store.submissions.map((row) => [row.id, row]));
    const wrong: string[] = [];
    for (const [id, told] of Map.groupBy(answers, ({ actionId }) => actionId)) {
      const row = rows.get(id);
      const mayBecome = following((row?.heldAgain ?? 0) > 0);
      for (const earlier of told) {
        const end = row?.status;
        if (end && !mayBecome(earlier.status, end)) wrong.push(`${id} was answered ${earlier.status} and is ${end}`);
        const against = told.find(({ asked, status }) => asked > earlier.told && !mayBecome(earlier.status, status));
        if (against) wrong.push(`${id} was answered ${earlier.status}, and later ${against.status}`);
      }
    }
    return wrong;
  },

  'a key has one submission': ({ answers, store }) => {
    const ids = new Map<string, Set<string>>();
    const add = (key: string | null | undefined, id: string) => {
      if (key) ids.set(key, (ids.get(key) ?? new Set()).add(id));
    };
    for (const { key, id } of store.submissions) add(key, id);
    for (const { key, actionId } of answers) add(key, actionId);
    const fresh = Map.groupBy(
      answers.filter(({ key, replayed }) => key && replayed === false),
      ({ key }) => key ?? '',
    );
    return [
      ...[...ids].filter(([, of]) => of.size > 1).map(([key, of]) => `key ${key} stands for ${[...of].join(' and ')}`),
      ...[...fresh].filter(([, of]) => of.length > 1).map(([key]) => `key ${key} was answered as new more than once`),
    ];
  },

  'a key of a preview has one verdict': ({ verdicts }) =>
    [...Map.groupBy(verdicts, ({ key }) => key)]
      .filter(([, of]) => new Set(of.map(({ verdict }) => verdict)).size > 1)
      .map(([key]) => `preview ${key} was judged in two ways`),

  'a hold is decided once, and one way': ({ answers, decisions, attempts, undone, erased, store }) => {
    const wrong: string[] = [];
    const holds = new Map(store.submissions.map(({ id, heldAgain }) => [id, 1 + heldAgain]));
    const forgotten = new Set(erased.map(({ workspace, recipient }) => `${workspace} ${recipient}`));
    const erasedOnRequest = new Set(
      answers
        .filter(({ workspace, recipient }) => forgotten.has(`${workspace} ${recipient}`))
        .map(({ actionId }) => actionId),
    );
    const final = Map.groupBy(
      store.decisions.filter((decision) => decision.final),
      ({ submissionId }) => submissionId,
    );
    const won = decisions.filter(({ decided, replayed }) => decided && !replayed);
    for (const [id, of] of Map.groupBy(won, ({ actionId }) => actionId)) {
      if (of.length > (holds.get(id) ?? 1))
        wrong.push(`${id} was answered as decided ${of.length} times: ${of.map(({ decision }) => decision)}`);
    }
    for (const { actionId, decision } of decisions.filter(({ decided }) => decided)) {
      const stored = final.get(actionId)?.map((of) => of.decision) ?? [];
      if (!stored.includes(decision))
        wrong.push(`${actionId} was answered as ${decision}; on record: ${stored.join() || 'nothing'}`);
    }
    for (const [id, of] of final) {
      if (of.length > (holds.get(id) ?? 1)) wrong.push(`${id} has ${of.length} final decisions`);
      // Whoever has somebody erased rejects what is held to them.
      if (erasedOnRequest.has(id) && of.at(-1)?.reason === 'privacy') continue;
      const asked = attempts.filter(({ actionId, decision }) => actionId === id && decision === of[0]?.decision);
      if (asked.length === 0) wrong.push(`${id} is ${of[0]?.decision}, which nobody asked for`);
      const takenBack = undone.findLast(({ actionId }) => actionId === id);
      if (takenBack && !asked.some(({ ended }) => ended >= takenBack.at)) {
        wrong.push(`${id} is ${of[0]?.decision}, which was taken back`);
      }
    }
    return wrong;
  },

  'a decision is told, by one event': ({ callbacks, store }) => {
    const wrong: string[] = [];
    const accepted = new Set(callbacks.filter((one) => one.accepted).map(({ eventId }) => eventId));
    const submissions = new Map(store.submissions.map((row) => [row.id, row]));
    const events = Map.groupBy(store.events, ({ submissionId }) => submissionId);
    const finals = store.decisions.filter(({ final }) => final);
    for (const [, ends] of Map.groupBy(finals, (one) => `${one.submissionId} ${one.decision}`)) {
      const { submissionId, decision } = ends[0] as (typeof ends)[number];
      const of = (events.get(submissionId) ?? []).filter(({ event }) => event === `gate.review.${decision}`);
      if (of.length < ends.length) wrong.push(`${submissionId} is ${decision}, and no event tells of it`);
      // What was not told when it was erased is told anew, without its content.
      else if (of.length > ends.length * (submissions.get(submissionId)?.erasedAt ? 2 : 1)) {
        wrong.push(`${submissionId} is ${decision}, and ${of.length} events tell of it`);
      }
      if (of.length > 0 && !of.some(({ id }) => accepted.has(id))) {
        wrong.push(`${submissionId} is ${decision}; its callback was never accepted (${of.map(({ state }) => state)})`);
      }
    }
    for (const { id, submissionId, event, state } of store.events) {
      if (state === 'delivered' && !accepted.has(id))
        wrong.push(`${event} of ${submissionId} is delivered; nobody accepted it`);
    }
    return wrong;
  },

  'a callback tells the truth': ({ callbacks, decisions, store }) => {
    const wrong: string[] = [];
    const rows = new Map(store.submissions.map((row) => [row.id, row]));
    const known = new Map(store.events.map((event) => [event.id, event]));
    for (const [id, of] of Map.groupBy(callbacks, ({ eventId }) => eventId)) {
      if (new Set(of.map(({ raw }) => raw)).size > 1) wrong.push(`event ${id} was told in two ways`);
      const body = bodyOf(of[0]);
      const row = rows.get(body.action_id);
      const event = known.get(id);
      if (!event || event.submissionId !== body.action_id || event.event !== body.event) {
        wrong.push(`event ${id} is not what the store has`);
        continue;
      }
      const decision = body.event === 'gate.review.approved' ? 'approved' : 'rejected';
      const finals = store.decisions.filter((of) => of.final && of.submissionId === body.action_id);
      if (!finals.some((final) => final.decision === decision))
        wrong.push(`${body.action_id} was told as ${decision}; on record: ${finals.map((final) => final.decision)}`);
      if (body.recipient === 'erased') continue;
      if (row && !row.erasedAt && row.recipient !== body.recipient)
        wrong.push(`${body.action_id} was told with another recipient`);
      const reviewers = finals.map(({ reviewer }) => reviewer);
      if (!reviewers.includes(body.reviewed_by ?? '')) wrong.push(`${body.action_id} was told with another reviewer`);
      if (createHash('sha256').update(body.body_text).digest('hex') !== body.content_sha256) {
        wrong.push(`${body.action_id} was told with a hash of another text`);
      }
      const asked = decisions.filter((one) => one.actionId === body.action_id && one.decided && one.bodyText !== null);
      if (finals.length === 1 && asked.some(({ bodyText }) => bodyText !== body.body_text))
        wrong.push(`${body.action_id} was told with another text than was approved`);
    }
    return wrong;
  },

  'what was erased is not told any more': ({ callbacks, store }) => {
    const erased = new Map(store.submissions.map(({ id, erasedAt }) => [id, erasedAt]));
    return callbacks
      .map((callback) => ({ at: callback.at, body: bodyOf(callback) }))
      .filter(({ body, at }) => body.recipient !== 'erased' && at > (erased.get(body.action_id) ?? at) + underWayMs)
      .map(
        ({ body, at }) =>
          `${body.action_id} was told ${at - (erased.get(body.action_id) ?? at)} ms after it was erased`,
      );
  },

  'who was erased is found nowhere': ({ answers, erased, store }) => {
    const rows = new Map(store.submissions.map((row) => [row.id, row]));
    const kept = erased.flatMap(({ workspace, recipient, asked }) =>
      answers
        .filter((one) => one.workspace === workspace && one.recipient === recipient && one.told < asked)
        .map(({ actionId }) => actionId)
        .filter((id) => rows.get(id)?.erasedAt === null),
    );
    return [
      ...[...new Set(kept)].map((id) => `${id} is kept, and its recipient was erased`),
      ...store.traces.map((place) => `somebody who was erased stands in ${place}`),
    ];
  },

  'as many approve as must': ({ attempts, store }) =>
    store.decisions
      .filter(({ final, decision }) => final && decision === 'approved')
      .flatMap((end) => {
        const id = end.submissionId;
        const together = store.decisions.filter(
          (one) =>
            one.submissionId === id && one.decision === 'approved' && one.round === end.round && one.text === end.text,
        );
        const people = new Set(together.map(({ reviewer }) => reviewer));
        const asked = new Set(attempts.filter(({ actionId }) => actionId === id).map(({ by }) => by));
        return [
          ...(people.size < end.needed ? [`${id} was approved by ${people.size} of ${end.needed}`] : []),
          ...[...people]
            .filter((one) => !asked.has(one))
            .map((one) => `${id} was approved by ${one}, who was not asked`),
        ];
      }),

  ...sendingChecks,

  'no work stays undone': ({ store }) => [
    ...store.unfinished.map(({ id, kind, state }) => `${kind} ${id} is ${state}`),
    ...store.pendingDecisions.map((id) => `the decision about ${id} is neither made nor taken back`),
    ...store.unended,
    ...store.submissions.filter(({ status }) => status === 'DISPATCHING').map(({ id }) => `${id} is still DISPATCHING`),
  ],

  'the audit chain holds': ({ store }) => store.auditFaults,

  'a log is JSON and holds nothing secret': ({ logs, secrets }) => [
    ...logs.filter((line) => !isJson(line)).map((line) => `not JSON: ${line.slice(0, 120)}`),
    // A line that holds one must not be shown.
    ...secrets.flatMap((secret, n) =>
      logs.some((line) => line.includes(secret)) ? [`secret ${n} stands in a log`] : [],
    ),
  ],

  'nothing was answered that nothing allows': ({ unexpected, logs }) => [
    ...unexpected,
    // What the processes said of it, which ends with them.
    ...(unexpected.length > 0 ? logs.filter((line) => line.includes('"request failed"')) : []),
  ],
} satisfies Record<string, (evidence: Evidence) => readonly string[]>;

export type CheckName = keyof typeof checks;

/** What each check finds. */
export function findIn(evidence: Evidence): Record<CheckName, readonly string[]> {
  const found = Object.entries(checks).map(([name, find]) => [name, find(evidence)]);
  return Object.fromEntries(found) as Record<CheckName, readonly string[]>;
}

/** Which status may come of which, in however many moves. Only what went back to a hold is held after it was approved. */
function following(heldAgain: boolean): (from: SubmissionStatus, to: SubmissionStatus) => boolean {
  return (from, to) => {
    const reached = new Set<SubmissionStatus>([from]);
    for (const status of reached)
      for (const next of statuses[status].next) if (heldAgain || next !== 'QUEUED') reached.add(next);
    return reached.has(to);
  };
}

function bodyOf(callback: CallbackSeen | undefined): Record<string, string> & { action_id: string; body_text: string } {
  return JSON.parse(callback?.raw ?? '{}');
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}
