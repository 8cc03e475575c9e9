import type { Sentence } from '../../text/phrase-context.ts';
import { onOneLine } from '../../text/white-space.ts';

const paper =
  '(?:contract|agreement|draft|clauses?|lease|tender|terms|conditions|policy|standard|law|act|directive|regulation|msa|dpa|sow|section|article|paragraph|annex)';
/** Words of a paper, told: "the contract says that the supplier shall indemnify the buyer". */
const told = new RegExp(
  `\\b(?:the|their|his|her|that|this|your|its|an?) (?:[a-z-]{2,14} ){0,3}?${paper}(?: \\d{1,3}(?:\\.\\d{1,2})?)?(?: (?:of|in|on|for|with) (?:the |your |their )?[a-z]{3,14})? (?:also |only |currently |now )?(?:says?|states?|provides?|requires?|stipulates?|reads?|holds?|means?|would mean|asks?|demands?|foresees?|wants?)\\b|\\b(?:under|according to|as per|in) (?:the|their|that|this|your) (?:[a-z-]{3,14} )?${paper},? `,
  'i',
);
/** The writer's own side takes it on. */
const weTakeOn =
  /\b(?:we|i)(?:'ll|'d|'re|'m)?\b(?! (?:find|think|believe|read|understand|wonder|note|noted|see|saw|doubt|fear|have (?:read|seen|noted)))|\b(?:our|my) (?:company|firm|side|team|board|liability|organi[sz]ation)\b/i;
const readerTakesOn =
  /\byou(?:'d|'ll)?(?: would| will| shall| must| have to| are to| should| may)? (?:also |then |fully )?(?:indemnify|hold|compensate|reimburse|defend|bear|assume|take on|accept|carry|cover|pay|be liable|be responsible)\b/i;
const others =
  /\b(?:the|an?|each|every|either|no|their) (?:[a-z-]{3,14} )?(?:supplier|vendor|seller|buyer|purchaser|customer|client|contractor|sub-?contractor|landlord|tenant|lessor|lessee|insurer|carrier|employer|employee|licensor|licensee|party|parties|processor|controller|agency|bank|borrower|lender) (?:shall|will|must|has to|is to|may|would|is|bears?|accepts?|assumes?|agrees?|indemnif(?:y|ies)|takes?|hereby)\b/i;

/**
 * True for a sentence that tells what a paper lays on others or on the reader, and has the writer's side take nothing on:
 * such a report binds nobody.
 */
export function tellsOfContract(sentence: string): boolean {
  const words = onOneLine(sentence);
  return told.test(words) && (others.test(words) || readerTakesOn.test(words)) && !weTakeOn.test(words);
}

/** Terms that are being negotiated, and no harm that is taken on. */
const ofDraft = /\b(?:changes|edits|redlines|amendments|comments|wording|clauses?|sections?|paragraphs?)\b/i;
const burden = /\b(?:liab\w+|indemn\w+|penalt\w+|damages?|unlimited|uncapped|whatever|any|as[- ]is|unchanged)\b/i;
/** A letter's word that it binds nobody yet. */
const bindsNothing =
  /\b(?:nothing in (?:this|the|our) (?:[a-z-]{3,16} )?(?:correspondence|letter|e-?mail|message|note|exchange)s?[^.!?]{0,40}\b(?:bind\w{0,3}|contract|offer|commit\w{0,6})|(?:this|our) (?:correspondence|letter|e-?mail|message|note|exchange)s? (?:is|are|does) not (?:intended to be |intended to |meant to )?(?:legally )?bind(?:ing)?|(?:is|remains|are) subject to contract|without prejudice and subject to)\b/i;

/** True where changes of a draft are accepted in a letter that says it binds nobody until the paper is signed. */
export function negotiatesDraft(text: string, { text: sentence }: Pick<Sentence, 'text'>): boolean {
  return ofDraft.test(sentence) && !burden.test(sentence) && bindsNothing.test(onOneLine(text));
}

