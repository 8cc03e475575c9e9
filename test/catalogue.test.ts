import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from '@jest/globals';
import { catalogueSuites } from '../bin/catalogue.ts';

const root = join(import.meta.dirname, '..');
const usesCount = /import \{[^}]*\bcount\b[^}]*\} from '(?:@sendgate\/gate\/testing|[./]*\/testing\.ts)'/;

it('the catalogue names exactly the suites whose counts are scaled', () => {
  const suites = ['packages', 'services', 'test', 'bin'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.split(sep).join('/')}`),
  );
  const scaled = suites.filter((suite) => usesCount.test(readFileSync(join(root, suite), 'utf8')));
  expect(scaled.sort()).toEqual([...catalogueSuites].sort());
});
