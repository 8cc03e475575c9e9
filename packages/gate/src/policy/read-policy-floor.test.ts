import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { PolicyFloorUnreadable, readPolicyFloor } from './read-policy-floor.ts';

const folder = mkdtempSync(join(tmpdir(), 'floor-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const path = join(folder, 'floor.json');
  writeFileSync(path, text);
  return path;
}

describe('the policy floor of an installation', () => {
  it('is read from its file, and absent where none is named', () => {
    const floor = { rules: { credential_leak: {}, price_quote: { severity: 'BLOCK' } } };
    expect(readPolicyFloor(fileWith(JSON.stringify(floor)))).toEqual(floor);
    expect(readPolicyFloor(undefined)).toBeUndefined();
  });

  it.each([
    ['{"rules": ', 'is not JSON'],
    ['[]', 'is not a floor'],
    ['{"rules": {"price_quote": {"severity": "LOW"}}}', '/rules/price_quote/severity'],
    ['{"rules": {"price_quote": {"mode": "shadow"}}}', 'is not a floor'],
    ['{"rules": {"no_such_rule": {}}}', 'names no_such_rule'],
  ])('keeps a process from starting when it says %s', (text, why) => {
    const path = fileWith(text);
    expect(() => readPolicyFloor(path)).toThrow(PolicyFloorUnreadable);
    expect(() => readPolicyFloor(path)).toThrow(why);
  });

  it('keeps a process from starting when its file is gone', () => {
    expect(() => readPolicyFloor(join(folder, 'gone.json'))).toThrow('cannot be read');
  });
});
