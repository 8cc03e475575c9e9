import type { EventType, SourceRecord } from '@sendgate/contracts';

/** What the keys of a record say in whole sentences, and which keys those are. */
export interface Told {
  readonly sentences: readonly string[];
  readonly keys: ReadonlySet<string>;
}

/** A place in a sentence: a word in front of it, and the keys under which records keep what stands there. */
type Slot = readonly [before: string, keys: readonly string[]];

const people = ['person', 'person_name', 'executive', 'full_name', 'contact_name'];
const title = ['new_title', 'new_role', 'title', 'role', 'position', 'job_title'];
const formerTitle = ['old_title', 'old_role', 'previous_title', 'previous_role', 'former_title'];
const company = ['new_company', 'company', 'employer', 'organization', 'organisation'];
const count = ['count', 'openings', 'open_roles', 'positions', 'headcount', 'employees', 'number'];

/** What an event that happens to a company is told as, behind its name. */
const accounts: Partial<Record<EventType, readonly (readonly [said: string, ...Slot[]])[]>> = {
  hiring: [
    [
      'is hiring',
      ['', count],
      ['', [...title, 'roles', 'job_titles']],
      ['in', ['department', 'team', 'location', 'city']],
    ],
  ],
  layoffs: [['laid off', ['', count], ['people in', ['department', 'team', 'location', 'city']]]],
  product_launch: [['launched', ['', ['product', 'product_name', 'name', 'feature']]]],
  partnership: [['partnered with', ['', ['partner', 'partners', 'counterparty']]]],
  expansion: [
    ['opened an office in', ['', ['city', 'location', 'office']]],
    ['expanded to', ['', ['country', 'market', 'region']]],
  ],
  ipo: [['went public', ['on', ['exchange', 'market']], ['at', ['valuation', 'price']]]],
};

/** What a key holds, in words: a list of labels as its items; nothing of what has a structure of its own. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ');
  return typeof value === 'string' ? value.trim() : '';
}

/** Takes what a record keeps under the first of some keys, and remembers that it was told. */
class Keys {
  readonly told = new Set<string>();
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(record: SourceRecord) {
    this.#fields = record;
  }

  take(keys: readonly string[]): string {
    const key = keys.find((name) => wordsOf(this.#fields[name]) !== '');
    if (key === undefined) return '';
    this.told.add(key);
    return wordsOf(this.#fields[key]);
  }
}

/**
 * Says in sentences what a record keeps in keys, where these leave no doubt who did what: beside the label "lead investor Globex"
 * or "role SDR" a true claim would read as one about somebody else. What is told is no evidence of its own besides. `personal`:
 * the entity is a person.
 */
export function toldByKeys(record: SourceRecord, kind: EventType, personal: boolean): Told {
  const subject = record.entity.trim();
  const keys = new Keys(record);
  const sentences = sentencesOf(record, kind, personal, subject, keys);
  return { sentences, keys: sentences.length === 0 ? new Set() : keys.told };
}

function sentencesOf(record: SourceRecord, kind: EventType, personal: boolean, subject: string, keys: Keys): string[] {
  switch (kind) {
    case 'acquisition':
      return dealOf(record, subject, keys);
    case 'funding':
      return roundOf(subject, keys);
    case 'promotion':
    case 'job_change':
    case 'leadership_change':
      return changeOf(kind, personal, subject, keys);
    default:
      return (accounts[kind] ?? []).flatMap(([said, ...slots]) => {
        const filled = slots.flatMap(([before, names]) => {
          const words = keys.take(names);
          return words === '' ? [] : [`${before} ${words}`.trim()];
        });
        return filled.length === 0 ? [] : [`${subject} ${said} ${filled.join(' ')}`];
      });
  }
}

/** Who bought whom. */
function dealOf(record: SourceRecord, subject: string, keys: Keys): string[] {
  const role = wordsOf((record as Readonly<Record<string, unknown>>).role).toLowerCase();
  const target = keys.take(['target', 'acquired_company', ...(role === 'acquirer' ? ['counterparty'] : [])]);
  if (target !== '' && target !== subject) return [`${subject} acquired ${target}`];
  const acquirer = keys.take(['acquirer', 'acquired_by', ...(role === 'target' ? ['counterparty'] : [])]);
  return acquirer === '' || acquirer === subject ? [] : [`${acquirer} acquired ${subject}`];
}

/** Who was given how much, in which round, and by whom. */
function roundOf(subject: string, keys: Keys): string[] {
  const amount = keys.take(['amount', 'amount_usd', 'amount_raised', 'raised']);
  const round = keys.take(['round', 'round_type', 'series', 'stage']);
  const lead = keys.take(['lead_investor', 'lead', 'led_by']);
  const investors = keys.take(['investors', 'investor']);
  if (amount === '' && lead === '' && investors === '') return [];
  const currency = /^[\d.,]+$/.test(amount)
    ? keys.take(['currency']) || (keys.told.has('amount_usd') ? 'USD' : '')
    : '';
  const parts = [
    `${subject} raised ${amount === '' ? 'money' : `${currency} ${amount}`.trim()}`,
    round && `in a ${/^[a-h]$/i.test(round) ? `Series ${round}` : round}`,
    lead && `led by ${lead}`,
    investors && `from ${investors}`,
  ];
  return [parts.filter(Boolean).join(' ')];
}

/** Who came, rose or changed, to what and where. */
function changeOf(
  kind: 'promotion' | 'job_change' | 'leadership_change',
  personal: boolean,
  subject: string,
  keys: Keys,
): string[] {
  const person = personal ? subject : keys.take(people);
  const firm = personal ? keys.take(company) : subject;
  const post = keys.take(title);
  if (person === '' || (post === '' && firm === '')) return [];
  if (kind === 'promotion') {
    const former = post === '' ? '' : keys.take(formerTitle);
    return [`${person} was promoted${former && ` from ${former}`}${post && ` to ${post}`}${firm && ` at ${firm}`}`];
  }
  if (firm === '') return [`${person} became ${post}`];
  if (kind === 'job_change') return [`${person} joined ${firm}${post && ` as ${post}`}`];
  return [`${firm} appointed ${person}${post && ` as ${post}`}`];
}
