import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lastLogLine, untilReady } from './service-process.ts';

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
    expect(
      await told({ msg: 'ready' }, { level: 'error', msg: 'queue failed', error: 'TypeError' }, { msg: 'stopping' }),
    ).toBe('queue failed: TypeError');
    const taken = {
      level: 'error',
      msg: 'start failed',
      error_name: 'Error',
      error_message: 'listen EADDRINUSE: address in use :::3000',
    };
    expect(
      await told(taken, { level: 'info', msg: 'stopping', reason: 'start failed' }, { msg: 'stopped', exit_code: 1 }),
    ).toBe('start failed: listen EADDRINUSE: address in use :::3000');
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

describe('a service that starts', () => {
  const impatient = { unreadyMs: 0, silentMs: 60_000 };
  const service = (hasEnded: () => boolean) => ({
    name: 'api' as const,
    logFile: path.join(folder, 'api.log'),
    hasEnded,
    ended: new Promise<never>(() => undefined),
  });
  /** A readiness address nobody listens at before `open` is called. */
  const address = async (status: number) => {
    const server = createServer((_request, response) =>
      response.writeHead(status).end('{"checks":{"postgres":"down"}}'),
    );
    const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
    await listen(0);
    const { port } = server.address() as AddressInfo;
    const close = () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    await close();
    return { url: `http://127.0.0.1:${port}/readyz`, open: () => listen(port), close };
  };

  it('is waited for as long as it says nothing', async () => {
    const { url, open, close } = await address(200);
    let looks = 0;
    const late = service(() => {
      if (++looks === 3) void open();
      return false;
    });
    expect(await untilReady(late, url, impatient)).toBeNull();
    await close();
  });

  it('is given up once it answers that it is not ready', async () => {
    const { url, open, close } = await address(503);
    await open();
    const unready = service(() => false);
    await writeFile(unready.logFile, 'no store\n');
    await expect(untilReady(unready, url, impatient)).rejects.toThrow('answered 503: postgres down');
    await close();
  });
});
