import { describe, expect, it } from '@jest/globals';
import { GroupCommit } from './group-commit.ts';

/** A statement that is out until the test says how it ended. */
function controlled() {
  const statements: {
    rows: readonly number[];
    end: (results: readonly string[]) => void;
    fail: (error: Error) => void;
  }[] = [];
  const run = (rows: readonly number[]) =>
    new Promise<readonly string[]>((end, fail) => {
      statements.push({ rows, end, fail });
    });
  return { statements, run };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));
const away = Object.assign(new Error('gone'), { code: 'ECONNRESET' });

describe('group commit', () => {
  it('sends a lone row at once and gathers those that arrive while it is out', async () => {
    const { statements, run } = controlled();
    const group = new GroupCommit<number, string>({ run });
    const answers = [group.add(1)];
    await settle();
    answers.push(group.add(2), group.add(3));
    await settle();
    expect(statements.map(({ rows }) => rows)).toEqual([[1]]);
    statements[0]?.end(['one']);
    await settle();
    expect(statements[1]?.rows).toEqual([2, 3]);
    statements[1]?.end(['two', 'three']);
    expect(await Promise.all(answers)).toEqual(['one', 'two', 'three']);
  });

  it('lets one bad row fail alone', async () => {
    const group = new GroupCommit<number, string>({
      run: async (rows) => {
        if (rows.includes(13)) throw new Error('bad row');
        return rows.map(String);
      },
    });
    const results = await Promise.allSettled(Array.from({ length: 40 }, (_, row) => group.add(row)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(results[13]).toMatchObject({ status: 'rejected', reason: { message: 'bad row' } });
    expect(results[39]).toEqual({ status: 'fulfilled', value: '39' });
  });

  it('fails everybody who waits when the store is away, and works again afterwards', async () => {
    const { statements, run } = controlled();
    const group = new GroupCommit<number, string>({ run });
    const results = [group.add(1)];
    await settle();
    results.push(group.add(2));
    const settled = Promise.allSettled(results);
    statements[0]?.fail(away);
    for (const result of await settled) {
      expect(result).toMatchObject({ reason: { code: 'service_unavailable', headers: { 'Retry-After': '5' } } });
    }
    const later = group.add(3);
    await settle();
    statements[1]?.end(['three']);
    expect(await later).toBe('three');
  });

  it('refuses rows beyond its bound, and all rows once closed', async () => {
    const { statements, run } = controlled();
    const group = new GroupCommit<number, string>({ run, maxWaiting: 2 });
    const first = group.add(1);
    await settle();
    const waiting = [group.add(2), group.add(3)];
    await expect(group.add(4)).rejects.toMatchObject({ code: 'service_unavailable' });
    const steps: string[] = [];
    const closed = group.close().then(() => steps.push('closed'));
    statements[0]?.end(['1']);
    await settle();
    // There is room again; it is refused because the group is being closed.
    const taken = group.add(5).then(
      () => 'taken',
      ({ code }) => code,
    );
    expect(await Promise.race([taken, settle()])).toBe('service_unavailable');
    steps.push('the last statement ends');
    statements[1]?.end(['2', '3']);
    await closed;
    expect(steps).toEqual(['the last statement ends', 'closed']);
    expect(await Promise.all([first, ...waiting])).toEqual(['1', '2', '3']);
  });

  it('keeps a statement within its rows and its size', async () => {
    const sizes: number[] = [];
    const group = new GroupCommit<number, number>({
      run: async (rows) => {
        sizes.push(rows.length);
        return rows;
      },
      maxRows: 3,
      maxSize: 10,
      sizeOf: (row) => row,
    });
    await Promise.all([1, 1, 1, 1, 9, 9, 50].map((row) => group.add(row)));
    expect(sizes).toEqual([3, 2, 1, 1]);
  });
});
