import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestGate, testGate } from '@sendgate/gate/testing';

let world: TestGate;
let folder: string;
beforeAll(async () => {
  world = await testGate();
  folder = await mkdtemp(path.join(tmpdir(), 'sendgate-audit-'));
  await rewrite(`created_at = created_at - interval '2 minutes'`);
  await world.gate.audit.seal(world.workspaceId);
});
afterAll(async () => {
  await world?.close();
  await rm(folder, { recursive: true, force: true });
});

/** As somebody who owns the database. */
async function rewrite(change: string): Promise<void> {
  await world.database.sql('ALTER TABLE audit_event DISABLE TRIGGER USER');
  await world.database.sql(`UPDATE audit_event SET ${change}`);
}

async function verifyAudit(...logs: string[]): Promise<{ code: number | null; output: string }> {
  const script = path.join(import.meta.dirname, 'verify-audit.ts');
  const child = spawn(process.execPath, [script, ...logs], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: world.database.url,
      SENDGATE_SECRETS_KEY: world.options.secretsKey,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

it('`pnpm verify-audit` says whether the record holds, alone and against heads in a log', async () => {
  const { workspaceId: id } = world;
  const { head } = await world.gate.audit.verify(id);
  const told = { event: 'audit sealed', workspace_id: id, audit_to: head?.eventId, audit_hash: head?.hash };
  const log = async (name: string, ...lines: object[]) => {
    const file = path.join(folder, name);
    await writeFile(file, ['not json', ...lines.map((line) => `worker-1 | ${JSON.stringify(line)}`)].join('\n'));
    return file;
  };
  const kept = await log('kept.log', { event: 'ready' }, told);
  const foreign = await log(
    'foreign.log',
    { ...told, audit_hash: 'f'.repeat(64) },
    { ...told, workspace_id: 'ws_gone' },
  );
  const [holds, broken, missing] = await Promise.all([
    verifyAudit(kept),
    verifyAudit(foreign),
    verifyAudit('/no/such'),
  ]);
  expect(holds).toEqual({
    code: 0,
    output: expect.stringMatching(`^${id}: holds\\. .*head ${head?.eventId} ${head?.hash}\n$`),
  });
  expect(broken.code).toBe(1);
  expect(broken.output).toContain(`${id}: DOES NOT HOLD. `);
  expect(broken.output).toContain('head_changed in records 1 to');
  expect(broken.output).toContain('ws_gone: the log has heads of its chain, the database has no such workspace');
  expect(missing).toEqual({ code: 1, output: expect.stringContaining('ENOENT') });

  await rewrite(`actor = 'somebody else'`);
  const changed = await verifyAudit();
  expect(changed.code).toBe(1);
  expect(changed.output).toContain('records_changed in records 1 to');
}, 120_000);
