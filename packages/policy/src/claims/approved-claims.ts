const horizon = 320;

/** True when a wording the workspace approved covers the place: it stands in the text and overlaps the span. */
export function isApproved(text: string, start: number, end: number, approved: readonly string[]): boolean {
  if (approved.length === 0) return false;
  const from = Math.max(0, start - horizon);
  const around = folded(text.slice(from, end + horizon));
  const span = folded(text.slice(start, end));
  const at = folded(text.slice(from, start)).length;
  return approved.some((claim) => {
    const wanted = folded(claim).trim();
    if (wanted === '') return false;
    for (let found = around.indexOf(wanted); found >= 0; found = around.indexOf(wanted, found + 1)) {
      if (found < at + span.length && found + wanted.length > at) return true;
    }
    return false;
  });
}

function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
