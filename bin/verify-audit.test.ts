import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestGate, testGate } from '@sendgate/gate/testing';
import { createLogger } from '@sendgate/runtime';
import { logAuditChain } from '../services/worker/src/log-audit-chain.ts';

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
  await world.database.unguarded(`UPDATE audit_event SET ${change}`);
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
  const told = { workspaceId: id, eventId: head?.eventId ?? '', hash: head?.hash ?? '' };
  /** As the worker writes it, and a collector keeps it. */
  const log = async (name: string, ...heads: (typeof told)[]) => {
    const lines = ['worker-1 | not json'];
    const stream = { write: (line: string) => lines.push(`worker-1 | ${line.trimEnd()}`) };
    const logger = createLogger({ service: 'worker', stream });
    for (const event of heads) logAuditChain(logger, { kind: 'audit_sealed', ...event });
    const file = path.join(folder, name);
    await writeFile(file, lines.join('\n'));
    return file;
  };
  const kept = await log('kept.log', told);
  const foreign = await log('foreign.log', { ...told, hash: 'f'.repeat(64) }, { ...told, workspaceId: 'ws_gone' });
  expect(await verifyAudit(kept)).toEqual({
    code: 0,
    output: expect.stringMatching(`^${id}: holds\\. .*head ${head?.eventId} ${head?.hash}\n$`),
  });

  await rewrite(`actor = 'somebody else'`);
  const { code, output } = await verifyAudit(kept, foreign);
  expect(code).toBe(1);
  expect(output).toContain(`${id}: DOES NOT HOLD. `);
  expect(output).toContain('records_changed in records 1 to');
  expect(output).toContain('head_changed in records 1 to');
  expect(output).toContain('ws_gone: the log has heads of its chain, the database has no such workspace');
}, 120_000);
