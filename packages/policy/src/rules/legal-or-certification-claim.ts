import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule, type Match } from '../rule.ts';
import { allChannels, wordingTypes } from '../rule-scope.ts';
import { pattern } from '../search/pattern.ts';
import { sentencesWith } from '../search/sentence-facets.ts';
import { statedMatches } from '../search/stated-matches.ts';
import { because } from '../text/let-go.ts';
import { clauseBefore, isAsked, isNegated, sentenceOf } from '../text/phrase-context.ts';
import { overlapsAny, type Range } from '../text/range.ts';
import { onOneLine } from '../text/white-space.ts';
import { besideWordings, isApproved } from '../wordings/approved-claims.ts';
import { assuredByLaw, scheme } from '../wordings/assured-by-law.ts';
import { complianceCalledOut } from '../wordings/called-out.ts';
import { bareVerdicts, isBareVerdict } from '../wordings/legal-or-certification-claim/bare-verdicts.ts';
import { lawfulOrNot } from '../wordings/legal-or-certification-claim/lawful-or-not.ts';
import { legalVerdicts, marksClaimed, papersJudged } from '../wordings/legal-or-certification-claim/legal-verdicts.ts';
import { standingInLaw } from '../wordings/legal-or-certification-claim/standing-in-law.ts';
import { promisesElsewhere } from '../wordings/promises-elsewhere.ts';

const sure =
  '(?:fully |100% |completely |totally |entirely |automatically |officially |already |now |instantly |always |also |proudly |independently |both |certified |strictly |legally |truly )';
const status =
  '(?:compliant|certified|marked|accredited|approved|attested|authori[sz]ed|audited|verified|validated|registered|conformant|compatible|ready|licensed|rated|compliance[- ]certified|in (?:full )?compliance|safe|secure|aligned)';

