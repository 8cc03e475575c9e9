import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pages } from '../bin/docs.ts';

const docs = join(import.meta.dirname, '..', 'docs');

describe('reference pages', () => {
  it.each(Object.keys(pages))('docs/%s says what the code says (run pnpm write-docs)', (name) => {
    expect(readFileSync(join(docs, name), 'utf8')).toBe(pages[name]?.());
  });
});
