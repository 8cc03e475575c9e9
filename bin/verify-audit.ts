import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type AuditChain, type ChainHead, type Gate, openGate } from '@sendgate/gate';
import { ConfigError, readConfig, sharedVariables } from '@sendgate/runtime';

const { databaseUrl, secretsKey } = sharedVariables;
/** What a worker writes about a chain; lines may begin with what a collector puts before them. */
const sealedLine =
  /"workspace_id":"([^"]+)","audit_to":"(\d{1,18})","audit_hash":"([0-9a-f]{64})","event":"audit sealed"/;

/**
 * `pnpm verify-audit [log of a worker...]`: whether what each workspace has on record is what was sealed, and whether the chain
 * still holds the heads that the worker wrote to its log. The worker looks every night, without the log.
 */
try {
  const heads = await headsIn(process.argv.slice(2));
  await verify(readConfig({ databaseUrl, secretsKey }, process.env), heads);
} catch (error) {
  const { message, cause } = error instanceof Error ? error : { message: String(error) };
  process.stderr.write(`${message}${cause instanceof Error ? ` (${cause.message})` : ''}\n`);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
}

async function verify(
  config: { databaseUrl: string; secretsKey: string },
  heads: ReadonlyMap<string, ChainHead[]>,
): Promise<void> {
  const gate = await openGate({ ...config, keyPepper: 'not used here', appUrl: 'http://localhost' });
  try {
    const left = new Set(heads.keys());
    for await (const id of workspacesOf(gate)) {
      left.delete(id);
      tell(id, await gate.audit.verify(id, heads.get(id)));
    }
    for (const id of left) {
      process.stdout.write(`${id}: the log has heads of its chain, the database has no such workspace\n`);
      process.exitCode = 1;
    }
  } finally {
    await gate.close();
  }
}

async function* workspacesOf(gate: Gate): AsyncGenerator<string> {
  let page = await gate.maintenance.workspacesAfter('');
  while (page.length > 0) {
    yield* page;
    page = await gate.maintenance.workspacesAfter(page.at(-1) ?? '');
  }
}

function tell(workspaceId: string, { records, seals, unsealed, head, faults, faultCount }: AuditChain): void {
  const counted = `Records ${records}, seals ${seals}, not sealed yet ${unsealed}`;
  if (faultCount === 0) {
    process.stdout.write(`${workspaceId}: holds. ${counted}, head ${head ? `${head.eventId} ${head.hash}` : 'none'}\n`);
    return;
  }
  process.exitCode = 1;
  process.stdout.write(`${workspaceId}: DOES NOT HOLD. ${counted}, faults ${faultCount}\n`);
  for (const { fault, fromId, toId } of faults) process.stdout.write(`  ${fault} in records ${fromId} to ${toId}\n`);
}

/** The heads in logs of workers, by workspace. Lines that say something else are passed over. */
async function headsIn(files: readonly string[]): Promise<Map<string, ChainHead[]>> {
  const heads = new Map<string, ChainHead[]>();
  for (const file of files) {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const [, workspaceId, eventId, hash] = sealedLine.exec(line) ?? [];
      if (!workspaceId || !eventId || !hash) continue;
      heads.set(workspaceId, [...(heads.get(workspaceId) ?? []), { eventId, hash }]);
    }
  }
  return heads;
}
