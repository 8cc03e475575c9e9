import { entityNames, foldEntity } from '../evidence/evidence.ts';
import { endWithLegalForm, entityForms } from '../names/entity-forms.ts';
import { calendarNames, ordinaryNames } from '../names/ordinary-names.ts';
import { isOrdinaryWord } from '../names/ordinary-words.ts';
import { isWithinOwnName } from '../names/own-names.ts';
import { defineRule } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { allMatches } from '../search/near.ts';
import { literally } from '../search/pattern.ts';
import { because } from '../text/let-go.ts';
import { isInCode, sentenceOf } from '../text/phrase-context.ts';
import { isApproved } from '../wordings/approved-claims.ts';

/** Words that make whatever follows them an organisation one compares with, leaves or fights. */
const comparedBefore =
  /(?:\b(?:unlike|versus|vs\.?|compared (?:to|with)|in comparison (?:to|with)|alternatives? to|competitors? (?:like|such as)|rivals? (?:like|such as)|vendors? (?:like|such as)|tools? (?:like|such as)|platforms? (?:like|such as)|providers? (?:like|such as)|instead of|rather than|better than|cheaper than|faster than|easier than|more \w{3,12} than|less than|over|beats?|replac(?:e|es|ed|ing)|ditch(?:ed|ing)?|leav(?:e|ing)|left|(?:switch|switched|switching|mov(?:e|ed|ing)|migrat(?:e|ed|ing)|came|coming|come) (?:over |away )?(?:from|off)|us and|than|against|outperforms?|competes? with|cancel(?:led|ed)? (?:your |their )?)\s{1,8})$/i;
