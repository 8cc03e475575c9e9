import { stringify } from 'csv-stringify/sync';

/**
 * Where a formula could begin inside a cell: spreadsheets of many countries split at semicolons, some at tabs, whatever stands in
 * quotes that do not begin their line.
 */
const hiddenFormula = /(?=[=+\-@\uff1d\uff0b\uff0d\uff20])(?<=[;\t\r\n][\s"']*)/g;

/** Rows as a table with a heading for spreadsheets, none of which may take a cell, or a piece of one, for a formula. */
export function toSpreadsheet(columns: readonly string[], rows: readonly (object | readonly unknown[])[]): string {
  return stringify([...rows], {
    header: true,
    columns: [...columns],
    escape_formulas: true,
    cast: { string: (text) => text.replaceAll(hiddenFormula, "'") },
  });
}
