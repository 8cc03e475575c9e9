import { isGivenName } from '../names/given-names.ts';
import { foldEntity } from './evidence.ts';

const fullName = "(?-i:[A-Z])[\\p{L}'\u2019-]{1,20}\\s(?-i:[A-Z])[\\p{L}'\u2019-]{1,24}";
const post =
  '(?:c[efimoprst]{1,2}o|ciso|chief\\s[a-z]{3,14}(?:\\s[a-z]{3,14})?\\sofficer|[se]?vp|vice\\spresident|president|director|head|manager|chair(?:man|woman|person)?)(?:\\sof\\s[a-z]{2,14})?';
/** Between a name and the post it comes to or leaves. */
const toPost =
  '(?:(?:has|have|is|was|been|just|recently|now|who|as|your|the|its|their|new|next|first|joined|joins|joining|took|takes|taking|taken|over|appointed|named|promoted|hired|to|became|becomes|become|becoming|stepped|stepping|steps|started|starting|starts|up|in|into|at|(?-i:[A-Z])[\\w&-]{1,20})\\s){1,6}';
const people = new RegExp(`(?<![\\p{L}])${fullName}`, 'gu');
const besidePost = new RegExp(
  `\\b${post},?\\s(?:is\\s)?(${fullName})|(?<![\\p{L}])(${fullName}),?\\s${toPost}${post}\\b`,
  'giu',
);

/** Folded family names of the people whom a sentence names beside a post; null where it names none. */
export function leadersIn(sentence: string): readonly string[] | null {
  return familyNames([...sentence.matchAll(besidePost)].map(([, behind, before]) => behind ?? before ?? ''));
}

/** Folded family names of the people a text names in full; null where it names none. */
export function peopleIn(text: string): readonly string[] | null {
  return familyNames([...text.matchAll(people)].map(([name]) => name));
}

function familyNames(names: readonly string[]): readonly string[] | null {
  const family = names.flatMap((name) => {
    const [given = '', last = ''] = name.split(/\s/);
    return isGivenName(given) ? [foldEntity(last.replace(/['\u2019]s$/, ''))] : [];
  });
  return family.length === 0 ? null : family;
}
