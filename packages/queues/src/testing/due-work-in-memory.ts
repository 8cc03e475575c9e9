import type { DueWork } from '../relay.ts';
import type { WorkWakeup } from '../work-wakeup.ts';

/** Work items of a suite that has no store: what the relay sees of them and nothing else. */
export interface DueWorkList extends DueWork {
  add(...ids: string[]): void;
  /** Makes an item due again, as its expired lease or lost wake-up would. */
  offerAgain(id: string): void;
  finish(id: string): void;
  readonly unfinished: ReadonlySet<string>;
}

/** Items of kind `callback`. Like the store it marks items as published only when publishing succeeded. */
export function dueWorkList(): DueWorkList {
  const unfinished = new Set<string>();
  const offered: string[] = [];
  const times = new Map<string, number>();
  return {
    unfinished,
    add: (...ids) => {
      for (const id of ids) unfinished.add(id);
      offered.push(...ids);
    },
    offerAgain: (id) => {
      offered.push(id);
    },
    finish: (id) => {
      unfinished.delete(id);
    },
    takeDue: async (limit, enqueue, without = []) => {
      const taken = without.includes('callback') ? [] : offered.slice(0, limit);
      const wakeups: WorkWakeup[] = taken.map((id) => ({ id, kind: 'callback', enqueueSeq: times.get(id) ?? 0 }));
      if (wakeups.length > 0) await enqueue(wakeups);
      for (const { id, enqueueSeq } of wakeups) times.set(id, enqueueSeq + 1);
      offered.splice(0, taken.length);
      return taken.length;
    },
  };
}
