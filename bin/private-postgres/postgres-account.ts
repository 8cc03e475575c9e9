import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The operating-system user Postgres runs as. */
export interface Account {
  uid: number;
  gid: number;
}

const userName = 'postgres';

/**
 * Postgres refuses to run as root, so root lends it the user `postgres`, created when missing. Anyone else runs it as
 * themselves: null.
 * @throws Error when the user cannot be created, saying what to do instead.
 */
export async function postgresAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const existing = await lookUp();
  if (existing !== null) return existing;
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', userName]);
  } catch {
    // BusyBox systems have adduser instead.
    await run('adduser', ['-S', '-D', '-H', userName]).catch(() => undefined);
  }
  const created = await lookUp();
  if (created === null) {
    throw new Error(
      'Postgres refuses to run as root and the user "postgres" could not be created. Run as an ordinary user, or set DATABASE_URL.',
    );
  }
  return created;
}

async function lookUp(): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', userName]), run('id', ['-g', userName])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/**
 * Whether the account may enter every folder from the root down to `target`. Folders that do not exist yet count as
 * enterable, because they will be made by us. Groups other than the account's own are not looked at.
 */
export async function canReach(target: string, account: Account | null): Promise<boolean> {
  if (account === null) return true;
  let folder = path.resolve(target);
  for (;;) {
    try {
      const { mode, uid, gid } = await stat(folder);
      const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) return false;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return false;
    }
    const parent = path.dirname(folder);
    if (parent === folder) return true;
    folder = parent;
  }
}
