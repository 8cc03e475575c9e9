// A salutation and whom it addresses: one word, or names of up to four. Anything after the comma is a message.
const greeting =
  /^\s*(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|HI|HELLO|HEY|DEAR|[Gg]ood\s+(?:morning|afternoon|evening))(?:\s+[\w'’.À-ÿ-]{1,40}|(?:\s+(?:and|&|[A-ZÀ-Þ][\w'’.À-ÿ-]{0,40})){2,4})?\s*(?:[,!:.]\s*)?$/;
const closing =
  /^\s*(?:(?:(?:best|kind|warm|many)\s*)?(?:regards|wishes|thanks)|best|cheers|sincerely|thanks|thank\s+you|talk\s+soon|yours(?:\s+\w+)?)\s*(?:[,.!]\s*)?$/i;

/** True for a line that greets somebody and says nothing else. */
export function isGreeting(line: string): boolean {
  return greeting.test(line);
}

/** True for a line that takes leave and says nothing else. */
export function isClosing(line: string): boolean {
  return closing.test(line);
}
