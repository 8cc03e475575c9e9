import pg from 'pg';

/** SQLSTATE of a write where only reading is allowed. */
const READ_ONLY = '25006';

/**
 * A connection whose statements have no more time than whoever took it has left. One that gets no answer in it ends the
 * connection: what follows, as ROLLBACK does, would wait behind it just as long. So does one that is told that nothing may
 * be written there: a primary that became a standby may keep its connections, while new ones reach the one in its place.
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
    const isOver =
      error instanceof Error &&
      (error.message === 'Query read timeout' || ('code' in error && error.code === READ_ONLY));
    if (isOver) this.end().catch(() => undefined);
    throw error;
  }
}
