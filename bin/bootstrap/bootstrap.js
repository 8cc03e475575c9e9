import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { commandLine } from './command-line.js';
import { FailedPhase } from './explain-failure.js';
import { install } from './install.js';
import { runToEnd } from './run-to-end.js';
import { findToolchain } from './toolchain.js';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Finds or fetches Node and pnpm, installs the dependencies when the lock file asks for it, and hands over to
 * `bin/start.ts` or `bin/test.ts`. Where everything is in place this costs a few milliseconds.
 * @param {string[]} words what stood behind `node bin/bootstrap.js`
 * @returns {Promise<number>} the exit code of the command
 */
export async function bootstrap(words) {
  const command = commandLine(words);
  if (command === null) {
    process.stderr.write('Usage: npm start, or npm test -- [path or Jest option …]\n');
    return 2;
  }
  try {
    const toolchain = await findToolchain(root);
    await install(root, toolchain);
    const script = path.join(root, 'bin', `${command.name}.ts`);
    if (toolchain.node === process.execPath) {
      // From the second time on nothing has to be rid of its types: what does so takes 0.2 s, and 25 MB for as long as this
      // runs. Not imported by name, which Node 20 does not have; it never comes here.
      module.enableCompileCache(path.join(root, 'node_modules', '.cache', 'sendgate'));
      const { main } = await import(pathToFileURL(script).href);
      return await main(command.rest);
    }
    return await runToEnd(toolchain.node, [script, ...command.rest], { cwd: root, env: toolchain.environment });
  } catch (error) {
    if (!(error instanceof FailedPhase)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    return 1;
  }
}
