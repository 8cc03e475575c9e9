import type { PolicySettings } from '@sendgate/contracts';
import { anyElsewhere, wordingsElsewhere } from '../languages/index.ts';
import { isGivenName } from '../names/given-names.ts';
import { defineRule, type Match } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { allMatches } from '../search/near.ts';
import { because } from '../text/let-go.ts';
import { isInCode } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { isQuotedMatter, isSpokenOf } from '../wordings/unfilled-merge-field/slots-spoken-of.ts';

/** Words that name a slot. A bracket that holds one is a slot whatever its case. */
const slotWords =
  'first|last|full|given|family|name|names|firstname|lastname|fname|lname|fullname|company|companies|organi[sz]ation|org|account|business|employer|title|job|role|position|department|industry|sector|niche|city|location|country|region|state|address|date|day|time|month|year|phone|e-?mail|website|url|domain|product|service|solution|feature|features|benefit|benefits|value|metric|metrics|number|amount|percentage|price|competitor|client|customer|prospect|recipient|contact|lead|sender|signature|rep|manager|colleague|connection|mutual|friend|pain|point|points|challenge|challenges|goal|goals|topic|subject|event|achievement|news|article|post|project|team|school|university|calendar|meeting|demo|deadline|reason|specific|relevant|similar|recent|case|study|result|results|outcome|offer|tool|platform|greeting|salutation|placeholder|field|variable|your|their|his|her|my|our|x|xx|xxx|n|y';
/** The same in languages that have no file of their own. */
const slotWordsAbroad =
  'imi\u0119|nazwisko|miasto|kwota|f\u00f6rnamn|efternamn|namn|f\u00f6retag|fornavn|etternavn|navn|virksomhed|bedrift|etunimi|sukunimi|nimi|yritys|jm\u00e9no|p\u0159\u00edjmen\u00ed|keresztn\u00e9v|vezet\u00e9kn\u00e9v|c\u00e9gn\u00e9v|prenume|nume|soyad|isim|\u0438\u043c\u044f|\u0444\u0430\u043c\u0438\u043b\u0438\u044f|\u043a\u043e\u043c\u043f\u0430\u043d\u0438\u044f|\u03cc\u03bd\u03bf\u03bc\u03b1|\u03b5\u03c0\u03ce\u03bd\u03c5\u03bc\u03bf';
const slotWord = new RegExp(`^(?:${slotWords}|${slotWordsAbroad}|${anyElsewhere('slotWords')})$`, 'i');
/** What stands between those in the name of a slot: "Nombre de la empresa". */
const slotParticle = new RegExp(`^(?:of|the|a|here|${anyElsewhere('slotParticles')})$`, 'i');
/** What is yet to be written in its place, as `stub_or_empty_body` says. */
const toBeWritten =
  /\b(?:inser(?:er|ez|tar|te|ta|ire|isci|ir)|insira|indicar|invoegen|invullen|toevoegen|aanvullen|eintragen|ausf(?:\u00fc|ue?)llen|einf(?:\u00fc|ue?)gen|einsetzen)\b|ins\u00e9r|\bcompl[e\u00e9]t|\bfolgt\b|erg(?:\u00e4|ae?)nzen/i;
/** "Nome do Aluno", "Name der Schule"; what is said of a name given is a remark: "Name der Redaktion bekannt". */
const nameOf =
  /^(?:(?:vor|nach|kunden)?name (?:de[rs]|ihre[rs]|deine[rs])|(?:pr[\u00e9e])?nom (?:d[eu]|de la|de votre|de l['\u2019])|nombre del?|nome (?:d[aeio]|del(?:la|lo)?|dell['\u2019])|(?:voor|achter)?naam van)\s?(?!(?:redaktion|fantasia|plume|guerre|code|(?:la )?redacci\u00f3n|redactie)\b)[\w\u00c0-\u024f'\u2019-]{2,20}(?: [\w\u00c0-\u024f'\u2019-]{2,20}){0,3}$/i;
