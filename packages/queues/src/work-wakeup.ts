/**
 * Tells a queue that a work item is due. The item itself, its attempts and its next run live in Postgres; a wake-up
 * that is lost, doubled or late costs time and never correctness.
 */
export interface WorkWakeup {
  /** Id of the work item. */
  readonly id: string;
  /** Kind of the work item; names the queue through the catalog. */
  readonly kind: string;
  /** How often the item was put on a queue before; 0 for the first time. */
  readonly enqueueSeq: number;
}

/**
 * Id of the job of a wake-up, which `others` more may share. Publishing a wake-up twice yields one job; publishing it again
 * later, under the next sequence number, yields a new one, even where BullMQ keeps finished jobs and ignores their ids.
 */
export function wakeupJobId(wakeup: WorkWakeup, others = 0): string {
  const id = `${wakeup.kind}_${wakeup.id}_${wakeup.enqueueSeq}`;
  return others === 0 ? id : `${id}_and_${others}`;
}
