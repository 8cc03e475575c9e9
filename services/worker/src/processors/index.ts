import type { SemanticJudge } from '@sendgate/advisory';
import type { Crm } from '@sendgate/crm';
import type { Gate } from '@sendgate/gate';
import type { Processors, Relay } from '@sendgate/queues';
import type { Apart } from '../apart.ts';
import type { DeliveryParts } from '../deliver/deliver-callback.ts';
import type { DispatchParts } from '../dispatch/dispatch-message.ts';
import type { NoticeParts } from '../notices/send-notice.ts';
import type { WorkRunner } from '../run-work-item.ts';
import { adminNotices } from './admin-notices.ts';
import { advisoryGrounding } from './advisory-grounding.ts';
import { advisorySemantic } from './advisory-semantic.ts';
import { auditSealing } from './audit-sealing.ts';
import { auditVerification } from './audit-verification.ts';
import { crmConsents } from './crm-consents.ts';
import { crmTagging } from './crm-tagging.ts';
import { dispatch } from './dispatch.ts';
import { erasure } from './erasure.ts';
import { holdEndings } from './hold-endings.ts';
import { keyRenewal } from './key-renewal.ts';
import { outboxSweeper } from './outbox-sweeper.ts';
import { policyBacktest } from './policy-backtest.ts';
import { retention } from './retention.ts';
import { reviewCallbacks } from './review-callbacks.ts';
import { reviewCommits } from './review-commits.ts';
import { reviewExpiry } from './review-expiry.ts';
import { suppressionImports } from './suppression-imports.ts';
import { usageRollup } from './usage-rollup.ts';

export interface ProcessorParts {
  readonly gate: Pick<
    Gate,
    'audit' | 'reviews' | 'maintenance' | 'scans' | 'work' | 'privacy' | 'workspaces' | 'policy' | 'crm'
  >;
  readonly relay: Relay;
  readonly runner: WorkRunner;
  readonly delivery: DeliveryParts;
  /** Asked beside the built-in semantic scan; null where the operator has none. */
  readonly judge: SemanticJudge | null;
  /** Null where the operator has registered the installation with no CRM. */
  readonly crm: Crm | null;
  readonly dispatching: DispatchParts;
  readonly noticing: NoticeParts;
  /** Where work goes whose receiver keeps it waiting; null keeps it in its place. */
  readonly apart: Apart | null;
}

/** One processor per queue of the catalog. */
export function openProcessors(parts: ProcessorParts): Processors {
  return {
    'review-callbacks': reviewCallbacks(parts.runner, parts.delivery, parts.relay, parts.apart),
    'review-commits': reviewCommits(parts.runner, parts.gate),
    dispatch: dispatch(parts.runner, parts.dispatching, parts.relay, parts.apart),
    'advisory-grounding': advisoryGrounding(parts.runner, parts.gate),
    'advisory-semantic': advisorySemantic(parts.runner, parts.gate, parts.judge),
    'review-expiry': reviewExpiry(parts.gate.reviews),
    'outbox-sweeper': outboxSweeper(parts.relay, parts.gate.maintenance),
    'usage-rollup': usageRollup(parts.gate.maintenance),
    'key-renewal': keyRenewal(parts.gate.maintenance),
    retention: retention({ ...parts.gate.maintenance, applyRetention: parts.gate.privacy.applyRetention }),
    'audit-sealing': auditSealing(parts.gate.audit),
    'audit-verification': auditVerification({ ...parts.gate.maintenance, ...parts.gate.audit }),
    erasure: erasure(parts.runner, parts.gate),
    'hold-endings': holdEndings(parts.runner, parts.gate),
    'suppression-imports': suppressionImports(parts.runner, {
      suppression: parts.gate.workspaces.suppression,
      work: parts.gate.work,
    }),
    'policy-backtest': policyBacktest(parts.runner, parts.gate),
    'admin-notices': adminNotices(parts.runner, parts.noticing),
    'crm-tagging': crmTagging(parts.runner, parts),
    'crm-consents': crmConsents(parts.runner, parts),
  };
}
