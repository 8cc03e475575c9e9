import { type KeyScope, ProblemError } from '@sendgate/contracts';
import type { Caller } from '@sendgate/gate';
import type { IncomingRequest, RouteAuth } from '@sendgate/runtime';
import { isListed } from './address-list.ts';
import { admissionHeaders, type Bucket } from './admission.ts';
import type { ApiContext } from './context.ts';

const scheme = {
  id: 'apiKey',
  document: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'gk_live_… or gk_test_…',
    description: 'A workspace API key, created under Security in the dashboard and shown there once.',
  },
} as const;

const HEADER = 'authorization';
const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/i;

/** A route for callers with an API key of `scope`, counted against the limit of `bucket`. */
export function withKey(scope: KeyScope, bucket: Bucket): RouteAuth<ApiContext, Caller> {
  return {
    scheme,
    scopes: [scope],
    errors: ['missing_api_key', 'invalid_api_key', 'insufficient_scope', 'address_not_allowed', 'rate_limit_exceeded'],
    replyHeaders: admissionHeaders,
    authenticate(request, context) {
      const { admission } = context;
      const admit = (caller: Caller): Caller => {
        try {
          admission.admit(caller, bucket, request);
        } catch (error) {
          admission.describeQuota(caller, request);
          throw error;
        }
        return caller;
      };
      const proven = prove(request, context, scope);
      return proven instanceof Promise ? proven.then(admit) : admit(proven);
    },
    beforeReply: (caller, request, { admission }) => admission.describeQuota(caller, request),
  };
}

/** The caller whose key allows `scope` from where it asks, at once when it is known; anything else is counted and refused. */
function prove(request: IncomingRequest, context: ApiContext, scope: KeyScope): Caller | Promise<Caller> {
  const refuse = (error: unknown): never => {
    if (error instanceof ProblemError && error.status < 500) context.onAuthFailure?.(error.code);
    throw error;
  };
  const check = (caller: Caller | null) => checkCaller(caller, request, scope);
  try {
    const found = context.gate.authenticateKey(bearerToken(request));
    return found instanceof Promise ? found.then(check).catch(refuse) : check(found);
  } catch (error) {
    return refuse(error);
  }
}

function checkCaller(caller: Caller | null, request: IncomingRequest, scope: KeyScope): Caller {
  if (!caller) {
    throw new ProblemError('invalid_api_key', 'The API key is not accepted.', {
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    });
  }
  request.annotate({ workspace_id: caller.workspaceId, key_id: caller.keyId });
  if (caller.ipAllowlist.length > 0 && !isListed(request.remoteAddress, caller.ipAllowlist)) {
    throw new ProblemError('address_not_allowed', 'The API key may not be used from this address.');
  }
  if (!caller.scopes.has(scope)) {
    throw new ProblemError('insufficient_scope', `The API key lacks the scope ${scope}.`, {
      headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
    });
  }
  return caller;
}

/** The token of the one `Authorization` header. Throws `missing_api_key` for anything less than exactly that. */
function bearerToken(request: IncomingRequest): string {
  let sent = 0;
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at];
    if (name?.length === HEADER.length && name.toLowerCase() === HEADER) sent++;
  }
  const token = sent === 1 ? BEARER.exec(request.headers.authorization ?? '')?.[1] : undefined;
  if (token === undefined) {
    throw new ProblemError('missing_api_key', 'Send exactly one header `Authorization: Bearer <API key>`.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  return token;
}
