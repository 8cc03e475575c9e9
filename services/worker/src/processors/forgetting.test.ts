import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { keyScopes } from '@sendgate/contracts';
import { blockedBody, findTraces, message, testDatabase } from '@sendgate/gate/testing';
import { privateRedis } from '@sendgate/queues/testing';
import { describeWithRedis } from '../../../../test/support/redis.ts';
import { gateWorld } from '../testing/gate-world.ts';
import { loopbackReceiver } from '../testing/loopback-receiver.ts';
import { startWorkerProcess } from '../testing/worker-process.ts';

/** Everything that is planted about the two people. */
const planted = ['planted-', 'AKIAIOSFODNN7EXAMPLQ'];

describeWithRedis('what was written about a person', () => {
  it('is nowhere in the database, in Redis and in the log once it was erased or its time is over', async () => {
    const cleanUps: (() => Promise<unknown>)[] = [];
    try {
      const database = await testDatabase();
      cleanUps.push(database.close);
      const redis = await privateRedis();
      cleanUps.push(redis.kill);
      await redis.start();
      const receiver = await loopbackReceiver();
      cleanUps.push(receiver.close);
      // A receiver that says back what it was told, as some do in their errors.
      receiver.treat((res, post) => res.writeHead(200).end(post.body));
      const world = await gateWorld(database.url, redis.url);
      cleanUps.push(world.close);
      const actor = await world.workspace(`http://127.0.0.1:${receiver.port}/`);
      const worker = startWorkerProcess({ ...world.environment, LOG_LEVEL: 'debug' });
      cleanUps.push(worker.kill);
      await worker.consuming;

      const { key } = await world.gate.keys.create(actor, { label: 'k', livemode: true, scopes: keyScopes });
      const caller = await world.gate.authenticateKey(key);
      if (!caller) throw new Error('a key just created was not accepted');
      const submitAbout = async (person: string) => {
        const { submission } = await world.gate.submit(
          caller,
          message({
            recipient: `planted-${person}@example.org`,
            subject: `planted-subject of ${person}`,
            bodyText: `Hello planted-name, we met in Paris in 2019. ${blockedBody} planted-body`,
            bodyHtml: '<p>planted-html</p>',
            metadata: {
              note: 'planted-metadata',
              source_records: [{ id: 'r1', entity: 'planted-entity', event_type: 'other', acquired_at: '2026-01-05' }],
            },
          }),
        );
        await world.gate.reviews.reject({ ...actor, role: 'owner' }, submission.actionId, {
          expectedVersion: 1,
          reasonCode: 'tone',
          note: 'planted-note',
        });
        return submission.actionId;
      };
      const until = async (sql: string, values: unknown[]) => {
        while ((await database.sql(sql, values)).length === 0) await pause(20);
      };
      const settled = `SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM work_item WHERE state IN ('PENDING', 'LEASED'))`;
      const asked = await submitAbout('asked');
      const aged = await submitAbout('aged');
      await until(settled, []);
      expect(receiver.posts.length).toBeGreaterThanOrEqual(2);
      expect(await findTraces(database, planted)).toEqual(
        expect.arrayContaining([
          'advisory_scan: findings',
          'callback_attempt: response',
          'review_decision: note',
          'submission: body_text',
        ]),
      );
      const audit = await database.sql('SELECT * FROM audit_event ORDER BY id');

      const { erasureId } = await world.gate.privacy.erase(actor, 'planted-ASKED@example.org');
      await until(`SELECT 1 FROM erasure WHERE id = $1 AND state = 'done'`, [erasureId]);
      await database.sql('ALTER TABLE submission DISABLE TRIGGER USER');
      await database.sql(`UPDATE submission SET created_at = now() - interval '366 days' WHERE id = $1`, [aged]);
      await database.sql('ALTER TABLE submission ENABLE TRIGGER USER');
      expect(await world.gate.privacy.applyRetention(actor.workspaceId)).toMatchObject({ submissions: 1 });
      await until(settled, []);

      expect(await findTraces(database, planted)).toEqual([]);
      const kept = await redis.contents();
      expect(kept).toContain('{gate}:');
      const log = worker.lines.join('\n');
      expect(log).toContain('callback attempted');
      for (const text of planted) {
        expect(kept.toLowerCase()).not.toContain(text.toLowerCase());
        expect(log.toLowerCase()).not.toContain(text.toLowerCase());
      }
      const after = await database.sql('SELECT * FROM audit_event ORDER BY id');
      expect(after.slice(0, audit.length)).toEqual(audit);
      for (const id of [asked, aged]) {
        expect(await world.gate.findSubmission(actor.workspaceId, id)).toMatchObject({
          status: 'REJECTED',
          recipient: 'erased',
          bodyText: null,
        });
      }
      expect(await worker.stop()).toBe(0);
    } finally {
      for (const cleanUp of cleanUps.reverse()) await cleanUp();
    }
  }, 90_000);
});
