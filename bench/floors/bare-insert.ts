/** The floor of the gate: Express as it comes, its JSON parser, the same validation, one INSERT. No scan, no queue. */
import { compileBodyValidator, OutboundRequestV2 } from '@sendgate/contracts';
import express from 'express';
import pg from 'pg';
import { announce } from './listening.ts';
import { insertStatement, submissionRow } from './submission-row.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const validate = compileBodyValidator(OutboundRequestV2);
const app = express();
app.use(express.json({ limit: '4mb' }));
app.post('/v2/gate/outbound', async (req, res) => {
  validate(req.body);
  const row = submissionRow(req.body);
  await pool.query(insertStatement(row));
  res.json({ action_id: row.id, status: row.status, channel: row.channel });
});
announce(app.listen(0, '127.0.0.1'));
