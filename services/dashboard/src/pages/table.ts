import { type Html, html } from './html.ts';

/**
 * A table that becomes a list of cards on narrow screens. The first column is the one that says what a row is about.
 *
 * @param rows cells in the order of `columns`
 */
export function table(columns: readonly string[], rows: readonly (readonly (Html | string | number | null)[])[]): Html {
  return html`<table class="stack"><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(
    (cells) =>
      html`<tr>${cells.map(
        (cell, at) =>
          html`<td${at === 0 && html` class="long"`} data-label="${columns[at]}"><span>${cell ?? '–'}</span></td>`,
      )}</tr>`,
  )}</tbody></table>`;
}

/** The same for a table whose columns need more room than most to stand beside each other: it becomes cards earlier. */
export function wideTable(...parts: Parameters<typeof table>): Html {
  return html`<div class="columned">${table(...parts)}</div>`;
}
