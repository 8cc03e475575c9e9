import { wordingsElsewhere } from '../languages/index.ts';
import { defineRule } from '../rule.ts';
import { allChannels, messageTypes } from '../rule-scope.ts';
import { sentencesWith } from '../search/sentence-facets.ts';
import { statedMatches } from '../search/stated-matches.ts';
import { statementMatch } from '../search/statement-match.ts';
import { because } from '../text/let-go.ts';
import { clauseBefore, isAsked, isNegated, sentenceOf } from '../text/phrase-context.ts';
import { isApproved } from '../wordings/approved-claims.ts';
import { termsCalledOut } from '../wordings/called-out.ts';
import { bareTerms } from '../wordings/contract-commitment/bare-terms.ts';
import { everyPromise } from '../wordings/contract-commitment/binding-statements.ts';
import { commitments } from '../wordings/contract-commitment/binding-wordings.ts';
import { boundByWord } from '../wordings/contract-commitment/bound-by-word.ts';
import { owedAndAdmitted } from '../wordings/contract-commitment/owed-and-admitted.ts';
import { plainTerms } from '../wordings/contract-commitment/plain-terms.ts';
import { rightsHandedOver } from '../wordings/contract-commitment/rights-handed-over.ts';
import { settledBetweenUs } from '../wordings/contract-commitment/settled-between-us.ts';
import { termsGiven } from '../wordings/contract-commitment/terms-given.ts';
import { tiedOutright } from '../wordings/contract-commitment/tied-outright.ts';
import {
  negotiatesDraft,
  talksClauseOver,
  tellsOfContract,
  tellsOwnTaxes,
  waivesEverydayRight,
} from '../wordings/contract-commitment/told-contracts.ts';
import { promisesElsewhere } from '../wordings/promises-elsewhere.ts';

