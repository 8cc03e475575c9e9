import { facets } from '../../search/sentence-facets.ts';

/** How a model speaks of the reader, and of the firm the reader is with. */
const thirdPerson =
  /\b(?:they|their|the (?:prospect|recipient|lead|company|person|contact)(?:'s)?|this (?:prospect|recipient|lead|company|contact|account))\b/i;
const generalText = /\b(?:general|generic|vague|broad|neutral|unspecific)\b/i;
const trades =
  /\b(?:plumber|electrician|roof|gutter|invoice|order|booking|ticket|claim|delivery|parcel|payment|your (?:crm|data|records?|reps|team|site|website)|our (?:tool|platform|product|team|reps))\b/i;

/** What a model could not look up, and what it wrote in its place. */
export const outOfReach = facets([
  {
    all: [
      /\bi (?:couldn't|could not|can't|cannot|wasn't able to|was unable to|am unable to)(?: actually| directly)? (?:access|open|read|load|view|follow|browse|visit)\b/i,
      /\b(?:links?|url|website|page|attachment|files?|pdf|document|profile|article|image|screenshot)\b/i,
      /\byou(?:'ve| have)? (?:gave|sent|shared|uploaded|pasted|provided|attached|linked)\b/i,
      /\b(?:so|hence|therefore|which is why)\b[^.!?]{0,24}\b(?:(?:the|my|this) (?:summary|draft|opener|intro|e-?mail|message) (?:may|might|could|is|stays|remains)|i(?:'ve| have)? (?:worked from|relied on|based (?:it|this|my)|wrote|written|drafted|kept it (?:general|generic)))\b/i,
    ],
    none: [trades],
  },
  {
    all: [
      /\b(?:website|site|page|profile|link|linkedin|url)\b/i,
      /\b(?:(?:didn't|did not|doesn't|wouldn't|failed to|won't) load|(?:appears?|seems?)(?: to be)? (?:empty|private|blank|down|outdated)|returned (?:nothing|an error|no \w+))\b/i,
      /\bi (?:don't|do not|didn't|couldn't|could not|can't|cannot) (?:know|tell|say|see|work out) what (?:they|he|she|the (?:company|firm|person|prospect|lead)) (?:do|does|sells?|makes?|offers?|needs?)\b|\bi(?:'ve| have)? (?:made|had to make|worked with|used|relied on) (?:some |a few |several |reasonable |general )?(?:assumptions|guesses)\b/i,
    ],
    none: [trades],
  },
  {
    all: [
      /\bno (?:[a-z-]{3,15} ){0,2}(?:news|posts|(?:buying |intent |personali[sz]ation )signals|triggers?|insights|personali[sz]ation (?:data|details))\b/i,
      /\b(?:was|were|could be) (?:found|available|returned|detected|identified)\b/i,
      /\b(?:for|on|about) (?:this|the) (?:account|lead|prospect|contact|company|recipient|domain|person)\b/i,
    ],
    none: [trades],
  },
  {
    all: [
      /\bwithout (?:knowing|more|any|further)\b/i,
      thirdPerson,
      /\bi (?:can only|could only|had to|can't|cannot|couldn't) (?:write|draft|offer|keep|personali[sz]e|tailor|compose|be)\b/i,
      generalText,
    ],
    none: [trades],
  },
  {
    all: [
      /\bi (?:have|had) no (?:browsing|web search|live web|search) (?:tool|access|capabilit\w{1,3}|function)?|\bi (?:don't|do not|lack|can't|cannot) (?:have |use )?(?:a |any |my )?(?:browsing|web search|live web|web[- ]browsing)\b/i,
      /\b(?:check|look(?:ed)? up|verify|confirm|see|find|read|visit)\b/i,
    ],
    none: [trades],
  },
  {
    all: [
      /\b(?:not sure|unsure|don't know|do not know|unclear|no idea|wasn't told)\b/i,
      /\b(?:which|what) (?:[a-z]{3,12} )?(?:product|service|offer|feature|plan|use case|value proposition)\b[^.!?]{0,16}\b(?:you(?:'d| would)? (?:want|like|wish)(?: me)?|i(?:'m| am)|to)\b[^.!?]{0,16}\b(?:pitch|promote|sell|mention|feature)\b/i,
      /\bso (?:i|the|this)\b/i,
    ],
    none: [trades],
  },
  {
    all: [
      /\b(?:transcript|excerpt|call notes|thread|snippet)\b/i,
      /\b(?:cuts? off|is cut off|is truncated|ends|breaks off|stops)\b/i,
      /\bbefore (?:they|the (?:customer|prospect|client|lead|buyer|speaker|caller)) (?:mentions?|says?|names?|gives?|answers?|explains?|states?|gets? to)\b/i,
    ],
  },
  {
    all: [
      /\b(?:as|since|because) there (?:was|were|is|are) no\b/i,
      /\b(?:company|role|product|lead|prospect|contact|job) (?:descriptions?|details|information|bio|background|profile)\b|\bjob title\b/i,
      /\bi(?:'ve| have)? (?:guessed|assumed|made up|inferred|left (?:it|the)|used a|kept (?:it|the))\b/i,
    ],
    none: [trades],
  },
]);
