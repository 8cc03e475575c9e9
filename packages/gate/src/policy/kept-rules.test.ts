import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildIndex, deriveLiterals, unpackLiterals, withoutWords } from '@sendgate/policy';
import { keepRules, readKeptIndex, readKeptLiterals } from './kept-rules.ts';

let folder = '';
let literals: URL;
let index: URL;
let spoilt: URL;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendgate-rules-'));
  const file = (name: string) => pathToFileURL(path.join(folder, name));
  [literals, index, spoilt] = [file('literals.json'), file('index.bin'), file('spoilt')];
  keepRules(literals, index);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('literals in their file', () => {
  it('are those that were derived', () => {
    expect(readKeptLiterals(literals)).toEqual(unpackLiterals(deriveLiterals()));
  });

  it('are of no use to other code than that which derived them', () => {
    expect(readKeptLiterals(literals, 'other code')).toBeNull();
  });

  it('count as not kept where the file is missing, cut off or names what is not in it', () => {
    expect(readKeptLiterals(spoilt)).toBeNull();
    writeFileSync(spoilt, readFileSync(literals, 'utf8').slice(0, -100));
    expect(readKeptLiterals(spoilt)).toBeNull();
    const { literals: words, ...rest } = JSON.parse(readFileSync(literals, 'utf8')) as { literals: string[] };
    writeFileSync(spoilt, JSON.stringify({ ...rest, literals: words.slice(0, -1) }));
    expect(readKeptLiterals(spoilt)).toBeNull();
  });
});

describe('the index in its file', () => {
  it('is the one that was built, number for number', () => {
    const kept = readKeptIndex(index);
    // Jest would take seconds to compare some million numbers.
    expect(isDeepStrictEqual(kept?.index, buildIndex())).toBe(true);
    expect(kept?.branches).toEqual(withoutWords(deriveLiterals()));
  });

  // In processes of their own, because each builds or reads its index once.
  it.each([
    ['as it was built', ''],
    ['of expressions in another order, which nobody asks', "index.tables.expressions = 'another order';"],
  ])('finds the same, %s', (_, change) => {
    const script = `
      import { buildSnapshot, compilePolicy, defaultTemplates, evaluate, useKeptIndex } from '@sendgate/policy';
      import { defaultSettings } from '@sendgate/contracts';
      import { readKeptIndex } from './src/policy/kept-rules.ts';
      const { index } = readKeptIndex(new URL(process.argv[1]));
      ${change}
      let asked = 0;
      useKeptIndex(() => (asked++, index));
      const policy = compilePolicy(buildSnapshot({ templates: defaultTemplates, settings: defaultSettings }));
      const { findings } = evaluate(policy, { contentType: 'email', fields: { content: 'We guarantee 3x ROI. As an AI language model, I cannot.' } });
      console.log(JSON.stringify([asked, findings.map(({ rule }) => rule).sort()]));`;
    const answer = execFileSync(process.execPath, ['--input-type=module', '-e', script, index.href], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
    });
    expect(JSON.parse(answer)).toEqual([1, ['ai_refusal_text', 'guarantee_claim']]);
  });

  it('is of no use to other code than that which built it', () => {
    expect(readKeptIndex(index, 'other code')).toBeNull();
  });

  it('counts as not kept where the file is missing, cut off or not what was written', () => {
    rmSync(spoilt, { force: true });
    expect(readKeptIndex(spoilt)).toBeNull();
    writeFileSync(spoilt, readFileSync(index).subarray(0, -100));
    expect(readKeptIndex(spoilt)).toBeNull();
    const changed = readFileSync(index);
    changed[changed.length >> 1] = (changed[changed.length >> 1] as number) ^ 1;
    writeFileSync(spoilt, changed);
    expect(readKeptIndex(spoilt)).toBeNull();
    writeFileSync(spoilt, 'no index');
    expect(readKeptIndex(spoilt)).toBeNull();
  });
});
