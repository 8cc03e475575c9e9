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
}

/** Headings under which recipients are usually listed. */
const headings = new Set([
  ...['email', 'e-mail', 'mail', 'email address', 'email_address', 'e-mail address', 'address', 'recipient'],
  ...['phone', 'phone number', 'phone_number', 'mobile', 'number', 'domain', 'handle', 'username', 'entry'],
]);
const CHUNK_BYTES = 64 * 1024;

/**
 * Reads a table of recipients as spreadsheets write them: commas, semicolons or tabs, quoted or not, with or without a
 * heading. The column is the one with a known heading, else the first whose cell in the first row is a recipient.
 * @throws NoTable after the rows before it, where the file stops being a table: a quotation mark that never ends
 */
export async function* readRecipientFile(file: Buffer): AsyncGenerator<RecipientRow> {
  const parser = parse({
    bom: true,
    delimiter: [',', ';', '\t'],
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
  });
  // Takes its place among the rows: an error of the stream would take those with it that nobody has looked at yet.
  parser.on('skip', () => parser.push({ record: null, info: parser.info }));
  Readable.from(pieces(file)).pipe(parser);
  let column = -1;
  for await (const { record, info } of parser as AsyncIterable<{ record: string[] | null; info: { lines: number } }>) {
    if (record === null) throw new NoTable();
    if (column < 0) {
      const heading = record.findIndex((cell) => headings.has(cell.toLowerCase()));
      column =
        heading < 0
          ? Math.max(
              0,
              record.findIndex((cell) => suppressionEntry(cell) !== null),
            )
          : heading;
      if (heading >= 0 && suppressionEntry(record[heading] ?? '') === null) continue;
    }
    const text = record[column] ?? '';
    yield { line: info.lines, text, form: suppressionEntry(text) };
  }
}

function* pieces(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += CHUNK_BYTES) yield file.subarray(at, at + CHUNK_BYTES);
}
