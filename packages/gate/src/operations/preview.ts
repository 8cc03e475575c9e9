import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CheckVerdict,
  governanceTokens,
  ProblemError,
  ValidationError,
  type Verdict,
  type Violation,
  type ViolationWithSpan,
} from '@sendgate/contracts';
import { abandonVerdict, claimVerdict, fillVerdict, openJson, type SealedPlace, sealJson } from '@sendgate/db';
import { type CompiledPolicy, findCredential, verdictOf } from '@sendgate/policy';
import type { Caller } from '../caller.ts';
import type { PreviewOptions, PreviewRequest } from '../gate.ts';
import type { GateParts } from '../gate-parts.ts';
import { newId } from '../identifiers.ts';
import type { ActivePolicies } from '../policy/active-policies.ts';
import { evaluateClosed, reportedFindings } from './evaluate-submission.ts';
import { reportedNearMisses } from './reported-near-misses.ts';
import type { UsageMeter } from './usage-meter.ts';

/** Longest a repeated key waits for its first request, in milliseconds, wherever that runs. */
const TWIN_WAIT_MS = 5_000;
const TWIN_POLL_MS = 100;

/** What a preview answered; kept under an idempotency key. Never the content. */
interface PreviewAnswer {
  verdict: Verdict;
  actionId: string;
  latencyMs: number;
  violations: ViolationWithSpan[];
}

/** The stateless check. */
export class Previews {
  readonly #parts: GateParts;
  readonly #policies: ActivePolicies;
  readonly #meter: UsageMeter;
  readonly #keySecret: Buffer;
  /** First requests of this process that are still running, so that their twins need no polling. */
  readonly #running = new Map<string, Promise<PreviewAnswer>>();

  constructor(parts: GateParts, policies: ActivePolicies, meter: UsageMeter) {
    this.#parts = parts;
    this.#policies = policies;
    this.#meter = meter;
    // Of the pepper, which stays what it is while keys of the ring come and go: a key must be known again for a day.
    this.#keySecret = createHmac('sha256', parts.keyPepper).update('preview idempotency keys').digest();
  }

