import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { LeasedItem } from '@sendgate/gate';
import { blockedBody, message } from '@sendgate/gate/testing';
import { describeWithRedis, type PrivateRedis, privateRedis } from '@sendgate/queues/testing';
import { type DeliveryWorld, deliveryWorld } from '../testing/delivery-world.ts';
import { deliverCallback } from './deliver-callback.ts';

function describeDelivery(name: string, open: () => Promise<DeliveryWorld>, close = async () => {}): void {
  describe(`a callback, queues in ${name}`, () => {
    let world: DeliveryWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(async () => {
      await world.close();
      await close();
    });
    afterEach(async () => {
      // What a test left waiting is delivered, so that the next begins with nothing.
      world.receiver.treat((res) => res.writeHead(204).end());
      await world.enable();
      await world.skipWaits();
      await world.settle();
      world.receiver.posts.length = 0;
    });

    const decide = async () => {
      const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody }));
      expect(submission.status).toBe('QUEUED');
      const actor = await world.person('reviewer');
      const reason = 'Checked with the customer on the phone.';
      await world.gate.reviews.approve(actor, submission.actionId, { expectedVersion: submission.version, reason });
      return submission.actionId;
    };
    const stateOf = async (eventId: string) => world.gate.callbacks.find(world.workspaceId, eventId);

    it('tells of an approval once, signed over the bytes that arrive', async () => {
      const actionId = await decide();
      await world.settle();
      expect(world.receiver.posts).toHaveLength(1);
      const [post] = world.receiver.posts;
      const timestamp = post?.headers['x-service-signature-timestamp'] ?? '';
      const mac = createHmac('sha256', 'a-secret-of-sixteen')
        .update(`${timestamp}.`)
        .update(post?.body ?? '');
      expect(post?.headers['x-service-signature']).toBe(`v1=${mac.digest('hex')}`);
      expect(JSON.parse(String(post?.body))).toMatchObject({ event: 'gate.review.approved', action_id: actionId });
      const event = await stateOf(post?.headers['x-service-event-id'] ?? '');
      expect(event).toMatchObject({ state: 'delivered', attemptCount: 1, actionId });
    });

    it('keeps its id and its bytes over retries, signed anew each time, and counts its attempts', async () => {
      world.receiver.treat((res) => res.writeHead(world.receiver.posts.length < 3 ? 500 : 200).end('busy'));
      const eventId = await world.gate.callbacks.sendTest(world.owner);
      for (let n = 0; n < 3; n += 1) {
        await world.settle();
        await world.skipWaits();
      }
      await world.settle();
      expect(world.receiver.posts.map(({ headers }) => headers['x-service-delivery-attempt'])).toEqual(['1', '2', '3']);
      expect(new Set(world.receiver.posts.map(({ body }) => body.toString('hex'))).size).toBe(1);
      expect(new Set(world.receiver.posts.map(({ headers }) => headers['x-service-event-id']))).toEqual(
        new Set([eventId]),
      );
      const event = await stateOf(eventId);
      expect(event?.state).toBe('delivered');
      expect(event?.attempts.map(({ outcome, statusCode }) => [outcome, statusCode])).toEqual([
        ['http_500', 500],
        ['http_500', 500],
        ['delivered', 200],
      ]);
    });

    it('is not posted again when the store was away while its answer was written down', async () => {
      const eventId = await world.gate.callbacks.sendTest(world.owner);
      const [row] = await world.database.sql<{ id: string }>('SELECT id FROM work_item WHERE ref_id = $1', [eventId]);
      const item = (await world.gate.work.claim(row?.id ?? '', 30)) as LeasedItem;
      const { delivery } = world.gate;
      let refused = 0;
      const recordAttempt: typeof delivery.recordAttempt = (...given) => {
        refused += 1;
        return refused === 1 ? Promise.reject(new Error('away')) : delivery.recordAttempt(...given);
      };
      const parts = { ...world.parts.delivery, delivery: { ...delivery, recordAttempt } };
      await deliverCallback(parts, item, new AbortController().signal);
      await world.settle();
      expect(world.receiver.posts).toHaveLength(1);
      expect(await stateOf(eventId)).toMatchObject({ state: 'delivered', attemptCount: 1 });
    });

    it('waits as long as the receiver asks, also when others get through meanwhile, unless a person sends it again', async () => {
      world.receiver.treat((res) => res.writeHead(503, { 'Retry-After': '900' }).end());
      const eventId = await world.gate.callbacks.sendTest(world.owner);
      await world.settle();
      const waitsAsAsked = async () => {
        const waitMs = ((await stateOf(eventId))?.nextAttemptAt?.getTime() ?? 0) - Date.now();
        expect(waitMs).toBeGreaterThan(880_000);
        expect(waitMs).toBeLessThan(901_000);
      };
      await waitsAsAsked();
      world.receiver.treat((res) => res.writeHead(204).end());
      await world.database.sql('UPDATE callback_endpoint SET consecutive_failures = 5, failing_since = now()');
      await world.gate.callbacks.sendTest(world.owner);
      await world.settle();
      expect(await world.gate.callbacks.endpoint(world.workspaceId)).toMatchObject({ state: 'healthy' });
      await waitsAsAsked();
      await world.gate.callbacks.retry(world.owner, eventId);
      await world.settle();
      expect(await stateOf(eventId)).toMatchObject({ state: 'delivered' });
    });

    it('waits no longer for the workers that died over it, and starts anew when it is replayed', async () => {
      world.receiver.treat((res) => res.writeHead(500).end());
      const eventId = await world.gate.callbacks.sendTest(world.owner);
      const [row] = await world.database.sql<{ id: string }>('SELECT id FROM work_item WHERE ref_id = $1', [eventId]);
      for (let death = 0; death < 3; death += 1) {
        await world.gate.work.claim(row?.id ?? '', 30);
        await world.database.sql("UPDATE work_item SET lease_until = now() - interval '1 second' WHERE id = $1", [
          row?.id,
        ]);
      }
      const waitSeconds = async () => {
        await world.settle();
        return ((await stateOf(eventId))?.nextAttemptAt?.getTime() ?? 0) / 1_000 - Date.now() / 1_000;
      };
      expect(await waitSeconds()).toBeLessThanOrEqual(6);
      await world.skipWaits();
      expect(await waitSeconds()).toBeGreaterThan(20);
      await world.gate.callbacks.retry(world.owner, eventId);
      expect(await waitSeconds()).toBeLessThanOrEqual(6);
    });

    it('ends a receiver that answers 410, parks what follows, and delivers that when it is enabled again', async () => {
      world.receiver.treat((res) => res.writeHead(410).end());
      const first = await world.gate.callbacks.sendTest(world.owner);
      await world.settle();
      expect((await stateOf(first))?.state).toBe('dead');
      expect((await world.gate.callbacks.endpoint(world.workspaceId)).state).toBe('disabled');
      await decide();
      await world.settle();
      expect(world.receiver.posts).toHaveLength(1);
      expect(await world.enable()).toMatchObject({ state: 'disabled', ping: { outcome: 'http_410', statusCode: 410 } });
      world.receiver.treat((res) => res.writeHead(200).end());
      expect(await world.enable()).toMatchObject({ state: 'healthy', resumed: 1 });
      await world.settle();
      const events = world.receiver.posts.map(({ headers }) => headers['x-service-event']);
      expect(events).toEqual(['gate.test', 'gate.test', 'gate.test', 'gate.review.approved']);
      for (const { headers } of world.receiver.posts) expect(headers['x-service-signature']).toMatch(/^v1=/);
    });

    it('that is under way when the receiver moves goes to the new address at once, whatever the old one answers', async () => {
      const answers = [
        (res: ServerResponse) => res.writeHead(410).end(),
        (res: ServerResponse) => res.writeHead(503, { 'Retry-After': '3600' }).end(),
      ];
      for (const [index, answer] of answers.entries()) {
        const moved = `${world.callbackUrl}/${index}`;
        world.receiver.treat((res, { path }) => {
          if (moved.endsWith(path)) res.writeHead(204).end();
          else void world.configure({ callback_url: moved }).then(() => answer(res));
        });
        const eventId = await world.gate.callbacks.sendTest(world.owner);
        await world.settle();
        expect(await stateOf(eventId)).toMatchObject({ state: 'delivered', attemptCount: 2 });
        const { state, consecutiveFailures } = await world.gate.callbacks.endpoint(world.workspaceId);
        expect([state, consecutiveFailures]).toEqual(['healthy', 0]);
        await world.configure({ callback_url: world.callbackUrl });
      }
    });

    it('whose last attempt is under way when the receiver moves has all of its attempts at the new address', async () => {
      const moved = `${world.callbackUrl}/moved`;
      world.receiver.treat((res, { path }) => {
        if (moved.endsWith(path)) res.writeHead(500).end();
        else void world.configure({ callback_url: moved }).then(() => res.writeHead(500).end());
      });
      const eventId = await world.gate.callbacks.sendTest(world.owner);
      await world.database.sql('UPDATE work_item SET attempt = max_attempts - 1 WHERE ref_id = $1', [eventId]);
      await world.settle();
      expect(await stateOf(eventId)).toMatchObject({ state: 'pending', attemptCount: 2 });
      const [item] = await world.database.sql('SELECT attempt FROM work_item WHERE ref_id = $1', [eventId]);
      expect(item).toEqual({ attempt: 1 });
      await world.configure({ callback_url: world.callbackUrl });
    });

    it('whose receiver moves between its last claim and its attempt has all of its attempts at the new address', async () => {
      world.receiver.treat((res) => res.writeHead(500).end());
      const eventId = await world.gate.callbacks.sendTest(world.owner);
      await world.database.sql('UPDATE work_item SET attempt = max_attempts - 1 WHERE ref_id = $1', [eventId]);
      const [row] = await world.database.sql<{ id: string }>('SELECT id FROM work_item WHERE ref_id = $1', [eventId]);
      const item = (await world.gate.work.claim(row?.id ?? '', 30)) as LeasedItem;
      await world.configure({ callback_url: `${world.callbackUrl}/moved` });
      await deliverCallback(world.parts.delivery, item, new AbortController().signal);
      expect(await stateOf(eventId)).toMatchObject({ state: 'pending', attemptCount: 1 });
      await world.configure({ callback_url: world.callbackUrl });
    });

    it('to an address that is off limits at the time of sending is given up at once and sent nowhere', async () => {
      await world.configure({ callback_url: 'http://10.1.2.3:81/callbacks' });
      const eventId = await world.gate.callbacks.sendTest(world.owner);
      await world.settle();
      await world.configure({ callback_url: world.callbackUrl });
      const event = await stateOf(eventId);
      expect(event).toMatchObject({ state: 'dead' });
      expect(event?.attempts).toMatchObject([{ outcome: 'egress_blocked', statusCode: null }]);
      expect(world.receiver.posts).toHaveLength(0);
    });

    it('that waits when the URL is removed is given up on record, and reaches the next URL by a replay', async () => {
      const from = new Date(Date.now() - 60_000);
      world.receiver.treat((res) => res.writeHead(503).end());
      const retried = await decide();
      await world.settle();
      world.receiver.treat((res) => res.writeHead(410).end());
      await world.gate.callbacks.sendTest(world.owner);
      await world.settle();
      const parked = await decide();
      await world.settle();
      world.receiver.posts.length = 0;
      await world.configure({ callback_url: null });
      await world.skipWaits();
      await world.settle();
      for (const actionId of [retried, parked]) {
        const submission = await world.gate.findSubmission(world.workspaceId, actionId);
        expect(submission).toMatchObject({ callback: { state: 'dead' } });
      }
      const dead = await world.gate.callbacks.list(world.workspaceId, { state: 'dead' });
      const lost = await Promise.all(dead.items.map(({ eventId }) => stateOf(eventId)));
      expect(lost.filter((event) => event?.attempts.at(-1)?.outcome === 'no_callback_url')).toHaveLength(2);
      expect(world.receiver.posts).toHaveLength(0);
      world.receiver.treat((res) => res.writeHead(204).end());
      await world.configure({ callback_url: world.callbackUrl });
      expect(await world.gate.callbacks.replayRange(world.owner, { from, to: new Date(Date.now() + 60_000) })).toBe(2);
      await world.settle();
      const told = world.receiver.posts.map(
        ({ body }) => (JSON.parse(String(body)) as { action_id: string }).action_id,
      );
      expect(told.sort()).toEqual([retried, parked].sort());
    });

    it('is signed with both secrets after a rotation', async () => {
      await world.gate.callbacks.rotateSecret(world.owner);
      await world.gate.callbacks.sendTest(world.owner);
      await world.settle();
      const [post] = world.receiver.posts;
      const headers = post?.headers ?? {};
      const old = createHmac('sha256', 'a-secret-of-sixteen');
      const mac = old
        .update(`${headers['x-service-signature-timestamp']}.`)
        .update(post?.body ?? '')
        .digest('hex');
      expect(headers['x-service-signature-previous']).toBe(`v1=${mac}`);
      expect(headers['x-service-signature']).not.toBe(`v1=${mac}`);
    });

    it('is replayed by hand under the same id', async () => {
      const eventId = await world.gate.callbacks.sendTest(world.owner);
      await world.settle();
      await world.gate.callbacks.retry(world.owner, eventId);
      await world.settle();
      expect(world.receiver.posts.map(({ headers }) => headers['x-service-event-id'])).toEqual([eventId, eventId]);
    });
  });
}

describeDelivery('Postgres', () => deliveryWorld());

let redis: PrivateRedis;
describeWithRedis('with redis-server', () => {
  describeDelivery(
    'Redis',
    async () => {
      redis = await privateRedis();
      await redis.start();
      return deliveryWorld(redis.url);
    },
    () => redis.kill(),
  );
});
