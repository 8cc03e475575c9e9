import { verifyCallback } from '../../packages/sdk/src/verify-callback.ts';
import type { CallbackSeen, Evidence } from './evidence.ts';

/** Milliseconds after which nobody acts any more on settings as they were: what stood still meanwhile has gone on. */
export const heardOfMs = 15_000;

const mayGoOut: readonly string[] = ['APPROVED', 'SENT', 'DISPATCHING'];

/** What must hold of whatever goes out, and to whom. */
export const sendingChecks = {
  'who is suppressed is written to no more': ({ answers, decisions, suppressed, store }) => {
    const listed = new Map(suppressed.map(({ workspace, recipient, since }) => [`${workspace} ${recipient}`, since]));
    const since = (of: { workspace: string; recipient?: string } | undefined) =>
      listed.get(`${of?.workspace} ${of?.recipient}`) ?? Number.POSITIVE_INFINITY;
    const submitted = new Map(answers.filter(({ recipient }) => recipient).map((one) => [one.actionId, one]));
    const letGo = answers.filter(
      (one) => one.replayed === false && mayGoOut.includes(one.status) && one.asked > since(one),
    );
    const approved = decisions.filter(
      ({ actionId, decision, decided, replayed, asked }) =>
        decision === 'approved' && decided && !replayed && asked > since(submitted.get(actionId)),
    );
    const held = store.submissions.filter(
      (row) => row.status === 'QUEUED' && listed.has(`${row.workspace} ${row.recipient}`),
    );
    return [
      ...letGo.map(({ actionId, status }) => `${actionId} was answered ${status} after its recipient was suppressed`),
      ...approved.map(({ actionId }) => `${actionId} was approved after its recipient was suppressed`),
      ...held.map(({ id }) => `${id} is still held, and its recipient is suppressed`),
    ];
  },

  'a message is handed over once, and only if it may go out': ({ decisions, handedOver, store }) => {
    const rows = new Map(store.submissions.map((row) => [row.id, row]));
    const edited = new Map(
      decisions.flatMap((one) => (one.decided && one.bodyText ? [[one.actionId, one.bodyText]] : [])),
    );
    const wrong: string[] = [];
    for (const [id, of] of Map.groupBy(handedOver, ({ actionId }) => actionId)) {
      const taken = of.filter(({ refused }) => !refused);
      if (taken.length > 1) wrong.push(`${id} was handed over ${taken.length} times`);
      const row = rows.get(id);
      if (!row || row.dispatchMode === null) wrong.push(`${id} was handed over, which was not for Sendgate to do`);
      else if (!['SENT', 'FAILED', 'DISPATCHING'].includes(row.status))
        wrong.push(`${id} was handed over and is ${row.status}`);
      if (row && row.erasedAt === null && of.some(({ recipient }) => recipient !== row.recipient))
        wrong.push(`${id} was handed over for another recipient`);
      if (row?.heldAgain === 0 && of.some(({ content }) => !content.includes(edited.get(id) ?? '')))
        wrong.push(`${id} was handed over with another text than was approved`);
    }
    const seen = new Set(handedOver.filter(({ refused }) => !refused).map(({ actionId }) => actionId));
    const unseen = store.submissions.filter((row) => row.dispatchMode && row.status === 'SENT' && !seen.has(row.id));
    return [...wrong, ...unseen.map(({ id }) => `${id} is SENT, and nobody was handed it`)];
  },

  'what was submitted for a test goes nowhere': ({ answers, handedOver, callbacks, store }) => {
    const rows = new Map(store.submissions.map((row) => [row.id, row]));
    const isTest = (id: string) => rows.get(id)?.livemode === false;
    return [
      ...answers
        .filter(({ actionId, key, livemode }) => key && livemode !== rows.get(actionId)?.livemode)
        .map(({ actionId, livemode }) => `${actionId} was answered to a key of the other mode than ${livemode}`),
      ...handedOver
        .filter(({ actionId }) => isTest(actionId))
        .map(({ actionId }) => `${actionId} was handed over, a test`),
      ...callbacks
        .map(({ raw }) => JSON.parse(raw) as { action_id: string; livemode: boolean })
        .filter(({ action_id: id, livemode }) => rows.has(id) && livemode === isTest(id))
        .map(({ action_id: id, livemode }) => `${id} was told as livemode ${livemode}`),
    ];
  },

  'nobody is written to at night': ({ answers, handedOver, days, store }) => {
    const rows = new Map(store.submissions.map((row) => [row.id, row]));
    const isNight = (id: string, at: number) =>
      !days.some(
        ({ workspace, from, to }) => workspace === rows.get(id)?.workspace && at >= from && at <= to + heardOfMs,
      );
    const quiet = new Set(answers.filter((one) => one.quiet).map(({ actionId }) => actionId));
    return [
      ...answers
        .filter((one) => one.quiet && one.replayed === false && mayGoOut.includes(one.status))
        .filter(({ actionId, asked, told }) => isNight(actionId, asked) && isNight(actionId, told))
        .map(({ actionId, status }) => `${actionId} was answered ${status} at night`),
      ...store.released
        .filter(({ submissionId, at }) => isNight(submissionId, at))
        .map(({ submissionId }) => `${submissionId} was released at night`),
      ...handedOver
        .filter(({ actionId, at }) => quiet.has(actionId) && isNight(actionId, at))
        .map(({ actionId }) => `${actionId} was handed over at night`),
    ];
  },

  'what lost its evidence goes out only if somebody says so': ({ answers, attempts, outdated, store }) => {
    const rows = new Map(store.submissions.map((row) => [row.id, row]));
    return outdated.flatMap(({ actionId, at }) => {
      const row = rows.get(actionId);
      const looked = attempts.some(
        (one) => one.actionId === actionId && one.decision === 'approved' && one.ended >= at,
      );
      if (!row || looked) return [];
      const told = answers
        .filter((one) => one.actionId === actionId && !one.listed)
        .some(({ status, asked }) => status === 'APPROVED' && asked > at && row.erasedAt === null);
      return [
        ...(told ? [`${actionId} was answered APPROVED after its evidence was over`] : []),
        ...((row.beganAt ?? 0) > at ? [`${actionId} was begun to be handed over after its evidence was over`] : []),
      ];
    });
  },

  'a callback is signed with a secret its receiver has': ({ callbacks, callbackSecrets }) => {
    const secretsOf = Map.groupBy(callbackSecrets, ({ workspace }) => workspace);
    return callbacks.flatMap((callback) => {
      const all = secretsOf.get(callback.workspace) ?? [];
      // One that was told long enough ago, or one that came after it.
      const known = all.findLastIndex(({ since }) => since + heardOfMs <= callback.at);
      const good = all.slice(Math.max(0, known)).some(({ secret }) => verifies(callback, secret));
      return good ? [] : [`event ${callback.eventId} is not signed with any of ${all.length - known} secrets`];
    });
  },

  'a workspace is shown and told nothing of another': ({ answers, callbacks, handedOver, suppressed, store }) => {
    const owners = new Map(store.submissions.map(({ id, workspace }) => [id, workspace]));
    const foreign = (id: string, workspace: string) => owners.has(id) && owners.get(id) !== workspace;
    const listed = new Set(suppressed.map(({ workspace, recipient }) => `${workspace} ${recipient}`));
    return [
      ...answers
        .filter((one) => foreign(one.actionId, one.workspace))
        .map(({ actionId }) => `${actionId} was shown to another`),
      ...callbacks
        .map(({ raw, workspace }) => ({ id: String(JSON.parse(raw).action_id), workspace }))
        .filter(({ id, workspace }) => foreign(id, workspace))
        .map(({ id }) => `${id} was told to another`),
      ...handedOver
        .filter(({ actionId, workspace }) => foreign(actionId, workspace))
        .map(({ actionId }) => `${actionId} was handed to another`),
      // Nothing else blocks what a soak submits.
      ...answers
        .filter(({ status, recipient }) => status === 'BLOCKED' && recipient !== undefined)
        .filter(({ workspace }) => ![...listed].some((entry) => entry.startsWith(`${workspace} `)))
        .map(({ actionId }) => `${actionId} is BLOCKED by the list of another`),
    ];
  },

  'what is counted is what was submitted': ({ store: { counted, submissions } }) => {
    const named = ({ workspace, livemode }: { workspace: string; livemode: boolean }) => `${workspace} ${livemode}`;
    const stored = Map.groupBy(submissions, named);
    const requests = new Map(counted.map((one) => [named(one), one.requests]));
    return [...new Set([...stored.keys(), ...requests.keys()])]
      .filter((name) => (stored.get(name)?.length ?? 0) !== (requests.get(name) ?? 0))
      .map(
        (name) =>
          `${name} has ${stored.get(name)?.length ?? 0} submissions, and ${requests.get(name) ?? 0} are counted`,
      );
  },
} satisfies Record<string, (evidence: Evidence) => readonly string[]>;

function verifies({ raw, headers, at }: CallbackSeen, secret: string): boolean {
  try {
    return verifyCallback(raw, headers, secret, { now: at / 1_000 }) !== null;
  } catch {
    return false;
  }
}
