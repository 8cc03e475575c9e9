import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { count } from '@sendgate/gate/testing';
import { type DeliveryWorld, deliveryWorld } from '../testing/delivery-world.ts';
import { endless, gzipBomb, provisional } from '../testing/hostile-treatments.ts';
import { loopbackReceiver, type Treatment } from '../testing/loopback-receiver.ts';
import { expiredCertificate } from '../testing/receiver-certificates.ts';
import { sendLimits } from './send.ts';

const status =
  (code: number, headers: Record<string, string> = {}): Treatment =>
  (res) =>
    res.writeHead(code, headers).end('noted');
/** What a receiver does, what becomes of the event, and how the attempt is logged. */
const matrix: readonly [string, Treatment, string, string, number | null][] = [
  ['answers 200', status(200), 'delivered', 'delivered', 200],
  ['answers 201', status(201), 'delivered', 'delivered', 201],
  ['answers 204', status(204), 'delivered', 'delivered', 204],
  ['answers 301', status(301, { Location: 'http://127.0.0.1:1/' }), 'pending', 'http_301', 301],
  ['answers 400', status(400), 'pending', 'http_400', 400],
  ['answers 404', status(404), 'pending', 'http_404', 404],
  ['answers 408', status(408), 'pending', 'http_408', 408],
  ['answers 410', status(410), 'dead', 'http_410', 410],
  ['answers 425', status(425), 'pending', 'http_425', 425],
  ['answers 429', status(429, { 'Retry-After': '120' }), 'pending', 'http_429', 429],
  ['answers 500', status(500), 'pending', 'http_500', 500],
  ['answers 502', status(502), 'pending', 'http_502', 502],
  ['answers 503', status(503, { 'Retry-After': '120' }), 'pending', 'http_503', 503],
  ['answers 504', status(504), 'pending', 'http_504', 504],
  ['hangs', () => {}, 'pending', 'timeout', null],
  ['resets the connection', (_res, _post, socket) => socket.resetAndDestroy(), 'pending', 'connection_failed', null],
  ['drips its body', (res) => void res.writeHead(200).write('a'), 'delivered', 'delivered', 200],
  ['never ends its body', endless, 'delivered', 'delivered', 200],
  ['sends a gzip bomb', gzipBomb, 'delivered', 'delivered', 200],
  ['floods with provisional answers', provisional, 'pending', 'connection_failed', null],
  ['speaks no HTTP', (_res, _post, socket) => socket.end('220 mail ESMTP\r\n'), 'pending', 'connection_failed', null],
];

describe('the event of a receiver that', () => {
  let world: DeliveryWorld;
  beforeAll(async () => {
    world = await deliveryWorld(undefined, {
      requestMs: count(1_500, sendLimits.requestMs),
      answerBodyMs: count(200, sendLimits.answerBodyMs),
    });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.database.sql(`UPDATE callback_endpoint SET consecutive_failures = 0, failing_since = NULL,
      next_probe_at = NULL, disabled_at = NULL, disabled_reason = NULL`);
    await world.database.sql("UPDATE work_item SET state = 'DONE', finished_at = now() WHERE kind = 'callback'");
  });

  async function attempted(state: string, outcome: string, statusCode: number | null): Promise<void> {
    const eventId = await world.gate.callbacks.sendTest(world.owner);
    await world.settle();
    const event = await world.gate.callbacks.find(world.workspaceId, eventId);
    expect(event).toMatchObject({ state, attempts: [{ attempt: 1, outcome, statusCode }] });
    // At full counts the limits are those of every delivery.
    expect(event?.attempts[0]?.durationMs).toBeLessThanOrEqual(16_000);
  }

  it.each(matrix)('%s', async (_does, treatment, state, outcome, statusCode) => {
    world.receiver.treat(treatment);
    await attempted(state, outcome, statusCode);
    expect((await world.gate.callbacks.endpoint(world.workspaceId)).state).toBe(
      statusCode === 410 ? 'disabled' : 'healthy',
    );
  });

  it.each([
    ['speaks no TLS', undefined],
    ['shows a certificate that has expired, and that nobody signed', expiredCertificate],
  ])('%s is sent nothing', async (_does, tls) => {
    const receiver = await loopbackReceiver(tls && { tls });
    await world.configure({ callback_url: `https://127.0.0.1:${receiver.port}/callbacks` });
    try {
      await attempted('pending', 'tls_failed', null);
      expect(receiver.posts).toEqual([]);
    } finally {
      await world.configure({ callback_url: world.callbackUrl });
      await receiver.close();
    }
  });

  it.each([
    ['in seconds', () => '600'],
    ['as a date', () => new Date(Date.now() + 600_000).toUTCString()],
  ])('asks for ten minutes %s is due no sooner', async (_how, retryAfter) => {
    world.receiver.treat(status(429, { 'Retry-After': retryAfter() }));
    const eventId = await world.gate.callbacks.sendTest(world.owner);
    await world.settle();
    const due = (await world.gate.callbacks.find(world.workspaceId, eventId))?.nextAttemptAt?.getTime() ?? 0;
    const waitSeconds = (due - Date.now()) / 1_000;
    expect(waitSeconds).toBeGreaterThan(540);
    expect(waitSeconds).toBeLessThanOrEqual(601);
  });
});
