import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { spawnAsync } from '../bin/spawn-async.ts';

const root = path.resolve(import.meta.dirname, '..');
const schemaFile = path.join(root, 'prisma', 'schema.prisma');
const output = path.join(root, 'packages', 'db', 'src', 'generated');
const stampFile = path.join(output, '.schema-hash');

/**
 * Writes the Prisma client of `schema.prisma`, with no network. Skipped when neither the schema nor Prisma changed.
 * @returns whether anything was written.
 * @throws Error with what Prisma said when the schema does not hold together.
 */
export async function generateClient({ force = false }: { force?: boolean } = {}): Promise<boolean> {
  const require = createRequire(import.meta.url);
  const prismaPackage = require.resolve('prisma/package.json');
  const hash = createHash('sha256')
    .update(await readFile(schemaFile))
    .update(await readFile(prismaPackage))
    .update(await readFile(import.meta.filename))
    .digest('hex');
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (!force && stamp === hash) return false;
  // Where this is interrupted, what lies there is the client of no schema, that of before included.
  await rm(stampFile, { force: true });

  const { exitCode, text } = await spawnAsync(
    process.execPath,
    [path.join(path.dirname(prismaPackage), 'build', 'index.js'), 'generate', '--schema', schemaFile],
    {
      cwd: root,
      env: {
        ...process.env,
        // Prisma looks for a schema engine to download before it generates, and never runs it: any file will do.
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        CHECKPOINT_DISABLE: '1',
      },
    },
  );
  if (exitCode !== 0) throw new Error(`Prisma could not generate the client:\n${text.trim()}`);
  await unpackQueryCompiler();
  await mkdir(output, { recursive: true });
  await writeFile(stampFile, hash);
  return true;
}

/**
 * Lays the query compiler beside the client as the binary it is. As Prisma generates it, every process holds it as two
 * megabytes of base64 twice over: the source of a module, and the string in it.
 */
async function unpackQueryCompiler(): Promise<void> {
  const clientFile = path.join(output, 'internal', 'class.ts');
  const client = await readFile(clientFile, 'utf8');
  const asModule =
    /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[^"]+\.wasm-base64\.mjs)"\)\s+return await decodeBase64AsWasm\(wasm\)/;
  const specifier = asModule.exec(client)?.[1];
  // Read and not imported: `npm start` would hold the module for as long as it runs.
  const source = specifier && (await readFile(createRequire(clientFile).resolve(specifier), 'utf8'));
  const wasm = source && /^const wasm = "([\w+/=]+)"/.exec(source)?.[1];
  if (!wasm) throw new Error(`Prisma no longer keeps its query compiler where it did: ${clientFile}`);
  await writeFile(path.join(output, 'internal', 'query-compiler.wasm'), Buffer.from(wasm, 'base64'));
  const asFile = `const { readFile } = await import('node:fs/promises')
    return new WebAssembly.Module(await readFile(new URL('query-compiler.wasm', import.meta.url)))`;
  await writeFile(clientFile, client.replace(asModule, asFile));
}
