import { type Answer, call } from '../support/sign-in.ts';
import { countRefusal, expectRefusal, pick, type SoakCaller } from './caller.ts';
import type { Journal } from './evidence.ts';
import { bodyText, recipient } from './messages.ts';
import type { Decision, Step } from './plan.ts';
import type { SoakWorld } from './soak-world.ts';

const concluded = { approve: 'approved', 'approve edited': 'approved', reject: 'rejected' } as const;

/** The people at the dashboard, and what the CRM and the clock do there. */
export class SoakDesk {
  readonly #world: SoakWorld;
  readonly #journal: Journal;
  readonly #caller: SoakCaller;
  /** Imports that were taken and not answered as done so far. */
  readonly #imports = new Map<string, readonly string[]>();
  #turn = 0;
  #edits = 0;

  constructor(world: SoakWorld, journal: Journal, caller: SoakCaller) {
    this.#world = world;
    this.#journal = journal;
    this.#caller = caller;
  }

  async decide(earlier: number, as: Decision, undoable: boolean, by = this.#nextReviewer()): Promise<void> {
    const id = this.#hold(earlier);
    if (id) await this.#decideAbout(id, as, undoable, by);
  }

  async race(earlier: number): Promise<void> {
    const id = this.#hold(earlier);
    if (!id) return;
    await Promise.all([this.#decideAbout(id, 'approve', false, 0), this.#decideAbout(id, 'reject', false, 1)]);
  }

  async undo(earlier: number): Promise<void> {
    const last = pick(
      this.#journal.decisions.filter(({ decided }) => !decided),
      earlier / 4,
    );
    const by = this.#world.reviewers.findIndex(({ email }) => email === last?.by);
    if (!last || by < 0) return;
    const at = Date.now();
    const answer = await this.#send(by, 'POST', `/api/reviews/${last.actionId}/undo`);
    if (answer?.status === 200) this.#journal.undone.push({ actionId: last.actionId, by: last.by, at });
  }

  async edit(earlier: number): Promise<void> {
    const id = this.#hold(earlier);
    const by = this.#nextReviewer();
    const version = id && (await this.#version(by, id));
    if (version) await this.#send(by, 'POST', `/api/reviews/${id}/edit`, version, { body_text: this.#newText() });
  }

  /** Claims a hold and hands it back. */
  async claim(earlier: number): Promise<void> {
    const id = this.#hold(earlier);
    const by = this.#nextReviewer();
    for (const step of ['claim', 'release']) {
      const version = id && (await this.#version(by, id));
      if (version)
        await this.#send(by, 'POST', `/api/reviews/${id}/${step}`, version, step === 'claim' ? {} : undefined);
    }
  }

  async bulk(as: 'approve' | 'reject', holds: number): Promise<void> {
    const by = this.#nextReviewer();
    const listed = await this.#send(by, 'GET', `/api/reviews?limit=${holds}`);
    const reviews = (listed?.body.reviews ?? []) as { action_id: string; version: number }[];
    if (reviews.length === 0) return;
    const asked = Date.now();
    const decision = concluded[as];
    const attempts = reviews.map(({ action_id: actionId }) => ({
      actionId,
      decision,
      ended: Number.POSITIVE_INFINITY,
    }));
    this.#journal.attempts.push(...attempts);
    const answer = await this.#send(by, 'POST', '/api/reviews/bulk', undefined, {
      decision: as,
      items: reviews.map(({ action_id, version }) => ({ action_id, version })),
      ...(as === 'reject' ? { reason_code: 'tone' } : { reason: 'Agreed with the customer.' }),
    });
    if (answer?.status !== 200) return;
    const told = Date.now();
    for (const attempt of attempts) attempt.ended = told;
    for (const { action_id: actionId, http_status, decided } of answer.body.results as Record<string, unknown>[]) {
      if (http_status !== 200) continue;
      this.#journal.decisions.push({
        ...{ actionId: String(actionId), by: this.#email(by), decision, decided: decided === true },
        // A bulk reply does not say whether it was concluded before: who was first is asked of the others.
        ...{ replayed: true, asked, told, bodyText: null },
      });
    }
  }

  async import(): Promise<void> {
    const listed = Array.from({ length: 3 }, () => recipient('email', this.#caller.nextPerson()));
    // Somebody who was written to before, so that holds end.
    const written = pick(
      this.#journal.answers.filter((one) => one.recipient?.includes('@')),
      0.2,
    )?.recipient;
    const recipients = written ? [...listed, written] : listed;
    const answer = await this.#upload(recipients.join('\n'));
    if (answer?.status === 202) this.#imports.set(String(answer.body.import_id), recipients);
    await this.followImports();
  }

  /** Asks what became of the imports; how many have not ended. */
  async followImports(): Promise<number> {
    for (const [id, recipients] of this.#imports) {
      const answer = await this.#send(0, 'GET', this.#ofWorkspace(`suppression/imports/${id}`));
      if (answer?.body.state !== 'done') continue;
      this.#imports.delete(id);
      this.#journal.suppressed.push(...recipients.map((one) => ({ recipient: one, since: Date.now() })));
      this.#caller.suppressed.push(...recipients);
    }
    return this.#imports.size;
  }

  async backtest(): Promise<void> {
    const version = await this.#saveDraft();
    if (version) await this.#send(0, 'POST', '/api/policy/draft/backtest', version, { submissions: 50 });
  }

  /** Changes the draft, publishes it and puts it in force. */
  async changePolicy(): Promise<void> {
    const version = await this.#saveDraft();
    const published = version && (await this.#send(0, 'POST', '/api/policy/draft/publish', version));
    if (!published) return;
    const { snapshot_id: id } = (published.body.snapshot ?? {}) as { snapshot_id?: string };
    const listed = id && (await this.#send(0, 'GET', '/api/policy/snapshots?limit=1'));
    if (!listed) return;
    await this.#send(0, 'POST', `/api/policy/snapshots/${id}/activate`, `"${listed.body.version}"`);
  }

  /** Changes the draft in a way that lets no message pass and holds none; its version. */
  async #saveDraft(): Promise<string | null | undefined> {
    const draft = await this.#send(0, 'GET', '/api/policy/draft');
    const version = draft?.headers.get('etag');
    if (draft?.status !== 200 || !version) return null;
    const { templates, rules, settings, active_snapshot_id } = draft.body as Record<string, object>;
    this.#edits += 1;
    const changed = { ...settings, competitor_list: [`Competitor ${this.#edits} of nobody`] };
    const body = { templates, rules, settings: changed, based_on: active_snapshot_id };
    const saved = await this.#send(0, 'PUT', '/api/policy/draft', version, body);
    return saved?.status === 200 ? saved.headers.get('etag') : null;
  }

  async intake(n: number, { drafts }: Extract<Step, { does: 'intake' }>): Promise<void> {
    const { crm, intakeUrl } = this.#world;
    const items = Array.from({ length: drafts }, (_, index) => {
      const to = recipient('email', this.#caller.nextPerson());
      const id = String(1_000 * n + index);
      crm.putContact({ id, email: to });
      return {
        ...{ type: 'draft', event_id: `intake-${id}`, portalId: crm.portalId, contact: { id, email: to } },
        ...{ subject: 'A question', body_text: bodyText(index % 2 === 0 ? 'held' : 'clean') },
      };
    });
    const body = JSON.stringify(items);
    const asked = Date.now();
    const signed = { ...crm.sign({ url: intakeUrl, body, at: asked }) };
    const answer = await this.#quietly(() => call(intakeUrl, 'POST', signed, items));
    if (!answer) return;
    expectRefusal(this.#journal, 'intake', answer);
    const told = Date.now();
    for (const { event_id, action_id: actionId, status, error } of (answer.body.results ?? []) as Record<
      string,
      string
    >[]) {
      if (error) countRefusal(this.#journal, `intake: ${error}`);
      if (!actionId || !status) continue;
      this.#journal.answers.push({ actionId, status: status as 'QUEUED', asked, told, key: `crm:${event_id}` });
      this.#caller.actions.push(actionId);
    }
  }

  /** As if some messages had been decided long ago: what has ended is erased, told or not. */
  async retention(): Promise<void> {
    const { sql, gate, owner } = this.#world;
    await this.#quietly(async () => {
      // Past the trigger that keeps a creation time: only the passing of time would bring this about.
      await sql(`SET session_replication_role = replica; UPDATE submission SET created_at = created_at - interval '31 days' WHERE id IN (
        SELECT id FROM submission WHERE erased_at IS NULL AND status NOT IN ('QUEUED', 'DISPATCHING')
        ORDER BY created_at, id LIMIT 5)`);
      await gate.privacy.applyRetention(owner.workspaceId);
    });
  }

  async #decideAbout(actionId: string, as: Decision, undoable: boolean, by: number): Promise<void> {
    const version = await this.#version(by, actionId);
    if (!version) return;
    const decision = concluded[as];
    const bodyText = as === 'approve edited' ? this.#newText() : null;
    const asked = Date.now();
    const attempt = { actionId, decision, ended: Number.POSITIVE_INFINITY };
    this.#journal.attempts.push(attempt);
    const answer = await this.#send(
      by,
      'POST',
      `/api/reviews/${actionId}/${as === 'reject' ? 'reject' : 'approve'}`,
      version,
      {
        undoable,
        ...(as === 'reject'
          ? { reason_code: 'tone', note: 'Not like this.' }
          : { reason: 'Agreed with the customer.', ...(bodyText && { body_text: bodyText }) }),
      },
    );
    // Without an answer it may be under way still.
    if (!answer || answer.status === 503) return;
    const told = Date.now();
    attempt.ended = told;
    if (answer.status !== 200) return;
    const { decided, replayed } = answer.body as { decided: boolean; replayed: boolean };
    this.#journal.decisions.push({ actionId, by: this.#email(by), decision, decided, replayed, asked, told, bodyText });
  }

  /** A message that is held as far as anybody was told, chosen among them. */
  #hold(earlier: number): string | undefined {
    const decided = new Set(this.#journal.decisions.map(({ actionId }) => actionId));
    const held = this.#journal.answers.filter(({ actionId, status }) => status === 'QUEUED' && !decided.has(actionId));
    return pick(held, earlier)?.actionId;
  }

  async #version(by: number, actionId: string): Promise<string | null | undefined> {
    return (await this.#send(by, 'GET', `/api/reviews/${actionId}`))?.headers.get('etag');
  }

  /** Null where the connection broke. */
  async #send(by: number, method: string, path: string, version?: string, body?: unknown): Promise<Answer | null> {
    const { reviewers, owner } = this.#world;
    const workspace = `${path.includes('?') ? '&' : '?'}workspace=${owner.workspaceId}`;
    const headers: Record<string, string> = version === undefined ? {} : { 'If-Match': version };
    const session = reviewers[by]?.session;
    const answer = await this.#quietly(async () => session?.send(method, path + workspace, { headers, body }));
    if (answer) expectRefusal(this.#journal, `${method} ${path}`, answer);
    return answer ?? null;
  }

  async #upload(file: string): Promise<Answer | null> {
    const session = this.#world.reviewers[0]?.session;
    const answer = await this.#quietly(async () =>
      session?.upload(this.#ofWorkspace('suppression/imports'), 'text/csv', file),
    );
    if (answer) expectRefusal(this.#journal, 'import', answer);
    return answer ?? null;
  }

  /** Null for what broke, as a connection does or a store that is away; how often is told with the refusals. */
  async #quietly<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      countRefusal(this.#journal, `broke: ${(error as Error).message.split('\n')[0]}`);
      return null;
    }
  }

  #ofWorkspace(path: string): string {
    return `/api/workspaces/${this.#world.owner.workspaceId}/${path}`;
  }

  #newText(): string {
    this.#edits += 1;
    return `${bodyText('clean')} Any hour of that day will do as well: ${this.#edits}.`;
  }

  #nextReviewer(): number {
    this.#turn += 1;
    return this.#turn % this.#world.reviewers.length;
  }

  #email(by: number): string {
    return this.#world.reviewers[by]?.email ?? '';
  }
}
