import type { Sentence } from '../../text/phrase-context.ts';
import { onOneLine } from '../../text/white-space.ts';

/** What somebody earns or draws, and what the reader offers: "we're hiring a porter (£12.85 an hour)", "your offer of £212,000". */
const paidOrOffered =
  /\b(?:(?:we|they|i|clients?|company|firm|who)(?:'re| are|'m| am| is) (?:hiring|recruiting)\b(?![^.!?;]*\b(?:fee|price|package|service|costs?|charges?)\b)|(?:salary|pay|wage) (?:range|band|scale|bracket)\b|(?:pension|retire(?:ment)?|annuity|benefit|allowance)\b[^.!?;]{0,60}\byou (?:might|may|could|will|would|can|should) (?:get|receive|draw|have)\b)[^.!?;]{0,60}$|\b(?:ctc|cost to company|remuneration|joining bonus)\b[^!?]{0,90}$|\byour (?:offer|bid|tender|counter-?offer) (?:of|for|at)\s(?:about )?$/i;
/** A place to be filled, told of in the sentence or just before it. */
const vacancy =
  /\b(?:we(?:'re| are)|is|are)(?: also| now| currently| still){0,2} (?:hiring|recruiting|taking on (?:staff|drivers|apprentices))\b|\bnow hiring\b|\boffer(?:ing)? you (?:the|a) (?:position|post|role|job)\b|\blooking for an? (?:[a-z-]{3,12} ){0,2}(?:driver|porter|cleaner|carer|nurse|chef|cook|manager|assistant|receptionist|supervisor|tutor|technician|engineer|apprentice|guard|electrician|plumber|joiner|fitter)\b|\bjoin (?:our|the) (?:[a-z]{3,12} )?(?:team|crew)\b|\b(?:vacanc(?:y|ies)|job (?:openings?|adverts?)|staff wanted|open positions?)\b|\b(?:to apply|apply (?:by|at|online|with|in)|send (?:us )?(?:your|a) cv)\b/i;
const worker =
  /\b(?:drivers?|porters?|cleaners?|carers?|nurses?|chefs?|cooks?|waiters?|waitress(?:es)?|labourers?|electricians?|plumbers?|joiners?|welders?|fitters?|mechanics?|guards?|pickers?|packers?|operatives?|operators?|assistants?|receptionists?|administrators?|supervisors?|managers?|teachers?|tutors?|technicians?|engineers?|apprentices?|cashiers?|baristas?|bar staff|staff|shifts?|roles?|posts?|positions?|jobs?|nights|days|full[- ]time|part[- ]time)\b/i;
const byTime =
  /\b(?:an?|per|each) (?:hour|hr|day|shift|week|month|year|annum)\b|\/ ?(?:h|hr|hour|day|week|year)\b|\bp\/?[ah]\b/i;
const hourly = /\b(?:the|your|an?) (?:hourly|starting|weekly) (?:rate|pay|wage|salary)\b/i;
/** What a firm asks for, be it for its people. */
const asked =
  /\b(?:fees?|pric(?:e|es|ing)|packages?|plans?|subscriptions?|seats?|licen[cs]es?|services?|charges?|costs?|invoices?|quotes?|our rates?|day rates?|for you|you(?:'d|'ll| will| would)? pay)\b/i;
/** The pay itself is told: "pay is £13.40 an hour". */
const wage =
  /\b(?:gross|net|take-home|basic|holiday|overtime) (?:pay|wages?|salar(?:y|ies)) ?:? ?[$\u20ac\u00a3] ?\d|(?:^|[.,;:(\u2022*-] ?)(?:pay|wages?|salary) ?: ?[$\u20ac\u00a3] ?\d[\d.,]{0,6} (?:an?|per) (?:hour|week|month|year)\b|(?:^|[.,;:(] ?)(?:the |starting |basic )?(?:our )?(?:pay|wages?|salary|hourly rate of pay)(?: for [a-z]{3,14})? (?:is|are|will be|starts? at|go(?:es)? up to|rises? to|from|up to) [^.!?;]{0,8}\d/i;
/** Money that a state or a fund pays whoever is entitled to it. */
const entitled =
  /\b(?:entitled to|eligible for|miss(?:ing)?(?: out)?(?: on)?|qualify for|owed|apply for)\b(?:[^.!?;]|\.\d){0,40}?\b(?:in|of) (?:[a-z]{3,12} )?(?:benefits?|allowances?|universal credit|pension credit|child benefit|tax credits?|housing support|sick pay|maternity pay|carer's allowance)\b/i;
/** How far before the sentence a vacancy may be told of. */
const LEAD = 240;

/** True where the money at a place is what somebody earns, draws or offers, and nothing that the writer asks of the reader. */
export function isPaidToPeople(text: string, sentence: Sentence, at: number, end: number): boolean {
  if (paidOrOffered.test(text.slice(sentence.start, at))) return true;
  const told = onOneLine(sentence.text);
  if (entitled.test(told) || wage.test(told)) return true;
  if (asked.test(told)) return false;
  if (!hourly.test(told) && !(byTime.test(text.slice(at, end)) && worker.test(told))) return false;
  return vacancy.test(onOneLine(text.slice(Math.max(0, sentence.start - LEAD), sentence.end)));
}
