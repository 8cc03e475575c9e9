import { anyOf } from '../../search/pattern.ts';

/** The words that join, point, count and help: a closed class, none of which is the noun that another word describes. */
const joining = anyOf(
  "in on at for from with of to by as since after before during until till through because despite without about over under between among against like than per via within while when whenever whereas where if whether once so and or but nor yet which that who whom whose what how why according i you he she it we they me him her us them my your his its our their mine yours this these those the an? some any no each every all both one two three four five six seven eight nine ten is are was were be been being am has have had do does did will would can could may might must shall should ought need too also again now today yesterday tomorrow soon still just already here there then last next ever never always often early late ago away back abroad out up off down at_all alone together more much most less even not only perhaps maybe please thanks sorry anyway ok okay fine right well very quite rather enough yourself yourselves myself (?:i|you|he|she|it|we|they)'[a-z]{1,2} [a-z]{1,9}n't [a-z]{3,12}ly monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december spring summer autumn winter [0-9]{1,4}",
);
/** Verbs that may follow a subject and look like nothing in particular. */
const irregular = anyOf(
  'made came went took got left kept led hit cost put meant gave brought let kept began grew got ran told',
);
const closed = new RegExp(`^(?:${joining})$`, 'i');
const verb = new RegExp(`^(?:${irregular}|(?!access$|business$|process$|express$)[a-z]{2,12}(?:s|ed))$`, 'i');
/** Whoever bears the trait: people by what they do, most of whom end alike. */
const somebody =
  /^(?!(?:chapter|paper|poster|letter|newsletter|number|folder|filter|sticker|banner|order|charter|counter|tower|server|computer|printer|trailer|timer|sector|factor|motor|monitor|corridor|warrant|plant|restaurant|grant|list|checklist|playlist|christian)s?$)(?:(?:[a-z]{2,12}(?:ers?|ors?|ists?|ians?|ants?|man|men|woman|women)|person|people|guy|girl|lady|ladies|mom|mum|dad|couple|family|families|executive|professional|individual|colleague|employee|citizen|immigrant|student|nurse|chef|coach|judge|clerk|cook|pilot|guide|friend|bride|groom|wife|husband|spouse|athlete|graduate|advocate|activist|native|youth|adult|elder)s?)$/i;
const lastWords = /(?:(?<before>[a-z][\w'-]*) )?(?<last>[a-z][\w'-]*)$/i;
const wordAfter = /^ (?<next>[a-z][\w'-]*)/i;
const lowerCase = /^[a-z]/;

/**
 * True when the word that ends at a place only describes the thing behind it: "diabetes" in "diabetes strips", "Christian"
 * in "Christian Louboutin". A sign ends the phrase, and so does a word that joins or points; whoever is somebody bears what
 * describes them. With `subject` the phrase may be what a verb is said of ("your illness changed"), so that a word with the
 * ending of a verb is taken for one.
 */
export function describesThing(text: string, end: number, { subject = false } = {}): boolean {
  const { before = '', last } = lastWords.exec(text.slice(Math.max(0, end - 40), end))?.groups ?? {};
  const { next } = wordAfter.exec(text.slice(end, end + 30))?.groups ?? {};
  if (last === undefined || next === undefined || closed.test(last) || closed.test(next)) return false;
  // A capital in a line of small letters is a name's, whatever the word: Trump Tower.
  if (lowerCase.test(before) && !lowerCase.test(next)) return true;
  if (somebody.test(next)) return false;
  return !subject || !(verb.test(next) || /s$/i.test(last));
}
