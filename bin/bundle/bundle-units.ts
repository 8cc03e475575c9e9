import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type OnLoadArgs, type OnLoadResult, type Plugin } from 'esbuild';
import { inEscapes } from '../../packages/policy/src/search/regexp-tree.ts';
import { runCommand } from '../run-command.ts';
import { bundleFiles, originOf } from './bundle-of.ts';

/** Libraries that no bundle can hold: one is machine code, the others look for their files themselves. They stay where they lie. */
const outside = /^@(?:node-rs|bull-board)\//;

/** What stands before all modules of a bundle, `<unit>/dist/main.js`: from the root on, it names where sources lie. */
const banner = `import { createRequire as __createRequire } from 'node:module';
import { fileURLToPath as __fileURLToPath } from 'node:url';
const __root = new URL('../../../', import.meta.url);
const require = __createRequire(import.meta.url);
`;

/**
 * Puts `src/main.ts` of each unit, and all it imports, into one file.
 * @param root of the project, absolute
 * @param units folders in it, two deep: `services/api`
 * @throws Error with what esbuild said when the sources do not hold together
 */
export async function bundleUnits(root: string, units: readonly string[]): Promise<void> {
  const taken = new Map<string, string>();
  const { outputFiles, metafile } = await build({
    entryPoints: units.map((unit) => ({ in: path.join(root, unit, 'src', 'main.ts'), out: `${unit}/dist/main` })),
    outdir: root,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Those of classes are read.
    keepNames: true,
    charset: 'ascii',
    banner: { js: banner },
    plugins: [withoutUndici, keepPlaces(root, taken)],
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  for (const unit of units) {
    const { bundle, origin } = bundleFiles(root, unit);
    const made = outputFiles.find((file) => file.path === bundle);
    const inputs = metafile.outputs[`${unit}/dist/main.js`]?.inputs;
    if (!made || !inputs) throw new Error(`esbuild made no ${bundle}`);
    const sources = Object.keys(inputs).filter((file) => !/node_modules\/|^built-in:/.test(file));
    await mkdir(path.dirname(bundle), { recursive: true });
    // The origin last, and none of an older bundle before it: until it is there, the bundle counts as none.
    await rm(origin, { force: true });
    await writeWhole(bundle, inAscii(namingClasses(made.text)));
    await writeWhole(origin, originOf(root, sources.sort(), taken));
  }
}

/**
 * esbuild names each function anew, every time one comes about, which costs a request more than most of what it does. Only
 * names of classes are ever read, which begin with a capital letter: by the log, and by libraries of their own.
 * @throws Error when esbuild writes it in another way
 */
function namingClasses(bundle: string): string {
  const naming = /^var __name = \(target, (\w+)\) => (?=__defProp\(target, "name",)/m;
  if (!naming.test(bundle)) throw new Error('esbuild names functions in another way than before');
  return bundle.replace(naming, 'var __name = (target, $1) => $1.charCodeAt(0) > 90 ? target : ');
}

/**
 * An import of `node:http` reads all it exports, and so has Node load its whole client for `WebSocket`, which nobody here asks
 * for: 13 MB and 40 ms a process. What a module gets hold of itself is read when it is used.
 */
const withoutUndici: Plugin = {
  name: 'without-undici',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^node:http$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'node:http', namespace: 'built-in' } : null,
    );
    onLoad({ filter: /^/, namespace: 'built-in' }, ({ path: name }) => ({
      contents: `module.exports = process.getBuiltinModule('${name}');`,
      loader: 'js',
    }));
  },
};

const prismaRuntime = /@prisma\/client\/runtime\/client\.js$/;

/**
 * The runtime of Prisma holds the fields of each model in objects by number, and the engine sets aside room up to the
 * highest number: nine kilobytes an object, 7 MB a service. Of an object with a number far beyond all others it makes a
 * table, which has room for what is there.
 * @throws Error where the runtime reads otherwise than it did
 */
function sparingRoom(runtime: string): string {
  const empty = /(?<=,(\w)=\{)(?=\};for\((?:(?!\.push\().){1,400}\.push\(\{edges:\1\}\))/g;
  const parts = runtime.split(empty).filter((_part, index) => index % 2 === 0);
  if (parts.length !== 3)
    throw new Error('The runtime of Prisma holds the fields of models in another way than before');
  return parts.join('4294967294:void 0');
}

/**
 * Plain ASCII, because Node holds any other source at two bytes a character: ten megabytes in each service. esbuild writes
 * strings so and leaves comments, expressions and tagged templates, where an escape means the same; the source of an
 * expression and what a tag reads as raw differ, which is nothing to whoever makes an expression of it.
 * @throws Error for a character that is escaped by a backslash of its own, which an escape would follow
 */
function inAscii(bundle: string): string {
  const escaped = /^.*\\[\u0080-\uffff].*$/m.exec(bundle);
  if (escaped) throw new Error(`No backslash may stand before a character outside ASCII: ${escaped[0].trim()}`);
  return inEscapes(bundle);
}

/**
 * Has modules find files by where their source lies, as they do outside a bundle, and notes in `taken` how they read, but
 * for libraries.
 */
function keepPlaces(root: string, taken: Map<string, string>): Plugin {
  const fromRoot = (file: string) => path.relative(root, file).split(path.sep).join('/');
  return {
    name: 'keep-places',
    setup({ onLoad, onResolve, resolve }) {
      onResolve({ filter: outside }, async ({ path: name, pluginData, ...from }) => {
        if (pluginData === outside) return null;
        const found = await resolve(name, { ...from, pluginData: outside });
        return { path: `../../../${fromRoot(found.path)}`, external: true, errors: found.errors };
      });
      onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path: file }: OnLoadArgs): Promise<OnLoadResult | null> => {
        const read = await readFile(file, 'utf8');
        const text = prismaRuntime.test(file) ? sparingRoom(read) : read;
        const place = `new URL(${JSON.stringify(fromRoot(file))}, __root).href`;
        const folder = `__fileURLToPath(new URL('.', ${place}))`;
        const loader = file.endsWith('ts') ? 'ts' : 'js';
        if (!file.includes(`${path.sep}node_modules${path.sep}`)) taken.set(file, text);
        if (text.includes('import.meta')) {
          const contents = text
            .replaceAll('import.meta.url', place)
            .replaceAll('import.meta.dirname', folder)
            .replaceAll('import.meta.filename', `__fileURLToPath(${place})`)
            .replaceAll('import.meta.main', 'false');
          return { contents, loader };
        }
        // Those of CommonJS, which have these words from Node. On the first line, so that numbers of lines stay what they were.
        const words = `var __filename = __fileURLToPath(${place}), __dirname = ${folder};`;
        return { contents: /\b__(?:dir|file)name\b/.test(text) ? words + text : text, loader };
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

/** `bundle-units.ts <root> <unit> …`, as `bundleServices` runs it: esbuild and its bundles take more than a gigabyte. */
if (import.meta.main) {
  const [root = '', ...units] = process.argv.slice(2);
  await runCommand(() => bundleUnits(root, units));
}
