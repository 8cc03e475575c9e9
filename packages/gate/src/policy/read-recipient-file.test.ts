import { describe, expect, it } from '@jest/globals';
import { NoTable, readRecipientFile } from './read-recipient-file.ts';

async function read(text: string): Promise<[number, string | null][]> {
  const rows: [number, string | null][] = [];
  for await (const { line, form } of readRecipientFile(Buffer.from(text))) rows.push([line, form]);
  return rows;
}

describe('a file of recipients', () => {
  it.each([
    ['one to a line', 'a@x.example\nb@x.example'],
    ['with a heading', 'Email\na@x.example\nb@x.example\n'],
    ['in a later column under a heading', 'Name;E-Mail;Since\nAda;a@x.example;2020\nBob;b@x.example;2021\n'],
    ['in a later column without one', 'Ada\ta@x.example\nBob\tb@x.example'],
    ['quoted, with commas and line breaks in other cells', '"Lovelace,\nAda",a@x.example\r\n"B""ob",b@x.example\r\n'],
    ['with a byte order mark and blank lines', '\ufeffrecipient\n\n a@x.example \n\n\nb@x.example\n\n'],
  ])('is read %s', async (_how, text) => {
    expect((await read(text)).map(([, form]) => form)).toEqual(['a@x.example', 'b@x.example']);
  });

  it('may mix addresses, domains, numbers and handles', async () => {
    const rows = await read('+1 (415) 555-0123\n@blocked.example\nhttps://linkedin.com/in/Ada\n@ada_lovelace');
    expect(rows.map(([, form]) => form)).toEqual([
      '+14155550123',
      '@blocked.example',
      'linkedin.com/in/ada',
      '@ada_lovelace',
    ]);
  });

  it('names lines that are no recipient by their number', async () => {
    expect(await read('a@x.example\nnobody\n,\nb@x.example')).toEqual([
      [1, 'a@x.example'],
      [2, null],
      [3, null],
      [4, 'b@x.example'],
    ]);
  });

  it('loses nothing to an endless row', async () => {
    const rows = await read(`a@x.example\n${'x'.repeat(200_000)}\nb@x.example`);
    expect(rows.map(([, form]) => form)).toEqual(['a@x.example', null, 'b@x.example']);
  });

  it('is read up to where it stops being a table, and no further', async () => {
    const rows = Array.from({ length: 5_000 }, (_, n) => `r${n}@x.example`);
    const seen: (string | null)[] = [];
    const reading = async () => {
      const file = Buffer.from([...rows, '"open', 'lost@x.example'].join('\n'));
      for await (const { form } of readRecipientFile(file)) seen.push(form);
    };
    await expect(reading()).rejects.toBeInstanceOf(NoTable);
    expect(seen).toEqual(rows);
  });
});
