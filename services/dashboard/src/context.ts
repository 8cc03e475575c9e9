import type { Gate } from '@sendgate/gate';
import { routeFactory } from '@sendgate/runtime';
import type { WorkspaceCrm } from './crm/workspace-crm.ts';
import type { CsrfTokens } from './csrf-token.ts';
import type { DraftTestLimit } from './draft-test-limit.ts';
import type { Identity } from './identity/create-identity.ts';
import type { LiveFeeds } from './live-feeds.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import type { SignInLimit } from './sign-in-limit.ts';

/** What the dashboard's routes work with. */
export interface DashboardContext {
  readonly gate: Gate;
  readonly identity: Identity;
  readonly csrf: CsrfTokens;
  readonly signInLimit: SignInLimit;
  readonly draftTestLimit: DraftTestLimit;
  /** By e-mail: between looking for a person and giving them a role, nobody else adds them with another password. */
  readonly addingPerson: OneAtATime;
  /** Null where the operator has registered Sendgate with no CRM. */
  readonly crm: WorkspaceCrm | null;
  readonly feeds: LiveFeeds;
  /** Scheme, host and port people reach the dashboard at. */
  readonly appOrigin: string;
  /** Where callers reach the gate, without a trailing slash. */
  readonly gateUrl: string;
  /** The OpenAPI document of the JSON API, as it is sent. */
  readonly document: string;
  /** True once the process has begun to stop. */
  readonly isDraining: () => boolean;
}

export const defineRoute = routeFactory<DashboardContext>();
