import { foldName, isGivenName, isSameGivenName } from '../names/given-names.ts';
import { isOwnName } from '../names/own-names.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import type { Contact } from '../send-inputs.ts';
import { because, consider } from '../text/let-go.ts';

const greeting =
  /^[ \t]*(?:(?:hi|hello|hey|hiya|howdy|dear|greetings|hola|bonjour|salut|hallo|guten tag|guten morgen|liebe|lieber|sehr geehrte[r]?|ciao|buongiorno|ol\u00e1|oi|hej|hoi|beste|estimad[oa]|querid[oa]|cher|ch\u00e8re|good (?:morning|afternoon|evening|day)|happy \w{6,9}day|morning|afternoon|evening)(?: there| again)?[ ,]{1,3})(?:(mr|mrs|ms|miss|mx|dr|doctor|prof|professor|herr|frau|monsieur|madame|sr|sra|sir|mme)\.?[ \t]{1,2})?(\p{L}[\p{L}'-]{0,30})((?:[ \t]\p{Lu}[\p{L}'.-]{0,30}){0,2})((?:[ \t]?(?:,|&|and|und|y|et|\/)[ \t]?\p{Lu}[\p{L}'-]{1,30}){0,3})[ \t]*(?=[,!.:;\n\u2013-]|$|\s(?:hope|thanks|thank|just|quick|i|i'm|i've|we|great|wanted|following|it's|this|sorry|how|happy|trust|apologies|saw|noticed|congrats)\b)/iu;
/** How every greeting begins: a cheap test that spares most lines the dear one. */
const greets =
  /^[ \t]*(?:h[ieao]|dear|greet|bonj|sal|gut|lieb|sehr|cia|buon|ol|oi|best|estimad|querid|cher|ch\u00e8r|good|morning|afternoon|evening)/i;
/** A name alone at the head of a message: "Mike - quick one", "Laura," on a line of its own, "Emma, thanks for ...". */
const bareName =
  /^[ \t]*(\p{Lu}\p{L}{1,20})(?:[ \t]?,[ \t]*(?=\n|$)|[ \t]?(?:,|[-\u2013\u2014:!]{1,2})[ \t]{1,2}(?=(?:quick|just|thanks|thank|hope|hoping|i|i'm|i've|i'd|i'll|we|we're|we've|following|great|good|nice|lovely|wanted|saw|noticed|any|are|is|did|do|does|can|could|would|will|how|what|when|where|happy|sorry|congrats|congratulations|your|this|here|here's|if|as|since|it|it's|one|checking|circling|looking|know|not|let|please|apologies|been|have|got|a quick|there's)\b))/iu;
const notNames = new Set(
  "hey hi hello all team there everyone everybody folks both sir madam sirs friend friends guys gang colleague colleagues customer client clients customers partner partners member members subscriber user reader hiring recruiting sales marketing support finance world again mate buddy pal dude man boss ladies gentlemen sirmadam valued whom whomever concerned neighbor neighbour teammate teammates crew people community leader leaders founder founders investor recruiter manager director doctor professor teacher admin administrator office none null nil undefined nan first name from to the and or my our your you is it its this that happy quick just hope thanks thank so sorry let please i im we stranger santa diary beautiful love darling sweetie honey applicant candidate applicants students parents guest guests vendor supplier volunteers donor donors editor prof mr mrs ms dr captain chief chef coach doc y'all yall".split(
    ' ',
  ),
);
const roleAddresses = new Set(
  'info sales support hello contact team admin administrator office marketing billing accounts payable receivable payroll accounting finance hr jobs careers press media help helpdesk service services customerservice customercare care enquiries inquiries mail email post webmaster postmaster noreply no-reply donotreply newsletter news legal privacy security compliance abuse orders order shop store booking bookings reservations reception it ops operations partners partnerships partner purchasing procurement payments invoices invoice hi hey ap ar feedback general main welcome events training success community dev developers engineering data growth business bizdev bd'.split(
    ' ',
  ),
);

export const salutationMismatch = defineRule({
  id: 'salutation_mismatch',
  template: 'recipient_integrity_v1',
  severity: 'WARN',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: ['recipient', 'contact'],
  settings: ['own_names'],
  fields: ['body_text', 'body_html'],
  meaning: 'The name in the greeting is not the name of the person written to.',
  detail: 'The greeting names somebody else than the recipient. Check the name.',
  examples: ['Hi Sarah, (to david.lee@acme.com)'],
  counterExamples: ['Hi Bob, (to robert.smith@acme.com)', 'Hi team,', 'Hi Dr. Lee,'],
  *check({ text }, { recipient, contact, settings }) {
    const known = knownNames(recipient, contact);
    if (known.given.length === 0) return;
    const lineStarts = openingLines(text);
    for (const lineStart of lineStarts) {
      const line = text.slice(lineStart, lineStart + 240);
      const match = greets.test(line) ? greeting.exec(line) : null;
      if (!match) {
        const named = lineStart === lineStarts[0] ? bareName.exec(line) : null;
        if (named?.[1] && isGivenName(named[1]) && !notNames.has(foldName(named[1])) && !isKnown(named[1], known)) {
          // "Mia - quick one": the writer's own name opens the message.
          if (isOwnName(named[1], settings.own_names)) continue;
          const start = lineStart + named[0].indexOf(named[1]);
          const right = known.given[0] ?? '';
          const saferAlternative = right.charAt(0).toUpperCase() + right.slice(1);
          yield { start, end: start + named[1].length, saferAlternative, confidence: 0.7 };
          return;
        }
        continue;
      }
      const [whole, title, first = '', more = '', others = ''] = match;
      consider(text, lineStart + whole.indexOf(first, whole.search(/\s/)), lineStart + whole.length);
      if (
        notNames.has(foldName(first)) ||
        (roleAddresses.has(foldName(first)) && !isGivenName(first)) ||
        (!isGivenName(first) &&
          /\b(?:team|all|everyone|folks|family|colleagues|group|crew|department|staff)\b/i.test(more + others))
      )
        return;
      const greeted = `${first} ${more} ${others}`
        .split(/[^\p{L}'-]+/u)
        .filter((word) => word !== '' && !/^(?:and|und|y|et|mr|mrs|ms|dr)$/i.test(word));
      const family = title !== undefined && greeted.length === 1;
      // A title with a family name says nothing when the family name is not known.
      if (family && known.family.length === 0) return;
      if (greeted.some((word) => isKnown(word, known)) && because('on_record')) return;
      if (first.length < 2 || (known.guessed && !family && !isGivenName(first))) return;
      const start = lineStart + whole.indexOf(first, whole.search(/\s/));
      const name = known.given[0] ?? '';
      yield {
        start,
        end: start + first.length,
        saferAlternative: family ? null : name.charAt(0).toUpperCase() + name.slice(1),
        confidence: known.guessed ? 0.75 : 0.92,
      };
      return;
    }
  },
});

interface KnownNames {
  given: string[];
  family: string[];
  /** True when the name is read off the address and not told by the caller. */
  guessed: boolean;
}

function knownNames(recipient: string, contact: Contact): KnownNames {
  const local = addressWords(recipient);
  const told = (contact.first_name ?? '').trim();
  const family = (contact.last_name ?? '').trim();
  if (told.replace(/[^\p{L}]/gu, '').length >= 2) {
    return {
      given: [told, ...told.split(/[\s-]+/), ...local].filter((word) => word.length > 1),
      family: family ? [family, ...family.split(/[\s-]+/)] : [],
      guessed: false,
    };
  }
  if (local.length === 0) return { given: [], family: [], guessed: true };
  const [first = '', second] = local;
  if (second !== undefined && first.length >= 3) return { given: local, family: local.slice(1), guessed: true };
  if (isGivenName(first) && first.length >= 3) return { given: [first], family: [], guessed: true };
  return { given: [], family: [], guessed: true };
}

/** Words of an e-mail address's local part, or of a profile's last path segment, that may be names. */
function addressWords(recipient: string): string[] {
  const at = recipient.lastIndexOf('@');
  const local = at > 0 ? recipient.slice(0, at) : (/\/in\/([^/?#]+)/.exec(recipient)?.[1] ?? '');
  const plain = foldName(local.split('+')[0] ?? '');
  if (roleAddresses.has(plain)) return [];
  const words = plain.split(/[._\-\d]+/).filter((word) => word.length > 1);
  return words.some((word) => roleAddresses.has(word)) ? [] : words;
}

function isKnown(word: string, known: KnownNames): boolean {
  return [...known.given, ...known.family].some((name) => isSameGivenName(word, name));
}

/** Where the first three lines that say something begin. */
function openingLines(text: string): number[] {
  const starts: number[] = [];
  const limit = Math.min(text.length, 1_000);
  for (let start = 0; start < limit && starts.length < 3; ) {
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak < 0 ? limit : Math.min(lineBreak, limit);
    if (text.slice(start, end).trim() !== '') starts.push(start);
    start = end + 1;
  }
  return starts;
}
