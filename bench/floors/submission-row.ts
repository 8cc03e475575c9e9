import { hash, randomUUID } from 'node:crypto';

/** The row every arrangement stores for a clean message, under Prisma's names. */
export function submissionRow(body: Readonly<Record<string, string>>) {
  const bodyText = body.body_text ?? '';
  return {
    id: `act_${randomUUID()}`,
    workspaceId: process.env.BENCH_WORKSPACE ?? '',
    livemode: true,
    channel: 'email',
    recipient: body.recipient ?? '',
    recipientMatch: (body.recipient ?? '').toLowerCase(),
    subject: body.subject ?? '',
    bodyText,
    contentType: 'email',
    contentSha256: hash('sha256', bodyText, 'hex'),
    status: 'APPROVED',
    policyPassed: true,
    violations: [],
    violationCount: 0,
    blockCount: 0,
    rules: [],
    snapshotId: process.env.BENCH_SNAPSHOT ?? '',
    configHash: '0'.repeat(64),
    latencyMs: 1,
    tokens: Math.ceil(bodyText.length / 4),
  };
}

/** One INSERT of that row, prepared once per connection. */
export function insertStatement(row: ReturnType<typeof submissionRow>) {
  const values = Object.values({ ...row, violations: '[]' });
  const columns = Object.keys(row).map((name) =>
    name.replaceAll(/[A-Z0-9]+/g, (part) => (/^\d+$/.test(part) ? part : `_${part.toLowerCase()}`)),
  );
  return {
    name: 'bench_insert',
    text: `INSERT INTO submission (${columns.join(', ')}) VALUES (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
    values,
  };
}
