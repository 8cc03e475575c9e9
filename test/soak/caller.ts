import type { SubmissionStatus } from '@sendgate/contracts';
import { type ApiClient, type ApiReply, apiClient } from '../support/api-client.ts';
import type { Answer } from '../support/sign-in.ts';
import type { Answered, Journal } from './evidence.ts';
import { bodyText, channelOf, recipient, submission } from './messages.ts';
import { type CallerName, callerNames, type Step } from './plan.ts';
import type { SoakWorkspace, SoakWorld } from './soak-world.ts';

/** Statuses of an answer that say no to what was asked, or that nothing can be said now. */
const refusals = [400, 404, 409, 412, 422, 428, 429, 503];

/** A key of a workspace, and a connection with each api. */
interface Keyholder {
  readonly name: CallerName;
  readonly workspace: string;
  readonly livemode: boolean;
  readonly clients: readonly ApiClient[];
}

/** What was sent under a key first. */
interface Sent {
  readonly by: Keyholder;
  readonly key: string;
  readonly version: 'v1' | 'v2';
  readonly body: Record<string, unknown>;
  readonly quiet: boolean;
}

/** Whoever asks the api over HTTP, with a memory of what was asked, for repeats and polls. */
export class SoakCaller {
  readonly #journal: Journal;
  readonly #holders: Readonly<Record<CallerName, Keyholder>>;
  readonly #sent: Sent[] = [];
  /** Action ids of answered submissions, oldest first, with who submitted them. */
  readonly actions: { readonly id: string; readonly by: CallerName }[] = [];
  /** People on the suppression list of the busiest workspace since an answer said so. */
  readonly suppressed: string[] = [];
  /** People whose erasure was asked for: nobody writes to them any more. */
  readonly forgotten = new Set<string>();
  readonly #turns = { live: 0, test: 0, neighbour: 0 };
  #asked = 0;
  #people = 0;

