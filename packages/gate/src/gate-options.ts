import type { LookupAddress } from 'node:dns';
import type { PolicyFloor } from '@sendgate/contracts';
import type { AuditFault } from './audit-view.ts';
import type { GateLogger } from './gate-log.ts';

/** Ceilings of one server; a workspace may set its own. */
export interface GateLimits {
  /** Governance tokens per workspace and UTC day. */
  tokensPerDay: number;
  previewPerMinute: number;
  gatePerMinute: number;
  readsPerMinute: number;
  /** Requests of any kind per minute of a test key. */
  testPerMinute: number;
  testTokensPerDay: number;
  /** Requests beyond a minute's worth that a key may make at once. */
  burst: number;
  /** Usable API keys per workspace. */
  maxKeys: number;
}

export const defaultLimits: GateLimits = {
  tokensPerDay: 2_000_000,
  previewPerMinute: 600,
  gatePerMinute: 300,
  readsPerMinute: 600,
  testPerMinute: 60,
  testTokensPerDay: 50_000,
  burst: 60,
  maxKeys: 20,
};

/** Which addresses callbacks and dispatch may reach besides public ones. */
export interface CallbackEgress {
  /** Plain http, unencrypted mail and any port; for development. */
  allowHttp: boolean;
  /** Networks in CIDR form that are let through although they are not public. */
  allowedCidrs: readonly string[];
}

/** Looks a host name up; every address it may have. */
export type DnsResolver = (hostname: string) => Promise<readonly Pick<LookupAddress, 'address' | 'family'>[]>;

/** Names a committed work item to the queues. Never carries content. */
export interface WorkWakeup {
  id: string;
  kind: WorkKind;
  enqueueSeq: number;
}

/** What waits to be done after an answer was given. */
export const workKinds = [
  'callback',
  'dispatch',
  'review_commit',
  'scan_semantic',
  'scan_grounding',
  'erasure',
  'hold_ending',
  'policy_backtest',
  'suppression_import',
  'admin_notice',
  'crm_tag',
  'crm_consent',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Figures for metrics; content-free. */
export type GateEvent =
  | { kind: 'submission_decided'; channel: string; status: string; queueReason: string | null; latencyMs: number }
  | { kind: 'preview_decided'; verdict: string; latencyMs: number }
  | { kind: 'rule_hit'; rule: string; severity: string }
  | { kind: 'scanner_failed'; rule: string; reason: string }
  | { kind: 'scans_shed' }
  /** A stored value does not open; told once in ten minutes for each. */
  | { kind: 'content_unreadable'; table: string; fault: string }
  | { kind: 'batch_committed'; rows: number; milliseconds: number }
  /** A request has waited for a connection to Postgres. */
  | { kind: 'pool_waited'; milliseconds: number }
  /** A transaction was undone, by a refusal or a failure. */
  | { kind: 'rolled_back'; code: string }
  /** The head of a workspace's audit chain, once a day: kept elsewhere, it shows whether the chain was written anew. */
  | { kind: 'audit_sealed'; workspaceId: string; eventId: string; hash: string }
  /** Records of a workspace are not what was sealed. */
  | ({ kind: 'audit_broken'; workspaceId: string } & AuditFault);

/** Connections of the hot path of a process that is told no other number. */
export const defaultPoolSize = 20;

export interface GateOptions {
  databaseUrl: string;
  /** Connections of the hot path; default `defaultPoolSize`. */
  poolSize?: number;
  /** Milliseconds after which Postgres counts as away and the answer is 503; default 2,400. */
  storeTimeoutMs?: number;
  /** Sealing keys, newest first: `kid:base64,kid:base64`, each 32 bytes. */
  secretsKey: string;
  /** Secret mixed into the HMAC of every API key. */
  keyPepper: string;
  /** Public address of the dashboard, without a trailing slash. */
  appUrl: string;
  /** Below what no workspace's policy may go; default: nothing is fixed. The same for every process of an installation. */
  policyFloor?: PolicyFloor | undefined;
  limits?: Partial<GateLimits>;
  callbackEgress?: Partial<CallbackEgress>;
  /** Default: the system's resolver, every address. */
  resolve?: DnsResolver;
  /** When set the queues live in Redis; otherwise in Postgres. Only read where `nudge` is on. */
  redisUrl?: string;
  /** Wake the queues after each commit. Default false: the relay finds the work by itself. */
  nudge?: boolean;
  /** Takes the place of the queues' producer. Called after commit; must neither block nor throw. */
  wake?: (items: readonly WorkWakeup[]) => void;
  /** Open the sign-in library's store as well. Default false: only who signs people in pays for it. */
  identity?: boolean;
  /** Seconds a queue is given to hand an item to a worker, before the relay puts it there again; default 30. */
  reofferSeconds?: number;
  /** Milliseconds an admin waits for the answer of a receiver that is to be enabled again; default 20,000. */
  pingWaitMs?: number;
  /** Milliseconds of the clock by which rules are timed, which never goes back; default the processor time of the thread. */
  engineClock?: () => number;
  /** Default: nothing is logged. */
  logger?: GateLogger;
  onEvent?: (event: GateEvent) => void;
}
