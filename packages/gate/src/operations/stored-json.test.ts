import { describe, expect, it } from '@jest/globals';
import { storedFindings, storedLineErrors, storedMetadata, storedRemediations, storedSnapshot } from './stored-json.ts';

describe('stored JSON', () => {
  it('that is not what the gate writes is an error, and never a message without findings', () => {
    for (const column of [
      null,
      undefined,
      {},
      '[]',
      [null],
      [{ rule: 'r' }],
      [{ rule: 'r', severity: 'LOW', evidence: [] }],
    ]) {
      expect(() => storedFindings(column)).toThrow(TypeError);
    }
    for (const column of [undefined, {}, [1], [{ rule: 'r' }]])
      expect(() => storedRemediations(column)).toThrow(TypeError);
    for (const column of [null, {}, [1], [{ line: '1', reason: 'r' }], [{ line: 1 }]])
      expect(() => storedLineErrors(column)).toThrow(TypeError);
    for (const column of [undefined, [], 'x', 7]) expect(() => storedMetadata(column)).toThrow(TypeError);
    for (const column of [null, [], {}, { rules: [] }]) expect(() => storedSnapshot(column)).toThrow(TypeError);
  });

  it('is handed out as it is', () => {
    const findings = [{ rule: 'r', severity: 'WARN', detail: 'd', evidence: [] }];
    expect(storedFindings(findings)).toBe(findings);
    expect(storedLineErrors([{ line: 3, reason: 'no_recipient' }])).toEqual([{ line: 3, reason: 'no_recipient' }]);
    expect(storedRemediations(null)).toEqual([]);
    expect(storedMetadata(null)).toBeNull();
    expect(storedMetadata({ label: 'x' })).toEqual({ label: 'x' });
  });
});