const disowned =
  /\b(?:can't|cannot|won't|unable to|not able to|not in a position to|don't|do not|never|no longer|without) (?:[a-z]{2,10} ){0,2}(?:commit\w*|promis\w+|guarantee\w*|pledge|undertake|agree|accept|warrant|bound)\b/i;
const declined = /\bno (?:[a-z]{3,12} )?(?:liab|indem|penal|respons|licen|excl)/i;
const hedged =
  /\b(?:subject to (?:our|the|a|contract|signature|legal|approval|your|final|negotiation|agreement)|non-?binding|not (?:intended to be |meant to be )?(?:legally |a )?binding|for discussion (?:purposes )?only|once (?:it is |it's |both |you |we )?(?:signed|legal|both parties)|pending (?:legal|approval|signature))\b/i;
const past =
  /\b(?:last (?:year|quarter|month|week)|in (?:19|20)\d\d|historically|so far|to date|over the (?:last|past)|averaged?|was|were|has been|have been|achieved|measured|reported|recorded)\b/i;
const theirs =
  /\b(?:they|he|she|vendors?|competitors?|providers?|suppliers?|customers?|clients?|others?|who|parties|party|aws|azure|google|microsoft|some|most|many|companies|your (?:current|existing|present|old|last|previous|former|cloud)(?: [a-z]{2,15})?|you|your team)\s(?:[a-z']{2,12}\s){0,3}$/i;
/** "You may regard this as binding": a promise of the writer's, which the reader is allowed to rely on. */
const relies =
  /\byou (?:can|may|could|should) (?:safely |also )?(?=(?:take|treat|consider|regard|view|count|accept)\b)/i;
/** "You can leave whenever you wish and we'll waive it": another subject takes over. */
function isTheirs(before: string, matched: string): boolean {
  return theirs.test(before) && !relies.test(before + matched) && !/\b(?:and|but|so|then)\s$/i.test(before);
}
const asks =
  /^\W*(?:[a-z]+,\s)?(?:do|does|did|is|are|has|have|what|how|who|which|where|why|when|can|could|would|will|should)\s(?:you|your|they|their|it|that|there|the|any|anyone|we|i|this|our)\b/i;

const everyStatement = [
  ...everyPromise,
  ...termsGiven,
  ...boundByWord,
  ...settledBetweenUs,
  ...rightsHandedOver,
  ...tiedOutright,
  ...owedAndAdmitted,
  ...bareTerms,
  ...termsCalledOut,
  ...plainTerms,
];
/** The same in other languages. */
const elsewhere = wordingsElsewhere('contract_commitment');

/** The rate of a loan is fixed by its kind, and no price: "fixed for five years and secured on your home". */
const ofLoan = /\b(?:mortgages?|loans?|remortgag\w{1,3}|lender|interest rate)\b/i;

export const contractCommitment = defineRule({
  id: 'contract_commitment',
  template: 'commercial_commitments_v1',
  severity: 'BLOCK',
  contentTypes: messageTypes,
  channels: allChannels,
  needs: [],
  settings: ['approved_claims'],
  looksFor: () => [...commitments, elsewhere, ...everyStatement],
  meaning: 'Promises that bind: liability, service levels, contract terms.',
  detail: 'The text makes a legal or service-level promise. Leave such terms to the agreement.',
  saferAlternative: 'subject to our agreement',
  examples: ['We agree to unlimited liability.', 'Consider this a binding offer.', '99.99% SLA guaranteed.'],
  counterExamples: ['We agree with your point.', 'Would you agree to 15 minutes?', "We'll call you within three days."],
  *check(field, { settings }) {
    const { text } = field;
    const told = new Set<number>();
    for (const expression of commitments) {
      for (const { start, end, matched } of statedMatches(field, expression)) {
        const sentence = sentenceOf(text, start, end);
        if (told.has(sentence.start)) continue;
        if (
          (!/\b(?:and|or|then)\s{1,3}$/i.test(clauseBefore(text, start)) && isNegated(text, start)) ||
          /\b(?:can't|cannot|won't|don't|do not|not|never|unable to|no longer)\s(?!be liable|more than|less than|increase|go up|rise|change|ever|terminate|raise|cancel|work with|sell|serve|hire|solicit|compete|do business)[a-z]/i.test(
            matched,
          )
        )
          continue;
        // Taking an order is what a seller does.
        if (
          /^(?:we|i)\b/i.test(matched) &&
          /\b(?:your|the) (?:purchase )?order\b/i.test(sentence.text) &&
          !/\b(?:terms and conditions|liab|indemn|penalt)/i.test(sentence.text)
        )
          continue;
        if (/\brate/i.test(matched) && ofLoan.test(sentence.text) && because('another_sense')) continue;
        if (hedged.test(sentence.text) || (declined.test(matched) && because('negated'))) continue;
        if ((isTheirs(clauseBefore(text, start), matched) || tellsOfContract(sentence.text)) && because('others'))
          continue;
        if (negotiatesDraft(text, sentence) || bindsNobody(sentence.text)) continue;
        const around = text.slice(sentence.start, end);
        if (/\d\s?(?:%|percent|per cent)/i.test(matched) && past.test(sentence.text) && !/guarantee/i.test(matched))
          continue;
        if (
          /\b(?:whether|if|how|before|until|unless|ask(?:ed|ing)?|want(?:s|ed)?|require[sd]?) (?:we|i|us|you) ?(?:\w{2,10} ?){0,2}$/i.test(
            text.slice(sentence.start, start),
          ) &&
          because('supposed')
        )
          continue;
        if (/\b(?:whether|unless|until) (?:we|i)\b/i.test(around) && because('supposed')) continue;
        if (asks.test(sentence.text) && isAsked(sentence)) continue;
        if (isApproved(text, start, end, settings.approved_claims)) continue;
        told.add(sentence.start);
        yield statementMatch(text, start, end, 'any such term is subject to our agreement');
      }
    }
    for (const { start, end, sentence } of promisesElsewhere(field, elsewhere, settings.approved_claims)) {
      if (told.has(sentence.start)) continue;
      told.add(sentence.start);
      yield statementMatch(text, start, end, '');
    }
    for (const { start, end, sentence } of sentencesWith(field, everyStatement)) {
      if (told.has(sentence.start) || hedged.test(sentence.text) || isAsked(sentence)) continue;
      if (disowned.test(sentence.text) && because('negated')) continue;
      if (tellsOfContract(sentence.text) && because('others')) continue;
      if (negotiatesDraft(text, sentence) || bindsNobody(sentence.text)) continue;
      if (isApproved(text, start, end, settings.approved_claims)) continue;
      told.add(sentence.start);
      yield { ...statementMatch(text, start, end, 'any such term is subject to our agreement'), confidence: 0.75 };
    }
  },
});

/** True for a sentence about clauses, taxes or seats by which the writer's side takes nothing on. */
function bindsNobody(sentence: string): boolean {
  return talksClauseOver(sentence) || tellsOwnTaxes(sentence) || waivesEverydayRight(sentence);
}
