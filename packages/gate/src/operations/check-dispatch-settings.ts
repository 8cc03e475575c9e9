import { createPrivateKey } from 'node:crypto';
import {
  channelIds,
  channels,
  type SettingsPatch,
  ValidationError,
  type ValidationErrorEntry,
  type WorkspaceSettings,
} from '@sendgate/contracts';
import { assertPublicMailHost } from '../egress/assert-public-host.ts';
import { UnsafeUrl } from '../egress/assert-public-url.ts';
import type { GateParts } from '../gate-parts.ts';
import type { DispatchSecret } from './dispatch-secrets.ts';

/** Settings as they were, as they would be, and the secrets that are stored or come with the change. */
export interface DispatchChange {
  before: WorkspaceSettings;
  after: WorkspaceSettings;
  patch: SettingsPatch;
  stored: ReadonlySet<DispatchSecret>;
}

/**
 * Refuses settings that would leave a channel dispatched by a way that is not fully set up, a mail server that is not
 * on the public internet, and a password handed on to a server it was not given for.
 * @throws ValidationError
 */
export async function checkDispatchSettings(parts: GateParts, change: DispatchChange): Promise<void> {
  const { before, after, patch } = change;
  const entries: ValidationErrorEntry[] = [];
  const refuse = (name: keyof SettingsPatch, msg: string, ...at: string[]) =>
    entries.push({ loc: ['body', name, ...at], msg, type: 'value_error' });
  const has = (name: DispatchSecret) => (patch[name] === undefined ? change.stored.has(name) : patch[name] !== null);
  const smtp = after.dispatch_smtp;

  for (const channel of channelIds) {
    const mode = after.dispatch_mode[channel];
    if (mode === 'smtp' && smtp === null) refuse('dispatch_mode', 'Set dispatch_smtp first', channel);
    if (mode === 'webhook' && after.dispatch_webhook_url === null) {
      refuse('dispatch_mode', 'Set dispatch_webhook_url first', channel);
    }
    if (mode === 'webhook' && !has('dispatch_webhook_secret')) {
      refuse('dispatch_mode', 'Set dispatch_webhook_secret first: what is posted is signed', channel);
    }
  }
  if (smtp !== null) {
    const was = before.dispatch_smtp;
    // Where none was set, a password that is still there was given for one that is gone.
    const elsewhere = was === null || was.host !== smtp.host || was.port !== smtp.port || was.user !== smtp.user;
    if (smtp.user !== null && !has('dispatch_smtp_password')) {
      refuse('dispatch_smtp_password', 'A user needs a password');
    } else if (smtp.user !== null && elsewhere && patch.dispatch_smtp_password === undefined) {
      refuse('dispatch_smtp_password', 'Give the password again: the server or the user has changed');
    }
    if (smtp.dkim !== null && !has('dispatch_dkim_key')) refuse('dispatch_dkim_key', 'A DKIM identity needs a key');
    if (!channels.email.accepts(smtp.from)) {
      refuse('dispatch_smtp', `Input should be ${channels.email.recipientHint}`, 'from');
    }
    if (smtp.encryption === 'none' && !parts.egress.allowHttp) {
      refuse('dispatch_smtp', 'Mail is sent encrypted: use tls or starttls', 'encryption');
    }
    if (JSON.stringify(was) !== JSON.stringify(smtp)) {
      await refuseUnsafeHost(parts, smtp, (msg) => refuse('dispatch_smtp', msg, 'host'));
    }
  }
  if (patch.dispatch_dkim_key && !isSigningKey(patch.dispatch_dkim_key)) {
    refuse('dispatch_dkim_key', 'Not an RSA private key of at least 1024 bits in PEM form');
  }
  if (entries.length > 0) throw new ValidationError(entries);
}

async function refuseUnsafeHost(
  parts: GateParts,
  { host, port }: NonNullable<WorkspaceSettings['dispatch_smtp']>,
  refuse: (msg: string) => void,
): Promise<void> {
  try {
    await assertPublicMailHost(host, port, { resolve: parts.resolve, ...parts.egress });
  } catch (error) {
    if (!(error instanceof UnsafeUrl)) throw error;
    refuse(error.message);
  }
}

function isSigningKey(pem: string): boolean {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 1024;
  } catch {
    return false;
  }
}
