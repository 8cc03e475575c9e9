import type { NameMention } from './names.ts';
import type { Token } from './tokenise.ts';

const things = new Set('it its they their'.split(' '));
const persons = new Set('he his him she her'.split(' '));
const nouns = new Set('company firm startup group business maker vendor team club band film movie series'.split(' '));
/** Sentences after which a name is no longer what "it" means. */
const memory = 3;

const organisations =
  /^(capital|bank|group|university|college|league|club|united|city|partners|ventures|school|party|court|house|street|systems|labs|technologies|media|news|times|council|association|institute|studios|records)$/;

/** Two or three capitalised words without an organisation's word among them. */
function likePerson(tokens: readonly Token[], name: NameMention): boolean {
  const length = name.to - name.from;
  if (length < 2 || length > 3 || tokens[name.from - 1]?.lower === 'the') return false;
  for (let at = name.from; at < name.to; at += 1) if (organisations.test(tokens[at]?.lower ?? '')) return false;
  return true;
}

/**
 * Finds what "it", "she", "the company" most likely refer to: a thing to the first name of its sentence or the
 * sentence before, a person to the latest name of two words or more. Each is returned as a mention of that name. Linear.
 */
export function readReferences(tokens: readonly Token[], names: readonly NameMention[]): NameMention[] {
  const references: NameMention[] = [];
  let next = 0;
  let topic: NameMention | undefined;
  let person: NameMention | undefined;
  let topicSentence = -1;
  for (const [at, token] of tokens.entries()) {
    const name = names[next];
    if (name !== undefined && name.from <= at) {
      const personal = likePerson(tokens, name);
      const current = topic !== undefined && token.sentence - topicSentence <= memory;
      if (
        token.sentence !== topicSentence &&
        !(personal && current && topic !== undefined && !likePerson(tokens, topic))
      ) {
        topic = name;
        topicSentence = token.sentence;
      }
      if (personal) person = name;
      next += 1;
      continue;
    }
    if (topic === undefined || token.sentence - topicSentence > memory) continue;
    const noun = nouns.has(token.lower) && /^(the|this)$/.test(tokens[at - 1]?.lower ?? '');
    const meant = persons.has(token.lower) ? (person ?? topic) : noun || things.has(token.lower) ? topic : undefined;
    if (meant === undefined) continue;
    references.push({ from: at, to: at + 1, stems: meant.stems });
    // A sentence that opens with "the company" is still about the company, whoever it names next.
    if (meant === topic) topicSentence = token.sentence;
  }
  return references;
}
