import {
  canonicalEventType,
  defaultMaxAgeDays,
  type EventType,
  evidenceAgeDays,
  type SourceRecord,
} from '@sendgate/contracts';
import { Evidence, labelOf } from './evidence.ts';
import { readText } from './reading.ts';

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

function extraTexts(record: SourceRecord): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    if (recordKeys.has(key)) return [];
    if (typeof value === 'number') return [`${key.replaceAll('_', ' ')} ${value}`];
    if (typeof value !== 'string' || value.trim() === '') return [];
    // A bare label ("role": "CFO") means nothing without its key.
    return [value.trim().split(/\s+/).length < 4 ? `${key.replaceAll('_', ' ')} ${value.trim()}` : value.trim()];
  });
}

/** Who bought whom, where the record's keys say so beyond doubt. */
function dealOf(record: SourceRecord): string[] {
  const subject = record.entity.trim();
  const fields: Readonly<Record<string, unknown>> = record;
  const text = (key: string): string => {
    const value = fields[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  const role = text('role').toLowerCase();
  const target = text('target') || text('acquired_company') || (role === 'acquirer' ? text('counterparty') : '');
  const acquirer = text('acquirer') || text('acquired_by') || (role === 'target' ? text('counterparty') : '');
  if (target !== '' && target !== subject) return [`${subject} acquired ${target}`];
  return acquirer !== '' && acquirer !== subject ? [`${acquirer} acquired ${subject}`] : [];
}

/** Events that happen to a person: their record's entity may be one. */
const personalKinds: ReadonlySet<EventType> = new Set(['promotion', 'job_change', 'leadership_change']);

function textOf(record: SourceRecord): string {
  const subject = record.entity.trim();
  const event = record.event_type.replaceAll('_', ' ');
  const sentences = extraTexts(record).map((text) =>
    text.toLowerCase().includes(subject.toLowerCase()) ? text : `${subject}: ${text}`,
  );
  const kind = canonicalEventType(record.event_type);
  const personal = personalKinds.has(kind) && readText(`By ${subject}`).names[0]?.sort === 'person';
  const deal = kind === 'acquisition' ? dealOf(record) : [];
  return [labelOf(subject, personal, event), ...deal, ...sentences]
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