const usedBefore =
  /(?:\b(?:licen[cs]es? (?:with|for)|contract with|subscription (?:with|to)|account with|renewal with|deal with|data in|tickets in|everything in|stuck with|happy with|use[sd]?|using|keep(?:s|ing)?|kept|as|alongside|besides?|next to|with|from|to|by|at|on|for|like|via|of|and|or|is|are|was|about|than|tried|tr(?:y|ying)|bought|buy|chose|choose|paying|pay|evaluat(?:e|ed|ing)|considering|consider|integrates? with|built|work(?:s|ed)? (?:at|with|for)|run(?:s|ning)?|trust|love|hate|customer of|your|their|know|knows|hear|heard|think|believe|feel|guess|say|says|said|that|what|how|where|why|when|while|because|but|if|whether|once|everything|anything|whatever|isn't|doesn't|hasn't|does|has|did|can|,)\s{1,8})$/i;
const strongAfter =
  /^(?:\.com\b|\.io\b|\.ai\b|,? (?:inc|corp|ltd|llc|gmbh)\b|'s\s+(?:\w{2,14}\s+){0,2}(?:pricing|prices?|product|dashboards?|reporting|reports?|screens?|menus?|onboarding|set-?up|app|chatbot|bot|assistant|widget|platform|support|customers?|users?|team|sales|software|tool|contract|roadmap|features?|api|crm|data|reps?|fees?|uptime|security|ceo|ui|limits?|plans?|model|engine|interface|offering|sequences?|outages?|downtime|integration|lack|failure|service|approach|app)\b|\s+(?:raised|raises|hiked|hikes|increased|doubled|changed|dropped|cut|tripled)\s+(?:its|their|the|prices?|all)\b|s?\s+(?:charges?|costs|lacks?|can't|cannot|doesn't|does not|won't|isn't able|offers?|fails?|struggles?|forces?|locks?|hides?|requires?|overcharges?|crash(?:es|ed)|(?:keeps?|kept|started) (?:losing|crashing|failing|dropping|breaking|freezing|going down|asking|raising|changing)|(?:went|was|goes|is) down (?:again|twice|for (?:hours|days|most|half|\w{1,6} (?:hours|minutes|days))|all (?:day|night|morning)|last|yesterday)|(?:failed|lost|burn(?:ed|t)|abandoned|ignored|let down|betrayed|overcharged) (?:its|their|half|many|most|several|some)|and (?:we|us) (?:share|both (?:serve|sell|offer|build)|compete|overlap|differ|integrate|solve)|(?:is|are) (?:already |still |also )?part of (?:your|the|our|their) (?:stack|set-?up|tool ?kit|tooling|tech stack)|customers?|users?|alternatives?|competitor|pricing|contracts?|subscription|licen[cs]es?|migration|integration|account|admin|crm|platform|software)\b)/i;
/** Where the writer was before: no word of a trade has an employer's place. */
const ownCareer =
  /\b(?:i|we)(?:'ve| have)? (?:used to |once |previously |both |also )?(?:work(?:ed)?|been|was|were) (?:for [a-z\d ]{3,16} )?at\s{1,8}$/i;
/** Where somebody's data or days are spent. */
const homeBefore =
  /\b(?:liv(?:e|es|ing)|sits?|stored|kept|works?|working|runs?|running|logs?|logged|sitting|managed|tracked|buil[dt]) (?:in|on|into|out of)\s{1,8}$/i;
const outOf =
  /\b(?:out of|off|bought from|buy from|exported from|comes? from|(?:sequences?|boards?|projects?|data|leads|contacts?|lists?|tasks?|deals|notes|calls?|chats|campaigns?|tickets?|records?|accounts|templates?|everything|pipelines?|workflows?) (?:that (?:live|sit) )?in)\s{1,8}$/i;
const orgAfter =
  /^(?:\s+(?:raised|raises|hiked|increased|doubled|charges?|changed|dropped|killed|launched|announced|bought|acquired|its|their|bills|runs out|went|goes|cut|users?|admin|licen[cs]e|contract|subscription|account)\b|'s?\b|,|\.|;|:|\)|\?|!|$|\s+(?:is|are|was|has|have|had|does|do|did|and|or|but|for|because|users|to|in|on|at|today|now|yet|if|when|we|you|with|as|already|also|only|still|never|all|every|since|while|which|where|just|by|will|would|can|may|might|didn't|hasn't|wasn't|isn't|aren't|like|than|vs|versus|before|until|after|instead|first|on price|on support|last|this|customers|reps|admins|integration|data)\b)/;
/** What one has of a tool: "an Apollo list". */
const madeWith =
  /^\s+(?:lists?|exports?|accounts?|sequences?|imports?|files?|boards?|subscriptions?|seats?|licen[cs]es?|users?|csvs?|workspaces?|integrations?|campaigns?|reports?|instances?|data|contacts?|records?|dashboards?|automations?|renewals?|contracts?|calls?|recordings?|transcripts?|chats?|notes)\b/;
/** Verbs and the like behind a name, and no noun that makes it the word it is spelt like: "to Outreach teams". */
const saidOf =
  /^\s+(?!(?:programmes?|programs?|efforts?|teams?|campaigns?|events?|work|workers?|plans?|coordinators?|managers?|officers?|calls?|messages?|strateg(?:y|ies)|activit(?:y|ies)|missions?|landings?|rockets?|nurses?|services?|sessions?|projects?|street|road|house|hall|theatre|speed|wood|ice|snow|baths?|sounds?|players?|beats?|rings?|and|or|at|on|by)\b)[a-z]{2,}/;
/** A day is in nothing: "boards in Monday". */
const within = /\b(?:in|into|inside|within|out of)\s{1,8}$/i;
const partOfDay = /^(?:'s\b|\s+(?:mornings?|afternoons?|evenings?|nights?|week|and\b|or\b))/i;
const boards =
  /^\s+(?:boards?|workspaces?|automations?|dashboards?|workflows?|crm)\b(?! (?:meetings?|calls?|papers|packs?|games?|members?))/i;
const boardWork =
  /\b(?:projects?|tasks?|cards?|items|tickets|sync\w{0,3}|import\w{0,3}|export\w{0,3}|migrat\w{1,4}|integrat\w{1,4}|read|push|pull|connect\w{0,3}|copy)\b/i;
const commonBefore =
  /(?:\b(?:our|my|an?|the|your|their|this|that|these|those|some|any|more|daily|cold|sales|outbound|email|much|no|every|each|good|great|new|first|of|community|public|in|its)\s{1,8})$/i;
/** "That" opens what is told of a name, and points at no thing: "we hear that Gong is". */
const toldThat =
  /\b(?:tell|tells|told|say|says|said|hear|hears|heard|think|thinks|know|knows|read|reads|learnt|learned|gather|gathered|understand|feel|find|finds|found|see|saw|mean|means|believe|complain|complains|notice|noticed|secret|fact|shame|clear|obvious|true|known)(?: (?:us|me|you|them))? that\s{1,8}$/i;
/** What is thought of a maker, and what there is in its tool: "what do you think of Gong", "the one in Outreach". */
const spokenOf =
  /\b(?:(?:think|thought|opinion|opinions|view|tired|sick|weary|users?|heard|fan) of|(?:the ones?|those|that|what you (?:have|get|see|do)|feature|features|report|reports|dialler|dialer) in)\s{1,8}$/i;
/** How a sentence goes on that weighs what it has just named. */
const weighed =
  /^(?:'s\b|\s?[.,;:?!)]|$|\s+(?:so far|now|today|these days|at the moment|in general|overall|by now|yet|and|but|or|when|since|because|compared|versus|vs|as an? (?:[a-z]{2,10} )?(?:tool|vendor|platform|crm|product|supplier|solution|database))\b)/i;
/** What stands behind a name for those like it: "Apollo and similar databases". */
const ofItsKind =
  /^,? (?:and|or) (?:(?:all|most|many|the) )?(?:similar|other|comparable|such|the other|most other) (?:[a-z-]{3,12} )?(?:databases?|platforms?|tools?|vendors?|providers?|apps?|systems?|suppliers?|crms?|competitors?|solutions|software|products|services)\b/i;
/** Work that is done in a tool, and on no day alone. */
const workedIn =
  /^\s+(?:to (?:plan|track|manage|run|organi[sz]e|schedule|log|assign|follow|handle)|for) [^.!?]{0,24}\b(?:sprints?|road ?maps?|projects?|tasks?|tickets?|backlogs?|deals|pipelines?|campaigns?|onboarding|workflows?)\b/i;
/** Behind an article a word in small letters is a thing: "the spirit of the team". */
const thingBefore = /\b(?:an?|the|some|any|no|every|each|this|team|good|great)\s{1,8}$/i;
const timeBefore =
  /\b(?:on|by|next|this|last|every|until|till|before|after|for|from|to|since|or|and|through|is|it's|early|late|each|black|cyber|about|around|of|past|following|coming|how is|does|would|in)\s{1,8}$/i;
const clearlyCompared =
  /\b(?:unlike|versus|vs\.?|compared (?:to|with)|alternatives? to|(?:better|cheaper|faster|easier) than|(?:switch\w*|migrat\w*|mov(?:e|ed|ing)|came) (?:over |away )?(?:from|off)|replac\w{1,4}|ditch\w{0,3}|instead of)\s{1,8}$/i;
const negative =
  /\b(?:slow(?:er)?|expensive|overpriced|over-priced|pric(?:e)?y|costly|bad|worse|worst|terrible|awful|horrible|lacks?|lacking|fail(?:s|ed|ing|ures?)?|unreliable|buggy|bugs|clunky|clumsy|hard to (?:learn|use|set up)|outdated|out of date|insecure|scams?|rip-?offs?|broken|useless|poor|poorly|weak|weaker|struggl\w{1,4}|complain(?:s|ts?|ed|ing)?|breach(?:es|ed)?|hacked|bankrupt(?:cy)?|lawsuits?|sued|dying|garbage|trash|sucks?|hates?|nightmares?|hidden fees|lock-?in|outages?|crash(?:es|ed|ing)?|leak(?:s|ed)?|inferior|disappoint\w{1,4}|misleading|dishonest|l(?:ie|ies|ied|ying)|fraud\w{0,5}|spammy|painful|frustrat\w{1,4}|overcharg\w{1,4}|gouging|legacy|bloated|dinosaur|falling behind|losing customers|can't be trusted|won't work|doesn't work|don't care|rigid|confusing|complicated|crap|joke|mess|dumpster|ugly|cheats?|steals?|ignores?)\b/i;
/** Vices of what is bought: a word that opens its sentence is a name where it has them. */
const wanting =
  /^\s+(?:is|was|has (?:always )?been|feels|looks|remains|gets)\s(?:(?!not\b)[a-z]{2,12},?\s){0,4}?(?:over-?priced|pricey|buggy|clunky|bloated|outdated|unreliable|insecure|overrated|spammy|(?:an? )?(?:nightmare|mess|pain|joke|dinosaur|scam|rip-?off|disaster|bottleneck)(?= (?:to (?:set up|use|run|configure|learn|administer|integrate|migrate|maintain)|for (?:admins|users|teams))|[.,!;]))/i;
const atTheirs =
  /\b(?:team|colleagues|folks|work|works|working|role|time|job|you|everyone|people|here|there|friends|peers|engineers|position|started|joining|joined|career|[a-z]{3,12} team)\s+(?:over )?at\s{1,8}$/i;

/** "Friendlier than the folks at Gong": those one compares oneself with, and nobody's colleagues. */
const thanThose =
  /\b(?:than|unlike|not like) (?:the |those )?(?:team|people|folks|guys|lot|crew) (?:over )?at\s{1,8}$/i;

/** Small words of Spanish, Portuguese, Italian and French, and those of English. */
const romance =
  /(?<![\w\u00c0-\u024f])(?:el|los|las|la|le|les|il|lo|gli|que|qui|con|para|por|per|pour|avec|com|del|della|du|des|una?|une|su|sus|es|est|pero|ma|mais|m\u00e1s|mas|pi\u00f9|plus|como|come|comme|usted|ustedes|nos|nous|vous|vuestr[oa]s?|nuestr[oa]s?|notre|votre|muy|ya|hoy|desde|cuando|si|y|e|et|en|de)(?![\w\u00c0-\u024f])/gi;
const english = /\b(?:the|and|of|to|is|are|we|you|for|with|our|your|it|that|this|was|not|have|has|will|from|they)\b/i;
/** Small words by which a sentence shows its language. */
const ENOUGH_SMALL_WORDS = 3;
/** Houses and streets are called so as well. */
const placeBefore =
  /\b(?:teatros?|cines?|salas?|hotel|calle|plaza|th\u00e9\u00e2tre|rue|via|piazza|rua|misi\u00f3n|programa|miss\u00e3o|missione)\s{1,8}$/i;

/** A sentence in a language that writes no word of its own with a capital: an English word in it is a name. */
function isRomance(sentence: string): boolean {
  if (english.test(sentence)) return false;
  return new Set(sentence.toLowerCase().match(romance)).size >= ENOUGH_SMALL_WORDS;
}

interface Finder {
  readonly expression: RegExp;
  /** The ways the listed names are written in a text, by their small letters. */
  readonly forms: ReadonlyMap<string, string>;
}
const finders = new WeakMap<readonly string[], Finder>();

/**
 * One expression for a list of names: whole words, any case, white space of any kind. Nobody writes "HubSpot, Inc." or
 * "outreach.io" in a mail about them: a listed name is looked for without its legal form, and a domain as its owner too.
 */
function finderOf(names: readonly string[]): Finder {
  let finder = finders.get(names);
  if (!finder) {
    const written = names.map((name) => name.trim().normalize('NFKC')).filter((name) => name !== '');
    const forms = new Map(
      [...written.flatMap(ownersOf), ...written.flatMap(entityForms), ...written].map((form) => [spelt(form), form]),
    );
    const alternatives = [...forms.values()]
      .sort((a, b) => b.length - a.length)
      .map((name) => literally(name).replace(/\s+/g, '\\s{1,8}'));
    const expression = new RegExp(`(?<![\\w@/-])(?:${alternatives.join('|') || '(?!)'})(?![\\w-])`, 'gi');
    finder = { expression, forms };
    finders.set(names, finder);
  }
  return finder;
}

/** The owner of a domain, with the capital that a name in a text has. */
function ownersOf(name: string): string[] {
  const [label, whole] = entityNames(name);
  return whole === undefined ? [] : [label.charAt(0).toUpperCase() + label.slice(1)];
}

function spelt(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ');
}

export const competitorMention = defineRule({
  id: 'competitor_mention',
  template: 'commercial_commitments_v1',
  severity: 'WARN',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  uses: ['contact', 'recipient'],
  settings: ['competitor_list', 'approved_claims', 'own_names'],
  meaning: 'Competitors on the list, named as organisations; with a bad word about them it blocks.',
  detail: 'The text names a competitor. Speak of other vendors instead.',
  saferAlternative: 'other vendors',
  examples: ['Unlike Outreach, we price by use. (Outreach on the list)'],
  counterExamples: ['Our outreach program starts in May.', 'Monday works.', 'Apollo 11 landed in 1969.'],
  mayFind: (_field, { settings }) => settings.competitor_list.length > 0,
  *check({ text }, { settings, contact, recipient }) {
    const { expression, forms } = finderOf(settings.competitor_list);
    const own = [contact?.company ?? '', domainLabel(recipient)].map(foldEntity).filter((name) => name !== '');
    let told = 0;
    for (const match of allMatches(text, expression)) {
      // A text with that many is held in any case.
      if (told === 100) return;
      const start = match.index;
      let end = start + match[0].length;
      const name = match[0];
      const folded = foldEntity(name);
      if (
        own.some(
          (company) => company === folded || company.startsWith(`${folded} `) || folded.startsWith(`${company} `),
        ) &&
        because('own_company')
      )
        continue;
      if (isWithinOwnName(text, start, end, settings.own_names) && because('own_company')) continue;
      const before = text.slice(Math.max(0, start - 60), start);
      const after = text.slice(end, end + 60);
      if (
        (atTheirs.test(before) && !ownCareer.test(before) && !thanThose.test(before) && because('others')) ||
        isInCode(text, start)
      )
        continue;
      const sentence = sentenceOf(text, start, end);
      const listed = forms.get(spelt(name)) ?? name;
      if (
        !isOrganisation({
          name,
          listed,
          before,
          after,
          sentence: sentence.text,
          opens: start === sentence.start,
        })
      )
        continue;
      if (isApproved(text, start, end, settings.approved_claims)) continue;
      end = endWithLegalForm(text, end);
      const possessive = /^'s?/.exec(text.slice(end, end + 2))?.[0] ?? '';
      if (/^\.(?:com|io|ai)\b/i.test(after)) end += /^\.[a-z]+/i.exec(after)?.[0].length ?? 0;
      const singular =
        /^\s+(?:is|has|does|was|charges|costs|lacks|offers|fails|struggles|forces|locks|hides|requires|overcharges|doesn't|isn't|hasn't|wasn't)\b/i.test(
          text.slice(end, end + 20),
        );
      told++;
      yield {
        start,
        end: end + possessive.length,
        severity: negative.test(sentence.text) ? 'BLOCK' : 'WARN',
        saferAlternative: possessive !== '' ? "other vendors'" : singular ? 'another vendor' : 'other vendors',
        confidence: 0.85,
      };
    }
  },
});

interface Mention {
  name: string;
  listed: string;
  before: string;
  after: string;
  sentence: string;
  /** True when the name opens its sentence, where every word has a capital. */
  opens: boolean;
}

/** True when the name stands for an organisation and not for the word it is spelt like. */
function isOrganisation({ name, listed, before, after, sentence, opens }: Mention): boolean {
  const word = listed.toLowerCase().replace(/\.(?:com|io|ai)$/, '');
  if (/^\.(?:com|io|ai)\b/i.test(after) || listed.includes('.')) return true;
  // A number makes it a flight, a product or a date: Apollo 11, March 3.
  if (/^\s{1,3}\d/.test(after)) return false;
  if (!ordinaryNames.has(word) && !isOrdinaryWord(word))
    return !/^\p{Ll}/u.test(name) || !thingBefore.test(before) || !/^[A-Z]/.test(listed);
  const shouted = sentence === sentence.toUpperCase() && /[A-Z]{4}/.test(sentence);
  const capital = /^[A-Z]/.test(name) && !shouted;
  if (capital && !opens && !placeBefore.test(before) && isRomance(sentence)) return true;
  if (calendarNames.has(word)) {
    if (/^,?\s+(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i.test(after)) return false;
    if (!opens && capital && within.test(before) && !partOfDay.test(after)) return true;
    if ((capital || shouted) && /\b(?:uses|used|using)\s{1,8}$/i.test(before) && workedIn.test(after)) return true;
    if (capital && boards.test(after) && !/\bon\s{1,8}$/i.test(before) && !opens && boardWork.test(sentence))
      return true;
    return (
      clearlyCompared.test(before) || ((capital || shouted) && strongAfter.test(after) && !timeBefore.test(before))
    );
  }
  if (clearlyCompared.test(before))
    return capital || shouted || !/^\s+[a-z]/.test(after) || /^\s+(?:we|is|and|or|to|for)\b/.test(after);
  if (opens && wanting.test(after)) return capital || shouted;
  if (shouted) return comparedBefore.test(before) || (strongAfter.test(after) && !commonBefore.test(before));
  if (!capital) return false;
  if (!opens && (homeBefore.test(before) || outOf.test(before)) && (orgAfter.test(after) || saidOf.test(after)))
    return true;
  if (!opens && /\b(?:an?|your|their|the|his|her|each|every|all)\s{1,8}$/i.test(before) && madeWith.test(after))
    return true;
  if (!opens && spokenOf.test(before) && weighed.test(after)) return true;
  if (opens && ofItsKind.test(after)) return true;
  if (commonBefore.test(before) && !/\b(?:your|their|the)\s{1,8}$/i.test(before) && !toldThat.test(before))
    return false;
  if (strongAfter.test(after)) return true;
  if (comparedBefore.test(before)) return true;
  return !opens && (usedBefore.test(before) || toldThat.test(before)) && (orgAfter.test(after) || saidOf.test(after));
}

function domainLabel(recipient: string | undefined): string {
  if (!recipient?.includes('@')) return '';
  return (
    recipient
      .slice(recipient.lastIndexOf('@') + 1)
      .split('.')
      .at(-2) ?? ''
  );
}
