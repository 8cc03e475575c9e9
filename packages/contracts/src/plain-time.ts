/** A moment to the minute, as people read it in a sentence or a table. */
export function plainTime(moment: Date | string): string {
  const exact = typeof moment === 'string' ? moment : moment.toISOString();
  return `${exact.slice(0, 16).replace('T', ' ')} UTC`;
}
