/**
 * Runs a command to its end.
 * @param main answers the exit code; nothing stands for 0. What it throws is told by its message alone and ends with 1.
 */
export async function runCommand(main: () => Promise<number | undefined> | Promise<void>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
