import pg from 'pg';

/**
 * A connection whose statements have no more time than whoever took it has left. One that gets no answer in it ends the
 * connection: what follows, as ROLLBACK does, would wait behind it just as long.
 */
export class TimedClient extends pg.Client {
  /** Milliseconds a statement may take; undefined leaves it to the options of the pool. */
  statementMs: number | undefined;

  override query(...asked: never[]): never {
    const [statement, ...rest] = asked as unknown as [string | pg.QueryConfig | pg.Submittable, ...unknown[]];
    const query: (...timed: unknown[]) => unknown = super.query;
    const answer = query.call(this, this.#timed(statement), ...rest);
    return (answer instanceof Promise ? answer.catch((error: unknown) => this.#giveUp(error)) : answer) as never;
  }

  #timed(statement: string | pg.QueryConfig | pg.Submittable): unknown {
    if (this.statementMs === undefined) return statement;
    const limit = { query_timeout: this.statementMs };
    if (typeof statement === 'string') return { text: statement, ...limit };
    return 'submit' in statement ? Object.assign(statement, limit) : { ...statement, ...limit };
  }

  #giveUp(error: unknown): never {
    if (error instanceof Error && error.message === 'Query read timeout') this.end().catch(() => undefined);
    throw error;
  }
}