const certified = pattern(
  `(?:mak(?:e|es|ing)|keep(?:s|ing)?|render(?:s|ing)?|get(?:s|ting)?|ensur(?:e|es|ing)|guarante(?:e|es)|leav(?:e|es)) (?:you|your (?:[a-z]{3,14} ){1,3}?|them|it|everything|any (?:company|team|business) |the (?:[a-z]{3,14} ){1,2})? ?(?:is |are |remain |stay )?${sure}{0,2}${scheme}[- ](?:compliant|compliance|certified|ready|safe)`,
  `(?:mak(?:e|es)|keep(?:s)?|ensur(?:e|es)|guarante(?:e|es)) (?:you|your (?:[a-z]{3,14} ){1,2}?)? ?(?:is |are |remain |stay )?${sure}{1,3}(?:compliant|legal|above board|lawful|audit[- ]proof)(?: with (?:the )?(?:${scheme}|law|all (?:laws|regulations|applicable [a-z]{4,12}|relevant [a-z]{4,12})|every (?:law|regulation)))?`,
  `(?:we|we're|i|our (?:[a-z-]{2,15} ){1,4}?|it|this(?: [a-z-]{3,15}){0,2}?|the (?:platform|product|service|software|solution|tool|company|app|system|data ?cent(?:er|re)|process)|everything(?: we do)?|all our (?:[a-z-]{3,15} ){1,2}?|[A-Z][\\w]{2,15}) ?(?:is|are|am|remains?|stays?|has been|have been|was|were|'s|'re|'ve been)? ?${sure}{0,3}${scheme}(?:,? (?:and|&) ${scheme}|, ${scheme}){0,4}[- ]${status}(?! (?:questions?|checklist|guide|webinar|requirements|needs|teams?|officer|process|work|audit|customers|companies|vendors?))`,
  `(?:we|our (?:[a-z-]{2,15} ){1,3}?|it|this(?: [a-z-]{3,15})?|the (?:platform|product|service|software|solution|tool|company)|[A-Z][\\w]{2,15}) (?:is |are |'s |'re |has been |have been )?${sure}{0,2}(?:compl(?:y|ies)|compliant|certified|accredited|approved|in (?:full )?compliance|audited|attested|authori[sz]ed|meets? (?:all |every |the )?(?:[a-z]{4,12} )?(?:requirements?|standards?|rules)(?: of)?|conforms?|adheres?|satisf(?:y|ies)(?: all)?) ?(?:fully |completely |100% )?(?:with|to|under|by|for|against|of)? (?:all |the |every |both )?(?:requirements of |rules of |standards of )?(?:the )?(?:${scheme}|all (?:applicable |relevant |federal |state |local |privacy |data protection |major )?(?:laws|regulations|standards|privacy laws))(?! (?:questions?|team|officer|webinar))`,
  `(?:we|we've|we have|our (?:company|platform|product|team|data ?cent(?:er|re)s?)|it|[A-Z][\\w]{2,15}) ?(?:hold|holds|held|have held|has held|have|has|achieved|obtained|received|maintain|maintains|earned|passed|completed|got|gained|carry|carries|boast|boasts|renewed)(?: been awarded)?(?: an?| our| the| full| its| their| both| a clean){0,2} ${scheme}(?:,? (?:and|&) ${scheme}|, ${scheme}){0,4}(?: (?:type ?(?:1|2|i{1,2})))?(?: (?:certification|certificate|accreditation|attestation|report|authori[sz]ation|compliance|audit|status|seal|certified status|rating|approval|registration)s?)?(?! (?:questions?|team|officer|webinar|customers|problems?|policy|lead|courses?|trainings?|workshops?|seminars?|sessions?|classes))`,
  `(?:with|under|backed by|offers?|offering|provides?|built on|runs? on|using|use|choose|deliver|your|sell|get|buy) (?:an? |our |the )?${sure}{0,2}${scheme}[- ](?:compliant|certified|accredited|approved|ready|audited)(?: [a-z-]{3,15}){0,2}? ?(?:platform|solution|software|service|tool|infrastructure|hosting|storage|data ?cent(?:er|re)s?|environment|product|system|app|crm|cloud|process|email|api|vendor|partner|provider)`,
  `(?:we're|we are|i am|is|are|as) (?:an? |the only |the first )(?:officially |fully )?(?:certified|accredited|registered|licensed) ${scheme}(?: (?:company|partner|business|provider|member|auditor))?(?! (?:company we|trainer))`,
  `(?:we're|we are|i'm|i am|(?:our|the) (?:[a-z-]{3,14} ){1,3}(?:is|are)|[A-Z][\\w]{2,15} is) an? ${sure}{0,2}${scheme}[- ]${status}(?: [a-z-]{3,15}){1,2}`,
  `(?<=(?:^|\\n|[.!?] )\\s{0,3})as an? (?:[a-z]{4,12} )?${scheme}[- ](?:certified|accredited|compliant|audited|licensed) (?:[a-z-]{3,15} ){0,2}[a-z-]{3,15},? (?:we|our)(?= )`,
  `(?:we're|we are|our [a-z-]{2,15} is) ${sure}{0,2}(?:cyber essentials(?: plus)?|soc ?2(?: type ?(?:1|2|i{1,2}))?|iso(?:/iec)? ?\\d{4,5}|hitrust|fedramp|tisax|pci[- ]dss|b corp)(?= ?(?:[.,;!)]|$|\\n)| (?:and|since|across|throughout|in all)\\b)`,
  `(?:is|are|we're|it's|been) (?:officially |independently |fully |already )?(?:certified|accredited|licensed|audited)(?: (?:for|under|to|against|in accordance with|by|as))? (?:the )?${scheme}`,
);
const advice = pattern(
  `you(?:'re| are|'ll be| will be| stay) (?:always |automatically )?(?:fully|100 ?%|completely|entirely) compliant with (?:the )?[a-z]{3,14}(?: [a-z]{3,14}){0,3}`,
  `you (?:have|'ve got) (?:an?|the) (?:clear |legal )?right to (?:up to )?(?:[$€£] ?\\d[\\d.,]*|\\d[\\d.,]* (?:euros?|dollars?|pounds?)|compensation|damages) under (?:the )?(?:eu ?\\d{2,4}|(?:[a-z]+ ){0,3}(?:regulation|law|act|directive)|section \\d)`,
  `(?:using|choosing|with|buying|having|by using) (?:us|our [a-z]{3,14}|it|this)(?:,| means| makes)? you(?:'re| are|'ll be| will be)? (?:always |automatically |fully )?(?:in line with|covered (?:under|by)|compliant with|safe under|good with|on the right side of) (?:the )?(?:${scheme}|law)`,
  `(?:under|by|according to|per|thanks to) (?:the |this |uk |us |eu |german |french |english |british |american |california |federal |state )*(?:law|act|statute|regulations?|directive|legislation|civil code|${scheme}),? (?:your|the|they|he|she|a|an|any|every) (?:[a-z-]{3,14} ){0,2}?(?:must|has to|have to|is (?:required|obliged|liable|bound|entitled)|are (?:required|obliged|liable|bound|entitled)|owes? you|cannot|can't|may not)`,
  `you(?:'re| are) (?:legally |fully |well )?(?:entitled to|within your rights|owed|due) (?:compensation|damages|severance|a payout|back pay|to (?:sue|compensation|withhold|refuse|terminate|cancel without)|(?:to )?withhold(?:ing)? (?:rent|payment))`,
  `(?:you|your (?:company|team|firm)) (?:don't|do not|won't|will not) need (?:an? |any |your )?(?:lawyers?|attorneys?|solicitors?|legal (?:advice|counsel|review|team)|consent|permission from your lawyer)(?: (?:for|to|with) [a-z]{2,12})?`,
  `(?:legally,? (?:speaking,? )?(?:you|your|there|it|this|they)(?:'re|'s)? ?(?:can|must|may|are|have|is|should|do|don't|cannot|can't|need)|by law,? (?:you|they|your [a-z]{3,15}) (?:must|can|may|are|have|do|don't|cannot|can't|need|should))(?: [a-z']{2,12}){0,3}`,
  `(?:you|your (?:company|team|business|contract|employer|landlord|firm|organi[sz]ation|use|employees)|they|this|it|that|(?:the|this|that|your) (?:contract|clause|agreement|nda|non-?compete|waiver|termination|dismissal|practice|recording|e-?mail|campaign|outreach|arrangement|term|provision|claim|will)) (?:is |are |was |were |isn't |aren't |would be |will be |do not |don't |does not |doesn't |have |has |not |can |could |will |would |won't |should |may |must |be |to |fully |perfectly |completely |totally |100% |absolutely |not be |never be |simply |clearly |need ){0,5}(?:legally (?:entitled|required|allowed|obligated|obliged|permitted|protected|binding(?! (?:on|for|upon) (?:us|our|me|my)\\b)|enforceable|liable|responsible|bound|valid|sound|compliant|covered|void|safe|free|exempt)|(?:un)?enforceable(?: in (?:court|[A-Z][a-z]+|any))?|(?:null and )?void under|liable (?:for|to|under)|held liable|sued|su(?:e|ing) (?:them|him|her|your|the|for|over)|fined by|in breach of|in violation of|illegal(?: (?:to|under|for))?|(?:perfectly |completely |totally |entirely |100% )(?:legal|lawful)|exempt from (?:${scheme}|the law|tax(?:es)?|vat|sales tax|regulation|liability|overtime)|protected by (?:law|the constitution|the statute)|entitled to (?:compensation|damages|severance|overtime|a refund by law|sue|back pay|alimony|custody)|a strong (?:legal )?case|no legal (?:obligation|duty|standing|basis|liability|right|risk)|grounds (?:to sue|for (?:a lawsuit|legal action|appeal|dismissal|divorce|termination)|for a claim)|win in court|in the clear(?= legally| under)|need (?:a lawyer|an attorney|to consult a lawyer|legal (?:advice|counsel))|hold up in court|stand up in court|an independent contractor under|deduct (?:this|it|that|your|the)\\b(?=[^.!?]{0,40}\\b(?:tax\\w{0,4}|rent|wages?|pay|salary|deposit|vat|expenses?|in full|business|legally)\\b)|write (?:this|it) off)`,
  `(?:we|i)(?:'d| would)? (?:strongly |legally )?(?:advise|recommend|suggest|urge|counsel)(?: that)? you (?:to )?(?:sue|file (?:a|an) (?:lawsuit|claim|suit|complaint|patent|motion|injunction)|litigate|plead|settle (?:the|this|your)|not (?:sign|testify|to sign|plead)|terminate the (?:contract|lease|agreement)|break the (?:lease|contract)|form an llc|incorporate in|claim (?:damages|the deduction)|invoke|take (?:them|him|her|it) to court|press charges)|(?:my|our) legal (?:advice|opinion|view) (?:is|would be)|in (?:my|our) legal (?:opinion|view)|as your (?:lawyer|attorney|counsel|legal (?:advisor|adviser|team))|you (?:should|could|can|must|may) (?:sue|take (?:them|him|her|it|your [a-z]{4,12}) to court|file (?:a|an) (?:lawsuit|claim against|suit|injunction)|press charges|seek damages|claim damages|plead)|under (?:the )?(?:${scheme}|[A-Z][a-z]+ law|federal law|state law|the law|section \\d{1,4}[a-z]?|article \\d{1,3}|contract law|labou?r law|employment law|copyright law|tax law)(?: \\w{2,12}){0,2}?,? you (?:are|can|may|must|have|do not|don't|cannot|can't|need|should|won't|will|could)(?: (?:not|to|be|only|legally|required|allowed|free|entitled|liable|need|have|never|also)){0,3}|there(?:'s| is| are) no (?:law|legal (?:risk|issue|obligation|liability|problem|requirement|exposure))s?(?: (?:against|that (?:stops|prevents|requires|says)|in|to|for|with|at all|here|whatsoever|involved))?|no court (?:would|will) (?:ever )?(?:enforce|uphold|accept|convict)|(?:any|the) (?:court|judge) (?:would|will) (?:side with|agree with|rule for|rule in favou?r|uphold|throw out|dismiss)|(?:you|your company) (?:won't|will not|will never|can't|cannot) (?:be|get) (?:fined|sued|penali[sz]ed|prosecuted|audited|held (?:liable|responsible))|(?:it's|it is|that's|that is|this is) (?:perfectly |completely |totally |entirely |100% |absolutely |quite |fully )?(?:legal|lawful) (?:to|for|in|under|everywhere|in all)|this (?:is|constitutes) legal advice|consent is not (?:legally )?(?:required|needed)(?: (?:under|by|for|to))?|you (?:don't|do not) need (?:consent|permission|a licen[cs]e|a lawyer|an attorney)(?: (?:to|for|from|under|here))?`,
);
const softened =
  /\b(?:help(?:s|ing|ed)?|support(?:s|ing)?|work(?:ing)? (?:toward|towards|on)|plan(?:ning)? (?:to|for)|aim(?:ing)? (?:to|for)|hope|pursuing|preparing|in (?:the )?process|on track|roadmap|target(?:ing)?|designed to|intend|looking for|need|needs|require[sd]?|requirement|seeking|want|must be|should be|has to be|prefer|congrat\w*|questions? (?:about|on)|guide|webinar|checklist|would be|expect(?:s|ed)? to|will be|soon|next (?:year|quarter)|once|after we)\b/i;
