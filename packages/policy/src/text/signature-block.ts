const closing =
  /^[ \t]*(?:(?:best|kind|warm|kindest|warmest|many|with kind|with best|with warm|sincere)(?:est)?(?: (?:regards|wishes|thanks))?|regards|thanks(?: (?:again|so much|in advance|and regards))?|thank you(?: (?:again|in advance|very much))?|cheers|sincerely|yours(?: (?:truly|sincerely|faithfully))?|all the best|talk soon|best|respectfully|cordially|take care|looking forward(?: to [^\n]{1,50})?|speak soon|warmly|mit freundlichen gr(?:\u00fc|ue?)(?:\u00df|ss?)en|viele gr(?:\u00fc|ue?)(?:\u00df|ss?)e|cordialement|saludos(?: cordiales)?|un saludo|atenciosamente|abra(?:\u00e7|c)os|cordiali saluti|met vriendelijke groet(?:en)?|bien \u00e0 vous|--|-- |\u2014)[,.!]?[ \t]*$/gim;
/** Longest signature: what comes later in a message is text again. */
const LONGEST = 700;

/**
 * Where the sender's closing signature begins: at the last line that takes leave, when no more than 700 characters and
 * twelve lines follow it; else at a last paragraph of short lines that looks like a card; else the length of the text.
 */
export function signatureStart(text: string): number {
  let start = text.length;
  for (const match of text.matchAll(closing)) {
    const rest = text.slice(match.index + match[0].length).trim();
    if (rest.length <= LONGEST && rest.split('\n').length <= 12) {
      start = match.index;
      break;
    }
  }
  if (start < text.length) return start;
  const at = text.trimEnd().lastIndexOf('\n\n');
  if (at < 0) return text.length;
  const lines = text.slice(at).trim().split('\n');
  const isCard =
    lines.length >= 2 &&
    lines.length <= 9 &&
    lines.every((line) => line.length <= 70 && !/[.!?]$/.test(line.trim())) &&
    /^[A-Z][\w'.-]+(?: [A-Z][\w'.-]+){0,3}[,]?$/.test((lines[0] ?? '').trim());
  return isCard ? at : text.length;
}
