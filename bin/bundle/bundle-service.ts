import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OnLoadArgs, OnLoadResult, Plugin } from 'esbuild';
import { bundleFiles, bundleOf, originOf } from './bundle-of.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Libraries of machine code, which no bundle can hold. They are found where they lie. */
const native = /^@node-rs\/argon2$/;

/** What stands before all modules of a bundle: who of them asks where it lies is told where its source does. */
const banner = `import { createRequire as __createRequire } from 'node:module';
import { fileURLToPath as __fileURLToPath } from 'node:url';
const __bundle = import.meta.url;
const require = __createRequire(__bundle);
`;

/**
 * Puts a module and all it imports into one file, for `importBundled`. Nothing is written when the bundle there is stands
 * for the code as it is.
 * @param entry the module, `<unit>/src/<name>.ts`, absolute
 * @returns whether anything was written
 * @throws Error with what esbuild said when the sources do not hold together
 */
export async function bundleService(entry: string, { force = false }: { force?: boolean } = {}): Promise<boolean> {
  if (!force && bundleOf(entry) !== null) return false;
  const { bundle, origin } = bundleFiles(entry);
  // Loaded only now: services import this package and need none of it.
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    outfile: bundle,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Names appear in the logs. Plain ASCII, because Node holds any other source at two bytes a character.
    keepNames: true,
    charset: 'ascii',
    banner: { js: banner },
    plugins: [keepPlaces(path.dirname(bundle))],
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const sources = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
  await mkdir(path.dirname(bundle), { recursive: true });
  // The origin last: until it is there, the bundle counts as none.
  await writeWhole(bundle, outputFiles[0]?.contents ?? new Uint8Array());
  await writeWhole(origin, originOf(sources.sort()));
  return true;
}

/** Has modules find files by where their source lies, as they do outside a bundle. */
function keepPlaces(outFolder: string): Plugin {
  const fromBundle = (file: string) => JSON.stringify(path.relative(outFolder, file).split(path.sep).join('/'));
  return {
    name: 'keep-places',
    setup({ onLoad, onResolve, resolve }) {
      onResolve({ filter: native }, async ({ path: name, pluginData, ...from }) => {
        if (pluginData === native) return null;
        const found = await resolve(name, { ...from, pluginData: native });
        return { path: JSON.parse(fromBundle(found.path)), external: true, errors: found.errors };
      });
      onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path: file }: OnLoadArgs): Promise<OnLoadResult | null> => {
        const text = await readFile(file, 'utf8');
        const place = `new URL(${fromBundle(file)}, __bundle).href`;
        const folder = `__fileURLToPath(new URL('.', ${place}))`;
        const loader = file.endsWith('ts') ? 'ts' : 'js';
        if (text.includes('import.meta')) {
          const contents = text
            .replaceAll('import.meta.url', place)
            .replaceAll('import.meta.dirname', folder)
            .replaceAll('import.meta.filename', `__fileURLToPath(${place})`)
            .replaceAll('import.meta.main', 'false');
          return { contents, loader };
        }
        // Those of CommonJS, which have these words from Node.
        if (/\b__(?:dir|file)name\b/.test(text)) {
          // On the first line, so that numbers of lines stay what they were.
          return { contents: `var __filename = __fileURLToPath(${place}), __dirname = ${folder};${text}`, loader };
        }
        return null;
      });
    },
  };
}

/** Whole or not at all: another process may be reading it. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const half = `${file}.${process.pid}`;
  await writeFile(half, content);
  await rename(half, file);
}
