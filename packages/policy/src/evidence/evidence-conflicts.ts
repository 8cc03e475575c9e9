import type { SourceRecord } from '@sendgate/contracts';
import type { SendInputs } from '../send-inputs.ts';
import { alliesIn, counterpartOf, doerOf, otherSide, type Side, sideOf, sideOfNamed } from './acquisitions.ts';
import type { AssessedClaim, Support } from './assess-claims.ts';
import { entityNames, foldEntity, isSameEntity, textsOf, wordsOf } from './evidence.ts';
import { leadersIn, peopleIn } from './leaders-named.ts';
import { type Ending, endingClaimed, endingTold } from './undone-events.ts';

export interface EvidenceConflict {
  detail: string;
  /** The records that contradict. */
  support: Support[];
}

/** What a text or a record tells of an event, as far as it tells it. */
interface Facts {
  /** Whether the company bought or was bought. */
  direction: Side | null;
  /** Folded name of the other company. */
  counterpart: string | null;
  /** `seed`, `pre seed` or the letter of a series. */
  round: string | null;
  /** Money in millions. */
  amount: number | null;
  /** Job titles, any of which may be meant; null without one. */
  title: readonly string[] | null;
  /** Folded family names of those who came or went, any of whom may be meant; null where none is named in full. */
  person: readonly string[] | null;
  /** Whether it came about. */
  ending: Ending;
  /** Folded text, to look a name up in. */
  words: string;
}

const topics = ['ending', 'direction', 'counterpart', 'round', 'amount', 'title', 'person'] as const;
type Topic = (typeof topics)[number];

const topicNames: Readonly<Record<Topic, string>> = {
  ending: 'whether it came about',
  direction: 'who acquired whom',
  counterpart: 'the other company',
  round: 'the funding round',
  amount: 'the amount',
  title: 'the title',
  person: 'the person',
};

/**
 * Where the records that bear on a claim tell otherwise than its text: another company, direction, round, amount,
 * title or person; or fresh records that disagree among themselves about what the text says. Null when nothing contradicts.
 */
export function conflictOf(
  claim: AssessedClaim,
  inputs: Partial<Pick<SendInputs, 'contact'>>,
): EvidenceConflict | null {
  if (claim.support.length === 0) return null;
  const foreign = foreignSubject(claim, inputs);
  if (foreign)
    return {
      detail: `The text speaks of ${foreign}; the records are about ${claim.support[0]?.record.entity}.`,
      support: claim.support,
    };
  const base = claimFacts(claim);
  const told = claim.support.map((support) => ({
    support,
    facts: recordFacts(support.record, claim),
    said: seenFrom(entityNames(support.record.entity)[0], claim, base),
  }));
  for (const topic of topics) {
    const against = told.filter(({ said, facts }) => differs(topic, said, facts));
    if (against.length > 0) {
      const others = told.length - against.length;
      const agreeing = told.filter(({ said, facts }) => facts[topic] !== null && !differs(topic, said, facts));
      // Rounds and jobs follow each other: an older record of an earlier one is history, not contradiction.
      const youngestAgreeing = Math.min(...agreeing.map(({ support }) => support.ageDays));
      const newer = against.filter(({ support }) => agreeing.length === 0 || support.ageDays <= youngestAgreeing + 30);
      if (newer.length === 0) continue;
      return {
        detail: `${others > 0 && agreeing.length > 0 ? 'The records disagree about' : 'A source record contradicts the text about'} ${topicNames[topic]}.`,
        support: newer.map(({ support }) => support),
      };
    }
  }
  const directions = told.filter(
    ({ facts, support }) => facts.direction !== null && support.ageDays <= support.maxAgeDays,
  );
  if (new Set(directions.map(({ facts }) => facts.direction)).size > 1) {
    return {
      detail: 'The records disagree about who acquired whom.',
      support: directions.map(({ support }) => support),
    };
  }
  return null;
}

/** The company the claim names, when it is neither the recipient's nor the record's. */
function foreignSubject(claim: AssessedClaim, { contact }: Partial<Pick<SendInputs, 'contact'>>): string | null {
  if (claim.subject === null || claim.befell) return null;
  const subject = foldEntity(claim.subject);
  if (subject === '' || /^(?:you|your|the|everyone|all)\b/.test(subject)) return null;
  const own = [
    contact?.company ?? '',
    `${contact?.first_name ?? ''} ${contact?.last_name ?? ''}`,
    contact?.first_name ?? '',
    contact?.last_name ?? '',
  ]
    .map(foldEntity)
    .filter((name) => name !== '');
  const isOwn = (name: string): boolean => isSameEntity(name, subject);
  if (own.some(isOwn)) return null;
  if (
    claim.support.some(
      ({ record }) => entityNames(record.entity).some(isOwn) || wordsOf(record).includes(` ${subject} `),
    )
  )
    return null;
  return claim.subject;
}

