import { describe, expect, it } from '@jest/globals';
import { ValidationError } from '@sendgate/contracts';
import { MAX_DEPTH, MAX_KEYS, parseJsonBody, parseJsonItems } from './parse-json-body.ts';

function refusal(body: string | Buffer): [string, string] | 'accepted' {
  try {
    parseJsonBody(Buffer.isBuffer(body) ? body : Buffer.from(body));
    return 'accepted';
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const entry = error.entries[0];
    return [entry?.loc.join('.') ?? '', entry?.type ?? ''];
  }
}

describe('parseJsonBody', () => {
  it('returns what JSON.parse returns for ordinary bodies', () => {
    const body = { a: 'x:y"z\\', 'k:"1': [1, -2.5, null, true, { b: 'é😀\n' }], empty: {} };
    expect(parseJsonBody(Buffer.from(JSON.stringify(body)))).toEqual(body);
    expect(parseJsonBody(Buffer.from(' { "a" : "\\\\" , "b" : "\\"" } '))).toEqual({ a: '\\', b: '"' });
  });

  it('refuses what is not JSON in UTF-8', () => {
    expect(refusal('')).toEqual(['body', 'missing']);
    expect(refusal('{"a":')[1]).toBe('json_invalid');
    expect(refusal('{"a":NaN}')[1]).toBe('json_invalid');
    expect(refusal('\uFEFF{}')[1]).toBe('json_invalid');
    expect(refusal(Buffer.from('{"a":1}', 'utf16le'))[1]).toBe('json_invalid');
    expect(refusal(Buffer.from([0x22, 0xc3, 0x28, 0x22]))[1]).toBe('json_invalid');
  });

  it.each([
    ['{"channel":', 11],
    ['{"a": canary}', 6],
    ['{"a": 1,}', 8],
    ['{"a" 1}', 5],
    ['{"a":1', 6],
    ['{a:1}', 1],
    ['[1,2', 4],
    ['[1 2]', 3],
    ['[1,]', 3],
    ['"cut', 4],
    ['"a\\q"', 2],
    ['"a\\u00g0"', 2],
    ['"a\nb"', 2],
    ['{"a":01}', 6],
    ['{"a":1.}', 6],
    ['{"a":-}', 5],
    ['nul', 0],
    ['{} {}', 3],
    [' \n ', 3],
    ['{"a":[{"b":"c"},{"d":tru}]}', 21],
  ])('says where %j stops being JSON', (body, position) => {
    expect(() => JSON.parse(body)).toThrow(SyntaxError);
    expect(refusal(body)).toEqual([`body.${position}`, 'json_invalid']);
  });

  it('says so however long and deep it is', () => {
    const deep = '['.repeat(1_000_000);
    expect(refusal(deep)).toEqual(['body.1000000', 'json_invalid']);
    const long = `"${'\\n'.repeat(1_000_000)}`;
    expect(refusal(long)).toEqual([`body.${long.length}`, 'json_invalid']);
  });

  it('takes whole numbers that are what they say, and others where no number is kept', () => {
    const numbers = '{"a":1e300,"b":1152921504606846976,"c":-9007199254740993.0,"d":9007199254740991}';
    expect(parseJsonBody(Buffer.from(numbers))).toEqual(JSON.parse(numbers));
    const body = Buffer.from('{"z":[1152921504606846976,{"k":[0,12345678901234567890]}],"a":-9007199254740993}');
    try {
      parseJsonBody(body);
      throw new Error('accepted');
    } catch (error) {
      expect((error as ValidationError).entries?.map(({ loc }) => loc.join('.'))).toEqual(['body.z.1.k.1', 'body.a']);
    }
    expect(parseJsonBody(body, { roundsIntegers: true })).toEqual(JSON.parse(body.toString()));
    expect(() => parseJsonBody(Buffer.from('{"a":1e999}'), { roundsIntegers: true })).toThrow(ValidationError);
  });

  it('never quotes the body', () => {
    for (const body of ['{"a": canary}', '"canary', '{"canary":"\\u0000"}']) {
      try {
        parseJsonBody(Buffer.from(body));
      } catch (error) {
        expect((error as ValidationError).entries.map((entry) => entry.msg).join()).not.toContain('canary');
      }
    }
  });

  it('refuses a key given twice, however it is spelled', () => {
    expect(refusal('{"a":1,"a":2}')).toEqual(['body', 'value_error']);
    expect(refusal('{"a":1,"\\u0061":2}')).toEqual(['body', 'value_error']);
    expect(refusal('[{"a":{"b":1}},{"b":{"x":1,"x":{}}}]')).toEqual(['body', 'value_error']);
  });

  it('refuses keys with a meaning in JavaScript and leaves prototypes alone', () => {
    expect(refusal('{"__proto__":{"polluted":1}}')).toEqual(['body.__proto__', 'value_error']);
    expect(refusal('{"\\u005f_proto__":1}')).toEqual(['body.__proto__', 'value_error']);
    expect(refusal('{"a":[{"constructor":1}]}')).toEqual(['body.a.0.constructor', 'value_error']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('refuses text that cannot be stored', () => {
    expect(refusal('{"a":"\\u0000"}')).toEqual(['body.a', 'value_error']);
    expect(refusal('{"a":["\\ud800"]}')).toEqual(['body.a.0', 'value_error']);
    expect(refusal('{"\\udc00":1}')).toEqual(['body.?', 'value_error']);
    // A long name is cut between characters, never in one.
    const long = `k${'\u{1f511}'.repeat(64)}`;
    const cut = `k${'\u{1f511}'.repeat(63)}`;
    expect(refusal(JSON.stringify({ [long]: '\0' }))).toEqual([`body.${cut}`, 'value_error']);
    expect(refusal('{"a":"\\ud83d\\ude00"}')).toBe('accepted');
  });

  it('refuses numbers that would not survive', () => {
    expect(refusal('{"a":1e999}')).toEqual(['body.a', 'finite_number']);
    expect(refusal('{"a":12345678901234567890}')).toEqual(['body.a', 'int_parsing_size']);
    expect(refusal('{"a":9007199254740991}')).toBe('accepted');
  });

  it('bounds depth and keys and answers quickly', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(refusal(nested(MAX_DEPTH))).toBe('accepted');
    expect(refusal(nested(MAX_DEPTH + 1))).toEqual(['body', 'value_error']);
    expect(refusal(nested(50_000))).toEqual(['body', 'value_error']);
    const wide = (keys: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, i) => [`k${i}`, 1])));
    expect(refusal(wide(MAX_KEYS))).toBe('accepted');
    expect(refusal(wide(MAX_KEYS + 1))).toEqual(['body', 'value_error']);
  });
});

