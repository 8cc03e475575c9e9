import type { NameMention } from './names.ts';
import type { Token } from './tokenise.ts';

const things = new Set('it its they their'.split(' '));
const persons = new Set('he his him she her'.split(' '));
const nouns = new Set('company firm startup group business maker vendor team club band film movie series'.split(' '));
/** Sentences after which a name is no longer what "it" means. */
const memory = 3;

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
      const personal = name.sort === 'person';
      const current = topic !== undefined && token.sentence - topicSentence <= memory;
      if (
        token.sentence !== topicSentence &&
        !(personal && current && topic !== undefined && topic.sort !== 'person')
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
    references.push({ from: at, to: at + 1, stems: meant.stems, sort: meant.sort });
    // A sentence that opens with "the company" is still about the company, whoever it names next.
    if (meant === topic) topicSentence = token.sentence;
  }
  return references;
}
