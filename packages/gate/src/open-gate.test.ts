import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ProblemError } from '@sendgate/contracts';
import type { GateOptions } from './gate-options.ts';
import { openGate } from './open-gate.ts';
import { blockedBody, message, type TestGate, testGate } from './testing.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function world(): Promise<TestGate> {
  const made = await testGate();
  closing.push(made.close);
  return made;
}

/** The options of a gate that waits for Postgres as long as one in production does. */
function inProduction({ options }: TestGate): GateOptions {
  const { storeTimeoutMs: _, ...rest } = options;
  return rest;
}

/** Stands between the gate and Postgres, and can stop passing anything on without closing. */
async function lineTo(target: URL) {
  const { connect } = await import('node:net');
  const sockets = new Set<Socket>();
  let silent = false;
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => silent || to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target.href);
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  closing.push(async () => {
    cut();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: url.href, cut, mute: (value: boolean) => (silent = value) };
}

/** The first answer that is not a 503: with the short patience of production a busy machine may need a second try. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'service_unavailable') throw error;
    }
  }
}

describe('a gate whose Postgres is away', () => {
  it('opens, answers 503 within 2.5 s, and closes', async () => {
    const made = await world();
    const { key } = made;
    const options = inProduction(made);
    const away = new URL(options.databaseUrl);
    away.port = '1';
    const gate = await openGate({ ...options, databaseUrl: away.href });
    const started = performance.now();
    await expect(gate.authenticateKey(key)).rejects.toMatchObject({ code: 'service_unavailable', status: 503 });
    await expect(gate.ping()).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(performance.now() - started).toBeLessThan(2_500);
    await gate.close();
  });

  it('that falls silent is answered 503 within 2.5 s, and works again once it speaks', async () => {
    const made = await world();
    const options = inProduction(made);
    const line = await lineTo(new URL(options.databaseUrl));
    const gate = await openGate({ ...options, databaseUrl: line.url });
    closing.push(() => gate.close());
    const caller = await untilAnswered(async () => gate.authenticateKey(made.key));
    if (!caller) throw new Error('not accepted');
    await untilAnswered(() => gate.submit(caller, message()));
    line.mute(true);
    const started = performance.now();
    await expect(gate.submit(caller, message())).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(performance.now() - started).toBeLessThan(2_900);
    line.mute(false);
    line.cut();
    const { submission } = await untilAnswered(() => gate.submit(caller, message()));
    expect(submission.status).toBe('APPROVED');
  });

  it('that breaks its connections never yields an answer without a row', async () => {
    const { options, key, database } = await world();
    const line = await lineTo(new URL(options.databaseUrl));
    const gate = await openGate({ ...options, databaseUrl: line.url });
    closing.push(() => gate.close());
    const caller = await gate.authenticateKey(key);
    if (!caller) throw new Error('not accepted');
    const answers: PromiseSettledResult<{ submission: { actionId: string } }>[] = [];
    for (let round = 0; round < 20; round++) {
      const calls = Array.from({ length: 10 }, (_, index) =>
        gate.submit(caller, message({ idempotencyKey: `r${round}-${index}` })),
      );
      await new Promise((resolve) => setImmediate(resolve));
      line.cut();
      answers.push(...(await Promise.allSettled(calls)));
    }
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'service_unavailable' });
      else {
        const rows = await database.sql('SELECT 1 FROM submission WHERE id = $1', [answer.value.submission.actionId]);
        expect(rows).toHaveLength(1);
      }
    }
  });
});

describe('waking the queues', () => {
  it('happens after commit, names only ids, and a listener that throws fails nobody', async () => {
    const seen: unknown[] = [];
    const { options } = await world();
    const woken = await testGate({
      wake: (items) => {
        seen.push(...items);
        throw new Error('queue trouble');
      },
    });
    closing.push(woken.close);
    const { submission } = await woken.gate.submit(woken.caller, message({ metadata: { source_records: [] } }));
    expect(submission.status).toBe('APPROVED');
    const item = (kind: string) => ({ id: expect.any(String), kind, enqueueSeq: 0 });
    expect(seen.splice(0)).toEqual([item('scan_semantic'), item('scan_grounding')]);
    await woken.configure({ callback_url: 'https://hooks.example.org/gate' });
    const held = (await woken.gate.submit(woken.caller, message({ bodyText: blockedBody }))).submission;
    expect(seen.splice(0)).toEqual([item('scan_semantic')]);
    const rejection = { expectedVersion: held.version, reasonCode: 'tone' } as const;
    await woken.gate.reviews.reject(woken.owner, held.actionId, rejection);
    expect(seen).toEqual([item('callback')]);
    expect(options.wake).toBeUndefined();
    expect(await woken.gate.work.takeDue(10, async () => undefined)).toBe(0);
  });
});
