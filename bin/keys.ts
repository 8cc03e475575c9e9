import { openGate } from '@sendgate/gate';

/**
 * `pnpm keys`: after a new key was put in front of SENDGATE_SECRETS_KEY, wraps everything by it at once. The worker does the
 * same once a day. Afterwards the older keys may leave the ring.
 */
const { DATABASE_URL: databaseUrl, SENDGATE_SECRETS_KEY: secretsKey } = process.env;
if (!databaseUrl || !secretsKey) {
  process.stderr.write('Set DATABASE_URL and SENDGATE_SECRETS_KEY.\n');
  process.exitCode = 2;
} else {
  const gate = await openGate({ databaseUrl, secretsKey, keyPepper: 'not used here', appUrl: 'http://localhost' });
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
      process.stdout.write(
        `Wrapped anew: ${renewed}. Older keys may leave the ring once every process has the new one.\n`,
      );
    }
  } finally {
    await gate.close();
  }
}
