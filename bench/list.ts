/**
 * Lists of a thousand over a store of a million submissions:
 *
 *   node bench/list.ts [stored] [repeats]
 *
 * A few hundred messages go through the gate and are then multiplied in the store, over ninety days, so that rows are those
 * of real decisions. Answers are read whole, one at a time.
 */
import got from 'got';
import pg from 'pg';
import { load, median, writeResults } from './contest.ts';
import { messageTexts } from './message.ts';
import { openWorld } from './world.ts';

const stored = Number(process.argv[2] ?? 1_000_000);
const repeats = Number(process.argv[3] ?? 15);
const submitted = 400;

/** Repeats every stored submission, each at another time of the last ninety days, until there are as many as asked for. */
async function multiply(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Copies of decisions, not decisions: nothing is to follow from them.
  await client.query('SET session_replication_role = replica');
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'submission' AND is_generated = 'NEVER'`,
  );
  const own: Record<string, string> = {
    id: `'act_' || lpad(to_hex(number), 26, '0')`,
    idempotency_key: 'NULL',
    hold_token: `hold_token || number`,
    created_at: 'at',
    updated_at: 'at',
  };
  const columns = rows.map(({ name }) => `"${name}"`).join(', ');
  const values = rows.map(({ name }) => own[name] ?? `"${name}"`).join(', ');
  // In the order of their times, as they would have come.
  await client.query(
    `INSERT INTO submission (${columns}) SELECT ${values}
     FROM (SELECT *, now() - (1 - number::float / $1) * interval '90 days' AS at
           FROM (SELECT submission.*, row_number() OVER () AS number
                 FROM generate_series(1, ceil($1::numeric / (SELECT count(*) FROM submission))::int), submission) AS numbered
           LIMIT $1) AS copy`,
    [stored],
  );
  await client.query('VACUUM (ANALYZE)');
  await client.query('CHECKPOINT');
  await client.end();
}

const world = await openWorld();
const api = await world.startApi();
try {
  // One message in seven is held.
  const texts = [...messageTexts, 'We can do 30% off if you sign this week.'];
  const bodies = texts.map((body_text) =>
    JSON.stringify({
      channel: 'email',
      recipient: 'ada@company-@N@.example',
      subject: 'Following up',
      body_text,
      source_model: 'writer-large',
    }),
  );
  const headers = { Authorization: `Bearer ${world.apiKey}` };
  const { port } = api;
  await load({ port, path: '/v2/gate/outbound', headers, bodies, connections: 4, seconds: 4, rate: submitted / 4 });
  await multiply(world.databaseUrl);
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  const lists: [what: string, query: Record<string, string | number>, atMost: number][] = [
    ['newest', {}, 300],
    ['offset 99,000', { offset: 99_000 }, 1_000],
    ['held', { status: 'QUEUED' }, 300],
    ['held for one reason', { queue_reason: 'policy_block' }, 300],
    ['of one rule', { rule: 'unapproved_discount' }, 300],
    ['of a rule that found nothing', { rule: 'canary_leak' }, 300],
    ['blocked by a rule', { severity: 'BLOCK' }, 300],
    ['of one day', { created_after: day(31), created_before: day(30) }, 300],
    ['of a label that no message has', { label: 'none' }, 300],
    ['of a model that no message has', { source_model: 'none' }, 300],
    ['of a channel that no message has', { channel: 'sms' }, 300],
    ['of a snapshot that no message has', { snapshot_id: 'none' }, 300],
  ];
  const results = [];
  for (const [what, query, atMost] of lists) {
    const times: number[] = [];
    let found = 0;
    for (let run = 0; run < repeats; run++) {
      const began = performance.now();
      const page = await got(`http://127.0.0.1:${port}/v1/gate/submissions`, {
        searchParams: { limit: 1000, ...query },
        headers,
      }).json<{ submissions: unknown[] }>();
      times.push(performance.now() - began);
      found = page.submissions.length;
    }
    results.push({ what, found, median: median(times), worst: Math.max(...times), atMost });
  }
  process.stdout.write(`${'a list of 1000'.padEnd(34)}    rows  median ms  worst ms   at most\n`);
  for (const { what, found, median: middle, worst, atMost } of results) {
    const cells = [String(found).padStart(8), middle.toFixed(0).padStart(11), worst.toFixed(0).padStart(10)];
    process.stdout.write(`${what.padEnd(34)}${cells.join('')}${String(atMost).padStart(10)}\n`);
  }
  writeResults('list', { stored, repeats, results });
} finally {
  await api.stop();
  await world.close();
}
