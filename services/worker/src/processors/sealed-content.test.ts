import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { keyScopes } from '@sendgate/contracts';
import type { OutboundSubmission } from '@sendgate/gate';
import { blockedBody, findTraces, message, newRecipient, testDatabase } from '@sendgate/gate/testing';
import { privateRedis } from '@sendgate/queues/testing';
import { describeWithRedis } from '../../../../test/support/redis.ts';
import { gateWorld } from '../testing/gate-world.ts';
import { loopbackReceiver } from '../testing/loopback-receiver.ts';
import { startWorkerProcess } from '../testing/worker-process.ts';

/** Stands in every text anybody writes in this test, and in nothing else. */
const planted = ['planted', 'AKIAIOSFODNN7EXAMPLQ', '31% off'];

describeWithRedis('content of a workspace that seals it', () => {
  it('stands nowhere in the database, in Redis and in the log, whatever becomes of it, and is read as it was', async () => {
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
      const url = `http://127.0.0.1:${receiver.port}/`;
      const world = await gateWorld(database.url, redis.url);
      cleanUps.push(world.close);
      const { gate } = world;
      const admin = await world.workspace(url);
      const { workspaceId } = admin;
      const { version } = await gate.workspaces.settings(workspaceId);
      const settings = {
        seal_content: true,
        dispatch_mode: { telegram: 'webhook' },
        dispatch_webhook_url: `${url}send`,
        dispatch_webhook_secret: 'a-secret-of-this-test',
      } as const;
      await gate.workspaces.patchSettings(admin, settings, version);
      const worker = startWorkerProcess({ ...world.environment, LOG_LEVEL: 'debug' });
      cleanUps.push(worker.kill);
      await worker.consuming;

      const { key } = await gate.keys.create(admin, { label: 'k', livemode: true, scopes: keyScopes });
      const caller = await gate.authenticateKey(key);
      if (!caller) throw new Error('a key just created was not accepted');
      const metadata = {
        note: 'planted in metadata',
        contact: { first_name: 'Planted', id: 'planted-contact-' },
        source_records: [{ id: 'r1', entity: 'Planted Ltd', event_type: 'funding', acquired_at: '2026-01-05' }],
      };
      let people = 0;
      const submit = async (changes: Partial<OutboundSubmission>) => {
        people += 1;
        const asked = message({
          subject: 'A planted subject',
          bodyText: `Hello Planted, congratulations on raising planted money ${people}. Shall we talk on Tuesday?`,
          bodyHtml: '<p>planted in HTML</p>',
          metadata: { ...metadata, contact: { ...metadata.contact, id: `planted-contact-${people}` } },
          ...changes,
        });
        return (await gate.submit(caller, asked)).submission;
      };
      const held = { bodyText: `${blockedBody} I can do 31% off, planted.` };
      const chat = { channel: 'telegram', subject: null, bodyHtml: null } as const;
      const clean = {
        metadata: { contact: { first_name: 'Planted' } },
        bodyText: 'Planted: see you at noon on Monday.',
      };
      const reviewer = { workspaceId, userId: 'usr_reviewer', email: 'reviewer@example.org', role: 'owner' } as const;
      const { userId, email, role } = reviewer;
      await database.sql('INSERT INTO "user" (id, name, email) VALUES ($1, $1, $2)', [userId, email]);
      await database.sql('INSERT INTO membership (user_id, workspace_id, role) VALUES ($1, $2, $3)', [
        ...[userId, workspaceId, role],
      ]);
      const words = 'planted words of a reviewer';

      const [sent, failed] = [
        await submit({ ...clean }),
        await submit({ ...clean, bodyText: 'Planted, until Monday.' }),
      ];
      const report = { providerMessageId: null, error: null };
      await gate.reportDelivery(workspaceId, sent.actionId, { ...report, status: 'sent' });
      await gate.reportDelivery(workspaceId, failed.actionId, { ...report, status: 'failed' });
      const waiting = await submit(held);
      await gate.reviews.addNote(reviewer, waiting.actionId, { expectedVersion: 1, text: words });
      await gate.reviews.edit(reviewer, waiting.actionId, {
        expectedVersion: 1,
        bodyText: 'A planted edit.',
        subject: words,
      });
      const rejected = await submit({ ...held, ...chat, recipient: '@ada_lovelace_0' });
      const why = { reasonCode: 'tone', note: words, guidance: words } as const;
      await gate.reviews.reject(reviewer, rejected.actionId, { expectedVersion: 1, ...why });
      const undoable = await submit(held);
      await gate.reviews.approve(reviewer, undoable.actionId, { expectedVersion: 1, reason: words, undoable: true });
      const dispatched = await submit({ ...clean, ...chat, recipient: '@ada_lovelace_1' });
      expect(dispatched.status).toBe('DISPATCHING');
      const expired = await submit(held);
      const forgotten = await submit({ ...held, recipient: 'forgotten@example.org' });
      await gate.privacy.erase(admin, 'forgotten@example.org');
      const listed = newRecipient();
      await gate.workspaces.suppression.add(reviewer, [listed]);
      const blocked = await submit({ recipient: listed });
      const preview = { contentType: 'email', context: null, idempotencyKey: 'p', sourceModel: null } as const;
      await gate.preview(caller, { ...preview, content: `${blockedBody} planted` });
      expect(await findTraces(database, planted)).toEqual([]);

      await database.sql(`UPDATE submission SET expires_at = now() - interval '1 second' WHERE id = $1`, [
        expired.actionId,
      ]);
      // The undo window is over at once.
      await database.sql(
        `UPDATE work_item SET next_run_at = date_trunc('milliseconds', now()), enqueued_at = NULL WHERE kind = 'review_commit'`,
      );
      expect(await gate.reviews.expireDue()).toBe(1);
      const settled = `SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM work_item WHERE state IN ('PENDING', 'LEASED'))`;
      while ((await database.sql(settled)).length === 0) await pause(20);

      const read = async ({ actionId }: { actionId: string }) => gate.findSubmission(workspaceId, actionId);
      const ends = {
        ...{ SENT: [sent, dispatched], FAILED: [failed], QUEUED: [waiting], APPROVED: [undoable], BLOCKED: [blocked] },
        REJECTED: [rejected, expired],
      };
      for (const [status, submissions] of Object.entries(ends)) {
        for (const submission of submissions) {
          const { subject, bodyText, bodyHtml, violations } = submission;
          expect(await read(submission)).toMatchObject({ status, subject, bodyText, bodyHtml, violations });
        }
      }
      expect(await read(forgotten)).toMatchObject({ status: 'REJECTED', recipient: 'erased', bodyText: null });
      const kinds = await database.sql<{ kind: string }>(`SELECT DISTINCT kind FROM work_item WHERE state = 'DONE'`);
      expect(kinds.map(({ kind }) => kind).sort()).toEqual(
        ['callback', 'dispatch', 'erasure', 'review_commit', 'scan_grounding', 'scan_semantic'].sort(),
      );
      const told = receiver.posts.map(({ body }) => body.toString()).join('\n');
      expect(told).toContain(words);
      expect(told).toContain(dispatched.bodyText);
      const scan = await database.sql(`SELECT 1 FROM advisory_scan WHERE jsonb_typeof(findings) = 'string'`);
      expect(scan.length).toBeGreaterThan(0);

      expect(await findTraces(database, planted)).toEqual([]);
      const kept = (await redis.contents()).toLowerCase();
      const log = worker.lines.join('\n').toLowerCase();
      expect(kept).toContain('{gate}:');
      expect(log).toContain('callback attempted');
      for (const text of planted) {
        expect(kept).not.toContain(text.toLowerCase());
        expect(log).not.toContain(text.toLowerCase());
      }
      expect(await worker.stop()).toBe(0);
      // The search finds what is there: without the setting, texts are.
      const now = await gate.workspaces.settings(workspaceId);
      await gate.workspaces.patchSettings(admin, { seal_content: false }, now.version);
      await submit(held);
      expect(await findTraces(database, planted)).toEqual(
        expect.arrayContaining(['submission: body_text', 'submission: metadata', 'submission: violations']),
      );
    } finally {
      for (const cleanUp of cleanUps.reverse()) await cleanUp();
    }
  }, 180_000);
});
