import { createHash } from 'node:crypto';
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

/** Opens the store that the sign-in library reads and writes. */
export type IdentityStore = (options: BetterAuthOptions) => DBAdapter<BetterAuthOptions>;

type Row = Record<string, unknown>;
type NewRow<T> = Omit<Parameters<Operations['create']>[0], 'data'> & { data: Omit<T, 'id'> };
type Operations = DBTransactionAdapter<BetterAuthOptions>;

/** What the store keeps in place of a session token: its SHA-256, base64url. */
export function sessionTokenDigest(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('base64url');
}

/**
 * Wraps an identity store so that it never holds a session token, only its digest: whoever reads a backup of the
 * store cannot sign in with it. Rows come back carrying the token they were asked by, because the library goes on to
 * update and delete by that value.
 */
export function hashSessionTokens(store: IdentityStore): IdentityStore {
  return (options) => {
    const inner = store(options);
    return {
      ...inner,
      ...wrap(inner),
      transaction: (callback) => inner.transaction((operations) => callback({ ...operations, ...wrap(operations) })),
    };
  };
}

function wrap(inner: Operations) {
  return {
    create: async <T extends Row, R = T>(call: NewRow<T>): Promise<R> => {
      const data: Row = { ...call.data };
      const token = call.model === 'session' && typeof data.token === 'string' ? data.token : null;
      if (token === null) return inner.create<Row, R>({ ...call, data });
      data.token = sessionTokenDigest(token);
      return withToken(await inner.create<Row, R>({ ...call, data }), new Map([[sessionTokenDigest(token), token]]));
    },
    findOne: async <T>(call: Parameters<Operations['findOne']>[0]): Promise<T | null> => {
      const { where, tokens } = digestWhere(call.model, call.where);
      return withToken(await inner.findOne<T>({ ...call, where }), tokens);
    },
    findMany: async <T>(call: Parameters<Operations['findMany']>[0]): Promise<T[]> => {
      if (!call.where) return inner.findMany<T>(call);
      const { where, tokens } = digestWhere(call.model, call.where);
      return (await inner.findMany<T>({ ...call, where })).map((row) => withToken(row, tokens));
    },
    count: (call: Parameters<Operations['count']>[0]) =>
      inner.count(call.where ? { ...call, where: digestWhere(call.model, call.where).where } : call),
    update: async <T>(call: Parameters<Operations['update']>[0]): Promise<T | null> => {
      const { where, tokens } = digestWhere(call.model, call.where);
      return withToken(await inner.update<T>({ ...call, where }), tokens);
    },
    updateMany: (call: Parameters<Operations['updateMany']>[0]) =>
      inner.updateMany({ ...call, where: digestWhere(call.model, call.where).where }),
    delete: <T>(call: Parameters<Operations['delete']>[0]) =>
      inner.delete<T>({ ...call, where: digestWhere(call.model, call.where).where }),
    deleteMany: (call: Parameters<Operations['deleteMany']>[0]) =>
      inner.deleteMany({ ...call, where: digestWhere(call.model, call.where).where }),
    consumeOne: async <T>(call: Parameters<Operations['consumeOne']>[0]): Promise<T | null> => {
      const { where, tokens } = digestWhere(call.model, call.where);
      return withToken(await inner.consumeOne<T>({ ...call, where }), tokens);
    },
  };
}

function digestWhere(model: string, where: Where[]): { where: Where[]; tokens: ReadonlyMap<string, string> } {
  const tokens = new Map<string, string>();
  if (model !== 'session') return { where, tokens };
  const digest = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const hashed = sessionTokenDigest(value);
    tokens.set(hashed, value);
    return hashed;
  };
  const digested = where.map((condition) =>
    condition.field === 'token'
      ? ({
          ...condition,
          value: Array.isArray(condition.value) ? condition.value.map(digest) : digest(condition.value),
        } as Where)
      : condition,
  );
  return { where: digested, tokens };
}

function withToken<T>(row: T, tokens: ReadonlyMap<string, string>): T {
  if (row === null || typeof row !== 'object' || !('token' in row)) return row;
  const token = typeof row.token === 'string' ? tokens.get(row.token) : undefined;
  return token === undefined ? row : { ...row, token };
}
