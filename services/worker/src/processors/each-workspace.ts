/**
 * Works through workspaces page by page until there are no more or the process stops. One that fails holds up no other; what went
 * wrong is added to `failures`.
 * @param page ids of workspaces in their order, after one of them
 */
export async function eachWorkspace(
  signal: AbortSignal,
  page: (after: string) => Promise<string[]>,
  work: (workspaceId: string) => Promise<void>,
  failures: unknown[],
): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined && !signal.aborted) {
    const workspaces: string[] = await page(after);
    for (const id of workspaces) {
      if (signal.aborted) return;
      await work(id).catch((error: unknown) => failures.push(error));
    }
    after = workspaces.at(-1);
  }
}
