import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { blockedBody, count, message, showMeasured } from '@sendgate/gate/testing';
import { Webhook } from 'standardwebhooks';
import { type DeliveryWorld, deliveryWorld } from '../testing/delivery-world.ts';
import { receiverAccepts } from '../testing/independent-receiver.ts';

const limitMs = count(120_000, 900_000);

describe('many callbacks', () => {
  let world: DeliveryWorld;
  beforeAll(async () => {
    world = await deliveryWorld();
  });
  afterAll(() => world.close());
  afterEach(() => {
    world.receiver.posts.length = 0;
  });

  const send = async (many: number) => {
    const ids: string[] = [];
    for (let n = 0; n < many; n += 1) ids.push(await world.gate.callbacks.sendTest(world.owner));
    return ids;
  };
  const arrived = () => world.receiver.posts.map(({ headers }) => headers['x-service-event-id']);

  const deadLetters = count(30, 1_000);
  it(
    `given up are listed, and a replay delivers all ${deadLetters} once, under their ids`,
    async () => {
      const began = new Date(Date.now() - 60_000);
      const ids = await send(deadLetters);
      await world.database.sql("UPDATE work_item SET state = 'DEAD', finished_at = now() WHERE ref_id = ANY ($1)", [
        ids,
      ]);
      // Events of a message: a test is missed by nobody, so a range leaves it out.
      const { submission } = await world.gate.submit(world.caller, message({ bodyText: blockedBody }));
      await world.database.unguarded(
        "UPDATE callback_event SET state = 'dead', submission_id = $2 WHERE id = ANY ($1)",
        [ids, submission.actionId],
      );
      const dead = await world.gate.callbacks.list(world.workspaceId, { state: 'dead', limit: 200 });
      expect(dead.items).toHaveLength(Math.min(200, deadLetters));
      const range = { from: began, to: new Date(Date.now() + 60_000) };
      expect(await world.gate.callbacks.replayRange(world.owner, range)).toBe(deadLetters);
      // Ten start each second; the clock is wound instead of waited for.
      await world.skipWaits();
      await world.settle();
      expect(arrived().sort()).toEqual(ids.sort());
      expect((await world.gate.callbacks.list(world.workspaceId, { state: 'dead' })).items).toEqual([]);
      showMeasured('dead letters replayed', { deadLetters, delivered: world.receiver.posts.length });
    },
    limitMs,
  );

  const callbacks = count(60, 1_000);
  it(
    `whose secret is rotated on the way all verify under the old one, and under the new one from the rotation on`,
    async () => {
      const old = await world.gate.callbacks.rotateSecret(world.owner);
      // The one before is out of use: only then is there a further rotation.
      await world.database.sql("UPDATE callback_endpoint SET previous_until = now() - interval '1 second'");
      const { posts } = world.receiver;
      const rotateAt = Math.round(callbacks * 0.3);
      const refused = () => posts[rotateAt - 1]?.headers['x-service-event-id'] ?? '';
      // From this post on the receiver answers nobody until the rotation stands and what was under way then is known.
      const kept: (() => void)[] = [];
      let rotation: Promise<{ replacement: string; begun: Set<string> }> | undefined;
      let rotated = false;
      const rotate = async () => {
        const replacement = await world.gate.callbacks.rotateSecret(world.owner);
        const rows = await world.database.sql<{ id: string }>('SELECT ref_id AS id FROM work_item WHERE attempt > 0');
        return { replacement, begun: new Set(rows.map(({ id }) => id)) };
      };
      world.receiver.treat((res) => {
        const status = posts.length === rotateAt ? 503 : 204;
        const answer = () => void res.writeHead(status).end();
        if (posts.length < rotateAt || rotated) return answer();
        kept.push(answer);
        rotation ??= rotate().finally(() => {
          rotated = true;
          for (const release of kept) release();
        });
      });
      await send(callbacks);
      await world.settle();
      await world.skipWaits();
      await world.settle();
      if (!rotation) throw new Error('nothing was rotated');
      const { replacement, begun } = await rotation;

      expect(posts).toHaveLength(callbacks + 1);
      const attempts = posts.filter(({ headers }) => headers['x-service-event-id'] === refused());
      expect(attempts.map(({ headers }) => headers['x-service-delivery-attempt'])).toEqual(['1', '2']);
      const after = posts.filter(
        (post) => post === attempts[1] || !begun.has(post.headers['x-service-event-id'] ?? ''),
      );
      // Five are under way to a receiver at a time.
      expect(after.length).toBeGreaterThanOrEqual(callbacks - rotateAt - 5);
      const verified = (among: typeof posts, secret: string) => ({
        documented: among.filter(({ headers, body }) => receiverAccepts(headers, body, secret)).length,
        standard: among.filter(({ headers, body }) => standardAccepts(headers, body, secret)).length,
      });
      const [all, later] = [posts.length, after.length];
      expect(verified(posts, old)).toEqual({ documented: all, standard: all });
      expect(verified(after, replacement)).toEqual({ documented: later, standard: later });
      // What was answered before knows nothing of it: the rotation did fall among them.
      expect(verified(posts.slice(0, rotateAt - 1), replacement)).toEqual({ documented: 0, standard: 0 });
      showMeasured('secret rotated', {
        callbacks,
        under: { old: verified(posts, old), new: verified(posts, replacement) },
      });
    },
    limitMs,
  );
});

function standardAccepts(headers: Readonly<Record<string, string>>, body: Buffer, secret: string): boolean {
  try {
    return Boolean(new Webhook(secret).verify(body, headers));
  } catch {
    return false;
  }
}
