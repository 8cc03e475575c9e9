import type { Processor, WorkPayload } from '@sendgate/queues';
import { type NoticeParts, sendNotice } from '../notices/send-notice.ts';
import type { WorkRunner } from '../run-work-item.ts';

/** Tells one admin by e-mail what the workspace needs a person for, see `notices/`. */
export function adminNotices(runner: WorkRunner, parts: NoticeParts): Processor<WorkPayload> {
  return ({ id }, { signal }) => runner.run(id, signal, (item, stop) => sendNotice(parts, item, stop));
}
