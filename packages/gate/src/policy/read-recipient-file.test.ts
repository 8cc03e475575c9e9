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
    ['with line ends of several kinds', 'email,reason\r\na@x.example,asked\nb@x.example,asked\r'],
    ['beside numbers of rows', 'number,name,email\n1,Ada,a@x.example\n2,Bob,b@x.example'],
    ['beside ids of people and sites of companies', '1001,x.example,a@x.example\n1002,y.example,b@x.example'],
    ['beside names in capitals', 'CATHERINE,a@x.example\nDEBORAHS,b@x.example'],
    ['with commas in cells between semicolons', 'name;email\nLovelace, Ada;a@x.example\nB., Bob;b@x.example'],
    ['under a padded heading', '" Email "\na@x.example\nb@x.example'],
    ['with a byte order mark and blank lines', '\ufeffrecipient\n\n a@x.example \n\n\nb@x.example\n\n'],
  ])('is read %s', async (_how, text) => {
    expect((await read(text)).map(([, form]) => form)).toEqual(['a@x.example', 'b@x.example']);
  });

  it.each([
    ['phone', 'phone,email\n+14155550123,a@x.example\n,b@x.example'],
    ['phone', 'email,phone\na@x.example,\nb@x.example,+1 (415) 555-0123'],
    ['Owner', 'E-Mail;Owner\na@x.example;\nb@x.example;Sales@x.example'],
    ['2', 'a@x.example,https://linkedin.com/in/ada\nb@x.example,'],
    [null, 'email,login,site\na@x.example,A@X.example,x.example\nb@x.example,,@x.example'],
  ])('says which column names others: %s', async (column, text) => {
    const seen = new Set<string>();
    for await (const { beside } of readRecipientFile(Buffer.from(text))) if (beside !== null) seen.add(beside);
    expect([...seen]).toEqual(column === null ? [] : [column]);
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

  it('takes a bare number or a word in capitals for an id only where the heading speaks of ids', async () => {
    const rows = ['14155550123', 'U012ABCDEF', '+14155550124'];
    const forms = async (heading: string) => (await read([heading, ...rows].join('\n'))).map(([, form]) => form);
    expect(await forms('phone')).toEqual([null, null, '+14155550124']);
    expect(await forms('handle')).toEqual(['14155550123', 'U012ABCDEF', '+14155550124']);
    expect((await read(rows.join('\n'))).map(([, form]) => form)).toEqual([null, null, '+14155550124']);
  });

  it('names the heading of another language as a line, and reads what stands under it', async () => {
    expect(await read('Nr;Kontakt\n1;a@x.example\n2;b@x.example')).toEqual([
      [1, null],
      [2, 'a@x.example'],
      [3, 'b@x.example'],
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
