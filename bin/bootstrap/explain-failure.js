/** @typedef {'fetch' | 'install'} Phase */

/** @type {readonly [pattern: RegExp, advice: string][]} */
const causes = [
  [/ENOSPC|no space left/i, 'The disk is full. Free some space and run the command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network (request|timeout)|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|FETCH_ERROR/i,
    'The npm registry cannot be reached. Check the network, or name your mirror: npm config set registry <url>.',
  ],
  [
    /CERT_|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/i,
    "The npm registry's certificate is not trusted. Behind an inspecting proxy set NODE_EXTRA_CA_CERTS to its certificate.",
  ],
  [/\bE40[13]\b|ERR_PNPM_FETCH_40[13]/i, 'The npm registry refused access. Check the login or token in your .npmrc.'],
  [
    /EACCES|EPERM|EROFS|read-only file system/i,
    'A folder cannot be written: the project, or the npm cache (npm config get cache). Give yourself write access, or set npm_config_cache to a folder of your own.',
  ],
  [
    /OUTDATED_LOCKFILE|FROZEN_LOCKFILE/i,
    'pnpm-lock.yaml does not match the package.json files. Run "pnpm install" once and commit the lock file.',
  ],
  [
    /npx: not found|spawn npx(\.cmd)? ENOENT/i,
    'npm is missing beside Node. Install Node with npm, or Node 24 and pnpm 12 yourself.',
  ],
];

/**
 * One line that says what went wrong and what to do; where the cause is unknown, the end of what the program said.
 * @param {Phase} phase
 * @param {string} text what the program printed
 */
export function explainFailure(phase, text) {
  const doing = phase === 'fetch' ? 'Node and pnpm could not be fetched' : 'The dependencies could not be installed';
  const known = causes.find(([pattern]) => pattern.test(text));
  if (known) return `${doing}. ${known[1]}`;
  const lines = text.trim().split('\n').slice(-8).join('\n');
  return `${doing}:\n${lines}`;
}

export class FailedPhase extends Error {
  /**
   * @param {Phase} phase
   * @param {string} text
   */
  constructor(phase, text) {
    super(explainFailure(phase, text));
  }
}