const lawyers =
  /\b(?:our|your|the|my) (?:legal|compliance|privacy) (?:team|department|counsel|officer)|(?:our|your|my) (?:counsel|lawyers?|attorneys?)|(?:counsel|lawyers?|attorneys?|solicitors?) (?:also )?(?:says?|said|thinks?|writes?|wrote|believes?)|please (?:check|consult)|not (?:a lawyer|legal advice)(?!,? but\b)|consult (?:a|your)\b/i;

/** "The auditor will check whether we comply": still to be found out. */
const lookedInto =
  /\b(?:check|checks|checking|verify|verifies|look|looks|see|examine|examines|assess|assesses|ask|asks|test|tests|find out|know) (?:at |into )?(?:whether|if) (?:we|i|you|they|our [a-z]{3,12}|your [a-z]{3,12}|the [a-z]{3,12})\b/i;
/** A site of the reader's that has its mark: "your site became ISO 9001 certified last year". */
const readersSite =
  /\byour (?:[\w-]{2,14} ){0,2}?(?:site|plant|depot|factory|warehouse|company|firm|lab|team|farm|office|branch|workshop|hotel|clinic|kitchen|mill|yard|terminal|hub)(?: (?:has|had|have|also|already|recently|just|even)){0,2} (?:became|got|was|were|passed|earned|achieved|received|gained|been|become)\b/i;
