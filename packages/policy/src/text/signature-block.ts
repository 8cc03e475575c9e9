const closing =
  /^[ \t]*(?:(?:best|kind|warm|kindest|warmest|many|with kind|with best|with warm|sincere)(?:est)?(?: (?:regards|wishes|thanks))?|regards|thanks(?: (?:again|so much|in advance|and regards))?|thank you(?: (?:again|in advance|very much))?|cheers|sincerely|yours(?: (?:truly|sincerely|faithfully))?|all the best|talk soon|best|respectfully|cordially|take care|looking forward(?: to [^\n]{1,50})?|speak soon|warmly|mit freundlichen gr(?:\u00fc|ue?)(?:\u00df|ss?)en|viele gr(?:\u00fc|ue?)(?:\u00df|ss?)e|cordialement|saludos(?: cordiales)?|un saludo|atenciosamente|abra(?:\u00e7|c)os|cordiali saluti|met vriendelijke groet(?:en)?|bien \u00e0 vous|--|-- |\u2014)[,.!]?[ \t]*$/gim;
/**
 * What leave-taking in any language looks like: a few words and a comma, and below them nothing but a name. Short lines may
 * have been put together by then.
 */
const name = String.raw`[A-ZÀ-Þ][\wÀ-ÿ'’.-]{0,30}(?: (?:[A-ZÀ-Þ&][\wÀ-ÿ'’.-]{0,30}|de|del|da|di|van|von|der|den|bin|al|el|la|y|e)){0,4}`;
const leave = new RegExp(
  String.raw`^[ \t]*[^\n,.!?:;<>@\d]{2,70},[ \t]*(?:[ \n]|\n[ \t]*\n)[ \t]*${name},?[ \t]*(?=\n|$)`,
  'gm',
);
const nameLine = new RegExp(`^${name}(?:, ${name})?,?$`);
/** Longest signature, with what a footer says below it: what comes later in a message is text again. */
const LONGEST = 700;
const MOST_LINES = 12;

/**
 * Where the sender's closing signature begins: at the first line that takes leave and that no more than 700 characters
 * and twelve lines follow; else at a paragraph of short lines that looks like a card and stands as near the end; else the
 * length of the text.
 */
export function signatureStart(text: string): number {
  for (const match of text.matchAll(closing)) if (isNearEnd(text, match.index + match[0].length)) return match.index;
  for (const match of text.matchAll(leave)) {
    // The first line of a message greets.
    if (isNearEnd(text, match.index + match[0].length) && text.slice(0, match.index).trim() !== '') return match.index;
  }
  for (
    let at = text.indexOf('\n\n', Math.max(0, text.length - 2 * LONGEST));
    at >= 0;
    at = text.indexOf('\n\n', at + 1)
  ) {
    const end = text.indexOf('\n\n', at + 2);
    if (isCard(text.slice(at, end < 0 ? text.length : end)) && isNearEnd(text, end < 0 ? text.length : end)) return at;
  }
  return text.length;
}

function isNearEnd(text: string, at: number): boolean {
  const rest = text.slice(at).trim();
  return rest.length <= LONGEST && rest.split('\n').length <= MOST_LINES;
}

/** A name, and below it what stands on a business card. */
function isCard(paragraph: string): boolean {
  const lines = paragraph.trim().split('\n');
  return (
    lines.length >= 2 &&
    lines.length <= 9 &&
    lines.every((line) => line.length <= 110 && !/[.!?]$/.test(line.trim())) &&
    nameLine.test((lines[0] ?? '').trim())
  );
}
