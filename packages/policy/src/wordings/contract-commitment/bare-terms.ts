import { facets } from '../../search/sentence-facets.ts';

/** What asks, denies, leaves open or speaks of what others owe. */
const unbound =
  /\b(?:not|non|never|no longer|isn't|aren't|can't|cannot|won't|don't|needs?|need to|must|have to|has to|required?|allowed|obliged|entitled|would|could|should|might|may|until|once|subject|draft|court|judge|tribunal|congrat\w{0,12}|your? (?:landlord|lawyer|solicitor|insurer|bank)|you (?:need|must|have to|should|can|may))\b|\?/i;

/** Terms of law taken on in a few words, of which a longer sentence would name the parties. */
export const bareTerms = facets([
  {
    isShort: true,
    all: [
      /\b(?:legally|contractually|by contract|in law)\b/i,
      /\b(?:(?:deal|it|that|all)(?:'s| is)? (?:sealed|settled|done|agreed|signed|ours)|agreed|accepted|confirmed|promised|bound|sealed)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\bbinding(?= ?(?:[.,!;]|$))/i,
      /\b(?:in writing|agreed|deal|offer|price|quote|confirmed|accepted|promised?|our word|my word)\b/i,
    ],
    none: [unbound, /\b(?:books?|rings?|skis?|spiral|thesis|glue)\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:no|without|zero) (?:(?:upper|liability|damages?|penalty) ){0,2}(?:cap|limit|ceiling)\b|\b(?:uncapped|unlimited)\b/i,
      /\b(?:liab(?:le|ility)|damages?|indemni\w{1,6}|compensation|penalt(?:y|ies))\b/i,
      /\b(?:our|us|we|ours|agreed|accepted|promised?|yes|ok|fine)\b/i,
    ],
    none: [unbound, /\b(?:photos?|pictures?|reports?|forms?|speed|insur\w{2,5})\b/i],
  },
  {
    isShort: true,
    all: [
      /\b(?:we|i|us)\b/i,
      /\b(?:take|accept|bear|carry|assume|cover)s?\b[^.!?]{0,8}\b(?:all|full|any|every|whole|entire) (?:of )?(?:the )?(?:risks?|liability|damages?|loss(?:es)?|blame|legal costs?)\b/i,
      /\b(?:in writing|legally|contractually|promise|agreed|signed|guaranteed|on paper|full stop|no limit|binding)\b/i,
    ],
    none: [unbound],
  },
  {
    isShort: true,
    all: [
      /\b(?:take|treat|count|consider|regard) (?:this|that|it) as (?:our|my|an?|the) (?:signed|binding|formal|legal|written|official|firm) [a-z]{2,14}\b/i,
    ],
    none: [/\b(?:not|never|don't|can't|cannot|until|once|draft|if)\b|\?/i],
  },
]);
