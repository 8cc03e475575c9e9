import { expect, it } from '@jest/globals';
import { openGate } from './open-gate.ts';
import { inContexts, type Operations, operationContexts } from './operation-contexts.ts';
import { testGate } from './testing.ts';

type Table<Leaf> = { readonly [name: string]: Leaf | Table<Leaf> };
type Operation = (...input: unknown[]) => unknown;

/** The leaves of a table by their names, in the order of the table. */
function leavesOf<Leaf>(
  table: Table<Leaf>,
  isLeaf: (member: unknown) => member is Leaf,
  within = '',
): [string, Leaf][] {
  return Object.entries(table).flatMap(([name, member]) =>
    isLeaf(member) ? [[within + name, member]] : leavesOf(member as Table<Leaf>, isLeaf, `${within}${name}.`),
  );
}

const isOperation = (member: unknown) => typeof member === 'function';
const isContext = (member: unknown) => typeof member === 'string';

/** Every operation of the gate as one of whose statements, be it the first or the last, finds no Postgres. */
function failing(table: Table<string>): Table<Operation> {
  const fail = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  return Object.fromEntries(
    Object.entries(table).map(([name, member]) => [name, isContext(member) ? fail : failing(member)]),
  );
}

it('ends every operation in service_unavailable where Postgres fails any statement of it', async () => {
  const operations = inContexts(failing(operationContexts) as unknown as Operations) as unknown as Table<Operation>;
  const guarded = new Set(
    leavesOf(operationContexts, isContext).flatMap(([name, context]) => (context === 'none' ? [] : [name])),
  );
  const ends = await Promise.all(
    leavesOf(operations, isOperation)
      .filter(([name]) => guarded.has(name))
      .map(async ([name, operation]) => {
        const [end] = await Promise.allSettled([operation('ws_test')]);
        return [name, end.status === 'rejected' && end.reason.code];
      }),
  );
  expect(ends.length).toBeGreaterThan(100);
  expect(ends.filter(([, code]) => code !== 'service_unavailable')).toEqual([]);
});

it('ends those of no context in service_unavailable as well, where they ask Postgres', async () => {
  const made = await testGate();
  const away = new URL(made.options.databaseUrl);
  away.port = '1';
  const gate = await openGate({ ...made.options, databaseUrl: away.href });
  const { signal } = new AbortController();
  const asks: Record<string, () => Promise<unknown>> = {
    authenticateKey: async () => gate.authenticateKey(made.key),
    follow: () => gate.reviews.follow(made.caller.workspaceId, { after: null, follow: false, signal }).next(),
    ping: gate.ping,
    isolated: gate.isolated,
    migrationState: gate.migrationState,
    clockSkewSeconds: gate.clockSkewSeconds,
  };
  for (const ask of Object.values(asks)) {
    await expect(ask()).rejects.toMatchObject({ code: 'service_unavailable' });
  }
  await gate.close();
  await made.close();
});
