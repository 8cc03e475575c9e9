import { foldEntity } from './evidence.ts';

/** Which side of a purchase somebody was on. */
export type Side = 'acquirer' | 'target';

const passive =
  /\b(?:(?:been|being|was|were|is|are|get|gets|got|getting|be)\s+(?:\w{3,12}\s+)?(?:acquired|bought|purchased|taken over|snapped\s+up)|(?:acquired|bought|purchased|taken over|snapped\s+up)\s+by|acquisition by|takeover by|buyout by|sold to|sale to|joining forces under|part of|belong(?:s|ing)? to|(?:is|was|now) owned by|subsidiary of)\b/i;
const active =
  /\b(?:acquir(?:ed|es|ing|e)|b(?:ought|uys|uying)|purchas(?:ed|es|ing)|t(?:ook|akes|aking) (?:you )?over|b(?:ought|uys) you out|acquisition of|takeover of|buyout of|purchase of|owns|(?:snap(?:s|ped|ping)|scoop(?:s|ed|ing))\s+up)\b/i;

/** The side its subject is on in a sentence; null in one that speaks of no purchase. */
export function sideOf(sentence: string): Side | null {
  if (passive.test(sentence)) return 'target';
  return active.test(sentence) ? 'acquirer' : null;
}

export function otherSide(side: Side): Side {
  return side === 'acquirer' ? 'target' : 'acquirer';
}

/** The side a company of folded name is on: "Initech acquires Acme" makes Acme the target, whatever the voice. */
export function sideOfNamed(text: string, entity: string): Side | null {
  const side = sideOf(text);
  if (side === null || entity === '') return side;
  const verb = (side === 'target' ? passive : active).exec(text);
  if (!verb) return side;
  const before = ` ${foldEntity(text.slice(0, verb.index))} `.includes(` ${entity} `);
  const after = ` ${foldEntity(text.slice(verb.index + verb[0].length))} `.includes(` ${entity} `);
  return after && !before ? otherSide(side) : side;
}

const named = "([A-Z0-9][\\w&'.-]{1,30}(?:\\s[A-Z][\\w&'.-]{1,30}){0,2})";
const afterVerb = new RegExp(
  `\\b(?:[Aa]cquir(?:ed|es|ing|e)|[Bb](?:ought|uys?|uying)|[Pp]urchas(?:ed|es|ing)|(?:[Tt]ake|[Tt]ook|[Tt]akes|[Tt]aking)\\sover|[Mm]erg(?:ed|es|ing)\\swith|(?:[Aa]cquisition|[Tt]akeover|[Bb]uyout|[Mm]erger)\\s(?:of|by|with)|[Ss](?:old|ale)\\sto|[Ss](?:nap|coop)p?(?:ed|s|ing)\\sup|[Pp]art\\sof|[Bb]elong(?:s|ing)?\\sto|[Oo]wned\\sby|[Oo]wns|[Pp]artner(?:ed|ing|s|ship)?\\swith|[Aa]lliance\\swith)(?:\\s(?:by|of|the|with))?\\s${named}`,
);
const possessive = new RegExp(
  `\\b(?:your|the|[A-Z]\\w+'s)\\s${named}\\s(?:acquisition|merger|takeover|deal|partnership|buyout)\\b`,
);
const beforeVerb = new RegExp(
  `${named}\\s(?:has\\s|have\\s|will\\s|is\\s|to\\s|today\\s)?(?:acquir|b(?:ought|uys)|purchas|t(?:ook|akes)\\sover|merg|partner)`,
);
/** Two who are allied: "Acme and CMA CGM announce partnership". */
const pair = new RegExp(
  `${named}\\sand\\s${named}\\s(?:have\\s|today\\s)?(?:(?:announc|sign|form|enter|agree|str[iu]k|str[ou]ck|forg)\\w{0,4}\\s(?:[\\w-]{1,14}\\s){0,3}?(?:partnership|alliance|collaboration|tie-up|joint\\sventure|pact)|join(?:ed)?\\sforces|team(?:ed)?\\sup|partner)`,
);
const noName = /^(?:Series|The|A|An|Your|Our|This|That|Last|In|For|On|At|And|With|By|Mr|CEO)\b/;

/** Folded name of the company a sentence gives its subject as the other party; null where it names none. */
export function counterpartOf(text: string): string | null {
  const found = afterVerb.exec(text)?.[1] ?? possessive.exec(text)?.[1] ?? null;
  return found === null || noName.test(found) ? null : folded(found.replace(/[.,!?'-]+$/, '').replace(/'s$/, ''));
}

/** Folded name of whoever a text has do the buying or partnering; null where it names nobody. */
export function doerOf(text: string): string | null {
  const found = beforeVerb.exec(text)?.[1];
  return found === undefined || noName.test(found) ? null : folded(found);
}

/** Folded names of two whom a text says to have allied; empty where it names no two. */
export function alliesIn(text: string): readonly string[] {
  const [, ...both] = pair.exec(text) ?? [];
  return both.flatMap((name) => (name === undefined ? [] : (folded(name) ?? [])));
}

const befallsYou =
  /\b(?:t(?:ook|akes|aking) you over|b(?:ought|uys|uying) you out)\b|\b(?:acquir(?:ed|es|ing)|b(?:ought|uys|uying)(?: out)?|purchas(?:ed|es|ing)|t(?:ook|akes|aking) over|merg(?:ed|es|ing) with|partner(?:ed|s|ing) with|(?:acquired|bought|taken over) by|(?:acquisition|takeover|buyout) of)\s+you(?:rs?|rselves)?\b(?!\s+(?:product|tool|software|platform|licen[cs]e|stock|shares))/i;

/** True for a sentence in which somebody else's purchase or alliance befalls its reader. */
export function befallsReader(sentence: string): boolean {
  return befallsYou.test(sentence);
}

function folded(name: string): string | null {
  const entity = foldEntity(name);
  return entity === '' ? null : entity;
}
