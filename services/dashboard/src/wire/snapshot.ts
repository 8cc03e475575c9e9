import { keyed } from '@sendgate/contracts';
import { type SnapshotView, toTime } from '@sendgate/gate';
import { type Static, Type } from 'typebox';

/** The policy in force, whole: what each decision of today is explained by. */
export const PolicySnapshot = Type.Object(
  {
    snapshot_id: Type.String(),
    config_hash: Type.String(),
    engine_version: Type.String(),
    created_by: Type.String(),
    created_at: Type.String({ format: 'date-time' }),
    config: keyed(Type.Unknown(), {
      description: 'Templates, rules and settings exactly as they were hashed.',
    }),
  },
  { $id: 'PolicySnapshot' },
);

export function toPolicySnapshot(view: SnapshotView): Static<typeof PolicySnapshot> {
  return {
    snapshot_id: view.id,
    config_hash: view.configHash,
    engine_version: view.engineVersion,
    created_by: view.createdBy,
    created_at: toTime(view.createdAt),
    config: { ...view.snapshot },
  };
}
