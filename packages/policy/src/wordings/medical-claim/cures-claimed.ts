import { facets } from '../../search/sentence-facets.ts';

const drug =
  '(?:chemo(?:therapy)?|insulin|surgery|antibiotics|antidepressants|ritalin|statins|painkillers|opioids|botox|ozempic|medication|prescription (?:drugs|medicines?)|radiotherapy|dialysis|steroids|cortisone|hrt|vaccines?|vaccination)';
const product =
  '(?:our|this|these|it|the (?:[a-z]{3,10} )?(?:tea|oil|capsules?|drops|juice|powder|cream|lamp|band|mat|device|programme|method|supplement)|capsules?|teas?|drops|spoonful|tablets?|daily|a day|proven)';
const uncertain = /\b(?:may|might|could|if|whether|not|never|n't|study|trial|appointment)\b|\?\W*$/i;

/** Cures by what they replace, clear away, raise and keep in check, whom they let do what, and who recommends them. */
export const curesClaimed = facets([
  // "Our new FDA-approved device ends tinnitus."
  {
    all: [
      /\b(?:fda|clinically|medically|scientifically|ce)[- ](?:approved|cleared|proven|tested|certified)\b/i,
      /\b(?:ends?|stops?|cures?|heals?|treats?|reverses?|eliminates?|relieves?|removes?|fixes|beats|prevents?) (?:your |the |all |any |chronic |severe )?[a-z]{4,}/i,
      /\b(?:device|implant|patch|band|mask|lamp|mattress|cream|gel|drops?|tablets?|capsules?|supplement|app|programme|program|treatment|therapy|laser|machine|massager|insoles?)\b/i,
    ],
    none: [uncertain],
  },
  {
    all: [
      new RegExp(`\\b(?:alternative|substitute|replacement) (?:to|for) ${drug}\\b`, 'i'),
      /\b(?:natural|gentle|safe|drug-free|herbal|better|proven|real|painless|our|this|it's|it is)\b/i,
    ],
    none: [/\b(?:no|not|never|n't|if|whether|ask your)\b|\?\W*$/i],
  },
  {
    all: [
      /\b(?:flush(?:es)? out|dissolves?|breaks? (?:up|down)|clears?|unblocks?|melts? away|shrinks?) (?:your |the |all |any )?(?:kidney stones|gall ?stones|(?:arterial )?plaque|(?:blocked )?arteries|blood clots|cysts|fibroids|polyps)\b/i,
      new RegExp(`\\b${product}\\b`, 'i'),
    ],
    none: [uncertain],
  },
  {
    all: [
      /\b(?:boosts?|increases?|improves?|raises?|restores?|doubles?) (?:your |male |female |the )?(?:fertility|sperm count|testosterone|bone density|lung (?:capacity|function)|kidney function|liver function|eyesight)\b/i,
      /\b(?:proven|naturally|by (?:up to )?\d|within|in (?:\d|days|weeks|a|two|three)|daily|a day|our|this)\b/i,
    ],
    none: [uncertain, /\b(?:soil|field|cattle|herd|cows?|sheep|pigs)\b/i],
  },
  {
    all: [
      /\b(?:keeps?|holds?|brings?|gets?) (?:your |the )?(?:blood (?:sugar|pressure)|cholesterol|glucose|inflammation|asthma|seizures|migraines?|arthritis)(?: levels?)? (?:under control|in check|down|stable|at bay|back to normal|in the normal range)\b/i,
      new RegExp(`\\b${product}\\b`, 'i'),
    ],
    none: [uncertain],
  },
  {
    all: [
      /\b(?:kids|children|people|those|adults|users|clients|sufferers|pensioners) with (?:[a-z]{4,10} )?(?:autism|dementia|alzheimer's|parkinson's|arthritis|paralysis|ms|adhd|depression|asthma|diabetes|epilepsy|tinnitus)\b/i,
      /\b(?:(?:starts?|begins?|learns?|able|(?:can|could) (?:now |again )?) ?(?:to )?(?:talk|walk|speak|sleep|see|hear|breathe|move|run|remember)|come off|without (?:medication|drugs|pills|insulin))\b/i,
      /\b(?:after (?:just |only )?(?:\d{1,2}|a|one|two|three|four|six|a few) (?:sessions?|weeks?|days?|months?)|with our|thanks to (?:our|this))\b/i,
    ],
    none: [uncertain],
  },
  {
    all: [
      /\b(?:doctors|physicians|physios|physiotherapists|dermatologists|cardiologists|surgeons|pharmacists) (?:all |everywhere |now )?(?:recommend|prescribe|swear by|endorse) (?:our|this|it)\b/i,
    ],
    none: [/\b(?:not|never|n't|if|whether|wait|rest)\b|\?\W*$/i],
  },
]);
