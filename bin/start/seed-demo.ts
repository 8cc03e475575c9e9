// Run by `npm start` in a process of its own, with the environment of the dashboard and the file for the credentials.
import { readSeedOptions, seedDemo } from '../../prisma/seed.ts';
import { runCommand } from '../run-command.ts';
import { writePrivateJson } from './private-json.ts';

// Once there is a key, nobody but this process knows it until it is written.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

await runCommand(async () => {
  const credentials = await seedDemo(readSeedOptions());
  if (credentials !== null) await writePrivateJson(process.argv[2] ?? '', credentials);
});