function differs(topic: Topic, said: Facts, told: Facts): boolean {
  if (topic === 'counterpart') {
    // A name anywhere in the record will do: records name banks and advisers too.
    if (said.counterpart === null || told.counterpart === null) return false;
    return !isSameEntity(said.counterpart, told.counterpart) && !told.words.includes(` ${said.counterpart} `);
  }
  if (topic === 'amount') {
    if (said.amount === null || told.amount === null) return false;
    return Math.abs(said.amount - told.amount) > 0.05 * Math.max(said.amount, told.amount);
  }
  if (topic === 'title') {
    const held = told.title;
    return (
      said.title !== null && held !== null && !said.title.some((one) => held.some((other) => isSameTitle(one, other)))
    );
  }
  if (topic === 'person')
    return (
      said.person !== null && told.person !== null && !said.person.some((name) => told.words.includes(` ${name} `))
    );
  return said[topic] !== null && told[topic] !== null && said[topic] !== told[topic];
}

function claimFacts(claim: AssessedClaim): Facts {
  const { sentence, kinds } = claim;
  return {
    direction: kinds.includes('acquisition') ? sideOf(sentence) : null,
    counterpart: kinds.includes('acquisition') || kinds.includes('partnership') ? counterpartOf(sentence) : null,
    round: kinds.includes('funding') ? roundOf(sentence) : null,
    amount: kinds.includes('funding') || kinds.includes('acquisition') ? amountOf(sentence) : null,
    title: kinds.includes('promotion') ? titleOf(sentence) : null,
    person: kinds.includes('leadership_change') ? leadersIn(sentence) : null,
    ending: endingClaimed(sentence, kinds),
    words: ` ${foldEntity(sentence)} `,
  };
}

/**
 * What a claim says of the company a record is about: the other party of a purchase sees it from the other side. What
 * befell a reader who is not named is about whoever is not its subject.
 */
function seenFrom(entity: string, { subject, befell }: AssessedClaim, said: Facts): Facts {
  const doer = subject === null ? null : foldEntity(subject);
  const isOther =
    said.counterpart === null
      ? befell && doer !== null && !isSameEntity(entity, doer)
      : isSameEntity(entity, said.counterpart) && (doer === null || !isSameEntity(entity, doer));
  if (!isOther) return said;
  return { ...said, direction: said.direction && otherSide(said.direction), counterpart: doer };
}

function recordFacts(record: SourceRecord, { kinds }: AssessedClaim): Facts {
  const kept: Record<string, unknown> = { ...record };
  const [entity] = entityNames(record.entity);
  const role = typeof kept.role === 'string' ? kept.role : '';
  const counterparty = typeof kept.counterparty === 'string' ? kept.counterparty : '';
  const text = textsOf(record).join('. ');
  const byRole = /\b(?:target|acquired|acquiree|seller|bought)\b/i.test(role)
    ? 'target'
    : /\b(?:acquirer|buyer|acquiring|purchaser)\b/i.test(role)
      ? 'acquirer'
      : null;
  const others = [kept.detail, kept.excerpt, kept.headline, record.source_label]
    .filter((value): value is string => typeof value === 'string')
    .join('. ');
  return {
    direction: byRole ?? sideOfNamed(others, entity),
    counterpart: counterparty !== '' ? foldEntity(counterparty) : otherThan(entity, others),
    round: roundOf(`${record.event_type.replaceAll('_', ' ')}. ${text}`),
    amount: amountOf(text),
    title: titlesIn(role) ?? titlesIn(others.replace(predecessors, '')) ?? titlesIn(others),
    person: peopleIn(`${record.entity}. ${text}`),
    ending: endingTold(others, kinds),
    words: ` ${foldEntity(`${record.entity} ${text}`)} `,
  };
}

/** The company a record's text names beside its own. */
function otherThan(entity: string, text: string): string | null {
  const after = counterpartOf(text);
  if (after !== null && !isSameEntity(after, entity)) return after;
  const allies = alliesIn(text);
  if (allies.some((name) => isSameEntity(name, entity)))
    return allies.find((name) => !isSameEntity(name, entity)) ?? null;
  const doer = doerOf(text);
  return doer === null || isSameEntity(doer, entity) ? null : doer;
}

