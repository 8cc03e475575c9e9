import { channels } from '@sendgate/contracts';
import { addresseeOf, isAddressee, isParticle } from '../names/addressee.ts';
import { foldName, isGivenName, isSameGivenName } from '../names/given-names.ts';
import { isOwnName } from '../names/own-names.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { anyOf } from '../search/pattern.ts';
import type { Contact } from '../send-inputs.ts';
import { because, consider } from '../text/let-go.ts';

const someName = '\\p{Lu}[\\p{L}\u2019-]{1,30}(?: \\p{Lu}[\\p{L}\u2019-]{1,30})?[ \\t]{0,2}';
/** Below its greeting, a name before the end of its line or an exclamation mark is called, and no subject of a sentence. */
const called = `${someName}(?:,[ \\t]{0,3}(?:\\n|$)|!)`;

/** The words a greeting opens with, in languages that leave the name as it is. */
const greeting = new RegExp(
  `^[ \\t]*(?:[\u2022*-][ \\t]{1,3})?(?:(?:${anyOf(`hi hello hey hiya howdy dear greetings hola bonjour bonsoir salut hallo guten_tag guten_morgen
  guten_abend gr\u00fc\u00df_gott gr\u00fcezi servus moin liebe lieber liebes sehr_geehrte[rs]? ciao buongiorno buonasera gentile egregio egregia
  ol\u00e1 oi bom_dia boa_tarde boa_noite buenos_d[i\u00ed]as buenas_tardes prezad[oa] hej hei hoi dag beste geachte goedemorgen
  goedemiddag goedenavond goedendag k\u00e6re kj\u00e6re k\u00e4re k\u00e4ra b\u00e4ste b\u00e4sta hyv\u00e4 estimad[oa] querid[oa] cher ch\u00e8re kedves tisztelt
  say\u0131n sevgili merhaba bun\u0103 drag\u0103 stimate stimat\u0103 namaste good_(?:morning|afternoon|evening|day) happy_\\w{3,6}day
  yo sup heya hullo morning afternoon evening`)})(?: there| again)?(?:[ ,]{1,3}@?(?=\\p{L})|[ \\t]?[\u2013\u2014-][ \\t](?=${called})|[ ,]{0,3}\\n[ \\t]{0,3}(?=${called})))`,
  'iu',
);
/** Thanks with a name open a message; where nothing follows, or a firm behind a dash, they close one: "Thanks, Sarah". */
const thanks = new RegExp(
  `^[ \\t]*(?:(?:many |big |great )?(?:thanks|thank you|thx|cheers)(?: (?:again|a lot|so much|very much))?)(?:[ \\t]{1,3}@?(?=${someName}[,!.\u2013\u2014-][\\s\u2013\u2014-]{0,8}[^\\s\u2013\u2014-])|,[ \\t]{1,3}@?(?=${someName}[,!.]\\s{1,8}\\S)| for (?:your|the) (?:[a-z]{3,10} )?(?:order|booking|purchase|payment|visit|reservation|donation|interest|time|patience|help|reply|call|chat|message|feedback),[ \\t]{1,3}(?=${someName}(?:!|[.,][ \\t]{1,3}\\S)))`,
  'iu',
);
/** A good wish with a name opens a message as a greeting does. */
const wish = new RegExp(
  `^[ \\t]*(?:i )?hope (?:you(?:'re| are)|all is|all's|everything is|everything's|this finds you) (?:doing |keeping |going |all )?(?:well|fine|great|good|ok(?:ay)?),?[ \\t](?=${someName}[!.,])|^[ \\t]*(?:(?:a (?:warm |big )?)?welcome (?:aboard|back|on board)|congratulations|congrats|well done),?[ \\t](?=${someName}!)`,
  'iu',
);
/** A title and a name alone on the first line are a greeting too: "Ms. Alvarez,". */
const titleAlone = new RegExp(`^[ \\t]*(?=(?:mrs?|ms|miss|dr|prof)\\.?[ \\t]${someName},?[ \\t]{0,3}\\n)`, 'iu');
/** How every greeting begins: a cheap test that spares most lines the dear one. */
const greets =
  /^[ \t]*(?:[\u2022*-][ \t]{1,3})?(?:h[ieaou]|yo|sup|dear|greet|gr\u00fc|bonj|bons|sal|gut|lieb|sehr|cia|buon|ol|oi|bo[ma]|buen|best|dag|geach|goed|k[\u00e6\u00e4j]|b\u00e4s|hyv|estimad|querid|cher|ch\u00e8r|good|morning|afternoon|evening|gent|egreg|prez|serv|moin|kedv|tiszt|say|sevg|merh|bun|drag|stim|namas)/i;