  /**
   * Evaluates a text. Stores nothing, except under an idempotency key the verdict for 24 hours; then the same answer is
   * given again, whatever the content. Without a key no database is asked once the policy is known.
   * @throws ValidationError when `context` or `source_model` holds a credential, or near misses are asked for under an idempotency key
   * @throws ProblemError `insufficient_scope`, `governance_quota_exceeded`, `idempotency_in_progress`, `no_active_policy`, `service_unavailable`
   */
  async preview(
    caller: Caller,
    request: PreviewRequest,
    { includeSpans = false, includeNearMisses = false }: PreviewOptions,
  ): Promise<{ verdict: CheckVerdict; replayed: boolean }> {
    refuseSecrets(request);
    if (includeNearMisses) {
      refuseNearMisses(caller, request);
      const { answer, near } = await this.#explained(caller, request);
      return { verdict: { ...onWire(answer, includeSpans), ...near }, replayed: false };
    }
    if (request.idempotencyKey === null || request.idempotencyKey === '') {
      return { verdict: onWire(await this.#answer(caller, request), includeSpans), replayed: false };
    }
    const { answer, replayed } = await this.#once(caller, request, request.idempotencyKey);
    if (replayed) this.#meter.count(caller, 'replayed', 0);
    return { verdict: onWire(answer, includeSpans), replayed };
  }

  async #answer(caller: Caller, request: PreviewRequest): Promise<PreviewAnswer> {
    return (await this.#evaluated(caller, request)).answer;
  }

  /** The answer with what rules let go, which is stored nowhere: it quotes a text that is not stored either. */
  async #explained(caller: Caller, request: PreviewRequest) {
    const { answer, policy, input, evaluation } = await this.#evaluated(caller, request);
    const { nearMisses, truncated } = reportedNearMisses(this.#parts, policy, input, evaluation);
    const near: Pick<CheckVerdict, 'near_misses' | 'near_misses_truncated'> = {
      near_misses: nearMisses,
      near_misses_truncated: truncated,
    };
    return { answer, near };
  }

  async #evaluated(caller: Caller, request: PreviewRequest) {
    const started = performance.now();
    const { policy } = await this.#policies.active(caller.workspaceId);
    return this.#parts.turns.run(caller.workspaceId, () => this.#evaluate(caller, request, policy, started));
  }

  #evaluate(caller: Caller, request: PreviewRequest, policy: CompiledPolicy, started: number) {
    const tokens = governanceTokens(request.content);
    this.#meter.reserve(caller, tokens);
    this.#meter.count(caller, 'preview', tokens);
    const input = { contentType: request.contentType, fields: { content: request.content } };
    const evaluation = evaluateClosed(this.#parts, policy, input);
    const verdict = verdictOf(evaluation);
    const latencyMs = Math.round(performance.now() - started);
    this.#parts.emit({ kind: 'preview_decided', verdict, latencyMs });
    const answer: PreviewAnswer = {
      verdict,
      actionId: newId('chk'),
      latencyMs,
      violations: reportedFindings(evaluation).map((finding) => ({
        rule: finding.rule,
        severity: finding.severity,
        detail: finding.detail,
        matched_substring: finding.matched,
        field: finding.field,
        start: finding.start,
        end: finding.end,
        safer_alternative: finding.saferAlternative,
      })),
    };
    return { answer, policy, input, evaluation };
  }

  async #once(
    caller: Caller,
    request: PreviewRequest,
    key: string,
  ): Promise<{ answer: PreviewAnswer; replayed: boolean }> {
    const keyHash = Buffer.from(
      createHmac('sha256', this.#keySecret)
        .update(JSON.stringify([caller.workspaceId, caller.livemode, key]))
        .digest(),
    );
    const deadline = performance.now() + TWIN_WAIT_MS;
    const name = keyHash.toString('base64');
    const running = this.#running.get(name);
    if (running) {
      const answer = await Promise.race([running.catch(() => null), wait(TWIN_WAIT_MS, null, { ref: false })]);
      if (answer) return { answer, replayed: true };
    }
    const first = this.#claimOrRead(caller, request, keyHash, deadline);
    const shared = first.then(({ answer }) => answer);
    shared.catch(() => undefined);
    this.#running.set(name, shared);
    try {
      return await first;
    } finally {
      if (this.#running.get(name) === shared) this.#running.delete(name);
    }
  }

  async #claimOrRead(
    caller: Caller,
    request: PreviewRequest,
    keyHash: Buffer<ArrayBuffer>,
    deadline: number,
  ): Promise<{ answer: PreviewAnswer; replayed: boolean }> {
    const { prisma, keys } = this.#parts.store;
    const place = verdictPlace(caller.workspaceId, keyHash);
    for (;;) {
      const claim = await claimVerdict(prisma, caller.workspaceId, keyHash);
      if (claim.mine) {
        try {
          const answer = await this.#answer(caller, request);
          const { settings } = await this.#policies.active(caller.workspaceId);
          const kept = settings.seal_content ? await sealJson(keys, answer, place) : answer;
          if (await fillVerdict(prisma, caller.workspaceId, keyHash, kept)) {
            return { answer, replayed: false };
          }
          // Our claim was taken over meanwhile: theirs is the answer.
        } catch (error) {
          // Not waited for: where the store is away, giving the claim back takes as long again. Twins look until it is.
          abandonVerdict(prisma, caller.workspaceId, keyHash).catch(() => undefined);
          throw error;
        }
      } else if (claim.verdict !== null) {
        const kept = await openJson(keys, claim.verdict, place);
        return { answer: kept as PreviewAnswer, replayed: true };
      }
      if (performance.now() >= deadline) throw stillRunning();
      await wait(TWIN_POLL_MS);
    }
  }
}

/** Where a verdict belongs that is stored sealed. */
function verdictPlace(workspaceId: string, keyHash: Buffer): SealedPlace {
  return { table: 'preview_verdict', column: 'verdict', workspaceId, rowId: keyHash.toString('base64') };
}

function stillRunning(): ProblemError {
  return new ProblemError('idempotency_in_progress', 'The first request with this key is still running.', {
    headers: { 'Retry-After': '1' },
    recovery: { action: 'retry_after', retry_after_seconds: 1, safe_to_retry: true, same_idempotency_key: true },
  });
}

/** The report shows how a text passes, so it is for administrators; and a verdict that is replayed has none. */
function refuseNearMisses(caller: Caller, request: PreviewRequest): void {
  if (!caller.scopes.has('admin')) {
    throw new ProblemError('insufficient_scope', 'The API key lacks the scope admin, which near misses take.', {
      headers: { 'WWW-Authenticate': 'Bearer error="insufficient_scope", scope="admin"' },
    });
  }
  if (request.idempotencyKey) {
    const msg = 'Leave it out with include=near_misses: the report is not stored and could not be repeated';
    throw new ValidationError([{ loc: ['body', 'idempotency_key'], msg, type: 'value_error' }]);
  }
}

const looksLikeOne = 'Value looks like a credential';

/** What is for audit is shown: a name or a value that looks like a credential is refused, and never repeated. */
function refuseSecrets({ context, sourceModel }: PreviewRequest): void {
  const entries = Object.entries(context ?? {}).flatMap(([name, value]) => {
    if (findCredential(name))
      return [{ loc: ['body', 'context'], msg: 'A name looks like a credential', type: 'value_error' }];
    // A password looks like nothing else: it is its name that tells.
    const found = typeof value === 'string' && (findCredential(value) || findCredential(`${name}: ${value}`));
    return found ? [{ loc: ['body', 'context', name], msg: looksLikeOne, type: 'value_error' }] : [];
  });
  if (sourceModel && findCredential(sourceModel))
    entries.push({ loc: ['body', 'source_model'], msg: looksLikeOne, type: 'value_error' });
  if (entries.length > 0) throw new ValidationError(entries);
}

// Built key by key: the store does not keep the order of keys, and a replay is the same bytes.
function onWire(answer: PreviewAnswer, includeSpans: boolean): CheckVerdict {
  return {
    verdict: answer.verdict,
    action_id: answer.actionId,
    violations: answer.violations.map((violation): Violation | ViolationWithSpan => {
      const { rule, severity, detail, matched_substring } = violation;
      if (!includeSpans) return { rule, severity, detail, matched_substring };
      const { field, start, end, safer_alternative } = violation;
      return { rule, severity, detail, matched_substring, field, start, end, safer_alternative };
    }),
    latency_ms: answer.latencyMs,
    review_url: null,
  };
}