const identifier =
  /^(?:contact|lead|user|account|company|recipient|prospect|customer|sender|deal|custom|person|merge|owner|subscriber|profile|data|vars?|fields?|this|row|record|member|org|organization|client|candidate|my|our|your)?[._\s-]?[A-Za-z\u00c0-\u024f][\w\u00c0-\u024f.\s'|:!/-]{0,50}$/i;

const doubled =
  /\{\{\{?[^{}]{1,80}\}?\}\}|\{%-?\s?[a-z][^{}%]{0,80}-?%\}|\{![A-Za-z][\w.$]{1,60}\}|<%=?\s?[^<>%\n]{1,80}%>|\[\[\s?[A-Za-z][\w .-]{1,40}\s?\]\]|[$#]\{\s?[A-Za-z_](?!\w*:\d)[^{}|\n]{0,60}\}|\{(?:(?:first|last|full|company|contact|job|account|lead|prospect|recipient)[_ ]?(?:name|title)|(?:contact|lead|account|recipient|person|prospect)\.[\w.]{2,30}|[fl]name|company|city)\s?\|\s?[^{}|\n]{0,30}\}|\$\((?:first|last|full|company|contact|job)_?(?:name|title)\)|(?<![\w|])\|(?:first|last|full|company)_?name\|(?![\w|])|\[\*[a-z_]{3,30}\*\]|~(?:contact|company|user|owner|lead|account)\.[a-z_]{2,30}~|<<\s?[A-Za-z][\w .-]{1,40}\s?>>|\*\|[A-Za-z][\w:.-]{1,40}\|\*|@@[A-Za-z]\w{1,40}@@|%%[A-Za-z][\w. -]{1,40}%%|##[A-Za-z][\w .-]{1,30}##|(?<![\w#&])#(?:first|last|full|contact|customer|client|company|account|recipient|sender|job|prospect)?_?(?:name|firstname|lastname|company|title|email|city|industry)#(?!\w)|\(\([a-z]{2,12}_?name\)\)|(?<![\w.@])@(?:first|last|full|company)_?name\b|\$(?:first|last|full|company)_?name\$?|(?<![\w-])-(?:first|last|full|company)_?name-(?![\w-])|(?<=\b(?:hi|hello|hey|dear|at|of|for|with|from|as (?:the|an?))\s)\((?:(?:first|last|full|your|company|recipient|prospect|contact|customer|client)?\s?name|(?:your |their )?(?:job\s)?title|industry)\)/gi;
const single = /(?<![\w\\^_{}$#/])\{\s?\$?[A-Za-z\u00c0-\u024f](?:[\w\u00c0-\u024f .'-]|\n(?=\w)){1,40}\s?\}(?!\})/g;
const percentSigns = /(?<![\w%])%[A-Za-z][A-Za-z\u00c0-\u024f_.-]{1,40}%(?![\w%])/g;
const square =
  /(?<![\w[\]])\[(?![A-Za-z]-[A-Za-z]\])[ \t]?[A-Za-z\u00c0-\u024f\u0370-\u04ff](?:[\w\u00c0-\u024f\u0370-\u04ff '\u2019/&,.#-]|\n(?=[\w\u00c0-\u024f\u0370-\u04ff])){0,60}[ \t]?\](?![([:])/g;
const angle = /<\s?[A-Za-z\u00c0-\u024f](?:[\w\u00c0-\u024f './-]|\n(?=\w)){1,40}\s?>/g;
/** Word processors set their fields in what many languages quote with. */
const guillemets = /\u00ab[A-Za-z\u00c0-\u024f][\w\u00c0-\u024f .'-]{1,40}\u00bb/g;
const bare =
  /(?<![\w[\]])\[(?:X|XX|N|#)\](?=\s?(?:%|(?:month|year|week|day|hour|minute|MONTH|YEAR|WEEK|DAY|HOUR|MINUTE)|people\b|PEOPLE\b|employees\b|EMPLOYEES\b|per ?cent\b|PER ?CENT\b|users\b|USERS\b|customers\b|CUSTOMERS\b|clients\b|CLIENTS\b|times\b|TIMES\b))|(?<![\w/])(?:__[A-Z][A-Z_]{2,30}__|(?:FIRST|LAST|FULL|COMPANY|CONTACT|ACCOUNT|PROSPECT|RECIPIENT|SENDER|CLIENT|CUSTOMER|JOB|YOUR)_(?:NAME|TITLE|COMPANY|EMAIL|FIRST_NAME)|(?:X{2,4}|_)?(?:FNAME|LNAME|FIRSTNAME|LASTNAME)(?:X{2,4}|_)?)(?![\w/])/g;
const greetedSlot = wordingsElsewhere('unfilled_merge_field');

/** The id of a program's class or device, as its registry writes it; any letter may stand for a digit that is read as one. */
const guid = /^\{\s?[\da-z]{8}(?:-[\da-z]{4}){3}-[\da-z]{12}\s?\}$/i;
const environment =
  /^%(?:path|appdata|localappdata|userprofile|temp|tmp|programfiles|programdata|windir|systemroot|systemdrive|home|homepath|username|computername|comspec)%$/i;
const otherBrackets =
  /^\[\s?(?:[\w ]{1,40}\b(?:removed|withheld|redacted|omitted|concealed|anonymi[sz]ed|suppressed)(?: (?:at|by|for|from|on|upon)\b[\w ]{1,40})?|(?:[\w ]{1,20}\b)?(?:names?|details?|address(?:es)?) (?:and [a-z]{2,12} )?(?:changed|supplied|known|hidden)\b[\w ,]{0,40}|(?:sent|written|dictated|typed) (?:from|via|by|with|using|on)\b.*|sic|his|her|their|its|my|your|our|the|they|he|she|we|it|him|them|is|are|was|were|has|had|and|or|laughs?|laughter|applause|pause|inaudible|crosstalk|emphasis (?:mine|added)|link(?: (?:goes )?here)?|url(?: here)?|(?:cta|call to action|stats?|statistic|metric|price|benefit|para\w{0,6}|signature|sign-off) here|insert\b.*|todo\b.*|fixme\b.*|tk|tbd|tba|to be \w+|(?:paste|fill in|put|expand|elaborate|flesh out)\b.*|object \w+|note\b.*|nb\b.*|reminder\b.*|optional\b.*|sic|redacted|email protected|image\b.*|cid\b.*|attachment\b.*|figure\b.*|table\b.*|ref\b.*|citation needed|video|gif|photo|laughs|applause|inaudible|unsubscribe|external|ext|internal|confidential|secure|urgent|draft|fyi|update|ticket\b.*|case\b.*\d.*|bug|action required|webinar|invitation|invite|[a-z]|\d+)\s?\]$/i;
const tagLead =
  /^\[\s?(?:view|click|read|learn|book|download|watch|register|sign|get|see|schedule|join|open|manage|update|reply|action|external|internal|reminder|re|fwd|fw|rsvp|new|save|last|watch|listen|play|show|more|live|closed|solved|resolved|sponsored|ad|advertisement|ext|press)\b/i;
const htmlName =
  /^<\s?(?:a|abbr|address|article|aside|b|big|blockquote|body|br|button|caption|center|cite|code|dd|del|div|dl|dt|em|footer|form|h[1-6]|head|header|hr|html|i|img|input|label|li|link|main|meta|nav|ol|option|p|pre|s|script|section|select|small|span|strong|style|sub|sup|table|tbody|td|th|thead|title|tr|tt|u|ul|wbr)(?:\s[^>]*=|\s?\/?>)/;

export const unfilledMergeField = defineRule({
  id: 'unfilled_merge_field',
  template: 'template_integrity_v1',
  severity: 'BLOCK',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  settings: ['merge_field_fallbacks'],
  literals: [
    '{',
    '[',
    '<',
    '%',
    '*|',
    '__',
    '_name',
    '_title',
    '_company',
    '_email',
    'fname',
    'lname',
    'firstname',
    'companyname',
    'lastname',
    '@@',
    '##',
    'name#',
    'company#',
    'title#',
    'email#',
    'city#',
    'industry#',
    '((',
    '$(',
    // Between guillemets, which no literal can be.
    'vorname',
    'nachname',
    'nom$',
    'nom_',
    '_nom',
    'nome_',
    'nombre',
    'cognome',
    '^nome$',
    'apellido',
    'sobrenome',
    'voornaam',
    'achternaam',
    'nazwisko',
    'namn$',
    'navn$',
    'prenume',
    'empresa$',
    'azienda',
    '^soci',
    'entreprise',
    'firma$',
    '^ville$',
    'ciudad',
    'anrede',
    '|first',
    '|last',
    '|full',
    '|company',
    'contact.',
    'company.',
    'user.',
    'owner.',
    'lead.',
    'account.',
    '-first',
    '-last',
    '-full',
    '-company',
    'name)',
    'title)',
    'industry)',
    '@first',
    '@last',
    '@company',
    '@full',
    // A greeting to a name that is none, in other languages.
    'kundenname',
    'firmenname',
    'nom ',
    'nome$',
    'klantnaam',
    'bedrijfsnaam',
  ],
  meaning: 'A placeholder that was never filled in.',
  detail: 'A merge field was left unfilled. Fill it in, or reword the sentence without it.',
  examples: [
    'Hi {{first_name}},',
    'Hi [First Name],',
    'Dear <COMPANY_NAME>',
    '*|FNAME|*',
    '%COMPANY%',
    `${'$'}{contact.first}`,
  ],
  counterExamples: ['[1] see RFC 5322', 'Use `{{ }}` in Jinja.', '50% of teams, 20% more', 'See <https://acme.com>.'],
  *check({ text, name: field }, { settings }) {
    const seen: Range[] = [];
    const found = function* (expression: RegExp, isSlot: (slot: string, at: number) => boolean): Generator<Match> {
      for (const match of allMatches(text, expression)) {
        const start = match.index;
        const end = start + match[0].length;
        if (overlapsAny(seen, start, end)) continue;
        // What has the form and not the words, unless something better is said of it.
        because('check_failed');
        if (!isSlot(match[0].replaceAll('\n', ' '), start) || isInCode(text, start)) continue;
        seen.push({ start, end });
        const isSaid = isQuotedMatter(text, start, end) || (expression !== square && isSpokenOf(text, start, end));
        if (isSaid && because('another_sense')) continue;
        yield { start, end, saferAlternative: fallback(match[0], settings) };
      }
    };
    yield* found(doubled, (slot) => !isSpun(slot) && /[A-Za-z]|^\{\{\s?\d{1,2}\s?\}\}$/.test(slot));
    yield* found(
      single,
      (slot) =>
        !(guid.test(slot) && because('another_sense')) && isBracedSlot(slot.slice(1, -1).trim().replace(/^\$/, '')),
    );
    yield* found(
      percentSigns,
      (slot, at) =>
        !(environment.test(slot) && because('code')) && !/https?:\/\/\S*$/.test(text.slice(Math.max(0, at - 200), at)),
    );
    yield* found(
      square,
      (slot, at) =>
        isSquareSlot(slot, field === 'subject' && text.slice(0, at).trim() === '') &&
        !(
          ((saysForm.test(text.slice(Math.max(0, at - 60), at)) &&
            (/^[-_/.:][[\w]/.test(text.slice(at + slot.length, at + slot.length + 2)) ||
              /[\]\w][-_/.:]$/.test(text.slice(Math.max(0, at - 2), at)) ||
              dateForm.test(slot))) ||
            isButton(text.slice(Math.max(0, at - 60), at), slot) ||
            (said.test(text.slice(Math.max(0, at - 80), at)) && isPutInByEditor(slot))) &&
          because('another_sense')
        ),
    );
    yield* found(
      angle,
      (slot, at) =>
        !(htmlName.test(slot) && because('code')) &&
        isNamedSlot(slot.slice(1, -1).trim()) &&
        !(isPartOfForm(text, at, at + slot.length) && because('another_sense')),
    );
    yield* found(guillemets, (slot, at) => isQuotedSlot(slot.slice(1, -1), text, at, at + slot.length));
    yield* found(bare, () => true);
    yield* found(greetedSlot, () => true);
  },
});

/** "Named after the pattern ...", "of the form ...": what follows shows how something is written. */
const saysForm =
  /\b(?:patterns?|formats?|schemes?|syntax|naming|convention|of the form|in the form|has the form|numbered|written as|route|endpoint)\b[^.!?]{0,30}$/i;

/** "[DD/MM/YYYY]": how a date is written. */
const dateForm = /^\[\s?(?:(?:d{1,2}|m{1,4}|y{2,4}|hh?|ss?)\s?[-/.: ]?\s?){2,6}\]$/i;
/** "Click [Save] and then [Next Step]": before the second only what leads on from the first. */
const pressed =
  /\b(?:click(?:ing)?|press(?:ing)?|tap(?:ping)?|hit|select|choose)\s(?:(?:on|the|twice|once|first|button|key)\s){0,3}(?:\[[\w .&-]{1,30}\](?:,|\s(?:twice|once))?\s(?:(?:and|or|then|next|on|the|to|go to|click|press|choose|select|hit|button)\s){0,4})?$/i;

/** A button of a program that the reader is told to press: words in Title Case, of which none asks for theirs. */
function isButton(before: string, slot: string): boolean {
  return pressed.test(before) && !/\b(?:name|company|your|their|title|recipient|prospect|contact)\b/i.test(slot);
}

/** Words by which somebody is quoted, in the same sentence. */
const said =
  /\b(?:said|says|wrote|writes|told|tells|asked|asks|quoted?|loved|loves|thanked|praised|according\sto)\b[^.!?\n]{0,60}$/i;

/** "She loved [the team]", "we asked [Dana and Emre]": who is meant, where a quotation did not say it. */
function isPutInByEditor(slot: string): boolean {
  const inner = slot.slice(1, -1).trim();
  if (/^(?:the|this|that|these|those) [a-z]{3,20}$/i.test(inner)) return true;
  const names = inner.split(/,? and |, /i);
  return names.length > 1 && names.every(isGivenName);
}

/** In angle brackets a form is also known by its joints: "<year>-<shelf>", "<name>@acme.com", "/orders/<id>". */
function isPartOfForm(text: string, start: number, end: number): boolean {
  return (
    saysForm.test(text.slice(Math.max(0, start - 60), start)) ||
    /^[-_/:][<\w]|^@\w|^\.(?:<|pdf|csv|xlsx?|docx?|zip|txt|png|jpe?g|json|xml)/i.test(text.slice(end, end + 5)) ||
    /[>\w][-_/.:]$|(?:^|\s)\/$/.test(text.slice(Math.max(0, start - 2), start))
  );
}

/** Variants to pick from are another rule's matter: "{{RANDOM | Hi | Hello}}". A pipe to a filter is none. */
export function isSpun(slot: string): boolean {
  const [lead, ...others] = slot
    .replace(/^\{\{\{?|\}?\}\}$/g, '')
    .split('|')
    .map((part) => part.trim());
  if (!slot.startsWith('{{') || !lead || others.length < 2) return false;
  if (/^(?:random|spin(?:tax)?|pick|choose|rotate|variants?)$/i.test(lead)) return true;
  return !/[._]|name|title|company/i.test(lead) && others.every((other) => /^[A-Z\p{Lu}][^:(]*$/u.test(other));
}

/** A bracket is a slot when its words name one, or when it is a phrase in Title Case; a tag that opens a subject is not. */
function isSquareSlot(slot: string, opensSubject: boolean): boolean {
  if (otherBrackets.test(slot) || toBeWritten.test(slot)) return false;
  const inner = slot.slice(1, -1).trim();
  // Another rule's matter: "[Link to demo]" stands for a link.
  if (/^(?:(?:the|a|my|your) )?(?:link|url|hyperlink) (?:to|for|of)\b/i.test(inner)) return false;
  const words = inner.split(/[\s_/&,.'\u2019-]+/).filter((word) => word !== '');
  if (/\d/.test(inner) && !/name|company|title|field/i.test(inner)) return /^(?:x|number|amount)\b/i.test(inner);
  const named = words.filter((word) => slotWord.test(word)).length;
  if (words.length >= 2 && /^(?:link|url|hyperlink)$/i.test(words.at(-1) ?? ''))
    return !opensSubject && !tagLead.test(slot);
  if (nameOf.test(inner)) return !opensSubject;
  if (words.length === 1) return named === 1 && inner.length > 2 && !opensSubject;
  if (named >= 1 && isWhollyNamed(words)) return !opensSubject || words.length > 1;
  if (named >= Math.ceil(words.length / 2) && (!opensSubject || /name|your|recipient|prospect/i.test(inner)))
    return true;
  if (
    /^(?:your|their|his|her|name of|mention|specific|relevant|recipient|prospect|describe|add|enter|personali[sz]ed|choose|select|briefly)\b/i.test(
      inner,
    ) &&
    words.length <= 8
  ) {
    return !opensSubject;
  }
  if (opensSubject || tagLead.test(slot) || words.length > 6) return false;
  return (
    words.every((word) => /^(?:[A-Z][A-Za-z]*|of|the|and|or|to|for|in|a|an|s)$/.test(word)) && /^[A-Z]/.test(inner)
  );
}

/** Braces: one word, or several that name a slot or are all capitalised; "{both free}" is a remark. */
function isBracedSlot(inner: string): boolean {
  if (!identifier.test(inner)) return false;
  const words = inner.split(/\s+/);
  if (words.length === 1) return true;
  const named = words.filter((word) => word.split(/[_.'-]/).some((part) => slotWord.test(part))).length;
  return named * 2 >= words.length || words.every((word) => /^[A-Z][a-z]/.test(word));
}

/** Angle brackets: capitals with an underscore, or words that all name a slot. */
function isNamedSlot(inner: string): boolean {
  if (/^https?:|@|^www\./i.test(inner) || /\.(?:com|io|org|net)\b/i.test(inner)) return !because('other_rule');
  if (/^[A-Z]{2,}(?:_[A-Z]{2,})+$/.test(inner)) return true;
  const words = inner.split(/[\s_.'-]+|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== '');
  return inner.length > 2 && words.length <= 5 && isWhollyNamed(words);
}

/** Words that name a slot with nothing but small words between: "Nombre de la empresa", "Il tuo nome". */
function isWhollyNamed(words: readonly string[]): boolean {
  return (
    words.some((word) => slotWord.test(word)) && words.every((word) => slotWord.test(word) || slotParticle.test(word))
  );
}

/** Before a name to be filled in: the start of a line, at most three words of greeting, and no part of a form. */
const greeted =
  /(?:^|\n)[ \t]{0,3}(?:(?!(?:le|la|les|un|une|der|die|das|den|dem|il|lo|el|al|o|a|the|het|de|champ|case|feld|campo|casilla|casella|veld|pole|f\u00e4lt|felt|field)[ \t])[\w\u00c0-\u024f./()]{1,16}[ \t]){0,3}(?:\u00ab[^\u00ab\u00bb\n]{1,42}\u00bb ?)?$/i;

/** "Bonjour «Pr\u00e9nom»," and «First_Name»: the case called «Pr\u00e9nom» and a play are quoted by the same marks. */
function isQuotedSlot(inner: string, text: string, start: number, end: number): boolean {
  if (!isNamedSlot(inner)) return false;
  if (!/\s/.test(inner) && /_|[a-z\u00df-\u00ff][A-Z]/.test(inner)) return true;
  return (
    greeted.test(text.slice(Math.max(0, start - 100), start)) && /^ ?(?:[,!:\u00ab\n]|$)/.test(text.slice(end, end + 2))
  );
}

/** The configured text for a field, by the name inside the brackets: as written, with underscores, or its last part. */
function fallback(slot: string, settings: Pick<PolicySettings, 'merge_field_fallbacks'>): string | null {
  const key =
    slot
      .replace(/^[^A-Za-z\u00c0-\u024f]+|[^A-Za-z0-9\u00c0-\u024f]+$/g, '')
      .split('|')[0]
      ?.trim()
      .toLowerCase() ?? '';
  const snake = key.replace(/[\s-]+/g, '_');
  const last = snake.split('.').at(-1) ?? snake;
  for (const name of [key, snake, last, last.replaceAll('_', ' '), last.replaceAll('_', '')]) {
    if (Object.hasOwn(settings.merge_field_fallbacks, name)) return settings.merge_field_fallbacks[name] ?? null;
  }
  return null;
}