const withUs = /\b(?:with (?:us|our|this|it)|using|thanks to|through|because of|we|our)\b/i;
/** Whose certificate it is, where it is none of the writer's. */
const ofOthers =
  /^ of (?:the|your|their|that|this|a) (?:[a-z-]{3,12} )?(?:farm|grower|suppliers?|vendor|mill|carrier|sub-?contractor|producer|factory|importer|bakery|dairy|slaughterhouse)\b/i;

const everyVerdict = [
  ...legalVerdicts,
  ...papersJudged,
  ...marksClaimed,
  ...lawfulOrNot,
  ...standingInLaw,
  ...complianceCalledOut,
];

/** Compliance in other languages. */
const elsewhere = wordingsElsewhere('legal_or_certification_claim');
const notYet =
  /(?<![\w\u00c0-\u024f])(?:nicht|noch|pas|encore|no|a\u00fan|todav\u00eda|non|ancora|n\u00e3o|ainda|niet|nog)(?:\s[^\s.,;:!?]{1,14}){0,3}\s$/i;

const lawyersElsewhere =
  /(?<![\w\u00c0-\u024f])(?:anw(?:alt|\u00e4lte|\u00e4ltin|aelte|aeltin)|rechtsabteilung|jurist(?:in|en|e|s)?|avocate?s?|abogad[oa]s?|asesor(?:es|a)?|avvocat[oaie]|legal[ei]|advogad[oa]s?|advoca(?:at|ten)|jur[i\u00ed]dic[oa]|juridique|juridische? afdeling)(?![\w\u00c0-\u024f])/i;

