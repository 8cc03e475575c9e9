import { createHash } from 'node:crypto';
import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  ClientSecretPost,
  customFetch,
  generateRandomCodeVerifier,
  generateRandomState,
  introspectionRequest,
  processAuthorizationCodeResponse,
  processIntrospectionResponse,
  processRefreshTokenResponse,
  ResponseBodyError,
  refreshTokenGrantRequest,
  revocationRequest,
  type TokenEndpointResponse,
  validateAuthResponse,
} from 'oauth4webapi';
import { apiVersion } from './api-version.ts';
import { CrmFailure } from './crm-failure.ts';
import { type Exchange, failureOf } from './exchange.ts';

/** What connecting asks for: reading contacts and their schema. The CRM wants `oauth` in every request. */
export const readScopes: readonly string[] = ['oauth', 'crm.objects.contacts.read', 'crm.schemas.contacts.read'];

/** What "enable tagging" asks for besides: writing contacts, and creating the two properties. */
export const tagScopes: readonly string[] = ['crm.objects.contacts.write', 'crm.schemas.contacts.write'];

/** What an admin is sent to the CRM with. */
export interface ConsentRequest {
  readonly url: string;
  readonly state: string;
  readonly codeVerifier: string;
}

export interface Granted {
  readonly refreshToken: string;
  /** The account of the CRM that was connected. */
  readonly portalId: string;
  readonly scopes: string[];
}

/** What one use of a refresh token gives. */
export interface Refreshed {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  /** Undefined where the token that was used stays in use. */
  readonly refreshToken: string | undefined;
}

export interface ConsentOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiUrl: string;
  readonly authorizeUrl: string;
  readonly redirectUrl: string;
  readonly exchange: Exchange;
  readonly now: () => number;
}

export interface Consent {
  begin(consent: { tagging: boolean }): ConsentRequest;
  finish(query: URLSearchParams, expected: { state: string; codeVerifier: string }): Promise<Granted>;
  refresh(refreshToken: string): Promise<Refreshed>;
  revoke(refreshToken: string): Promise<void>;
}

/** The OAuth half: authorization code with PKCE, client credentials in the form body. */
export function openConsent(options: ConsentOptions): Consent {
  const { clientId, exchange, redirectUrl, now } = options;
  const endpoint = `${options.apiUrl}/oauth/${apiVersion}/token`;
  const server: AuthorizationServer = {
    issuer: new URL(options.authorizeUrl).origin,
    token_endpoint: endpoint,
    introspection_endpoint: `${endpoint}/introspect`,
    revocation_endpoint: `${endpoint}/revoke`,
  };
  const client: Client = { client_id: clientId };
  const secret = ClientSecretPost(options.clientSecret);
  const http = {
    // Anything else than loopback was refused when the CRM was opened.
    [allowInsecureRequests]: true,
    [customFetch]: async (url: string, { headers, body }: { headers: Record<string, string>; body?: unknown }) => {
      const answer = await exchange({ method: 'POST', url, headers, body: String(body) });
      const failure = failureOf(answer, now());
      if (failure.reason === 'rate_limited' || failure.reason === 'unavailable') throw failure;
      const { status, contentType } = answer;
      return new Response(answer.body || null, { status, headers: { 'content-type': contentType } });
    },
  };

  return {
    begin: ({ tagging }) => {
      const state = generateRandomState();
      const codeVerifier = generateRandomCodeVerifier();
      const url = new URL(options.authorizeUrl);
      const parameters = {
        client_id: clientId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: [...readScopes, ...(tagging ? tagScopes : [])].join(' '),
        state,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return { url: url.href, state, codeVerifier };
    },

    finish: async (query, expected) => {
      const code = refusedUnless(() => validateAuthResponse(server, client, query, expected.state));
      if (!code.has('code')) throw new CrmFailure('refused', 'no code');
      const granted = await understood('refused', async () =>
        processAuthorizationCodeResponse(
          server,
          client,
          await authorizationCodeGrantRequest(server, client, secret, code, redirectUrl, expected.codeVerifier, http),
        ),
      );
      if (granted.refresh_token === undefined) throw new CrmFailure('unreadable', 'no refresh token');
      const known = await understood('refused', async () =>
        processIntrospectionResponse(
          server,
          client,
          await introspectionRequest(server, client, secret, granted.access_token, {
            ...http,
            additionalParameters: { token_type_hint: 'access_token' },
          }),
        ),
      );
      const portalId = String(known.hub_id);
      if (!/^\d{1,20}$/.test(portalId)) throw new CrmFailure('unreadable', 'no portal');
      return { refreshToken: granted.refresh_token, portalId, scopes: scopesOf(known.scopes ?? known.scope) };
    },

    refresh: async (refreshToken) => {
      const granted: TokenEndpointResponse = await understood('needs_reconnect', async () =>
        processRefreshTokenResponse(
          server,
          client,
          await refreshTokenGrantRequest(server, client, secret, refreshToken, http),
        ),
      );
      return {
        accessToken: granted.access_token,
        expiresInSeconds: granted.expires_in ?? 0,
        refreshToken: granted.refresh_token,
      };
    },

    revoke: async (refreshToken) => {
      const answer = await understood('refused', () =>
        revocationRequest(server, client, secret, refreshToken, {
          ...http,
          additionalParameters: { token_type_hint: 'refresh_token' },
        }),
      );
      if (!answer.ok) throw new CrmFailure('refused', answer.status);
    },
  };
}

/** Runs a check of what the browser brought; whatever it dislikes is refused. */
function refusedUnless<T>(check: () => T): T {
  try {
    return check();
  } catch {
    throw new CrmFailure('refused', 'callback');
  }
}

/** Error codes of RFC 6749 and 7009 that may be repeated; anything else a server names may be anything. */
const knownErrors = new Set([
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_token_type',
]);

/** Turns what the library throws into failures. `invalid_grant` means what the caller says it means. */
async function understood<T>(invalidGrant: 'needs_reconnect' | 'refused', ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CrmFailure) throw error;
    if (error instanceof ResponseBodyError) {
      const reason = error.error === 'invalid_grant' ? invalidGrant : 'refused';
      throw new CrmFailure(reason, knownErrors.has(error.error) ? error.error : error.status);
    }
    const { cause } = error as { cause?: unknown };
    if (cause instanceof Response) throw new CrmFailure(cause.status >= 400 ? 'refused' : 'unreadable', cause.status);
    throw new CrmFailure('unreadable', 'OAuth');
  }
}

/** The CRM lists scopes as an array; the standard writes them in one string. */
function scopesOf(scopes: unknown): string[] {
  if (Array.isArray(scopes)) return scopes.filter((scope) => typeof scope === 'string');
  return typeof scopes === 'string' ? scopes.split(' ').filter(Boolean) : [];
}
