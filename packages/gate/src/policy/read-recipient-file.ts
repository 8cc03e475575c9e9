import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { suppressionEntry } from './suppression-forms.ts';

/** The file is no table from here on. */
export class NoTable extends Error {
  override readonly name = 'NoTable';
}

/** One row of a file: what it holds, and the stored form of that, or null when it is no recipient. */
export interface RecipientRow {
  line: number;
  text: string;
  form: string | null;
  /** A column beside that of the recipients in which this row names one as well, by its heading or number; null for none. */
  beside: string | null;
}

type Takes = (form: string, written: string) => boolean;

/** A form that nothing else in a table looks like. A bare number, with zeros before it too, or a word in capitals may be an id of anything. */
const plain: Takes = (form, written) => /@|^\+|^linkedin\.com\//.test(form) && !/^\s*0/.test(written);
const address: Takes = (form) => form.includes('@');
const number: Takes = (form) => form.startsWith('+');
const anything: Takes = () => true;
const under = (takes: Takes, names: readonly string[]) => names.map((name) => [name, takes] as const);

/** Headings under which recipients are usually listed, and what counts as one there. */
const headings = new Map<string, Takes>([
  ...under(address, ['email', 'e-mail', 'mail', 'email address', 'email_address', 'e-mail address', 'domain']),
  ...under(number, ['phone', 'phone number', 'phone_number', 'mobile', 'number']),
  ...under(plain, ['address']),
  ...under(anything, ['recipient', 'handle', 'username', 'entry']),
]);
/** Rows looked at before the column is chosen. */
const SAMPLE = 20;
const CHUNK_BYTES = 64 * 1024;

interface Row {
  line: number;
  cells: readonly string[];
}

/**
 * Reads a table of recipients as spreadsheets write them: commas, semicolons or tabs, quoted or not, with or without a
 * heading. The column is the one that holds the most recipients in the first rows, one with a known heading before others.
 * @throws NoTable after the rows before it, where the file stops being a table: a quotation mark that never ends
 */
export async function* readRecipientFile(file: Buffer): AsyncGenerator<RecipientRow> {
  const sample: Row[] = [];
  let chosen = null as ((row: Row) => RecipientRow) | null;
  const choose = function* () {
    const column = columnOf(sample.map(({ cells }) => cells));
    const names = column.headed ? sample[0]?.cells : undefined;
    const read = ({ line, cells }: Row): RecipientRow => {
      const text = cells[column.index] ?? '';
      const form = formIn(text, column.takes);
      const other = cells.findIndex((cell, index) => index !== column.index && namesAnother(cell, form));
      return { line, text, form, beside: other < 0 ? null : names?.[other] || `${other + 1}` };
    };
    chosen = read;
    yield* sample.slice(column.headed ? 1 : 0).map(read);
  };
  try {
    for await (const row of rowsOf(file)) {
      if (chosen) yield chosen(row);
      else if (sample.push(row) === SAMPLE) yield* choose();
    }
  } catch (error) {
    if (!chosen) yield* choose();
    throw error;
  }
  if (!chosen) yield* choose();
}

async function* rowsOf(file: Buffer): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    delimiter: delimitersOf(file),
    info: true,
    // All of them: a file that was added to may hold several, and a row that is not one would be lost without a word.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
  });
  // Takes its place among the rows: an error of the stream would take those with it that nobody has looked at yet.
  parser.on('skip', () => parser.push({ record: null, info: parser.info }));
  Readable.from(pieces(file)).pipe(parser);
  for await (const { record, info } of parser as AsyncIterable<{ record: string[] | null; info: { lines: number } }>) {
    if (record === null) throw new NoTable();
    yield { line: info.lines, cells: record };
  }
}

/** The one that stands most often in the first line outside quotes, so that the others may stand in its cells; all, where none does. */
function delimitersOf(file: Buffer): string[] {
  const [first = ''] = file
    .subarray(0, CHUNK_BYTES)
    .toString('utf8')
    .trimStart()
    .split(/[\r\n]/, 1);
  const bare = first.replaceAll(/"[^"]*"/g, '');
  const all = ['\t', ';', ','];
  const counts = all.map((delimiter) => bare.split(delimiter).length - 1);
  const most = Math.max(...counts);
  return most === 0 ? all : all.slice(counts.indexOf(most), counts.indexOf(most) + 1);
}

/** Where recipients stand in a table that begins with these rows, and whether its first row is a heading. */
function columnOf(rows: readonly (readonly string[])[]): { index: number; takes: Takes; headed: boolean } {
  const [first = []] = rows;
  const known = first.map((cell) => headings.get(cell.trim().toLowerCase()));
  let best = { index: 0, takes: known[0] ?? plain, weight: -1 };
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  for (let index = 0; index < width; index += 1) {
    const takes = known[index] ?? plain;
    // A company's site beside a person's address is a domain as well: who is named counts more.
    const weights = rows.map((cells) => {
      const form = formIn(cells[index] ?? '', takes);
      return form === null ? 0 : isDomain(form) ? 1 : 2;
    });
    const weight = weights.reduce<number>((sum, one) => sum + one, known[index] ? 0.5 : 0);
    if (weight > best.weight) best = { index, takes, weight };
  }
  return { ...best, headed: known.some((takes) => takes !== undefined) };
}

function isDomain(form: string): boolean {
  return /^@.*\./.test(form);
}

/** Whether a cell beside a recipient names another one. A site is part of who the first is. */
function namesAnother(cell: string, recipient: string | null): boolean {
  // What cannot be one is most of a long file.
  if (!/@|^\+|^tel:|\bt(?:elegram)?\.me\/|linkedin\.com/i.test(cell)) return false;
  const form = formIn(cell, plain);
  return form !== null && form !== recipient && !isDomain(form);
}

function formIn(text: string, takes: Takes): string | null {
  const form = suppressionEntry(text);
  return form !== null && takes(form, text) ? form : null;
}

function* pieces(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += CHUNK_BYTES) yield file.subarray(at, at + CHUNK_BYTES);
}
