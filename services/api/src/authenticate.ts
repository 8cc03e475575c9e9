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
      const proven = prove(request, context);
      const admit = (caller: Caller) => letIn(caller, request, context, { scope, bucket });
      return proven instanceof Promise ? proven.then(admit) : admit(proven);
    },
    beforeReply: (caller, request, { admission }) => admission.describeQuota(caller, request),
  };
}

/** Whose key it is, at once when it is known; what proves nobody is counted and refused. */
function prove(request: IncomingRequest, context: ApiContext): Caller | Promise<Caller> {
  const refuse = (error: unknown): never => {
    countFailure(error, context);
    throw error;
  };
  try {
    const found = context.gate.authenticateKey(bearerToken(request));
    return found instanceof Promise ? found.then(assertKnown).catch(refuse) : assertKnown(found);
  } catch (error) {
    return refuse(error);
  }
}

function countFailure(error: unknown, { onAuthFailure }: ApiContext): void {
  if (error instanceof ProblemError && error.status < 500) onAuthFailure?.(error.code);
}

function assertKnown(caller: Caller | null): Caller {
  if (!caller) {
    throw new ProblemError('invalid_api_key', 'The API key is not accepted.', {
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    });
  }
  return caller;
}

/**
 * Counts a request of a genuine key, then refuses it where the key is not good for it: a refusal bears the limits as every
 * other answer does. Whoever asks from an address the key is not for may have stolen it, and uses up no limit of its owner.
 */
function letIn(
  caller: Caller,
  request: IncomingRequest,
  context: ApiContext,
  { scope, bucket }: { scope: KeyScope; bucket: Bucket },
): Caller {
  request.annotate({ workspace_id: caller.workspaceId, key_id: caller.keyId });
  const isElsewhere = caller.ipAllowlist.length > 0 && !isListed(request.remoteAddress, caller.ipAllowlist);
  try {
    context.admission.admit(caller, bucket, request, isElsewhere ? 'elsewhere' : 'allowed');
    const refusal = isElsewhere
      ? new ProblemError('address_not_allowed', 'The API key may not be used from this address.')
      : missingScope(caller, scope);
    if (refusal === null) return caller;
    countFailure(refusal, context);
    throw refusal;
  } catch (error) {
    context.admission.describeQuota(caller, request);
    throw error;
  }
}

function missingScope(caller: Caller, scope: KeyScope): ProblemError | null {
  if (caller.scopes.has(scope)) return null;
  return new ProblemError('insufficient_scope', `The API key lacks the scope ${scope}.`, {
    headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  });
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
