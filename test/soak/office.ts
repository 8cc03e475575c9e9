import { randomBytes } from 'node:crypto';
import { until } from '../support/until.ts';
import { countRefusal, pick, type SoakCaller, scoped } from './caller.ts';
import type { Journal } from './evidence.ts';
import { bodyText, quietHours, recipient } from './messages.ts';
import type { SoakPeople } from './people.ts';
import type { Step } from './plan.ts';
import type { SoakWorld } from './soak-world.ts';

/** What admins do beside reviews, and what the CRM and the clocks do to a workspace. */
export class SoakOffice {
  readonly #world: SoakWorld;
  readonly #people: SoakPeople;
  readonly #journal: Journal;
  readonly #caller: SoakCaller;
  /** Imports and erasures that were taken and not answered as done so far. */
  readonly #imports = new Map<string, readonly string[]>();
  readonly #erasures = new Map<string, Journal['erased'][number]>();
  #edits = 0;
  #secretLost = false;

  constructor(world: SoakWorld, people: SoakPeople, journal: Journal, caller: SoakCaller) {
    this.#world = world;
    this.#people = people;
    this.#journal = journal;
    this.#caller = caller;
  }

  async import(): Promise<void> {
    const { id } = this.#world.main;
    const listed = Array.from({ length: 3 }, () => recipient('email', this.#caller.nextPerson()));
    // Somebody who was written to before, so that holds end.
    const may = this.#journal.answers.filter(
      ({ workspace, recipient: to }) => workspace === id && to?.includes('@soak-') && !this.#caller.forgotten.has(to),
    );
    const written = pick(may, 0.2)?.recipient;
    const recipients = written ? [...listed, written] : listed;
    const path = '/api/workspaces/:id/suppression/imports';
    const answer = await this.#people.upload(0, id, path, recipients.join('\n'));
    if (answer?.status === 202) this.#imports.set(String(answer.body.import_id), recipients);
    await this.follow();
  }

  /** Forgets somebody who was written to. */
  async erase(earlier: number): Promise<void> {
    const listed = new Set([...this.#caller.suppressed, ...this.#caller.forgotten]);
    const one = pick(
      this.#journal.answers.filter(({ recipient: to }) => to !== undefined && !listed.has(to)),
      earlier,
    );
    if (one?.recipient === undefined) return;
    const { workspace, recipient: to } = one;
    this.#caller.forgotten.add(to);
    const asked = Date.now();
    const answer = await this.#people.send(0, workspace, 'POST', '/api/privacy/erase', { body: { recipient: to } });
    if (answer?.status === 202) {
      this.#erasures.set(String(answer.body.erasure_id), { workspace, recipient: to, asked });
    }
    await this.follow();
  }

  /** Asks what became of imports and erasures; how many have not ended. */
  async follow(): Promise<number> {
    const { id: workspace } = this.#world.main;
    for (const [id, recipients] of this.#imports) {
      const answer = await this.#people.send(0, workspace, 'GET', `/api/workspaces/:id/suppression/imports/${id}`);
      if (answer?.body.state !== 'done') continue;
      this.#imports.delete(id);
      this.#journal.suppressed.push(...recipients.map((to) => ({ workspace, recipient: to, since: Date.now() })));
      this.#caller.suppressed.push(...recipients);
    }
    for (const [id, erasure] of this.#erasures) {
      const answer = await this.#people.send(0, erasure.workspace, 'GET', `/api/privacy/erasures/${id}`);
      if (answer?.body.state !== 'done') continue;
      this.#erasures.delete(id);
      this.#journal.erased.push(erasure);
    }
    return this.#imports.size + this.#erasures.size;
  }

  async backtest(): Promise<void> {
    const version = await this.#saveDraft();
    const body = { submissions: 50 };
    if (version)
      await this.#people.send(0, this.#world.main.id, 'POST', '/api/policy/draft/backtest', { version, body });
  }

  /** Changes the draft, publishes it and puts it in force. */
  async changePolicy(): Promise<void> {
    const { id: workspace } = this.#world.main;
    const version = await this.#saveDraft();
    const published =
      version && (await this.#people.send(0, workspace, 'POST', '/api/policy/draft/publish', { version }));
    if (!published) return;
    const { snapshot_id: id } = (published.body.snapshot ?? {}) as { snapshot_id?: string };
    const listed = id && (await this.#people.send(0, workspace, 'GET', '/api/policy/snapshots?limit=1'));
    if (!listed) return;
    const asked = { version: `"${listed.body.version}"` };
    await this.#people.send(0, workspace, 'POST', `/api/policy/snapshots/${id}/activate`, asked);
  }

  /** Changes the draft in a way that lets no message pass and holds none; its version. */
  async #saveDraft(): Promise<string | null> {
    const { id } = this.#world.main;
    const draft = await this.#people.send(0, id, 'GET', '/api/policy/draft');
    const version = draft?.headers.get('etag');
    if (draft?.status !== 200 || !version) return null;
    const { templates, rules, settings, active_snapshot_id } = draft.body as Record<string, object>;
    this.#edits += 1;
    const changed = { ...settings, competitor_list: [`Competitor ${this.#edits} of nobody`] };
    const body = { templates, rules, settings: changed, based_on: active_snapshot_id };
    const saved = await this.#people.send(0, id, 'PUT', '/api/policy/draft', { version, body });
    return saved?.status === 200 ? saved.headers.get('etag') : null;
  }

  async intake(n: number, { drafts }: Extract<Step, { does: 'intake' }>): Promise<void> {
    const { crm, intakeUrl, main } = this.#world;
    const items = Array.from({ length: drafts }, (_, index) => {
      const to = recipient('email', this.#caller.nextPerson());
      const id = String(1_000 * n + index);
      crm.putContact({ id, email: to });
      return {
        ...{ type: 'draft', event_id: `intake-${id}`, portalId: crm.portalId, contact: { id, email: to } },
        ...{ subject: 'A question', body_text: bodyText(index % 2 === 0 ? 'held' : 'clean') },
      };
    });
    const asked = Date.now();
    const signed = { ...crm.sign({ url: intakeUrl, body: JSON.stringify(items), at: asked }) };
    const answer = await this.#people.post('intake', intakeUrl, signed, items);
    const told = Date.now();
    const of = { workspace: main.id, livemode: true };
    const results = (answer?.body.results ?? []) as Record<string, string>[];
    for (const { event_id, action_id: actionId, status, error } of results) {
      if (error) countRefusal(this.#journal, `intake: ${error}`);
      if (!actionId || !status) continue;
      const key = scoped(of, `crm:${event_id}`);
      this.#journal.answers.push({ ...of, actionId, status: status as 'QUEUED', asked, told, key });
      this.#caller.actions.push({ id: actionId, by: 'live' });
    }
  }

  /** A secret that the receiver knows before, or one of which it is told. */
  async rotate(workspace: string): Promise<void> {
    const secrets = this.#journal.callbackSecrets as Writable<Journal['callbackSecrets'][number]>[];
    this.#edits += 1;
    if (this.#secretLost || this.#edits % 2 === 0) {
      const own = { workspace, secret: `whsec_${randomBytes(24).toString('base64')}`, since: Number.POSITIVE_INFINITY };
      this.#journal.secrets.push(own.secret);
      secrets.push(own);
      if (await this.#patchSettings(workspace, { callback_secret: own.secret })) own.since = Date.now();
      else this.#secretLost = true;
      return;
    }
    // As if its day were over: only who knows the secret in force may be left without the one before it.
    await this.#people.quietly(() =>
      this.#world.sql(`UPDATE callback_endpoint SET previous_until = now() WHERE workspace_id = '${workspace}'`),
    );
    const answer = await this.#people.send(0, workspace, 'POST', '/api/workspaces/:id/callback-secret/rotate');
    if (answer?.status !== 200) this.#secretLost = answer === null || answer.status >= 500 || this.#secretLost;
    else {
      const secret = String(answer.body.callback_secret);
      this.#journal.secrets.push(secret);
      secrets.push({ workspace, secret, since: Date.now() });
    }
  }

  /** Lets it be day for who is held for the night, and night again. */
  async day(workspace: string): Promise<void> {
    await this.dawn(workspace);
    const hours = quietHours(new Date());
    if (!(await this.#patchSettings(workspace, { quiet_hours: hours }))) return;
    const days = this.#journal.days as Writable<Journal['days'][number]>[];
    for (const day of days) if (day.workspace === workspace) day.to = Math.min(day.to, Date.now());
  }

  /**
   * Lets it be day from now on. What was held for the night ends by itself, once every process has heard of it. False, and
   * nothing is waited for, where nobody said that it is done.
   */
  async dawn(workspace: string): Promise<boolean> {
    this.#journal.days.push({ workspace, from: Date.now(), to: Number.POSITIVE_INFINITY });
    const isDay = await this.#patchSettings(workspace, { quiet_hours: { ...quietHours(new Date()), enabled: false } });
    if (!isDay) return false;
    const nobodyWaits = async () => (await this.#people.quietly(() => this.#releaseHeld(workspace))) === 0;
    await this.#people.quietly(() => until('the night is over', nobodyWaits, { everyMs: 500, mostSeconds: 10 }));
    return true;
  }

  /** How many are held for the night still. */
  async #releaseHeld(workspace: string): Promise<number> {
    const { sql, gate } = this.#world;
    const waiting = await sql(
      `UPDATE submission SET release_at = now() - interval '1 second' WHERE workspace_id = '${workspace}'
        AND status = 'QUEUED' AND queue_reason = 'quiet_hours' AND release_at IS NOT NULL RETURNING id`,
    );
    await gate.reviews.releaseDue();
    return waiting.length;
  }

  /** As if some messages' evidence had grown too old: nobody has sent them so far. */
  async outdate(): Promise<void> {
    const outdated = await this.#people.quietly(() =>
      this.#world.sql<{ id: string }>(
        `UPDATE submission SET evidence_expires_at = now() - interval '1 second' WHERE id IN (
          SELECT id FROM submission WHERE status IN ('APPROVED', 'DISPATCHING') AND evidence_expires_at > now()
            AND dispatch_began_at IS NULL AND erased_at IS NULL ORDER BY created_at, id LIMIT 3)
          AND dispatch_began_at IS NULL RETURNING id`,
      ),
    );
    const at = Date.now();
    this.#journal.outdated.push(...(outdated ?? []).map(({ id }) => ({ actionId: id, at })));
  }

  /** As if some messages had been decided long ago: what has ended is erased, told or not. */
  async retention(): Promise<void> {
    const { sql, gate, main, neighbour } = this.#world;
    await this.#people.quietly(async () => {
      // Past the trigger that keeps a creation time: only the passing of time would bring this about.
      await sql(`SET session_replication_role = replica; UPDATE submission SET created_at = created_at - interval '31 days' WHERE id IN (
        SELECT id FROM submission WHERE erased_at IS NULL AND status NOT IN ('QUEUED', 'DISPATCHING')
        ORDER BY created_at, id LIMIT 5)`);
      for (const { id } of [main, neighbour]) await gate.privacy.applyRetention(id);
    });
  }

  async #patchSettings(workspace: string, body: object): Promise<boolean> {
    const path = '/api/workspaces/:id/settings';
    const version = (await this.#people.send(0, workspace, 'GET', path))?.headers.get('etag');
    if (!version) return false;
    return (await this.#people.send(0, workspace, 'PATCH', path, { version, body }))?.status === 200;
  }
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
