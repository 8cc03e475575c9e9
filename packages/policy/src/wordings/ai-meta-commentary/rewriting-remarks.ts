import { facets } from '../../search/sentence-facets.ts';

const rewrites =
  /\b(?:rewrit\w{1,5}|rewrote|rephras\w{1,3}|reword\w{0,3}|rework\w{0,3}|redraft\w{0,3}|soften\w{0,3}|ton(?:e|ed|ing) (?:\w{1,10} ){0,3}down|toned down|shorten\w{0,3}|tighten\w{0,3}|trimm?\w{0,3}|removed|took out|swapped)\b/i;
/** What is rewritten in a message, and what it is rewritten to. */
const manner =
  /\b(?:(?:friendlier|warmer|softer|punchier|plainer|simpler) (?:voice|tone|wording|style|register)|(?:more|less) (?:formal|casual|salesy|pushy|robotic|wordy|jargon|conversational)|jargon|buzzwords|emojis?|exclamation marks?|em dash(?:es)?|tone|wording|phrasing|greeting|sign-?off|opener|opening line|call to action|cta|(?:first|last|second|opening|closing) (?:paragraph|sentence|line))\b/i;
/** Texts and things that people rewrite, shorten and tone down for others. */
const othersWork =
  /\b(?:contracts?|agreements?|clauses?|invoices?|quotes?|reports?|articles?|essays?|abstract|thesis|speech|song|script|novel|chapter|manual|brochure|circular|flyers?|leaflets?|newsletters?|poem|website|site|pages?|posts?|ads?|adverts?|campaign|cv|r[eé]sum[eé]|voicemail|app|release|menu|photos?|video|dress|trousers|curtains?|hair|our|we|we've|your (?:team|customers?|reps|brand|site|e-?mails))\b/i;
const messageLike = /\b(?:version|variant|draft|rewrite|alternative|take)\b/i;

/** What a model says of the rewriting it did or offers: how, how long it became, and for where. */
export const rewritingRemarks = facets([
  { all: [/\b(?:i|i'll|i've|let me|okay|ok|alright|sure)\b/i, rewrites, manner], none: [othersWork] },
  {
    all: [
      /\b(?:anything|something|any (?:part|line|sentence|word))\b/i,
      /\b(?:like|want|wish|prefer) me to (?:rephrase|reword|rewrite|shorten|soften|tone down|polish)\b/i,
    ],
    none: [othersWork],
  },
  {
    all: [
      /\bhere (?:it is|you go)\b/i,
      /\b(?:again|once more|now|this time)\b/i,
      /\b(?:(?:but|and|only|just) (?:a bit |much |a little )?(?:shorter|longer|softer|warmer|punchier)|(?:more|less) (?:formal|casual|salesy|pushy)|without (?:the |any )?(?:emojis?|jargon|buzzwords|exclamation marks?))\b/i,
    ],
    none: [othersWork],
  },
  {
    all: [
      /\b(?:want|need|would you like|fancy|prefer)\b/i,
      messageLike,
      /\b(?:for|as) (?:an? )?(?:linkedin|whatsapp|sms|slack|telegram|text message|dm|cold call)\b/i,
    ],
    none: [othersWork],
  },
  {
    all: [
      /\b(?:rewritten|revised|reworked|edited|polished|shortened|tightened) (?:version|draft|text|copy|e-?mail|message)\b/i,
      /\b(?:below|above|here)\b/i,
      /\b(?:(?:clearer|softer|stronger|shorter|single) (?:ask|hook|opening|opener|cta|call to action|subject line)|tone|wording|jargon|buzzwords)\b/i,
    ],
    none: [othersWork],
  },
  {
    all: [
      /\bi(?:'ve| have)? (?:avoided|left out|omitted|skipped|kept out) (?:mentioning|any mention of|naming|the (?:price|discount|competitor))\b/i,
      /\b(?:instructions?|brief|prompt|guidelines) (?:says?|asks?|states?|wants?|requires?|told me)\b/i,
    ],
  },
  // Its length, in brackets of its own or held against a limit.
  {
    all: [
      /[([] ?(?:(?:word|character) count|total|length) ?: ?(?:about |~ ?)?\d{2,4}(?: words?| characters?)? ?[)\]]/i,
      /\b(?:words?|characters?)\b/i,
    ],
  },
  {
    all: [
      /\b(?:this|it|that|the (?:message|e-?mail|draft|text)) (?:comes? in at|clocks? in at|runs to|is now|is exactly|lands at)\b/i,
      /\b\d{2,3} (?:words|characters)\b/i,
      /\b(?:limit|under|within|so it|as (?:asked|requested|instructed)|you (?:set|asked|wanted|gave))\b/i,
    ],
    none: [othersWork],
  },
  // One of several, by its number.
  {
    all: [
      /^\W*(?:subject(?: line)?|opener|e-?mail|message|hook|intro|headline|cta) (?:option|idea|variant|version|alternative) (?:\d|[a-c])\b ?[:.)-]/i,
    ],
  },
]);
