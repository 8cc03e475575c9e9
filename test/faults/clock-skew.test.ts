import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { channels } from '@sendgate/contracts';
import { connectQueues } from '@sendgate/queues';
import { startApiProcess } from '../../services/api/src/testing/api-process.ts';
import { startWorkerProcess } from '../../services/worker/src/testing/worker-process.ts';
import { apiClient } from '../support/api-client.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';
import { type FaultWorld, faultWorld, harmlessMessage } from './fault-world.ts';

const preload = pathToFileURL(join(import.meta.dirname, '..', 'support', 'shift-clock.ts')).href;
/** Seconds by which a figure may be off on a busy machine; nothing beside a clock that is ten minutes wrong. */
const slack = 60;

describe.each([
  ['ahead', 600],
  ['behind', -600],
])('a clock that is ten minutes %s', (_which, shift) => {
  let world: FaultWorld;
  let wrongClock: Record<string, string>;
  beforeAll(async () => {
    world = await faultWorld();
    wrongClock = {
      ...world.environment,
      NODE_OPTIONS: `--import=${preload}`,
      SENDGATE_TEST_CLOCK_SHIFT_MS: String(shift * 1_000),
    };
  });
  afterAll(() => world.close());

  it('leaves the leases and waits of a worker alone, shows in its signatures, and is told', async () => {
    const port = await freePort();
    const worker = startWorkerProcess({ ...wrongClock, WORKER_PORT: String(port) });
    await worker.consuming;
    const leases: number[] = [];
    const stamps: number[] = [];
    let copies = 0;
    world.receiver.treat((res, post) => {
      copies += 1;
      stamps.push(Number(post.headers['x-service-signature-timestamp']) - Date.now() / 1_000);
      const first = copies === 1;
      void world.database
        .sql<{ seconds: number }>(
          `SELECT extract(epoch FROM lease_until - now())::float8 AS seconds FROM work_item WHERE state = 'LEASED'`,
        )
        .then((rows) => {
          leases.push(...rows.map(({ seconds }) => seconds));
          res.writeHead(first ? 503 : 204).end();
        });
    });
    await world.configure({ callback_secret: 'a-secret-of-sixteen-letters' });
    await world.gate.callbacks.sendTest(world.owner);
    // The row says when the next attempt is due as soon as the first was refused.
    let wait = Number.NaN;
    await until('the attempt is refused', async () => {
      const [row] = await world.database.sql<{ seconds: number }>(
        `SELECT extract(epoch FROM next_run_at - now())::float8 AS seconds FROM work_item
         WHERE kind = 'callback' AND state = 'PENDING' AND last_error_class IS NOT NULL`,
      );
      wait = row?.seconds ?? wait;
      return row !== undefined;
    });
    expect(wait).toBeLessThanOrEqual(6);
    await until('the second attempt', () => copies === 2);

    expect(leases.length).toBeGreaterThan(0);
    expect(leases.filter((seconds) => seconds <= 0 || seconds > 30)).toEqual([]);
    expect(stamps.map((stamp) => Math.abs(stamp - shift) < slack)).toEqual([true, true]);
    const page = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    let skew = 0;
    await until('the clock is compared', async () => {
      skew = Number(/^clock_skew_seconds (\S+)$/m.exec(await page('/metrics'))?.[1]);
      return skew !== 0;
    });
    expect(Math.abs(skew - shift)).toBeLessThan(slack);
    expect(JSON.parse(await page('/readyz'))).toMatchObject({
      ready: false,
      checks: { clock: 'down', postgres: 'ok' },
    });
    expect(worker.lines.join('\n')).toContain('the clock of this host is wrong');
    expect(await worker.stop()).toBe(0);
  });

  it('ticks no worker ahead or behind the others: what is done by the clock is done by that of Postgres', async () => {
    const worker = startWorkerProcess({ ...wrongClock, WORKER_PORT: String(await freePort()) });
    await worker.consuming;
    const backend = connectQueues({ databaseUrl: world.database.url }, 'producer');
    try {
      const { native } = await backend.queue('review-expiry');
      let ticks: number[] = [];
      await until('the clock ticks', async () => {
        const jobs = await native.getJobs(['completed', 'active', 'waiting']);
        ticks = jobs.flatMap(({ id }) => /^tick_(\d+)$/.exec(id ?? '')?.[1] ?? []).map(Number);
        return ticks.length > 0;
      });
      expect(ticks.filter((tick) => Math.abs(tick * 60 - Date.now() / 1_000) > 60 + slack)).toEqual([]);
    } finally {
      await backend.close();
      await worker.stop();
    }
  });

  it('takes an api out of rotation, which decides and dates by Postgres all the same', async () => {
    const api = await startApiProcess(wrongClock);
    const client = apiClient(api.port, world.key);
    const { status, body } = await client.submit(harmlessMessage());
    expect([status, body.status]).toEqual([200, 'APPROVED']);
    expect(Math.abs(Date.parse(String(body.created_at)) - Date.now()) / 1_000).toBeLessThan(slack);
    const text = { channel: 'sms', recipient: '+14155550188', subject: undefined };
    const held = await client.submit({
      ...harmlessMessage(),
      ...text,
      body_text: 'As an AI model, I cannot write this.',
    });
    const minutes = (Date.parse(String(held.body.respond_by)) - Date.parse(String(held.body.created_at))) / 60_000;
    expect([held.body.status, minutes]).toEqual(['QUEUED', channels.sms.reviewTargetMinutes]);
    const ready = await client.call('GET', '/readyz');
    expect([ready.status, ready.body]).toEqual([
      503,
      expect.objectContaining({ checks: expect.objectContaining({ clock: 'down' }) }),
    ]);
    client.close();
    expect(await api.stop()).toBe(0);
  });
});
