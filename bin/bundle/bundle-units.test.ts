import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bundleOf, originOf } from './bundle-of.ts';
import { bundleUnits } from './bundle-units.ts';

let root: string;
let unit: string;
let entry: string;
const bundle = () => path.join(unit, 'dist', 'main.js');
const made = () => bundleUnits(root, ['services/one']);
const inForce = () => bundleOf(root, 'services/one');
const write = (name: string, text: string) => writeFile(path.join(unit, 'src', name), text);
const said = async (script: string) => (await promisify(execFile)(process.execPath, [script])).stdout;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sendgate-bundle-'));
  unit = path.join(root, 'services', 'one');
  entry = path.join(unit, 'src', 'main.ts');
  await mkdir(path.join(unit, 'src', 'deep'), { recursive: true });
  await writeFile(path.join(root, 'pnpm-lock.yaml'), 'libraries');
  await write(
    'main.ts',
    `import { beside } from './deep/place.ts';\nimport old from './old.cjs';\nconsole.log(beside(), old);\n`,
  );
  await write(
    'deep/place.ts',
    `import { readFileSync } from 'node:fs';
import path from 'node:path';
export const beside = (): string =>
  readFileSync(new URL('word.txt', import.meta.url), 'utf8') +
  [import.meta.dirname, import.meta.filename, import.meta.main].map((at) => path.basename(String(at))).join();
`,
  );
  await write('deep/word.txt', 'a word, ');
  await write('old.cjs', `'use strict'\nmodule.exports = require('node:path').relative(__dirname, __filename);\n`);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a bundle', () => {
  it('does what its sources do, and finds what lies beside them', async () => {
    await made();
    expect(inForce()).toBe(bundle());
    expect(await said(bundle())).toBe('a word, deep,place.ts,false old.cjs\n');
    expect(await said(bundle())).toBe(await said(entry));
  });

  it('has the names of classes that its sources have, where two are alike as well', async () => {
    await write('deep/word.ts', `export class Word {}\n`);
    await write(
      'main.ts',
      `import { Word as Other } from './deep/word.ts';\nclass Word {}\nclass Own { static name = 'mine' }\nconsole.log(Word.name, Other.name, Own.name);\n`,
    );
    await made();
    expect(await said(bundle())).toBe('Word Word mine\n');
    expect(await said(bundle())).toBe(await said(entry));
  });

  it('takes of node:http what it uses, so that Node does not load its client', async () => {
    await write(
      'main.ts',
      `import http, { createServer } from 'node:http';
import * as all from 'node:http';
const loaded = (process as unknown as { moduleLoadList: string[] }).moduleLoadList.filter((name) => name.includes('undici'));
class Answer extends http.ServerResponse {}
console.log(typeof createServer, all.METHODS.includes('GET'), Answer.prototype instanceof all.OutgoingMessage, loaded.length);
`,
    );
    await made();
    expect(await said(bundle())).toBe('function true true 0\n');
    // What it spares the process.
    expect(await said(entry)).toBe('function true true 1\n');
  });

  it('is plain ASCII, and means the same', async () => {
    await write(
      'main.ts',
      `/** Für später. */
const tag = ({ raw, ...cooked }: TemplateStringsArray) => Object.values(cooked).join() + new RegExp(raw.join()).test('ö');
console.log('ü', /^[à-ö]\u{1f600}é$/u.test('ä\u{1f600}é'), 'straße'.replace(/ß/g, 'ss'), tag\`“ö”\`, tag\`ö\`); // 😀
`,
    );
    await made();
    expect(await readFile(bundle(), 'utf8')).not.toMatch(/[\u0080-\uffff]/);
    expect(await said(bundle())).toBe('ü true strasse “ö”false ötrue\n');
    expect(await said(bundle())).toBe(await said(entry));
  });

  it('is not made of an expression that escapes a character outside ASCII', async () => {
    await write('main.ts', `const finds = (text: string) => /\\é/.test(text);\nconsole.log(finds('é'));\n`);
    await expect(made()).rejects.toThrow(/^No backslash .*: .*finds = /);
  });

  it('is not made with a runtime of Prisma that would take more memory than it has to', async () => {
    const runtime = path.join(unit, 'node_modules', '@prisma', 'client', 'runtime');
    await mkdir(runtime, { recursive: true });
    await writeFile(path.join(runtime, 'client.js'), 'module.exports = {};\n');
    await write('main.ts', `import '@prisma/client/runtime/client.js';\n`);
    await expect(made()).rejects.toThrow(/runtime of Prisma .* in another way/);
  });

  it('counts as the code until a source of it changed, and again when it was made again', async () => {
    await made();
    await write('deep/word.txt', 'no code, ');
    expect(inForce()).toBe(bundle());
    await write('old.cjs', `module.exports = 'new';\n`);
    expect(inForce()).toBeNull();
    await made();
    expect(inForce()).toBe(bundle());
    expect(await said(bundle())).toBe('no code, deep,place.ts,false new\n');
    await writeFile(path.join(root, 'pnpm-lock.yaml'), 'other libraries');
    expect(inForce()).toBeNull();
  });

  it('counts as none where it was interrupted before it said what it is of, and its sources are those of before again', async () => {
    const before = await readFile(path.join(unit, 'src', 'old.cjs'), 'utf8');
    await made();
    await write('old.cjs', `module.exports = 'new';\n`);
    const origin = `${bundle()}.json`;
    // In the way of what is to be renamed once it is whole.
    await mkdir(`${origin}.${process.pid}`);
    await expect(made()).rejects.toThrow('EISDIR');
    await write('old.cjs', before);
    expect(inForce()).toBeNull();
  });

  it('counts as none when it is gone, when a source of it is, and when what says what it is of cannot be read', async () => {
    expect(inForce()).toBeNull();
    await made();
    const origin = `${bundle()}.json`;
    const written = await readFile(origin, 'utf8');
    await writeFile(origin, written.slice(0, 20));
    expect(inForce()).toBeNull();
    await writeFile(origin, written);
    expect(inForce()).toBe(bundle());
    await rm(path.join(unit, 'src', 'old.cjs'));
    expect(inForce()).toBeNull();
    await write('old.cjs', `'use strict'\nmodule.exports = require('node:path').relative(__dirname, __filename);\n`);
    expect(inForce()).toBe(bundle());
    await rm(bundle());
    expect(inForce()).toBeNull();
  });

  it('counts as none when a source of it changed while it was made', async () => {
    await made();
    const source = 'services/one/src/main.ts';
    const asItIs = new Map([[entry, await readFile(entry, 'utf8')]]);
    await writeFile(`${bundle()}.json`, originOf(root, [source], asItIs));
    expect(inForce()).toBe(bundle());
    await writeFile(`${bundle()}.json`, originOf(root, [source], new Map([[entry, 'as it was read']])));
    expect(inForce()).toBeNull();
  });

  it('leaves the one there is when the sources do not hold together, and says where', async () => {
    await made();
    const before = await readFile(bundle(), 'utf8');
    await write('deep/place.ts', 'export const beside = ;\n');
    await expect(made()).rejects.toThrow(/place\.ts:1:22/);
    expect(await readFile(bundle(), 'utf8')).toBe(before);
    expect(inForce()).toBeNull();
  });
});
