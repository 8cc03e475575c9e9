/** Legal forms as they follow a name, most of the world's usual ones; dots are optional in all of them. */
const legalForm =
  '(?:incorporated|inc|corporation|corp|company|co|limited|ltd|llc|llp|lp|plc|gmbh|mbh|ag|kgaa|kg|ohg|ug|se|sas|sarl|sa|bv|nv|aps|as|asa|ab|oyj|oy|spa|srl|pty|pte|kk|holdings?|group)';
/** `L.L.C.` and `S.A.` read as `LLC` and `SA`. */
const dotted = (form: string) => form.replace(/[a-z](?=[a-z])/g, '$&\\.?');
const oneForm = `${dotted(legalForm)}\\.?`;
const trailing = new RegExp(`(?:,\\s{0,4}|\\s{1,4})(?:(?:&|and)\\s{1,4})?${oneForm}(?![\\p{L}\\p{N}])\\s*$`, 'iu');
/** A dot belongs to what is shortened to its first letters or written with dots inside; any other ends a sentence. */
const formInText = `(?:(?:inc|corp|co|ltd|pty|pte)\\.?|(?=\\p{L}\\.\\p{L})${oneForm}|${dotted(legalForm)})`;
const following = new RegExp(`(?:,\\s{0,4}|\\s{1,4})(?:&\\s{1,4})?${formInText}(?![\\p{L}\\p{N}])`, 'iuy');
const formAlone = new RegExp(`^${oneForm}$`, 'iu');
/** Words that stand in every text: by themselves they are nobody's name. */
const everywhere =
  /^(?:a|an|the|this|that|these|those|our|your|my|his|her|its|their|i|we|you|he|she|it|they|on|in|at|of|to|by|for|from|with|and|or|as|is|are|be|no|not|all|any|one|so|if|up)$/i;

/**
 * A name without the legal forms at its end: "Acme Robotics Pty. Ltd." is "Acme Robotics". Never empty for a name that is
 * not, and never a word that stands in every text: "On Holding AG" is "On Holding".
 */
export function withoutLegalForm(name: string): string {
  let bare = name.trim();
  for (;;) {
    const shorter = bare.replace(trailing, '').replace(/[,\s]+$/, '');
    if (shorter === bare || shorter === '' || everywhere.test(shorter)) return bare;
    bare = shorter;
  }
}

/**
 * The ways a name is written in running text, legal forms left out: as listed, without "the" before it, without accents,
 * without the dots of an abbreviation, and with "and" for "&" and the other way round.
 */
export function entityForms(name: string): string[] {
  const forms = new Set<string>();
  const bare = withoutLegalForm(name.normalize('NFKC'));
  const plain = bare.replace(/^the\s+(?=\S)/i, '');
  for (const form of formAlone.test(plain) ? [bare] : [bare, plain]) {
    for (const joined of [
      form,
      form.replace(/\s*&\s*/g, ' and '),
      form.replace(/\s+and\s+/gi, ' & '),
      form.replace(/\s+and\s+/gi, '&'),
    ]) {
      forms.add(joined);
      forms.add(joined.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'));
      forms.add(joined.replace(/(?<=(?:^|[\s.])\p{L})\./gu, ''));
    }
  }
  forms.delete('');
  return [...forms];
}

/** Where a name ends that was found up to `end`: after the legal forms that follow it. */
export function endWithLegalForm(text: string, end: number): number {
  let at = end;
  for (;;) {
    following.lastIndex = at;
    const match = following.exec(text);
    if (!match) return at;
    at += match[0].length;
  }
}
