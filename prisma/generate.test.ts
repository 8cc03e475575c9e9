import { readFile } from 'node:fs/promises';
import path from 'node:path';

const client = path.resolve(import.meta.dirname, '..', 'packages', 'db', 'src', 'generated', 'internal');

test('the query compiler is loaded from a binary file, not from a module that holds it as text', async () => {
  expect(await readFile(path.join(client, 'class.ts'), 'utf8')).not.toContain('wasm-base64');
  expect(WebAssembly.validate(await readFile(path.join(client, 'query-compiler.wasm')))).toBe(true);
});
