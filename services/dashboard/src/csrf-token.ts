import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Issues and checks the token that a page must echo in `X-CSRF-Token`; one per session, never stored. */
export interface CsrfTokens {
  issue(sessionId: string): string;
  accepts(sessionId: string, token: string | undefined): boolean;
}

/** Tokens are an HMAC of the session id under a key derived from the auth secret for this purpose alone. */
export function csrfTokens(authSecret: string): CsrfTokens {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'sendgate csrf token', 32));
  const issue = (sessionId: string) => createHmac('sha256', key).update(sessionId).digest('base64url');
  return {
    issue,
    accepts(sessionId, token) {
      const expected = Buffer.from(issue(sessionId));
      const given = Buffer.from(token ?? '');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
