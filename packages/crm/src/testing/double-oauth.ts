import { createHash, randomUUID } from 'node:crypto';
import { problem, type Reply, type SeenRequest } from './double-request.ts';

export interface DoubleOAuthOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly portalId: number;
  readonly redirectUrl: string;
  readonly grants?: readonly string[] | undefined;
  readonly rotates: boolean;
  readonly accessSeconds: number;
  readonly now: () => number;
}

interface Grant {
  refreshToken: string;
  readonly scopes: readonly string[];
}

const tokenPath = '/oauth/2026-03/token';

function oauthError(error: string, status = 400): Reply {
  return { status, content: { status: 'error', message: error, error, error_description: `${error} was the matter` } };
}

/** The consents, grants and tokens of the double, each client checked by its secret. */
export function openDoubleOAuth(options: DoubleOAuthOptions) {
  const { clientId, clientSecret, portalId, redirectUrl, rotates, accessSeconds, now } = options;
  const codes = new Map<string, { scopes: readonly string[]; challenge: string | null; redirectUri: string }>();
  const grants = new Set<Grant>();
  const access = new Map<string, { grant: Grant; until: number }>();
  let refreshes = 0;

  const newGrant = (scopes: readonly string[]): Grant => {
    const grant = { refreshToken: `refresh-${randomUUID()}`, scopes };
    grants.add(grant);
    return grant;
  };

  const tokensFor = (grant: Grant): Reply => {
    const token = `access-${randomUUID()}`;
    access.set(token, { grant, until: now() + accessSeconds * 1_000 });
    return {
      status: 200,
      content: {
        access_token: token,
        refresh_token: grant.refreshToken,
        expires_in: accessSeconds,
        token_type: 'bearer',
        hub_id: portalId,
        scopes: grant.scopes,
      },
    };
  };

  const authorize = (query: URLSearchParams, agrees: boolean): URL | null => {
    const redirectUri = query.get('redirect_uri');
    if (query.get('client_id') !== clientId || redirectUri !== redirectUrl) return null;
    const back = new URL(redirectUri);
    if (agrees) {
      const asked = (query.get('scope') ?? '').split(' ');
      const code = randomUUID();
      const scopes = asked.filter((scope) => options.grants?.includes(scope) ?? true);
      codes.set(code, { scopes, challenge: query.get('code_challenge'), redirectUri });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
    }
    const state = query.get('state');
    if (state !== null) back.searchParams.set('state', state);
    return back;
  };

  const token = (form: Record<string, unknown>): Reply => {
    if (form.grant_type === 'authorization_code') {
      const code = codes.get(String(form.code));
      codes.delete(String(form.code));
      if (!code || form.redirect_uri !== code.redirectUri) return oauthError('invalid_grant');
      const challenge = createHash('sha256').update(String(form.code_verifier)).digest('base64url');
      if (code.challenge !== null && challenge !== code.challenge) return oauthError('invalid_grant');
      return tokensFor(newGrant(code.scopes));
    }
    if (form.grant_type !== 'refresh_token') return oauthError('unsupported_grant_type');
    const grant = [...grants].find(({ refreshToken }) => refreshToken === form.refresh_token);
    if (!grant) return oauthError('invalid_grant');
    refreshes += 1;
    if (rotates) grant.refreshToken = `refresh-${randomUUID()}`;
    return tokensFor(grant);
  };

  const introspect = (form: Record<string, unknown>): Reply => {
    const known = access.get(String(form.token));
    if (!known || known.until <= now()) return { status: 200, content: { active: false } };
    const { scopes } = known.grant;
    const content = {
      active: true,
      token_use: 'access_token',
      hub_id: portalId,
      user_id: 7,
      client_id: clientId,
      scopes,
    };
    return { status: 200, content };
  };

  const revoke = (form: Record<string, unknown>): Reply => {
    for (const grant of grants) if (grant.refreshToken === form.token) grants.delete(grant);
    return { status: 200 };
  };

  return {
    newGrant,
    /** Where a browser is sent back to; null for an app or an address it does not know. */
    authorize,
    /** The grant of an access token, and whether it is over; undefined for none it gave. */
    bearer: (authorization: string | undefined) => {
      const known = access.get((authorization ?? '').replace(/^Bearer /, ''));
      return known && { scopes: known.grant.scopes, isOver: known.until <= now() };
    },
    reply: ({ path, query, content }: SeenRequest): Reply => {
      if (path === '/oauth/authorize') {
        const back = authorize(query, true);
        return back
          ? { status: 302, location: back.href }
          : problem(400, 'BAD_REQUEST', 'The app or its address is unknown');
      }
      if (content.client_id !== clientId || content.client_secret !== clientSecret) {
        return oauthError('invalid_client', 401);
      }
      if (path === tokenPath) return token(content);
      if (path === `${tokenPath}/introspect`) return introspect(content);
      if (path === `${tokenPath}/revoke`) return revoke(content);
      return problem(404, 'NOT_FOUND', 'No such path');
    },
    refreshes: () => refreshes,
    isValid: (refreshToken: string) => [...grants].some((grant) => grant.refreshToken === refreshToken),
    expireAccessTokens: () => access.clear(),
    uninstall: () => {
      access.clear();
      grants.clear();
    },
  };
}
