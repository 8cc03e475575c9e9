import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findTraces } from '@sendgate/gate/testing';
import { connectQueues, type QueueBackend } from '@sendgate/queues';
import { describeWithRedis, type PrivateRedis, privateRedis } from '@sendgate/queues/testing';
import { type ApiProcess, startApiProcess } from '../../services/api/src/testing/api-process.ts';
import { startWorkerProcess, type WorkerProcess } from '../../services/worker/src/testing/worker-process.ts';
import { until } from '../support/until.ts';
import { type FaultWorld, faultWorld } from './fault-world.ts';

/** Everything that is planted about the people, and what nobody asked to forget yet. */
const planted = ['planted-', 'planted_', 'AKIAIOSFODNN7EXAMPLQ'];
const young = ['lasting-', 'lasting_'];
/** Days for which a new workspace keeps content. */
const KEPT_DAYS = 365;

/** How long work may take on a machine that does other things. */
const patience = { mostSeconds: 240 };

const backends = [
  ['Redis', describeWithRedis, true],
  ['Postgres', describe, false],
] as const;

for (const [kind, describeBackend, usesRedis] of backends) {
  describeBackend(`what was written about a person, with the queues in ${kind}`, () => {
    let world: FaultWorld;
    let redis: PrivateRedis | undefined;
    let backend: QueueBackend;
    let api: ApiProcess;
    let worker: WorkerProcess;
    beforeAll(async () => {
      world = await faultWorld({ LOG_LEVEL: 'debug' });
      if (usesRedis) {
        redis = await privateRedis();
        await redis.start();
      }
      const environment = { ...world.environment, ...(redis && { REDIS_URL: redis.url }) };
      worker = startWorkerProcess(environment);
      [api] = await Promise.all([startApiProcess(environment, { logRequests: true }), worker.consuming]);
      backend = connectQueues({ redisUrl: redis?.url, databaseUrl: world.database.url }, 'producer');
      await backend.ready();
      // Receivers that say back what they were told, as some do in their errors.
      world.receiver.treat((res, { path, body }) => res.writeHead(path === '/messages' ? 400 : 200).end(body));
      await world.configure({
        dispatch_mode: { telegram: 'webhook' },
        dispatch_webhook_url: `http://127.0.0.1:${world.receiver.port}/messages`,
        dispatch_webhook_secret: 'dispatch-secret-of-this-test',
      });
    });
    afterAll(async () => {
      await api?.kill();
      await worker?.kill();
      await backend?.close();
      await redis?.kill();
      await world.close();
    });

    const post = async (path: string, body: object) => {
      const reply = await fetch(`http://127.0.0.1:${api.port}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${world.key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await reply.json()) as { action_id: string; status: string };
    };
    const submit = (body: object) => post('/v2/gate/outbound', body);
    const withKey = 'please use the key AKIAIOSFODNN7EXAMPLQ for the export until Friday.';
    const read = (actionId: string) => world.gate.findSubmission(world.workspaceId, actionId);

    /** An e-mail that is edited and then not delivered, a chat message that is refused, and one whose sender refuses it. */
    async function writeAbout(word: string, person: string, secret: string): Promise<string[]> {
      const [editor, reviewer] = [await world.person('reviewer'), await world.person('reviewer')];
      const name = `${word}-${person}`;
      const metadata = {
        ...{ note: `${word}-metadata`, contact: { id: `${name}-contact`, first_name: name } },
        source_records: [{ id: 'r1', entity: `${word}-entity`, event_type: 'other', acquired_at: '2026-01-05' }],
      };
      const chat = { channel: 'telegram', recipient: `@${word}_${person}` };
      const words = { note: `${word}-note`, guidance: `${word}-guidance` };
      const email = await submit({
        ...{ channel: 'email', recipient: `${name}@example.org`, subject: `${word}-subject`, label: `${word}-label` },
        ...{ body_text: `Hello ${name}, we met in Paris in 2019. ${secret} ${word}-body`, metadata },
        ...{ body_html: `<p>${word}-html</p>`, idempotency_key: `key-of-${person}` },
      });
      const told = await submit({ ...chat, body_text: `Hello ${name}, ${secret}`, metadata });
      const sent = await submit({ ...chat, body_text: `Hello ${name}, see you at noon on Monday.` });
      expect([email, told, sent].map(({ status }) => status)).toEqual(['QUEUED', 'QUEUED', 'DISPATCHING']);

      const noted = { expectedVersion: 1, text: `${word}-remark` };
      await world.gate.reviews.addNote(reviewer, email.action_id, noted);
      const edit = { expectedVersion: 1, bodyText: `Hello ${name}, a new text.`, subject: `${word}-new-subject` };
      const { version } = await world.gate.reviews.edit(editor, email.action_id, edit);
      const approval = { expectedVersion: version, reason: `${word}-reason`, ...words };
      await world.gate.reviews.approve(reviewer, email.action_id, approval);
      const failure = { status: 'failed', error: `550 ${word}-mailbox of ${name} unknown` };
      expect((await post(`/v1/gate/outbound/${email.action_id}/delivery`, failure)).status).toBe('FAILED');
      const refusal = { expectedVersion: 1, reasonCode: 'tone', ...words } as const;
      await world.gate.reviews.reject(reviewer, told.action_id, refusal);
      const of = [email, told, sent].map(({ action_id }) => action_id);
      await until('the sender has refused it', async () => (await read(sent.action_id))?.status === 'FAILED', patience);
      return of;
    }
    /** As if they had been submitted so many days ago. */
    const age = (actionIds: readonly string[], days: number) =>
      world.database.unguarded(
        'UPDATE submission SET created_at = now() - make_interval(days => $2) WHERE id = ANY ($1)',
        [actionIds, days],
      );
    /** What is on record by now is old enough, and sealed. */
    async function seal(): Promise<void> {
      await world.database.unguarded(`UPDATE audit_event SET created_at = created_at - interval '2 minutes'`);
      while ((await world.gate.audit.seal(world.workspaceId)) > 0);
    }
    const settled = () =>
      until(
        'nothing is left to do',
        async () => {
          const open = await world.database.sql(`SELECT 1 FROM work_item WHERE state IN ('PENDING', 'LEASED')`);
          return open.length === 0;
        },
        patience,
      );

    it('is nowhere in the database, the queues and the logs of api and worker, once they asked or its time is over', async () => {
      const asked = await writeAbout('planted', 'asked', withKey);
      const aged = await writeAbout('planted', 'aged', withKey);
      const kept = await writeAbout('lasting', 'young', 'as an AI language model, I cannot.');
      await settled();
      expect(await findTraces(world.database, planted)).toEqual(
        expect.arrayContaining([
          ...['submission: body_text', 'submission: body_html', 'submission: metadata', 'submission: recipient'],
          ...['submission: approved_body', 'submission: review_note', 'submission: delivery_error'],
          ...['review_decision: note', 'review_decision: guidance', 'review_note: text'],
          ...['advisory_scan: findings', 'callback_attempt: response'],
        ]),
      );
      await seal();
      const audit = await world.database.sql('SELECT * FROM audit_event ORDER BY id');

      for (const recipient of ['planted-ASKED@example.org', '@planted_asked']) {
        const { erasureId } = await world.gate.privacy.erase(world.owner, recipient);
        await until(
          'it is erased',
          async () => {
            const rows = await world.database.sql(`SELECT 1 FROM erasure WHERE id = $1 AND state = 'done'`, [
              erasureId,
            ]);
            return rows.length === 1;
          },
          patience,
        );
      }
      await age(aged, KEPT_DAYS + 1);
      await age(kept, KEPT_DAYS - 1);
      // The tick of another day: that of today came when the worker began.
      const retention = await backend.queue('retention');
      await retention.addBulk([{ name: 'retention', payload: { tick: 1 }, jobId: 'tick_1', tries: 1 }]);
      await until('its time is over', async () => (await read(aged[0] ?? ''))?.recipient === 'erased', patience);
      await until('the worker is done with it', async () => (await retention.counts()).active === 0, patience);
      await settled();

      expect(await findTraces(world.database, planted)).toEqual([]);
      expect(await findTraces(world.database, young)).toEqual(expect.arrayContaining(['submission: body_text']));
      for (const actionId of [...asked, ...aged]) {
        expect(await read(actionId)).toMatchObject({ recipient: 'erased', bodyText: null });
      }
      const after = await world.database.sql('SELECT * FROM audit_event ORDER BY id');
      expect(after.slice(0, audit.length)).toEqual(audit);
      expect(await world.gate.audit.verify(world.workspaceId)).toMatchObject({ faults: [], head: expect.anything() });

      // Each place that is searched knows of the work.
      const [item] = await world.database.sql<{ id: string }>(
        `SELECT id FROM work_item WHERE kind = 'callback' LIMIT 1`,
      );
      const queues = redis ? await redis.contents() : (await findTraces(world.database, [item?.id ?? ''])).join('\n');
      expect(queues).toContain(redis ? '{gate}:' : 'bullmq.');
      const logs = { api: api.lines.join('\n'), worker: worker.lines.join('\n') };
      expect(logs.api).toContain('"route":"/v2/gate/outbound"');
      expect(logs.worker).toContain('callback attempted');
      for (const [place, text] of Object.entries({ queues, ...logs })) {
        const stands = [...planted, ...young].filter((word) => text.toLowerCase().includes(word.toLowerCase()));
        expect([place, stands]).toEqual([place, []]);
      }
    }, 900_000);
  });
}