const clause = '(?:clauses?|sections?|articles?|paragraphs?|passages?|caps?|wording|language)';
const subjectOfLaw =
  '(?:liabilit(?:y|ies)|indemnit(?:y|ies)|indemnification|penalt(?:y|ies)|damages|exclusivity|warrant(?:y|ies)|termination|service levels?|non-?compete)';
const legalClause = `(?:${clause} (?:on|about|for|of|regarding|concerning) (?:the )?(?:limits? (?:of|on) )?${subjectOfLaw}|${subjectOfLaw} ${clause})`;
/** A clause that is read and talked over: "I have read the indemnity clause and have two questions". */
const talkedOver = new RegExp(
  `\\b(?:read|re-?read|reviewed|looked at|gone (?:through|over)|go (?:through|over)|discuss(?:ed|ing)?|(?:questions?|comments?|remarks?|notes?) (?:on|about|regarding)) (?:[a-z'-]{1,12} ){0,4}?${legalClause}\\b|\\b${legalClause}[^.!?]{0,40}\\b(?:(?:is|are|remains?|stays?|was|were|seems?) (?:still |also |yet )?(?:open|too [a-z]{3,10}|unclear|not clear|missing|under discussion|under review|with (?:our|your) (?:counsel|lawyers?))|needs? (?:another|a second|more|some))\\b`,
  'i',
);
/** What the writer takes on all the same; to accept some edits or agree with a reading is talk of the draft. */
const takesOn =
  /\b(?:we|i|our (?:company|firm|side|team))(?:'ll|'d|'re|'m)?(?: (?:will|would|can|could|shall|do|are|am|also|now|hereby|gladly|fully|happy|ready|prepared|willing|to)){0,4} (?:accept(?:s|ed)?(?! (?:most|some|many|part|a few|two|three) of your (?:edits|changes|comments|redlines))|agree(?:s|d)? to|take(?:s|n)? on|assumes?|bears?|carry|carries|covers?|pays?|grants?|signs?|indemnif(?:y|ies)|undertakes?|commits?|guarantees?|waives?|sign off|drop(?:s|ped)?|lift(?:s|ed)?|removed?)\b|\band (?:we )?(?:accept(?! (?:most|some) of)|agree to|indemnify|assume|bear|sign|waive|undertake)\b/i;

/** True for a sentence in which a clause on liability or the like is read and talked over, and nothing is taken on. */
export function talksClauseOver(sentence: string): boolean {
  const words = onOneLine(sentence);
  return talkedOver.test(words) && !takesOn.test(words);
}

const taxesOwed =
  /\bliable (?:for|to pay) (?:[a-z-]{2,12} ){0,2}?(?:vat|gst|tax(?:es)?|dut(?:y|ies)|levy|levies|social security)\b/i;
const reader = /\byou(?:rs?)?\b/i;

/** True for a sentence that says which taxes the writer's firm owes the state. */
export function tellsOwnTaxes(sentence: string): boolean {
  const words = onOneLine(sentence);
  return taxesOwed.test(words) && !reader.test(words);
}

/** What people give up among themselves: "I'll waive my right to the window seat". */
const everydayRight =
  /\bwaiv(?:e|ing) (?:my|our) (?:rights?|claims?|turn) (?:to|on|at|for) (?:the|an?|my|our|that|this) (?:[a-z]{3,10} ){0,2}?(?:seats?|slots?|slices?|places?|turn|spots?|desks?|rooms?|beds?|cake|parking|tables?|chairs?|piece|biscuit|coffee|lunch|speech|remote|ball)\b/i;

/** True for a sentence that gives up a seat, a turn or the last slice, and nothing that a contract knows. */
export function waivesEverydayRight(sentence: string): boolean {
  const words = onOneLine(sentence);
  return everydayRight.test(words) && !burden.test(words);
}
