/**
 * Takes a bounded step again and again until it took nothing or the process stops. One that fails holds up nothing else; what
 * went wrong is added to `failures`.
 * @param step how much it took
 */
export async function untilNothing(
  signal: AbortSignal,
  step: () => Promise<number>,
  failures: unknown[],
): Promise<void> {
  try {
    while (!signal.aborted && (await step()) > 0);
  } catch (error) {
    failures.push(error);
  }
}
