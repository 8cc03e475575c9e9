import { expect, it } from '@jest/globals';
import { toSpreadsheet } from './spreadsheet.ts';

/** The cells of a row where a spreadsheet splits at `separator` and knows quotes only where a cell begins. */
const cellsOf = (table: string, separator: string) =>
  table.split(/[\r\n]+/).flatMap((line) => line.split(separator).map((cell) => cell.replace(/^[\s"]+/, '')));

const hostile = ['=1+1', 'a;=1+1;b', 'a; =1+1', 'a;"=1+1";b', 'a\t@SUM(1)', 'a\n+1', 'a\r\n-1', 'a;\uff1d1+1', '"'];

it.each([',', ';', '\t'])('leaves no cell that is a formula where a spreadsheet splits at %j', (separator) => {
  const rows = hostile.map((text, index) => [index, text, JSON.stringify({ reason: text })]);
  const table = toSpreadsheet(['line', 'text', 'detail'], rows);
  expect(cellsOf(table, separator).filter((cell) => /^[=+\-@\uff1d]/.test(cell))).toEqual([]);
});

it('leaves every other text as it is', () => {
  const plain = ['ada@example.org', 'a=b; c', 'one; two', '1-2', '{"before":{"role":"viewer"}}'];
  expect(
    toSpreadsheet(
      ['text'],
      plain.map((text) => ({ text })),
    ),
  ).toBe(`text\n${plain.map((text) => (text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text)).join('\n')}\n`);
});
