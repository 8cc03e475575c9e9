/** Whether this run proves the promises at their full figures: `pnpm catalogue`. */
export const atFullCounts = process.env.SENDGATE_FULL_COUNTS === 'true';

/** How often, how many or how long: scaled to what a run for every change has time for, or in full. */
export function count(scaled: number, inFull: number): number {
  return atFullCounts ? inFull : scaled;
}

/** Every so-manieth of some, the first among them; all of them at full counts. */
export function sample<T>(all: readonly T[], every: number): T[] {
  return all.filter((_, at) => atFullCounts || at % every === 0);
}

/** Shows what a run at full counts measured, for docs/reliability.md; says nothing otherwise. */
export function showMeasured(promise: string, figures: object): void {
  if (atFullCounts) process.stderr.write(`measured: ${promise} ${JSON.stringify(figures)}\n`);
}
