import type { Static } from 'typebox';
import type { QueueDefinition } from './define-queue.ts';
import { adminNotices } from './queues/admin-notices.ts';
import { advisoryGrounding } from './queues/advisory-grounding.ts';
import { advisorySemantic } from './queues/advisory-semantic.ts';
import { auditSealing } from './queues/audit-sealing.ts';
import { auditVerification } from './queues/audit-verification.ts';
import { crmConsents } from './queues/crm-consents.ts';
import { crmTagging } from './queues/crm-tagging.ts';
import { dispatch } from './queues/dispatch.ts';
import { erasure } from './queues/erasure.ts';
import { holdEndings } from './queues/hold-endings.ts';
import { keyRenewal } from './queues/key-renewal.ts';
import { outboxSweeper } from './queues/outbox-sweeper.ts';
import { policyBacktest } from './queues/policy-backtest.ts';
import { retention } from './queues/retention.ts';
import { reviewCallbacks } from './queues/review-callbacks.ts';
import { reviewCommits } from './queues/review-commits.ts';
import { reviewExpiry } from './queues/review-expiry.ts';
import { suppressionImports } from './queues/suppression-imports.ts';
import { usageRollup } from './queues/usage-rollup.ts';

/** Every queue there is. Each owes a processor of the same name. */
export const catalog = [
  reviewCallbacks,
  reviewCommits,
  dispatch,
  advisoryGrounding,
  advisorySemantic,
  reviewExpiry,
  outboxSweeper,
  usageRollup,
  retention,
  keyRenewal,
  auditSealing,
  auditVerification,
  erasure,
  holdEndings,
  suppressionImports,
  policyBacktest,
  adminNotices,
  crmTagging,
  crmConsents,
] as const;

export type CatalogEntry = (typeof catalog)[number];
export type QueueName = CatalogEntry['name'];

/** Payload of the named queue. */
export type PayloadOf<Name extends QueueName> = Static<Extract<CatalogEntry, { name: Name }>['payload']>;

/** Context of one run: the job's id on the board, and a signal that fires when the run must stop now. */
export interface JobRun {
  readonly jobId: string;
  readonly signal: AbortSignal;
}

/** Does one job. Throwing means the infrastructure failed; expected outcomes are recorded, not thrown. */
export type Processor<Payload> = (payload: Payload, run: JobRun) => Promise<void>;

/** One processor per queue: forgetting one does not compile. */
export type Processors = { readonly [Name in QueueName]: Processor<PayloadOf<Name>> };

/** How many work items of a queue share one job at most. */
export function sharedBy(name: QueueName): number {
  const feed = catalog.find((queue) => queue.name === name)?.feed;
  return (feed?.by === 'work' && 'together' in feed && feed.together) || 1;
}

const queueByKind: ReadonlyMap<string, CatalogEntry> = new Map(
  catalog.flatMap((queue) => (queue.feed.by === 'work' ? [[queue.feed.kind, queue]] : [])),
);

/** Queue that a kind of work item is done on; undefined for a kind this version does not know. */
export function queueOfKind(kind: string): QueueName | undefined {
  return queueByKind.get(kind)?.name;
}

/** How often a work item of a kind is begun before it is given up. @throws RangeError for a kind without a queue */
export function claimsOf(kind: string): number {
  const queue: QueueDefinition | undefined = queueByKind.get(kind);
  if (queue?.feed.by !== 'work') throw new RangeError(`No queue does work of the kind ${kind}`);
  return queue.feed.claims ?? queue.retryAfter.length + 1;
}
