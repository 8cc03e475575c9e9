import { createIdentity, firstPassword } from '@sendgate/dashboard';
import { openGate } from '@sendgate/gate';
import { ConfigError, readConfig, sharedVariables } from '@sendgate/runtime';

const { databaseUrl, secretsKey } = sharedVariables;

/**
 * `pnpm first-password <e-mail>`: the way back for somebody who forgot their password and whom no admin can help, such as the
 * only owner. Their old one no longer counts, every session of theirs ends, and they choose another at the next sign-in.
 */
try {
  const [email, ...others] = process.argv.slice(2);
  if (email === undefined || others.length > 0) {
    process.stderr.write('Usage: pnpm first-password <e-mail of the person>\n');
    process.exitCode = 2;
  } else await reset(email, readConfig({ databaseUrl, secretsKey }, process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
}

async function reset(email: string, config: { databaseUrl: string; secretsKey: string }): Promise<void> {
  const appUrl = 'http://localhost';
  const gate = await openGate({ ...config, identity: true, keyPepper: 'not used here', appUrl });
  try {
    // Nobody signs in here: what signs sessions is not needed.
    const identity = createIdentity(gate, { appUrl, authSecret: 'signs no session of anybody, ever' });
    const person = await identity.findPerson(email);
    if (!person) throw new Error(`Nobody signs in as ${email}. An admin adds people at the dashboard.`);
    const { userId } = person;
    // First of all: nobody is given a password without a trace.
    for (const { workspaceId } of await gate.workspaces.membershipsOf(userId)) {
      await gate.workspaces.recordPasswordReset({ workspaceId, userId }, 'operator');
    }
    const password = firstPassword();
    await identity.setPassword(userId, password, { firstPassword: true });
    process.stdout.write(`${person.email} signs in with ${password} and then chooses another.\n`);
  } finally {
    await gate.close();
  }
}
