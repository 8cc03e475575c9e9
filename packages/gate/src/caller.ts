import type { KeyScope, Role } from '@sendgate/contracts';

/** A caller's ceilings: the server's, overlaid by the workspace's. Test keys have their own. */
export interface ResolvedLimits {
  tokensPerDay: number;
  previewPerMinute: number;
  gatePerMinute: number;
  readsPerMinute: number;
  /** Requests beyond a minute's worth that are let through at once. */
  burst: number;
}

/** Who asks, proven by an API key. */
export interface Caller {
  workspaceId: string;
  keyId: string;
  /** False for test keys: evaluated fully, kept apart from live submissions. */
  livemode: boolean;
  scopes: ReadonlySet<KeyScope>;
  /** The person who created the key. */
  ownerUserId: string;
  /** Addresses or CIDR networks the key may be used from; empty means any. */
  ipAllowlist: readonly string[];
  limits: ResolvedLimits;
}

/** Who submits: a caller, or the CRM through its signed webhook, which has no key. */
export type Submitter = Pick<Caller, 'workspaceId' | 'livemode' | 'limits'> & { keyId: string | null };

/** Who is on record for what a submission brings about. */
export function submitterOnRecord({ keyId }: Pick<Submitter, 'keyId'>): string {
  return keyId === null ? 'crm' : `key:${keyId}`;
}

/** A signed-in person acting in one workspace. Comes from the session, never from the request. */
export interface Actor {
  workspaceId: string;
  userId: string;
  email: string;
  role: Role;
}
