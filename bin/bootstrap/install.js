import { FailedPhase } from './explain-failure.js';
import { progress } from './progress.js';
import { runQuietly } from './run-to-end.js';
import { isInstalled } from './toolchain.js';

/**
 * Installs exactly what the lock file names, unless it is in place already.
 * @param {string} root
 * @param {import('./toolchain.js').Toolchain} toolchain
 */
export async function install(root, { pnpm, environment }) {
  if (isInstalled(root)) return;
  const { done } = progress('Installing dependencies');
  const { exitCode, text } = await runQuietly(
    pnpm,
    ['install', '--frozen-lockfile', '--reporter=append-only', '--config.confirmModulesPurge=false'],
    { cwd: root, env: environment },
  );
  if (exitCode !== 0) throw new FailedPhase('install', text);
  done();
}
