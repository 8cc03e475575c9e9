import { pick } from './caller.ts';
import type { DecisionAnswered, Journal } from './evidence.ts';
import { bodyText } from './messages.ts';
import type { SoakPeople } from './people.ts';
import type { Decision, Step } from './plan.ts';

const concluded = { approve: 'approved', 'approve edited': 'approved', reject: 'rejected' } as const;

/** A hold as it was answered, with the workspace it is in. */
interface Hold {
  readonly id: string;
  readonly workspace: string;
}

/** What the people do about holds, in whichever workspace these are. */
export class SoakDesk {
  readonly #people: SoakPeople;
  readonly #journal: Journal;
  #edits = 0;

  constructor(people: SoakPeople, journal: Journal) {
    this.#people = people;
    this.#journal = journal;
  }

  async decide({ earlier, as, undoable }: Extract<Step, { does: 'decide' }>): Promise<void> {
    const hold = this.#hold(earlier);
    if (hold) await this.#decideAbout(hold, as, undoable, this.#people.next());
  }

  async race(earlier: number): Promise<void> {
    const hold = this.#hold(earlier);
    if (!hold) return;
    await Promise.all([this.#decideAbout(hold, 'approve', false, 0), this.#decideAbout(hold, 'reject', false, 1)]);
  }

  /** Approves what the other person has approved and what waits for one more, in a workspace where it takes two. */
  async second(earlier: number, workspace: string): Promise<void> {
    const decided = new Set(this.#journal.decisions.filter((one) => one.decided).map(({ actionId }) => actionId));
    const there = new Set(
      this.#journal.answers.filter((one) => one.workspace === workspace).map((one) => one.actionId),
    );
    const waits = ({ actionId, decision }: DecisionAnswered) =>
      decision === 'approved' && there.has(actionId) && !decided.has(actionId);
    const first = pick(this.#journal.decisions.filter(waits), earlier);
    if (!first) return;
    const other = 1 - this.#people.numberOf(first.by);
    await this.#decideAbout({ id: first.actionId, workspace }, 'approve', false, other);
  }

  async undo(earlier: number): Promise<void> {
    const last = pick(
      this.#journal.decisions.filter(({ decided }) => !decided),
      earlier / 4,
    );
    const workspace = this.#journal.answers.find(({ actionId }) => actionId === last?.actionId)?.workspace;
    if (!last || workspace === undefined) return;
    const at = Date.now();
    const path = `/api/reviews/${last.actionId}/undo`;
    const answer = await this.#people.send(this.#people.numberOf(last.by), workspace, 'POST', path);
    if (answer?.status === 200) this.#journal.undone.push({ actionId: last.actionId, by: last.by, at });
  }

  async edit(earlier: number): Promise<void> {
    const hold = this.#hold(earlier);
    if (!hold) return;
    const by = this.#people.next();
    const version = await this.#people.version(by, hold.workspace, hold.id);
    if (version === null) return;
    const body = { body_text: this.#newText() };
    await this.#people.send(by, hold.workspace, 'POST', `/api/reviews/${hold.id}/edit`, { version, body });
  }

  /** Claims a hold and hands it back. */
  async claim(earlier: number): Promise<void> {
    const hold = this.#hold(earlier);
    if (!hold) return;
    const by = this.#people.next();
    for (const step of ['claim', 'release']) {
      const version = await this.#people.version(by, hold.workspace, hold.id);
      if (version === null) continue;
      const asked = { version, ...(step === 'claim' && { body: {} }) };
      await this.#people.send(by, hold.workspace, 'POST', `/api/reviews/${hold.id}/${step}`, asked);
    }
  }

  async bulk({ as, holds }: Extract<Step, { does: 'bulk' }>, workspace: string): Promise<void> {
    const by = this.#people.next();
    const listed = await this.#people.send(by, workspace, 'GET', `/api/reviews?limit=${holds}`);
    const reviews = (listed?.body.reviews ?? []) as { action_id: string; version: number }[];
    if (reviews.length === 0) return;
    const asked = Date.now();
    const decision = concluded[as];
    const attempts = reviews.map(({ action_id: actionId }) => ({
      ...{ actionId, by: this.#people.email(by), decision },
      ended: Number.POSITIVE_INFINITY,
    }));
    this.#journal.attempts.push(...attempts);
    const answer = await this.#people.send(by, workspace, 'POST', '/api/reviews/bulk', {
      body: {
        decision: as,
        items: reviews.map(({ action_id, version }) => ({ action_id, version })),
        ...(as === 'reject' ? { reason_code: 'tone' } : { reason: 'Agreed with the customer.' }),
      },
    });
    if (answer?.status !== 200) return;
    const told = Date.now();
    for (const attempt of attempts) attempt.ended = told;
    for (const { action_id: actionId, http_status, decided } of answer.body.results as Record<string, unknown>[]) {
      if (http_status !== 200) continue;
      this.#journal.decisions.push({
        ...{ actionId: String(actionId), by: this.#people.email(by), decision, decided: decided === true },
        // A bulk reply does not say whether it was concluded before: who was first is asked of the others.
        ...{ replayed: true, asked, told, bodyText: null },
      });
    }
  }

  async #decideAbout({ id: actionId, workspace }: Hold, as: Decision, undoable: boolean, by: number): Promise<void> {
    const version = await this.#people.version(by, workspace, actionId);
    if (version === null) return;
    const decision = concluded[as];
    const bodyText = as === 'approve edited' ? this.#newText() : null;
    const asked = Date.now();
    const email = this.#people.email(by);
    const attempt = { actionId, by: email, decision, ended: Number.POSITIVE_INFINITY };
    this.#journal.attempts.push(attempt);
    const path = `/api/reviews/${actionId}/${as === 'reject' ? 'reject' : 'approve'}`;
    const why =
      as === 'reject'
        ? { reason_code: 'tone', note: 'Not like this.' }
        : { reason: 'Agreed with the customer.', ...(bodyText && { body_text: bodyText }) };
    const answer = await this.#people.send(by, workspace, 'POST', path, { version, body: { undoable, ...why } });
    // Without an answer it may be under way still.
    if (!answer || answer.status === 503) return;
    const told = Date.now();
    attempt.ended = told;
    if (answer.status !== 200) return;
    const { decided, replayed } = answer.body as { decided: boolean; replayed: boolean };
    this.#journal.decisions.push({ actionId, by: email, decision, decided, replayed, asked, told, bodyText });
  }

  /** A message that is held as far as anybody was told, chosen among them. */
  #hold(earlier: number): Hold | undefined {
    const decided = new Set(this.#journal.decisions.map(({ actionId }) => actionId));
    const held = ({ actionId, status }: { actionId: string; status: string }) =>
      status === 'QUEUED' && !decided.has(actionId);
    const answer = pick(this.#journal.answers.filter(held), earlier);
    return answer && { id: answer.actionId, workspace: answer.workspace };
  }

  #newText(): string {
    this.#edits += 1;
    return `${bodyText('clean')} Any hour of that day will do as well: ${this.#edits}.`;
  }
}