/** A name alone at the head of a message: "Mike - quick one", "Laura," on a line of its own, "Emma, thanks for ...". */
const bareName =
  /^[ \t]*@?(\p{Lu}\p{L}{1,20})(?:[ \t]?[,!][ \t]*(?=\n|$)|[ \t]?(?:,|[-\u2013\u2014:!]{1,2})[ \t]{1,2}(?=(?:quick|just|thanks|thank|hope|hoping|i|i'm|i've|i'd|i'll|we|we're|we've|following|great|good|nice|lovely|wanted|saw|noticed|any|are|is|did|do|does|can|could|would|will|how|what|when|where|happy|sorry|congrats|congratulations|your|this|here|here's|if|as|since|it|it's|one|checking|circling|looking|know|not|let|please|apologies|been|have|got|a quick|there's)\b))/iu;
/** A greeting that reads like the name Ola without its accent. */
const hello = /^ol\u00e1$/i;
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
    const isNamed = known.given.length > 0;
    if (!isNamed && known.family.length === 0) return;
    const lineStarts = openingLines(text);
    for (const lineStart of lineStarts) {
      const line = text.slice(lineStart, lineStart + 240);
      const thanked = lineStart === lineStarts[0] ? (thanks.exec(line) ?? wish.exec(line)) : null;
      const match = thanked ?? (greets.test(line) ? greeting.exec(line) : titleAlone.exec(line));
      if (!match) {
        const named = isNamed && lineStart === lineStarts[0] ? bareName.exec(line) : null;
        if (
          named?.[1] &&
          !hello.test(named[1]) &&
          isGivenName(named[1]) &&
          !isAddressee(named[1]) &&
          !isKnown(named[1], known)
        ) {
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
      const addressee = addresseeOf(line, match[0].length);
      if (!addressee) return;
      const { words, others, titled, twoFamilyNames } = addressee;
      const [first = ''] = words;
      const start = lineStart + addressee.start;
      consider(text, start, start + first.length);
      // "Thanks Again," greets nobody, and the writer may sign behind it.
      if (thanked && (!isGivenName(first) || isOwnName(first, settings.own_names))) return;
      if (roleAddresses.has(foldName(first)) && !isGivenName(first)) return;
      // "Hi, Millbrook Supply: your order is in": who writes.
      if (match[0].includes(',') && !isGivenName(first) && /^[^:\n,.!]{2,40}:/.test(line.slice(match[0].length)))
        return;
      // A title with a family name says nothing when the family name is not known.
      const family = titled && (words.length === 1 || twoFamilyNames || !isGivenName(first));
      if (family && known.family.length === 0) return;
      // Nor does a given name when only the family name is.
      if (!family && !isNamed) return;
      // "Dear Michael Berg" to Anna Berg: of the same family, and somebody else.
      const isRelative =
        !titled &&
        !known.guessed &&
        words.length > 1 &&
        isGivenName(first) &&
        !isKnown(first, { ...known, family: [] });
      if (!isRelative && [...words, ...others].some((word) => isKnown(word, known)) && because('on_record')) return;
      if (isFirm(words, contact.company) && because('own_company')) return;
      if (known.guessed && !family && !isGivenName(first)) return;
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
  const family = familyNames((contact.last_name ?? '').trim());
  if (told.replace(/[^\p{L}]/gu, '').length >= 2) {
    // A name in another alphabet cannot be held against one in this.
    if (!/\p{Script=Latin}/u.test(told)) return { given: [], family: [], guessed: false };
    return {
      given: [told, ...nameWords(told), ...local].filter((word) => word.length > 1),
      family,
      guessed: false,
    };
  }
  const [first = '', second] = local;
  if (second !== undefined && first.length >= 3)
    return { given: local, family: [...family, ...local.slice(1)], guessed: true };
  return { given: isGivenName(first) && first.length >= 3 ? [first] : [], family, guessed: true };
}

/** A family name as told and by its words; none in another alphabet, which cannot be held against one in this. */
function familyNames(told: string): string[] {
  return /\p{Script=Latin}/u.test(told) ? [told, ...nameWords(told)] : [];
}

/**
 * Words of an e-mail address's local part, or of a profile's name as its site reads it ("jos%C3%A9-garcia"), that may be
 * names; none in another alphabet, which cannot be held against one in this.
 */
function addressWords(recipient: string): string[] {
  const at = recipient.lastIndexOf('@');
  const profile = at < 0 && URL.canParse(recipient) ? channels.linkedin.normalise(recipient) : '';
  const local = at > 0 ? recipient.slice(0, at) : (/\/in\/([^/]+)/.exec(profile)?.[1] ?? '');
  if (!/\p{Script=Latin}/u.test(local)) return [];
  const plain = foldName(local.split('+')[0] ?? '');
  if (roleAddresses.has(plain)) return [];
  const words = plain.split(/[._\-\d]+/).filter((word) => word.length > 1);
  return words.some((word) => roleAddresses.has(word)) ? [] : words;
}

/** The words of a name, small ones apart where there are others. */
function nameWords(name: string): string[] {
  const words = name.split(/[^\p{L}'’]+/u);
  const telling = words.filter((word) => !isParticle(word));
  return telling.length > 0 ? telling : words;
}

/** "Hello Mulino Ferri": the firm is greeted and not a person. */
function isFirm(words: readonly string[], company: string | null | undefined): boolean {
  if (!company) return false;
  const firm = foldName(company).split(/[^\p{L}\d]+/u);
  return words.every((word) => firm.includes(foldName(word)));
}

function isKnown(word: string, known: KnownNames): boolean {
  // "JP" of Jean-Pierre.
  if (/^\p{Lu}{2,3}$/u.test(word) && known.given.some((name) => name.charAt(0).toUpperCase() === word.charAt(0)))
    return true;
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
