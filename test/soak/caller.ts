import type { SubmissionStatus } from '@sendgate/contracts';
import { type ApiClient, type ApiReply, apiClient } from '../support/api-client.ts';
import type { Answer } from '../support/sign-in.ts';
import type { Journal } from './evidence.ts';
import { bodyText, recipient, submission } from './messages.ts';
import type { Step } from './plan.ts';
import type { SoakWorld } from './soak-world.ts';

/** Statuses of an answer that say no to what was asked, or that nothing can be said now. */
const refusals = [400, 404, 409, 412, 422, 428, 429, 503];

/** Whoever asks the api over HTTP, with a memory of what was asked, for repeats and polls. */
export class SoakCaller {
  readonly #journal: Journal;
  readonly #clients: readonly ApiClient[];
  /** Every key with what was sent under it first. */
  readonly #sent: { key: string; version: 'v1' | 'v2'; body: Record<string, unknown> }[] = [];
  /** Action ids of answered submissions, oldest first. */
  readonly actions: string[] = [];
  /** People on the suppression list since an answer said so. */
  readonly suppressed: string[] = [];
  #asked = 0;
  #people = 0;

  constructor(world: SoakWorld, journal: Journal) {
    this.#journal = journal;
    this.#clients = world.posts.filter(({ kind }) => kind === 'api').map(({ port }) => apiClient(port, world.apiKey));
  }

  /** The number of a new person. */
  nextPerson(): number {
    this.#people += 1;
    return this.#people;
  }

  async submit(n: number, { version, channel, text, twice }: Extract<Step, { does: 'submit' }>): Promise<void> {
    const over = version === 'v1' ? 'email' : channel;
    const known = text === 'suppressed' ? this.suppressed.findLast((entry) => entry.includes('@soak-')) : undefined;
    const to = known ?? recipient(over, this.nextPerson());
    const key = `soak-${n}`;
    const body = { ...submission(version, known ? 'email' : over, text, to), idempotency_key: key };
    this.#sent.push({ key, version, body });
    const once = () => this.#post(version, key, body);
    await Promise.all(twice ? [once(), once()] : [once()]);
  }

  async repeat({ earlier, changed }: Extract<Step, { does: 'repeat' }>): Promise<void> {
    const sent = pick(this.#sent, earlier);
    if (!sent) return;
    const another = { body_text: bodyText('clean'), ...('subject' in sent.body && { subject: 'Another subject' }) };
    await this.#post(sent.version, sent.key, changed ? { ...sent.body, ...another } : sent.body);
  }

  /** Repeats what was never answered, as callers do who lost an answer. How many there are still. */
  async repeatUnanswered(): Promise<number> {
    for (const { version, key, body } of this.#unanswered()) await this.#post(version, key, body);
    return this.#unanswered().length;
  }

  async poll(earlier: number, version: 'v1' | 'v2'): Promise<void> {
    const id = pick(this.actions, earlier);
    if (id) await this.#ask('GET', `/${version}/gate/outbound/${id}`);
  }

  async report(earlier: number): Promise<void> {
    const id = pick(this.actions, earlier);
    if (id) await this.#ask('POST', `/v1/gate/outbound/${id}/delivery`, { status: earlier < 0.8 ? 'sent' : 'failed' });
  }

  async list(): Promise<void> {
    this.#expected('list', await this.#call('GET', '/v1/gate/submissions?limit=50'));
  }

  async preview(earlier: number): Promise<void> {
    // One of a few keys, so that many are asked for again.
    const key = `preview-${Math.floor(earlier * 20)}`;
    const content = bodyText(earlier < 0.5 ? 'clean' : 'held');
    const reply = await this.#call('POST', '/v1/check', { content, content_type: 'message', idempotency_key: key });
    if (reply.status === 200) this.#journal.verdicts.push({ key, verdict: JSON.stringify(reply.body.verdict) });
    else this.#expected('preview', reply);
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  #unanswered() {
    const answered = new Set(this.#journal.answers.map(({ key }) => key));
    return this.#sent.filter(({ key }) => !answered.has(key));
  }

  #post(version: 'v1' | 'v2', key: string, body: Record<string, unknown>): Promise<void> {
    return this.#ask('POST', `/${version}/gate/outbound`, body, { key, recipient: String(body.recipient) });
  }

  async #ask(
    method: string,
    path: string,
    body?: unknown,
    of: { key?: string; recipient?: string } = {},
  ): Promise<void> {
    const asked = Date.now();
    const reply = await this.#call(method, path, body);
    if (reply.status !== 200) {
      this.#expected(`${method} ${path}`, reply);
      return;
    }
    const actionId = String(reply.body.action_id);
    const status = reply.body.status as SubmissionStatus;
    const replayed = of.key === undefined ? undefined : reply.headers['idempotency-replayed'] === 'true';
    this.#journal.answers.push({
      ...{ actionId, status, asked, told: Date.now(), ...of },
      ...(replayed !== undefined && { replayed }),
    });
    if (replayed === false) this.actions.push(actionId);
  }

  #call(method: string, path: string, body?: unknown): Promise<ApiReply> {
    this.#asked += 1;
    const client = this.#clients[this.#asked % this.#clients.length];
    if (!client) throw new RangeError('A soak needs an api');
    return client.call(method, path, body);
  }

  #expected(what: string, reply: ApiReply): void {
    if (reply.status !== 0) expectRefusal(this.#journal, what, reply);
  }
}

/** Counts a refusal, and keeps an answer that nothing allows. */
export function expectRefusal(journal: Journal, what: string, { status, body }: Pick<Answer, 'status' | 'body'>): void {
  if (status < 300) return;
  const asked = what.replaceAll(/(?:act|imp|snap|ws)_\w+/g, '…');
  const line = `${asked}: ${status} ${String(body.code ?? '')}`;
  if (refusals.includes(status)) countRefusal(journal, line);
  else journal.unexpected.push(line);
}

export function countRefusal({ refused }: Journal, line: string): void {
  refused.set(line, (refused.get(line) ?? 0) + 1);
}

/** The newest at 0, the oldest towards 1. */
export function pick<T>(all: readonly T[], earlier: number): T | undefined {
  return all[all.length - 1 - Math.floor(earlier * all.length)];
}
