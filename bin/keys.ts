import { openGate } from '@sendgate/gate';
import { ConfigError, readConfig, sharedVariables } from '@sendgate/runtime';

const { databaseUrl, secretsKey } = sharedVariables;

/**
 * `pnpm keys`: after a new key was put in front of SENDGATE_SECRETS_KEY, wraps everything by it at once. The worker does the
 * same once a day. Afterwards the older keys may leave the ring, unless something did not open, which goes on needing its key.
 */
try {
  await renewKeys(readConfig({ databaseUrl, secretsKey }, process.env));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

async function renewKeys(config: { databaseUrl: string; secretsKey: string }): Promise<void> {
  const gate = await openGate({
    ...config,
    keyPepper: 'not used here',
    appUrl: 'http://localhost',
    logger: {
      warn: () => undefined,
      error: (event, { workspace_id: workspace } = {}) => {
        process.stderr.write(`${event}: ${workspace}. It needs its older key on.\n`);
        process.exitCode = 1;
      },
    },
  });
  try {
    const missing = await gate.maintenance.missingKeys();
    if (missing.length > 0) {
      process.stderr.write(`Keys in use that the ring lacks: ${missing.join(', ')}. Put them back first.\n`);
      process.exitCode = 1;
    } else {
      let renewed = 0;
      for (;;) {
        const step = await gate.maintenance.renewWrapping();
        if (step === 0) break;
        renewed += step;
      }
      const next =
        process.exitCode === undefined ? ' Older keys may leave the ring once every process has the new one.' : '';
      process.stdout.write(`Wrapped anew: ${renewed}.${next}\n`);
    }
  } finally {
    await gate.close();
  }
}
