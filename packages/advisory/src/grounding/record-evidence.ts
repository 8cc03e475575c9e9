import {
  canonicalEventType,
  defaultMaxAgeDays,
  type EventType,
  evidenceAgeDays,
  type SourceRecord,
} from '@sendgate/contracts';
import { Evidence, labelOf } from './evidence.ts';
import { readText } from './reading.ts';
import { toldByKeys, wordsOf } from './told-by-keys.ts';

/** One source record, ready to be compared with claims. */
export interface RecordEvidence {
  readonly id: string;
  readonly kind: EventType;
  /** Stems that name its entity, legal forms left out. */
  readonly entityStems: readonly string[];
  /** Older than its kind allows. */
  readonly stale: boolean;
  readonly text: string;
  /** Lower-case words of its entity: names wherever they stand. */
  readonly entityWords: readonly string[];
  /** The record by itself; prepared on first use. */
  readonly evidence: () => Evidence;
}

/** Keys that describe the record rather than the world. */
const recordKeys = new Set([
  'id',
  'entity',
  'event_type',
  'acquired_at',
  'evidence_tier',
  'source_label',
  'url',
  'source_url',
  'link',
]);
/** Evidence text read from one record, in UTF-16 units; the rest is left unread. */
const textLimit = 20_000;

function extraTexts(record: SourceRecord, told: ReadonlySet<string>): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const words = recordKeys.has(key) || told.has(key) ? '' : wordsOf(value);
    if (words === '') return [];
    // A bare label ("role": "CFO") means nothing without its key.
    const isLabel = typeof value !== 'string' || words.split(/\s+/).length < 4;
    return [isLabel ? `${key.replaceAll('_', ' ')} ${words}` : words];
  });
}

/** Events that happen to a person: their record's entity may be one. */
const personalKinds: ReadonlySet<EventType> = new Set(['promotion', 'job_change', 'leadership_change']);

function textOf(record: SourceRecord): string {
  const subject = record.entity.trim();
  const event = record.event_type.replaceAll('_', ' ');
  const kind = canonicalEventType(record.event_type);
  const personal = personalKinds.has(kind) && readText(`By ${subject}`).names[0]?.sort === 'person';
  const told = toldByKeys(record, kind, personal);
  const sentences = extraTexts(record, told.keys).map((text) =>
    text.toLowerCase().includes(subject.toLowerCase()) ? text : `${subject}: ${text}`,
  );
  return [labelOf(subject, personal, event), ...told.sentences, ...sentences]
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join('\n')
    .slice(0, textLimit);
}

/**
 * Prepares source records as evidence. Extra string keys (detail, headline, excerpt, role…) are evidence text; of two
 * records with one id the last counts. A record dated ahead is no evidence. `maxAgeDays` overrides the default ages.
 */
export function readRecords(
  records: readonly SourceRecord[],
  today: string,
  maxAgeDays: Partial<Record<EventType, number>>,
): RecordEvidence[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const endOfToday = new Date(`${today}T23:59:59Z`);
  return [...byId.values()].flatMap((record) => {
    const age = evidenceAgeDays(record, endOfToday);
    if (age === null) return [];
    const kind = canonicalEventType(record.event_type);
    const text = textOf(record);
    let prepared: Evidence | undefined;
    const named = readText(`the ${record.entity}`);
    const entityWords = named.tokens.filter((token) => token.capital && !token.functional).map((token) => token.lower);
    return {
      id: record.id,
      kind,
      entityStems: [...new Set(named.names.flatMap((name) => name.stems))],
      stale: age > (maxAgeDays[kind] ?? defaultMaxAgeDays[kind]),
      text,
      entityWords,
      evidence: () => {
        prepared ??= new Evidence(text, new Set(entityWords));
        return prepared;
      },
    };
  });
}
