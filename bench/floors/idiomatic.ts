/**
 * The gate as it is usually built: Express as it comes, the same validation and the same evaluation, a row through
 * Prisma, then a job that is waited for.
 */
import { PrismaPg } from '@prisma/adapter-pg';
import {
  compileBodyValidator,
  defaultSettings,
  OutboundRequestV2,
  type PolicySettings,
  policySettingNames,
} from '@sendgate/contracts';
import { buildSnapshot, compilePolicy, defaultTemplates, evaluate } from '@sendgate/policy';
import { Queue } from 'bullmq';
import express from 'express';
import { Redis } from 'ioredis';
import { PrismaClient } from '../../packages/db/src/generated/client.ts';
import { announce } from './listening.ts';
import { submissionRow } from './submission-row.ts';

const prisma = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL ?? '', max: 20 }),
});
const connection = new Redis(process.env.REDIS_URL ?? '', { maxRetriesPerRequest: null });
const queue = new Queue('idiomatic', { connection });
const settings = Object.fromEntries(policySettingNames.map((name) => [name, defaultSettings[name]])) as PolicySettings;
const policy = compilePolicy(buildSnapshot({ templates: defaultTemplates, settings }));
const validate = compileBodyValidator(OutboundRequestV2);

const app = express();
app.use(express.json({ limit: '4mb' }));
app.post('/v2/gate/outbound', async (req, res) => {
  validate(req.body);
  const row = submissionRow(req.body);
  const evaluation = evaluate(policy, {
    contentType: 'email',
    fields: { subject: row.subject, body_text: row.bodyText },
    send: {
      channel: 'email',
      recipient: row.recipient,
      contact: {},
      thread: {},
      messageClass: 'commercial',
      now: new Date(),
      suppression: { listed: false, entry: null },
    },
  });
  await prisma.submission.create({ data: { ...row, violationCount: evaluation.findings.length } });
  await queue.add('scan', { id: row.id }, { removeOnComplete: true });
  res.json({ action_id: row.id, status: row.status, channel: row.channel });
});
announce(app.listen(0, '127.0.0.1'));
