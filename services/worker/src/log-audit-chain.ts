import type { GateEvent } from '@sendgate/gate';
import type { Logger } from '@sendgate/runtime';

/**
 * Keeps heads of audit chains in the log, out of reach of who owns the database: a chain that was written anew no longer holds
 * them.
 */
export function logAuditChain(logger: Logger, event: GateEvent): void {
  if (event.kind === 'audit_sealed') {
    const { workspaceId, eventId, hash } = event;
    logger.info('audit sealed', { workspace_id: workspaceId, audit_to: eventId, audit_hash: hash });
  } else if (event.kind === 'audit_broken') {
    const { workspaceId, fault, fromId, toId } = event;
    logger.error('audit record broken', {
      workspace_id: workspaceId,
      reason: fault,
      audit_from: fromId,
      audit_to: toId,
    });
  }
}
