import type { PolicyFloor } from '@sendgate/contracts';
import { addSnapshot, beginStop, recordAudit, replaceSettings } from '@sendgate/db';
import { configHash, floorBreaches, type PolicySnapshot, tightened } from '@sendgate/policy';
import type { GateParts } from '../gate-parts.ts';
import { newId } from '../identifiers.ts';

export const floorActor = 'policy-floor@system.invalid';

/** The policy in force as it was found. */
interface Found {
  snapshot: { id: string; config: unknown; configHash: string };
  settings: unknown;
  settingsVersion: number;
}

/**
 * Publishes and activates the policy in force with the rules of the floor as strict as the floor asks, so that decisions
 * name the policy that made them. False when somebody else changed the policy first: then it has to be read again.
 */
export async function raiseToFloor(
  parts: GateParts,
  floor: PolicyFloor,
  workspaceId: string,
  found: Found,
  snapshot: PolicySnapshot,
): Promise<boolean> {
  const config = tightened(snapshot, floor);
  const row = { id: newId('snap'), workspaceId, config, configHash: configHash(config) };
  const raised = [...new Set(floorBreaches(snapshot.rules, floor).map(({ rule }) => rule))];
  return parts.store.transaction(async (session) => {
    // Nothing that was judged by less, as by a process that knows no floor yet, is stored once this is in force.
    await beginStop(session, workspaceId);
    const won = await replaceSettings(session, {
      id: workspaceId,
      expectedVersion: found.settingsVersion,
      settings: found.settings as object,
      activeSnapshotId: row.id,
    });
    if (!won) return false;
    await addSnapshot(session, { ...row, engineVersion: config.engineVersion, createdBy: floorActor });
    await recordAudit(session, {
      workspaceId,
      submissionId: null,
      kind: 'policy.activated',
      actor: floorActor,
      detail: { snapshot_id: row.id, config_hash: row.configHash, changed: [], raised },
      before: { active_snapshot_id: found.snapshot.id },
      after: { active_snapshot_id: row.id },
    });
    return true;
  });
}
