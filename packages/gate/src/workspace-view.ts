import type { KeyScope, Role, SettingSecret, WorkspaceSettings } from '@sendgate/contracts';
import type { PolicySnapshot, UnreadSetting } from '@sendgate/policy';

export interface ApiKeyView {
  id: string;
  label: string;
  /** What is shown after creation: `gk_live_` and the key id. */
  prefix: string;
  lastFour: string;
  livemode: boolean;
  scopes: KeyScope[];
  ipAllowlist: string[];
  createdBy: string;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

export interface NewApiKey {
  label: string;
  livemode: boolean;
  scopes: readonly KeyScope[];
  expiresAt?: Date | null;
  ipAllowlist?: readonly string[];
}

export interface WorkspaceView {
  id: string;
  name: string;
  createdAt: Date;
  activeSnapshotId: string | null;
}

export interface MemberView {
  userId: string;
  email: string;
  name: string;
  role: Role;
  createdAt: Date;
}

export interface MembershipView {
  workspaceId: string;
  workspaceName: string;
  role: Role;
}

export interface SettingsView {
  settings: WorkspaceSettings;
  /** For `If-Match`. */
  version: number;
  /** Which secrets are stored; none is ever read back. */
  secretsSet: Record<SettingSecret, boolean>;
  /** What the owner of the policy should know about its own rules; one sentence each. */
  warnings: string[];
  /** Settings that change nothing: the rules that would read them are not in the policy in force. */
  unread: readonly UnreadSetting[];
}

export interface SnapshotView {
  id: string;
  configHash: string;
  engineVersion: string;
  createdBy: string;
  createdAt: Date;
  snapshot: PolicySnapshot;
}