describe('parseJsonItems', () => {
  const read = (body: string, maxKeys?: number) =>
    parseJsonItems(Buffer.from(body), { maxKeys, maxItems: 5 }).map(({ entries }) =>
      entries.map(({ loc, type }) => [...loc, type]),
    );

  it('tells of each item what is wrong with it, however much is wrong with those before it', () => {
    const rotten = Array.from({ length: 80 }, () => '"\\u0000"').join();
    const items = [
      '{"a":1}',
      `{"b":[${rotten}],"c":1}`,
      '{"d":9007199254740993}',
      '{"e":"\\ud800"}',
      '{"f":9007199254740992}',
    ];
    const [first, second, ...others] = read(`[${items}]`);
    expect([first, second?.length, second?.[0]]).toEqual([[], 50, ['body', 'b', 0, 'value_error']]);
    expect(others).toEqual([[['body', 'd', 'int_parsing_size']], [['body', 'e', 'value_error']], []]);
    expect(read('{"a":"\\u0000"}')).toEqual([[['body', 'a', 'value_error']]]);
  });

  it('refuses as a whole what cannot be told apart: no JSON, a key twice, too many keys', () => {
    for (const body of ['[{"a":1},{"a":1,"a":2}]', '[{"a":1},', '']) expect(() => read(body)).toThrow(ValidationError);
    expect(read('[{"a":1},{"b":2}]', 2)).toEqual([[], []]);
    expect(() => read('[{"a":1},{"b":2,"c":3}]', 2)).toThrow(ValidationError);
  });

  it('refuses none and too many by their number, and looks at none of them', () => {
    const wrong = Array.from({ length: 6 }, () => '{"a":1,"a":"\\u0000"}').join();
    expect(() => read(`[${wrong}]`)).toThrow(expect.objectContaining({ code: 'payload_too_large' }));
    expect(() => read('[]')).toThrow(ValidationError);
  });
});
