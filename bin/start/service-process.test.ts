import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lastLogLine } from './service-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sendgate-log-'));
});
afterAll(() => rm(folder, { recursive: true }));

const told = async (...lines: (string | object)[]) => {
  const file = path.join(folder, 'worker.log');
  await writeFile(file, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
  return lastLogLine(file).replace(` (log: ${file})`, '');
};

describe('what a service said last', () => {
  it('is the newest line that tells of a failure, whatever came after it', async () => {
    expect(await told({ msg: 'ready' }, { msg: 'queue failed', error: 'TypeError' }, { msg: 'stopping' })).toBe(
      'queue failed: TypeError',
    );
    expect(
      await told('node:internal/x', '    throw err;', '', 'Error: no port', '    at main (a.ts:1)', '', 'Node.js v24'),
    ).toBe('Error: no port');
  });

  it('is what it logged before, where its last lines tell nothing', async () => {
    expect(await told({ msg: 'consuming' }, { level: 'info' }, '', '   ')).toBe('consuming');
    expect(await told({ msg: 'consuming' }, ...Array.from({ length: 80 }, () => ({ level: 'info' })))).toBe(
      'consuming',
    );
    expect(await told({ msg: 'consuming' }, '{"level":"in')).toBe('consuming');
  });

  it('is nothing only where it wrote nothing', async () => {
    expect(await told()).toBe('it said nothing');
    expect(await told({ level: 'info' })).toBe('{"level":"info"}');
  });
});
