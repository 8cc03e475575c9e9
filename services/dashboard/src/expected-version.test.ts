import { describe, expect, it } from '@jest/globals';
import { expectedVersion, versionTag } from './expected-version.ts';

const read = (value?: string) => expectedVersion({ headers: value === undefined ? {} : { 'if-match': value } });

describe('expectedVersion', () => {
  it('reads back what versionTag wrote', () => {
    expect(read(versionTag(17))).toBe(17);
  });

  it('asks for the header when it is absent', () => {
    expect(() => read()).toThrow(expect.objectContaining({ code: 'precondition_required' }));
  });

  it.each(['*', '17', 'W/"17"', '"0"', '"-1"', '"1.0"', '"1", "2"', '"9999999999"', ''])(
    'takes %j for no version anybody has seen',
    (value) => {
      expect(() => read(value)).toThrow(expect.objectContaining({ code: 'version_mismatch' }));
    },
  );
});
