import { type Answer, call, type SignedIn } from '../support/sign-in.ts';
import { countRefusal, expectRefusal } from './caller.ts';
import type { Journal } from './evidence.ts';
import type { SoakWorld } from './soak-world.ts';

/** What is asked for beside method and path; `version` is that of what is changed. */
interface Asked {
  readonly version?: string;
  readonly body?: unknown;
}

/** Two people who are members of both workspaces, at their browsers. Who they are is a number, 0 or 1. */
export class SoakPeople {
  readonly #people: SoakWorld['people'];
  readonly #journal: Journal;
  #turn = 0;

  constructor({ people }: SoakWorld, journal: Journal) {
    this.#people = people;
    this.#journal = journal;
  }

  /** Whoever has not been last. */
  next(): number {
    this.#turn += 1;
    return this.#turn % this.#people.length;
  }

  email(by: number): string {
    return this.#people[by]?.email ?? '';
  }

  /** -1 for somebody else. */
  numberOf(email: string): number {
    return this.#people.findIndex((person) => person.email === email);
  }

  /** The version of a hold. Null where it was not shown. */
  async version(by: number, workspace: string, actionId: string): Promise<string | null> {
    return (await this.send(by, workspace, 'GET', `/api/reviews/${actionId}`))?.headers.get('etag') ?? null;
  }

  /** Null where the connection broke. */
  async send(by: number, workspace: string, method: string, path: string, asked: Asked = {}): Promise<Answer | null> {
    const { version, body } = asked;
    const headers: Record<string, string> = version === undefined ? {} : { 'If-Match': version };
    return this.#told(`${method} ${path}`, () =>
      this.#session(by).send(method, within(workspace, path), { headers, body }),
    );
  }

  async upload(by: number, workspace: string, path: string, file: string): Promise<Answer | null> {
    return this.#told('import', () => this.#session(by).upload(within(workspace, path), 'text/csv', file));
  }

  /** What the CRM does: it has no session. */
  async post(what: string, url: string, headers: Record<string, string>, body: unknown): Promise<Answer | null> {
    return this.#told(what, () => call(url, 'POST', headers, body));
  }

  /** Null for what broke, as a connection does or a store that is away; how often is told with the refusals. */
  async quietly<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      countRefusal(this.#journal, `broke: ${(error as Error).message.split('\n')[0]}`);
      return null;
    }
  }

  async #told(what: string, work: () => Promise<Answer>): Promise<Answer | null> {
    const answer = await this.quietly(work);
    if (answer) expectRefusal(this.#journal, what, answer);
    return answer;
  }

  #session(by: number): SignedIn {
    const person = this.#people[by];
    if (!person) throw new RangeError(`Nobody is ${by}`);
    return person.session;
  }
}

/** Settings and lists name their workspace in the path, everything else in the query. */
function within(workspace: string, path: string): string {
  const named = path.replace('/workspaces/:id/', `/workspaces/${workspace}/`);
  return `${named}${named.includes('?') ? '&' : '?'}workspace=${workspace}`;
}
