import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const client = path.resolve(import.meta.dirname, '..', 'packages', 'db', 'src', 'generated', 'internal');

/** How every WebAssembly module begins: the magic number and version 1 of the binary format. */
const wasmPreamble = '0061736d01000000';

it('has the query compiler loaded from a binary file, not from a module that holds it as text', async () => {
  expect(await readFile(path.join(client, 'class.ts'), 'utf8')).not.toContain('wasm-base64');
  const compiler = await readFile(path.join(client, 'query-compiler.wasm'));
  expect(compiler.subarray(0, 8).toString('hex')).toBe(wasmPreamble);
});
