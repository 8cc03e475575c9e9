import { isIP } from 'node:net';
import { type KeyScope, keyScopes, ProblemError, ValidationError } from '@sendgate/contracts';
import { createKey, findWorkspace, listKeys, recordAudit, revokeKey } from '@sendgate/db';
import type { Actor } from '../caller.ts';
import { parseNetwork } from '../egress/classify-address.ts';
import type { ApiKeyView, NewApiKey } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { keyHash, keyPrefix, mintKey } from '../keys/api-key-format.ts';
import { settingsOf } from '../policy/active-policies.ts';
import type { KeyAuthentication } from './authenticate-key.ts';
import { requireRole } from './roles.ts';

/** The last moment a time on the wire can name. */
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
/** Entries an allowlist may hold; the dashboard's request schema says the same. */
const MAX_NETWORKS = 50;

type StoredKeyRow = Awaited<ReturnType<typeof listKeys>>[number];

/**
 * Creates a key. The raw key is in the answer and nowhere else.
 * @throws ProblemError `forbidden` below admin, `api_key_limit`; ValidationError
 */
export async function createApiKey(
  parts: GateParts,
  actor: Actor,
  key: NewApiKey,
): Promise<{ key: string; record: ApiKeyView }> {
  requireRole(actor, 'admin');
  checkNewKey(key);
  const workspace = await findWorkspace(parts.store.prisma, actor.workspaceId);
  const most = (workspace && settingsOf(workspace.settings).max_keys) ?? parts.limits.maxKeys;
  const { raw, id } = mintKey(key.livemode);
  const record = await parts.store.transaction(async (session) => {
    const stored = await createKey(
      session,
      {
        id,
        workspaceId: actor.workspaceId,
        label: key.label.trim(),
        hash: keyHash(raw, parts.keyPepper),
        lastFour: raw.slice(-4),
        livemode: key.livemode,
        scopes: [...new Set(key.scopes)],
        ipAllowlist: [...(key.ipAllowlist ?? [])],
        createdBy: actor.userId,
        expiresAt: key.expiresAt ?? null,
      },
      most,
    );
    if (!stored) throw new ProblemError('api_key_limit', `This workspace has at most ${most} usable keys.`);
    await recordAudit(session, {
      workspaceId: actor.workspaceId,
      submissionId: null,
      kind: 'api_key.created',
      actor: actor.email,
      detail: {
        key_id: id,
        livemode: key.livemode,
        scopes: [...key.scopes],
        ip_allowlist: [...(key.ipAllowlist ?? [])],
        expires_at: key.expiresAt?.toISOString() ?? null,
      },
    });
    return stored;
  });
  return { key: raw, record: viewKey(record) };
}

/** Every key of a workspace, the newest first, revoked and expired ones too. */
export async function listApiKeys(parts: GateParts, workspaceId: string): Promise<ApiKeyView[]> {
  return (await listKeys(parts.store.prisma, workspaceId)).map(viewKey);
}

/** Revokes at once; other processes follow within five seconds. @throws ProblemError `api_key_not_found`, `forbidden` */
export async function revokeApiKey(
  parts: GateParts,
  authentication: KeyAuthentication,
  actor: Actor,
  keyId: string,
): Promise<ApiKeyView> {
  requireRole(actor, 'admin');
  const revoked = await parts.store.transaction(async (session) => {
    const found = await revokeKey(session, actor.workspaceId, keyId);
    if (!found) throw new ProblemError('api_key_not_found', 'No such API key in this workspace.');
    if (!found.isNews) return found.row;
    await recordAudit(session, {
      workspaceId: actor.workspaceId,
      submissionId: null,
      kind: 'api_key.revoked',
      actor: actor.email,
      detail: { key_id: keyId },
      before: { revoked: false },
      after: { revoked: true },
    });
    return found.row;
  });
  authentication.forgetKey(keyId);
  return viewKey(revoked);
}

function checkNewKey(key: NewApiKey): void {
  const entries = [];
  const { length } = [...key.label.trim()];
  if (length < 1 || length > 64) {
    entries.push({ loc: ['body', 'label'], msg: 'Must have 1 to 64 characters', type: 'value_error' });
  }
  if (key.scopes.length === 0 || key.scopes.some((scope) => !keyScopes.includes(scope))) {
    entries.push({ loc: ['body', 'scopes'], msg: `Choose from ${keyScopes.join(', ')}`, type: 'enum' });
  }
  const expires = key.expiresAt?.getTime();
  if (expires !== undefined && !(expires > Date.now() && expires <= LAST_MOMENT)) {
    entries.push({
      loc: ['body', 'expires_at'],
      msg: 'Must lie in the future, by 9999 at the latest',
      type: 'value_error',
    });
  }
  const networks = key.ipAllowlist ?? [];
  if (networks.length > MAX_NETWORKS) {
    const msg = `Must hold at most ${MAX_NETWORKS} addresses or networks`;
    entries.push({ loc: ['body', 'ip_allowlist'], msg, type: 'too_long' });
  }
  for (const [index, network] of networks.entries()) {
    if (isIP(network) !== 0 || parseNetwork(network)) continue;
    const msg = 'Must be an address such as 192.0.2.7 or a network such as 192.0.2.0/24';
    entries.push({ loc: ['body', 'ip_allowlist', index], msg, type: 'value_error' });
  }
  if (entries.length > 0) throw new ValidationError(entries);
}

function viewKey(row: StoredKeyRow): ApiKeyView {
  return { ...row, prefix: keyPrefix(row.id, row.livemode), scopes: row.scopes as KeyScope[] };
}
