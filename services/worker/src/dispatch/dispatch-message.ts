import { dispatchRetryAfter } from '@sendgate/contracts';
import type {
  DispatchOutcome,
  DispatchPermission,
  DispatchResult,
  DispatchRoute,
  DispatchTask,
  Gate,
  LeasedItem,
} from '@sendgate/gate';
import { durationMs } from '@sendgate/queues';
import { spreadWaitSeconds } from '../deliver/schedule.ts';
import type { Sender } from '../deliver/send.ts';
import { recordSurely } from '../record-surely.ts';
import { classifyMail } from './classify-mail.ts';
import { classifyWebhook } from './classify-webhook.ts';
import { composeMail } from './compose-mail.ts';
import { dispatchHeaders, dispatchRequest } from './dispatch-request.ts';
import type { MailSender } from './mail-sender.ts';
import type { DispatchVerdict } from './verdict.ts';

/** One attempt, for logs and figures. Content-free. */
export interface DispatchEvent {
  readonly actionId: string;
  readonly workspaceId: string;
  readonly mode: DispatchTask['mode'];
  readonly attempt: number;
  readonly outcome: DispatchOutcome;
  /** `sent` or the class of the failure. */
  readonly errorClass: string;
  readonly durationMs: number;
}

export interface DispatchParts {
  readonly dispatch: Pick<Gate['dispatch'], 'open' | 'begin' | 'record'>;
  readonly sender: Sender;
  readonly mailSender: MailSender;
  readonly onDispatch?: (event: DispatchEvent) => void;
  readonly now?: () => number;
  /** Uniform in [0, 1). */
  readonly draw?: () => number;
}

/** Leave to write was not given; the item is settled, or somebody else's. */
export class NotPermitted extends Error {
  override readonly name = 'NotPermitted';
}

/**
 * Hands one approved message over, at most once. Leave is asked for when the connection stands and not a byte of the
 * message was written; after it only the provider's own word makes the outcome known.
 *
 * @throws the signal's reason when the attempt was given up. Nothing is recorded then: had it begun, whoever claims the
 * item next records it as unknown.
 */
export async function dispatchMessage(parts: DispatchParts, item: LeasedItem, signal: AbortSignal): Promise<void> {
  const { now = Date.now, draw = Math.random } = parts;
  const task = await parts.dispatch.open(item);
  if (task === null) return;
  let permission: DispatchPermission | null = null;
  const begin = async () => {
    permission = await parts.dispatch.begin(item, task);
    if (permission !== 'begun') throw new NotPermitted();
  };
  const started = performance.now();
  const verdict = await handOver(parts, task, { begin, signal, nowMs: now() });
  if (permission !== null && permission !== 'begun') return;

  const record = {
    result: resultOf(verdict, task.refusals, draw()),
    mode: task.mode,
    durationMs: performance.now() - started,
  };
  const outcome = await recordSurely(() => parts.dispatch.record(item, record), signal);
  parts.onDispatch?.({
    actionId: task.message.actionId,
    workspaceId: task.workspaceId,
    mode: task.mode,
    attempt: task.attempt,
    outcome,
    errorClass: verdict.kind === 'sent' ? 'sent' : verdict.errorClass,
    durationMs: record.durationMs,
  });
}

interface Attempt {
  readonly begin: () => Promise<void>;
  readonly signal: AbortSignal;
  readonly nowMs: number;
}

async function handOver(parts: DispatchParts, task: DispatchTask, attempt: Attempt): Promise<DispatchVerdict> {
  const { route } = task;
  if (route === null) return { kind: 'refused', errorClass: 'not_configured', askedSeconds: null };
  return route.mode === 'smtp' ? mail(parts, task, route, attempt) : post(parts, task, route, attempt);
}

async function mail(
  parts: DispatchParts,
  { message }: DispatchTask,
  route: Extract<DispatchRoute, { mode: 'smtp' }>,
  { begin, signal, nowMs }: Attempt,
): Promise<DispatchVerdict> {
  const composed = await composeMail(message, route, new Date(nowMs));
  const result = await parts.mailSender.send({ route, mail: composed, signal, beforeWrite: begin });
  return classifyMail(result);
}

async function post(
  parts: DispatchParts,
  { message, attempt }: DispatchTask,
  route: Extract<DispatchRoute, { mode: 'webhook' }>,
  { begin, signal, nowMs }: Attempt,
): Promise<DispatchVerdict> {
  const body = Buffer.from(JSON.stringify(dispatchRequest(message)));
  const headers = dispatchHeaders(message, route, body, { attempt, timestamp: Math.floor(nowMs / 1_000) });
  const posted = await parts.sender.post({ url: route.url, headers, body, signal, beforeWrite: begin });
  return classifyWebhook(posted.result, posted.written, posted.answer, nowMs);
}

/** A verdict together with the schedule: when to try again, or that all attempts are spent. */
export function resultOf(verdict: DispatchVerdict, refusals: number, draw: number): DispatchResult {
  if (verdict.kind !== 'refused') return verdict;
  const wait = dispatchRetryAfter[refusals];
  const { errorClass } = verdict;
  if (wait === undefined) return { kind: 'failed', errorClass };
  return {
    kind: 'refused',
    errorClass,
    afterSeconds: spreadWaitSeconds(durationMs(wait) / 1_000, verdict.askedSeconds, draw),
  };
}