export const legalOrCertificationClaim = defineRule({
  id: 'legal_or_certification_claim',
  template: 'regulated_claims_v1',
  severity: 'WARN',
  contentTypes: wordingTypes,
  channels: allChannels,
  needs: [],
  settings: ['approved_certifications', 'approved_claims'],
  looksFor: () => [certified, advice, bareVerdicts, elsewhere, ...assuredByLaw, ...everyVerdict],
  meaning: 'Legal advice, and certifications that are not on the approved list.',
  detail: 'The text gives legal advice or claims a certification nobody approved.',
  saferAlternative: '',
  examples: ['This makes you fully GDPR compliant.', 'We are HIPAA certified.'],
  counterExamples: ['Our legal team will review it.', 'Are you GDPR compliant?'],
  *check(field, { settings }) {
    const { text } = field;
    const seen: Range[] = [];
    const report = function* (expression: RegExp, kind: 'certification' | 'advice'): Generator<Match> {
      for (const { start, end, matched } of statedMatches(field, expression)) {
        if (isCovered(text, start, end, settings)) continue;
        const sentence = sentenceOf(text, start, end);
        if (overlapsAny(seen, sentence.start, sentence.end)) continue;
        if (isAsked(sentence) || lawyers.test(sentence.text)) continue;
        if (
          /\b(?:if|whether|unless|when|once|until|in case)\s(?:[a-z']{1,12}\s){0,3}$/i.test(
            clauseBefore(text, start),
          ) &&
          because('supposed')
        )
          continue;
        if (kind === 'certification') {
          const clause = text.slice(sentence.start, end);
          if (
            isNegated(text, start) ||
            softened.test(clause) ||
            (/\b(?:not|never|n't)\b/i.test(matched) && because('negated'))
          )
            continue;
          if (
            (/^(?:your|they|their|customers?|vendors?|companies)\b/i.test(matched) ||
              (/^you\b/i.test(matched) && !/\b(?:with|using|thanks to|through|once)\b/i.test(clause))) &&
            because('others')
          )
            continue;
          const told = onOneLine(sentence.text);
          if (readersSite.test(told) && !withUs.test(told) && because('others')) continue;
          if (ofOthers.test(text.slice(end, end + 40)) && because('others')) continue;
          if (isListed(matched, settings.approved_certifications)) continue;
          if (/\borganic$/i.test(matched) && goods.test(text.slice(end, end + 24)) && because('others')) continue;
        } else if (/\b(?:contract|terms|agreement|policy)\s(?:says?|states?|provides?)\b/i.test(sentence.text))
          continue;
        seen.push({ start: sentence.start, end: sentence.end });
        // The replacement is a sentence of its own, so the sentence is what it replaces, its end mark apart.
        const lead = /^(?:hi|hello|hey|dear)\b[^,\n]{0,40},\s+/i.exec(sentence.text)?.[0].length ?? 0;
        const from = start >= sentence.start + lead ? sentence.start + lead : sentence.start;
        const tail = /[.!?]+["')\]]*$/.exec(text.slice(from, sentence.end))?.[0].length ?? 0;
        yield {
          start: from,
          end: Math.max(end, sentence.end - tail),
          saferAlternative:
            kind === 'advice' ? 'Please check with your counsel' : certifications(settings.approved_certifications),
          detail:
            kind === 'advice'
              ? 'The text gives legal advice. Refer the reader to their counsel.'
              : 'The text claims a certification or compliance nobody approved. Name an approved one or leave it out.',
        };
      }
    };
    yield* report(certified, 'certification');
    yield* report(advice, 'advice');
    for (const { start, end } of statedMatches(field, bareVerdicts)) {
      if (isCovered(text, start, end, settings)) continue;
      const sentence = sentenceOf(text, start, end);
      if (overlapsAny(seen, sentence.start, sentence.end)) continue;
      if (!isBareVerdict(text, start, end, sentence) || isListed(sentence.text, settings.approved_certifications))
        continue;
      seen.push({ start, end });
      yield { start, end, confidence: 0.75 };
    }
    for (const { start, end, sentence } of promisesElsewhere(field, elsewhere, settings.approved_claims, true)) {
      if (overlapsAny(seen, sentence.start, sentence.end)) continue;
      if (notYet.test(text.slice(sentence.start, start)) && because('negated')) continue;
      if (lawyersElsewhere.test(sentence.text) && because('others')) continue;
      if (isListed(text.slice(start, end), settings.approved_certifications)) continue;
      seen.push({ start, end });
      yield { start, end };
    }
    for (const { start, end, sentence } of sentencesWith(field, assuredByLaw)) {
      if (overlapsAny(seen, start, end) || isAsked(sentence)) continue;
      if (softened.test(sentence.text) || lawyers.test(sentence.text) || isCovered(text, start, end, settings))
        continue;
      if (lookedInto.test(onOneLine(sentence.text)) && because('supposed')) continue;
      if (ofOthers.test(text.slice(end, end + 40)) && because('others')) continue;
      if (isListed(text.slice(start, end), settings.approved_certifications)) continue;
      if (/\b(?:you must|your|you have to|if|does|do)\b[^.!?]{0,30}\b(?:comply|meet|satisfy)\b/i.test(sentence.text))
        continue;
      seen.push({ start, end });
      yield { start, end, confidence: 0.75 };
    }
    for (const { start, end, sentence, claim } of sentencesWith(field, everyVerdict)) {
      if (overlapsAny(seen, sentence.start, sentence.end)) continue;
      if (isAsked(sentence) || isCovered(text, start, end, settings)) continue;
      if (givesNoAdvice.test(sentence.text) && because('negated')) continue;
      if (lookedInto.test(onOneLine(sentence.text)) && because('supposed')) continue;
      if (ofOthers.test(text.slice(end, end + 40)) && because('others')) continue;
      if (marksClaimed.includes(claim) && isListed(sentence.text, settings.approved_certifications)) continue;
      seen.push({ start, end });
      yield { start, end, confidence: 0.75 };
    }
  },
});

/** "We do not give legal advice", and nothing behind it that would be some. */
const givesNoAdvice =
  /^\W{0,3}(?:[a-z]{2,12} ){0,2}(?:do not|don't|cannot|can't|never|may not|are not able to|am not able to) (?:give|offer|provide) (?:you )?(?:any )?legal advice\b[^,;:-]{0,40}$/i;

interface Approved {
  readonly approved_claims: readonly string[];
  readonly approved_certifications: readonly string[];
}

/** True when an approved wording or certification covers the place, and none that is not approved stands beside it. */
function isCovered(text: string, start: number, end: number, approved: Approved): boolean {
  const isNamed = (name: string) => isOneOf(name, approved.approved_certifications);
  const beside = besideWordings(text, start, end, approved.approved_claims);
  if (beside !== null && schemesIn(beside).every(isNamed) && isApproved(text, start, end, approved.approved_claims)) {
    return true;
  }
  return (
    schemesIn(text.slice(start, end)).every(isNamed) && isApproved(text, start, end, approved.approved_certifications)
  );
}

/** Behind "organic": what is sold, and no word for the label. */
const goods = /^\s(?!certif|accredit|approv|status|label|seal|registr|standards?)[a-z]{3,}/i;
const schemes = new RegExp(`(?<![\\w-])${scheme.replaceAll(' ', '\\s{1,8}')}(?![\\w])`, 'gi');
/** Schemes whose names are words as well, in small letters. */
const words = /^(?:reach|sec|organic|ul|ens|ce)$/;

function schemesIn(text: string): readonly string[] {
  return (text.match(schemes) ?? []).filter((name) => !words.test(name));
}

function isOneOf(name: string, approved: readonly string[]): boolean {
  const fold = (entry: string) => entry.toLowerCase().replace(/[^a-z0-9]/g, '');
  return approved.some((entry) => fold(entry).startsWith(fold(name)));
}

/** "SOC 2" is covered by an approved "SOC 2 Type II", not the other way round. */
function isListed(claimed: string, approved: readonly string[]): boolean {
  const named = schemesIn(claimed);
  return named.length > 0 && named.every((name) => isOneOf(name, approved)) && because('approved');
}

/** One sentence that names what is approved; empty, so that the sentence goes, when nothing is. */
function certifications(approved: readonly string[]): string {
  if (approved.length === 0) return '';
  const shown = approved.slice(0, 5);
  const last = shown.pop();
  return `Our certifications include ${shown.length > 0 ? `${shown.join(', ')} and ${last}` : last}`;
}
