import { createHmac } from 'node:crypto';
import type { SignatureBase } from '../intake-signature.ts';

export interface IntakeToSign {
  readonly method?: string;
  /** The address that the CRM was told to post to. */
  readonly url: string;
  readonly body: string | Uint8Array;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly base?: SignatureBase;
}

export interface SignedIntake {
  readonly 'X-Crm-Signature-v3': string;
  readonly 'X-Crm-Request-Timestamp': string;
}

/** Signs as the CRM does; written from its documentation and not from our check of it. */
export function signIntake({ method = 'POST', url, body, secret, at, base = 'uri' }: IntakeToSign): SignedIntake {
  const timestamp = String(at);
  let uri = url;
  for (const character of ":/?@!$'()*,;") {
    const code = `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
    uri = uri.replaceAll(code, character).replaceAll(code.toLowerCase(), character);
  }
  const parts: (string | Uint8Array)[] = base === 'uri' ? [method, uri, body, timestamp] : [timestamp, body];
  const signature = createHmac('sha256', secret).update(Buffer.concat(parts.map((part) => Buffer.from(part))));
  return { 'X-Crm-Signature-v3': signature.digest('base64'), 'X-Crm-Request-Timestamp': timestamp };
}