  constructor(world: SoakWorld, journal: Journal) {
    this.#journal = journal;
    const apis = world.posts.filter(({ kind }) => kind === 'api');
    const holder = (name: CallerName, { id, keys }: SoakWorkspace, livemode: boolean): Keyholder => {
      const key = livemode ? keys.live : keys.test;
      return { name, workspace: id, livemode, clients: apis.map(({ port }) => apiClient(port, key)) };
    };
    const { main, neighbour } = world;
    this.#holders = {
      live: holder('live', main, true),
      test: holder('test', main, false),
      neighbour: holder('neighbour', neighbour, true),
    };
  }

  /** The number of a new person. */
  nextPerson(): number {
    this.#people += 1;
    return this.#people;
  }

  async submit({ by: name, version, channel, text, twice }: Extract<Step, { does: 'submit' }>): Promise<void> {
    const over = version === 'v1' ? 'email' : channelOf(text, channel);
    const listed = (entry: string) => entry.includes('@soak-') && !this.forgotten.has(entry);
    const known = text === 'suppressed' ? this.suppressed.findLast(listed) : undefined;
    const to = known ?? recipient(over, this.nextPerson());
    this.#turns[name] += 1;
    // Everybody counts for themselves: a key of one is a key of the others as well.
    const key = `soak-${this.#turns[name]}`;
    const body = { ...submission(version, over, text, to), idempotency_key: key };
    const sent = { by: this.#holders[name], key, version, body, quiet: text === 'quiet' && version === 'v2' };
    this.#sent.push(sent);
    await Promise.all(twice ? [this.#post(sent), this.#post(sent)] : [this.#post(sent)]);
  }

  async repeat({ earlier, changed }: Extract<Step, { does: 'repeat' }>): Promise<void> {
    const sent = pick(this.#sent, earlier);
    if (!sent) return;
    const another = { body_text: bodyText('clean'), ...('subject' in sent.body && { subject: 'Another subject' }) };
    await this.#post(changed ? { ...sent, body: { ...sent.body, ...another } } : sent);
  }

  /** Repeats what was never answered, as callers do who lost an answer. How many there are still. */
  async repeatUnanswered(): Promise<number> {
    for (const sent of this.#unanswered()) await this.#post(sent);
    return this.#unanswered().length;
  }

  async poll({ earlier, stranger }: Extract<Step, { does: 'poll' | 'report' }>, version: 'v1' | 'v2'): Promise<void> {
    const action = pick(this.actions, earlier);
    if (action) await this.#ask(this.#whoAsks(action.by, stranger), 'GET', `/${version}/gate/outbound/${action.id}`);
  }

  async report({ earlier, stranger }: Extract<Step, { does: 'poll' | 'report' }>): Promise<void> {
    const action = pick(this.actions, earlier);
    if (!action) return;
    const body = { status: earlier < 0.8 ? 'sent' : 'failed' };
    await this.#ask(this.#whoAsks(action.by, stranger), 'POST', `/v1/gate/outbound/${action.id}/delivery`, body);
  }

  async list(name: CallerName): Promise<void> {
    const by = this.#holders[name];
    const asked = Date.now();
    const reply = await this.#call(by, 'GET', '/v1/gate/submissions?limit=50');
    if (reply.status !== 200) return this.#expected('list', reply);
    for (const { action_id, status } of reply.body.submissions as { action_id: string; status: SubmissionStatus }[]) {
      this.#journal.answers.push({ ...this.#answered(by, action_id, status, asked), listed: true });
    }
  }

  async preview(earlier: number): Promise<void> {
    // One of a few keys, so that many are asked for again.
    const key = `preview-${Math.floor(earlier * 20)}`;
    const content = bodyText(earlier < 0.5 ? 'clean' : 'held');
    const reply = await this.#call(this.#holders.live, 'POST', '/v1/check', {
      content,
      content_type: 'message',
      idempotency_key: key,
    });
    if (reply.status === 200) this.#journal.verdicts.push({ key, verdict: JSON.stringify(reply.body.verdict) });
    else this.#expected('preview', reply);
  }

  close(): void {
    for (const { clients } of Object.values(this.#holders)) for (const client of clients) client.close();
  }

  /** Whoever submitted it, or who has no business with it: somebody of another workspace. */
  #whoAsks(name: CallerName, stranger: boolean): Keyholder {
    const own = this.#holders[name];
    const others = callerNames
      .map((other) => this.#holders[other])
      .filter(({ workspace }) => workspace !== own.workspace);
    return (stranger && others[0]) || own;
  }

  #unanswered(): Sent[] {
    const answered = new Set(this.#journal.answers.map(({ key }) => key));
    return this.#sent.filter(({ by, key }) => !answered.has(scoped(by, key)));
  }

  #post({ by, key, version, body, quiet }: Sent): Promise<void> {
    const of = { key: scoped(by, key), recipient: String(body.recipient), quiet };
    return this.#ask(by, 'POST', `/${version}/gate/outbound`, body, of);
  }

  async #ask(
    by: Keyholder,
    method: string,
    path: string,
    body?: unknown,
    of: Pick<Answered, 'key' | 'recipient' | 'quiet'> = {},
  ): Promise<void> {
    const asked = Date.now();
    const reply = await this.#call(by, method, path, body);
    if (reply.status !== 200) {
      this.#expected(`${method} ${path}`, reply);
      return;
    }
    const actionId = String(reply.body.action_id);
    const replayed = of.key === undefined ? undefined : reply.headers['idempotency-replayed'] === 'true';
    this.#journal.answers.push({
      ...this.#answered(by, actionId, reply.body.status as SubmissionStatus, asked),
      ...of,
      ...(replayed !== undefined && { replayed }),
    });
    if (replayed === false) this.actions.push({ id: actionId, by: by.name });
  }

  #answered({ workspace, livemode }: Keyholder, actionId: string, status: SubmissionStatus, asked: number): Answered {
    return { actionId, workspace, livemode, status, asked, told: Date.now() };
  }

  #call({ clients }: Keyholder, method: string, path: string, body?: unknown): Promise<ApiReply> {
    this.#asked += 1;
    const client = clients[this.#asked % clients.length];
    if (!client) throw new RangeError('A soak needs an api');
    return client.call(method, path, body);
  }

  #expected(what: string, reply: ApiReply): void {
    if (reply.status !== 0) expectRefusal(this.#journal, what, reply);
  }
}

/** A key together with where it counts: every workspace has its own, and so have its tests. */
export function scoped({ workspace, livemode }: Pick<Answered, 'workspace' | 'livemode'>, key: string): string {
  return `${workspace} ${livemode} ${key}`;
}

/** Counts a refusal, and keeps an answer that nothing allows. */
export function expectRefusal(journal: Journal, what: string, { status, body }: Pick<Answer, 'status' | 'body'>): void {
  if (status < 300) return;
  const asked = what.replaceAll(/(?:act|era|imp|snap|ws)_\w+/g, '…');
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
