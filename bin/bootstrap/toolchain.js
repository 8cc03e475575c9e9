import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FailedPhase } from './explain-failure.js';
import { progress } from './progress.js';
import { runQuietly } from './run-to-end.js';

export const wanted = { node: 24, pnpm: 12, pnpmVersion: '12.21.0' };

/**
 * @typedef {object} Toolchain
 * @property {string} node path of a Node new enough
 * @property {string} pnpm path of a pnpm new enough
 * @property {NodeJS.ProcessEnv} environment with both first on PATH
 */

/**
 * Whether a version such as `v24.1.0` or `12.0.0` is of the wanted major or a later one.
 * @param {string} version
 * @param {number} major
 */
export function isAtLeast(version, major) {
  const found = /^v?(\d+)\./.exec(version.trim());
  return found !== null && Number(found[1]) >= major;
}

/**
 * The Node and pnpm to work with: this machine's when they are new enough, else both from the npm registry, through
 * npm's own cache.
 * @param {string} root
 * @returns {Promise<Toolchain>}
 */
export async function findToolchain(root) {
  const own = { node: process.execPath, pnpm: onPath('pnpm', process.env.PATH ?? '') };
  if (isAtLeast(process.version, wanted.node)) {
    // pnpm is only asked for its version when there is something to install.
    if (isInstalled(root)) return { ...own, pnpm: own.pnpm ?? 'pnpm', environment: withFirst(own.node) };
    if (own.pnpm !== null && isAtLeast(versionOf(own.pnpm), wanted.pnpm)) {
      return { ...own, pnpm: own.pnpm, environment: withFirst(own.node, own.pnpm) };
    }
  }
  const memory = path.join(root, 'node_modules', '.sendgate-toolchain.json');
  const found = remembered(memory) ?? (await fetched(root));
  mkdirSync(path.dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(found));
  return { ...found, environment: withFirst(found.node, found.pnpm) };
}

/**
 * Whether what the lock file names is what lies in node_modules: pnpm keeps a copy of the lock file it installed from.
 * @param {string} root
 */
export function isInstalled(root) {
  try {
    const installed = readFileSync(path.join(root, 'node_modules', '.pnpm', 'lock.yaml'));
    return readFileSync(path.join(root, 'pnpm-lock.yaml')).equals(installed);
  } catch {
    return false;
  }
}

/** @param {string} root */
async function fetched(root) {
  const { done } = progress(`Fetching Node ${wanted.node} and pnpm ${wanted.pnpm} from the npm registry`);
  const { exitCode, text } = await runQuietly(
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    [
      '-y',
      '-p',
      `node@${wanted.node}`,
      '-p',
      `pnpm@${wanted.pnpmVersion}`,
      '-c',
      'node bin/bootstrap/print-toolchain.js',
    ],
    { cwd: root, env: process.env },
  );
  const line = /^SENDGATE_TOOLCHAIN (.*)$/m.exec(text);
  if (exitCode !== 0 || line === null) throw new FailedPhase('fetch', text);
  done();
  return /** @type {{node: string, pnpm: string}} */ (JSON.parse(line[1] ?? '{}'));
}

/** @param {string} file */
function remembered(file) {
  try {
    const { node, pnpm } = JSON.parse(readFileSync(file, 'utf8'));
    // The npm cache they came from may have been cleaned since.
    if (existsSync(node) && existsSync(pnpm) && isAtLeast(versionOf(node), wanted.node)) return { node, pnpm };
  } catch {
    // Nothing remembered yet.
  }
  return null;
}

/** @param {string} program */
function versionOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' });
  return stdout ?? '';
}

/**
 * The first executable of that name on a PATH, or null.
 * @param {string} name
 * @param {string} searchPath
 */
export function onPath(name, searchPath) {
  for (const folder of searchPath.split(path.delimiter)) {
    for (const ending of process.platform === 'win32' ? ['.cmd', '.exe'] : ['']) {
      const file = path.join(folder, `${name}${ending}`);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not here.
      }
    }
  }
  return null;
}

/** @param {string[]} programs */
function withFirst(...programs) {
  const folders = programs.map((program) => path.dirname(program));
  return { ...process.env, PATH: [...folders, process.env.PATH ?? ''].join(path.delimiter) };
}
