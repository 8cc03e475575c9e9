import { expect, it } from '@jest/globals';
import type { GateEvent } from '@sendgate/gate';
import { createLogger } from '@sendgate/runtime';
import { logAuditChain } from './log-audit-chain.ts';

it('keeps heads and faults of audit chains in the log, and nothing else of what the gate tells', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({ service: 'worker', stream: { write: (line) => lines.push(JSON.parse(line)) } });
  const events: GateEvent[] = [
    { kind: 'audit_sealed', workspaceId: 'ws_1', eventId: '17', hash: 'abc' },
    { kind: 'audit_broken', workspaceId: 'ws_1', fault: 'records_changed', fromId: '3', toId: '17' },
    { kind: 'rolled_back', code: '40P01' },
  ];
  for (const event of events) logAuditChain(logger, event);
  expect(lines).toMatchObject([
    { level: 'info', event: 'audit sealed', workspace_id: 'ws_1', audit_to: '17', audit_hash: 'abc' },
    {
      level: 'error',
      event: 'audit record broken',
      workspace_id: 'ws_1',
      reason: 'records_changed',
      audit_from: '3',
      audit_to: '17',
    },
  ]);
});