function roundOf(text: string): string | null {
  const series = /\bseries[\s_-]?([a-h])\b/i.exec(text)?.[1];
  if (series) return series.toLowerCase();
  if (/\bpre-?\s?seed\b/i.test(text)) return 'pre seed';
  return /\bseed\b(?!\s?(?:list|stage companies))/i.test(text) ? 'seed' : null;
}

const factors: Readonly<Record<string, number>> = {
  k: 0.001,
  thousand: 0.001,
  m: 1,
  mm: 1,
  mn: 1,
  million: 1,
  b: 1000,
  bn: 1000,
  billion: 1000,
};

/** Money in millions; null without a figure, or when the text has several. */
function amountOf(text: string): number | null {
  const found = [
    ...text.matchAll(
      /(?:[$\u20ac\u00a3]\s?|\b(?:usd|eur|gbp)\s?)?\b(\d[\d.,]{0,12})\s?(k|thousand|mm|mn|m|million|bn|b|billion)\b/gi,
    ),
  ];
  const values = new Set(
    found.map(
      ([, digits = '', unit = '']) =>
        Number(
          digits
            .replace(/[.,]+$/, '')
            .replace(/,(?=\d{3}\b)/g, '')
            .replace(',', '.'),
        ) * (factors[unit.toLowerCase()] ?? 1),
    ),
  );
  const [value] = values;
  return values.size === 1 && value !== undefined && Number.isFinite(value) ? value : null;
}

const ranks: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ceo|chief executive(?: officer)?)\b/gi, 'ceo'],
  [/\b(?:cfo|chief financial officer)\b/gi, 'cfo'],
  [/\b(?:cto|chief technolog(?:y|ical) officer)\b/gi, 'cto'],
  [/\b(?:coo|chief operating officer)\b/gi, 'coo'],
  [/\b(?:cmo|chief marketing officer)\b/gi, 'cmo'],
  [/\b(?:cro|chief revenue officer)\b/gi, 'cro'],
  [/\b(?:cio|chief information officer)\b/gi, 'cio'],
  [/\b(?:cpo|chief (?:product|people) officer)\b/gi, 'cpo'],
  [/\b(?:ciso|chief information security officer)\b/gi, 'ciso'],
  [/\b(?:svp|senior vice president|evp|executive vice president)\b/gi, 'svp'],
  [/\b(?:vp|vice president)\b/gi, 'vp'],
  [/\bdirector\b/gi, 'director'],
  [/\bhead of\b/gi, 'head'],
  [/\bmanager\b/gi, 'manager'],
  [/\bpresident\b/gi, 'president'],
];

/** Words with which a record goes on about others than whom it is of, or about what they were: "replacing COO Dana Cole". */
const predecessors =
  /(?:,\s)?\b(?:(?:succeed|replac|follow|report)(?:s|ed|ing|es)?|tak(?:es|ing|en) over from|took over from|in place of|under|alongside|joining|until (?:now|recently)|former(?:ly)?|previous(?:ly)?|ex-?|after)\b[^.;,\n]{0,160}/gi;

/** The first title by rank, with what follows "of", such as `vp sales`, alone in a list; null without a rank. */
function titleOf(text: string): readonly string[] | null {
  const [highest] = titlesIn(text) ?? [];
  return highest === undefined ? null : [highest];
}

/** All titles of a text, the highest first; null without one. */
function titlesIn(text: string): readonly string[] | null {
  let rest = text;
  const titles: string[] = [];
  for (const [expression, rank] of ranks) {
    rest = rest.replace(expression, (written, at: number) => {
      const field = /^(?:,?\s(?:of|for))?\s([A-Z][\w]{2,15})/.exec(rest.slice(at + written.length))?.[1];
      titles.push(
        field && !/^(?:At|And|In|On|With|From|Last|This|The)$/.test(field) ? `${rank} ${field.toLowerCase()}` : rank,
      );
      // A vice president is no president as well.
      return ' '.repeat(written.length);
    });
  }
  return titles.length === 0 ? null : titles;
}

function isSameTitle(a: string, b: string): boolean {
  const [rankA, fieldA] = a.split(' ');
  const [rankB, fieldB] = b.split(' ');
  return rankA === rankB && (fieldA === undefined || fieldB === undefined || fieldA === fieldB);
}
