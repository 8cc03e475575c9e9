import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from '@jest/globals';
import { catalogue, catalogued } from '../bin/catalogue.ts';

const root = join(import.meta.dirname, '..');
const usesCount = /import \{[^}]*\bcount\b[^}]*\} from '(?:@sendgate\/gate\/testing|[./]*\/testing\.ts)'/;

it('the catalogue names every suite whose counts are scaled', () => {
  const suites = ['packages', 'services', 'test', 'bin'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.split(sep).join('/')}`),
  );
  const scaled = suites.filter((suite) => usesCount.test(readFileSync(join(root, suite), 'utf8')));
  const listed = new Set(catalogue.map(({ suite }) => suite));
  expect(scaled.filter((suite) => !listed.has(suite))).toEqual([]);
});

it.each(catalogue)('$id stands once in the catalogue and names tests that exist', ({ id, suite, named }) => {
  expect(catalogue.filter((test) => test.id === id)).toHaveLength(1);
  expect(readFileSync(join(root, suite), 'utf8')).toContain(named ?? "from '@jest/globals'");
});

it('an id stands for its variants, in whatever case', () => {
  expect(catalogued('f13').map(({ id }) => id)).toEqual(['F13', 'F13-schedule']);
  expect(catalogued('F99')).toEqual([]);
});
