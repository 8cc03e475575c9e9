import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from './start-failure.ts';

/**
 * Makes the data directory and its log folder.
 * @param neededMegabytes room that has to be left on its disk
 * @returns the log folder
 * @throws StartFailure when it cannot be written or the disk is nearly full.
 */
export async function prepareHome(home: string, neededMegabytes = 200): Promise<string> {
  const logs = path.join(home, 'logs');
  try {
    await mkdir(logs, { recursive: true });
    const { bavail, bsize } = await statfs(home);
    const megabytes = Math.floor((bavail * bsize) / 1_048_576);
    if (megabytes < neededMegabytes) {
      throw new StartFailure(
        `Only ${megabytes} MB are free under ${home}, and ${neededMegabytes} MB are needed. Free some space, or set SENDGATE_HOME.`,
      );
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The data directory ${home} cannot be made (${(error as NodeJS.ErrnoException).code}). Set SENDGATE_HOME to a folder you may write.`,
    );
  }
  return logs;
}
