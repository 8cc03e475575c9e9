const calledSlot =
  /\b(?:field|variable|placeholder|tag|token|column|parameter)s?\s(?:(?:called|named|labelled|reads)\s)?(?:[<{][^<>{}]{1,30}[>}]{1,2}\s(?:and|or)\s)?$/i;
/** How far before a slot its matter is looked for, in characters. */
const MATTER_REACH = 200;
/** "The brackets you see are deliberate. In our editor "[Supplier name]" ...": quoted, where brackets are the matter. */
const isMatter = /\b(?:brackets?|braces)\b/i;
const isCalledSlot = /^\s(?:merge\s(?:tag|field)|placeholder|variable|tag|token|brackets?|braces?)s?\b/i;
const typed = /\byou(?:'ve|\shave)?\s(?:typed|misspelt|misspelled|spelt|spelled)\s$/i;
/** "Add a fallback like this:", with the slot below. */
const announced =
  /\b(?:syntax|fallback|merge (?:tag|field)|variable|placeholder|snippet|expression|filter)s?\b[^.!?:]{0,40}:\s{1,8}$/i;
const pointsAt = /\b(?:the|an?|your|our|this|that|use|add|insert|between|in)\s$/i;
const filledIn = /\b(?:fill(?:ing)?\sin|complete|enter|write)\b[^.!?\n]{0,40}$/i;
const onForm = /^[^.!?\n]{0,40}\b(?:forms?|slips?|coupons?|sheet|card)\b/i;

/** True for a slot that a text speaks of: "a field <name>", "fill in <name> on the form", "the {{first_name}} tag". */
export function isSpokenOf(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 60);
  return (
    calledSlot.test(before) ||
    typed.test(before) ||
    announced.test(before) ||
    (isCalledSlot.test(after) && pointsAt.test(before)) ||
    (filledIn.test(before) && onForm.test(after))
  );
}

/** True for a slot in quotation marks where brackets are what the text is about. */
export function isQuotedMatter(text: string, start: number, end: number): boolean {
  return (
    /["'\u201c\u2018]/.test(text.charAt(start - 1)) &&
    /["'\u201d\u2019]/.test(text.charAt(end)) &&
    isMatter.test(text.slice(Math.max(0, start - MATTER_REACH), start))
  );
}
