import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type CheckName, checks, findIn, underWayMs } from './checks.ts';
import { type CallbackSeen, type Evidence, newJournal, type StoredSubmission } from './evidence.ts';

const reviewer = 'grace@example.org';
const text = 'Would Tuesday suit you?';
const row: StoredSubmission = {
  ...{ id: 'act_1', key: 'key-1', status: 'APPROVED', recipient: 'ada@example.org', reviewedBy: reviewer },
  ...{ dispatchMode: null, erasedAt: null },
};
const dispatched: StoredSubmission = {
  ...{ ...row, id: 'act_2', key: 'key-2', status: 'SENT', recipient: 'U1', reviewedBy: null, dispatchMode: 'webhook' },
};
const answer = { actionId: 'act_1', asked: 10, told: 11, recipient: row.recipient };
const decision = { actionId: 'act_1', by: reviewer, asked: 20, told: 21, bodyText: text, replayed: false } as const;
const told = {
  ...{ event: 'gate.review.approved', action_id: 'act_1', recipient: row.recipient, body_text: text },
  ...{ reviewed_by: reviewer, content_sha256: createHash('sha256').update(text).digest('hex') },
};
const callback = (changes: object = {}, seen: Partial<CallbackSeen> = {}): CallbackSeen => ({
  ...{ eventId: 'evt_1', at: 40, accepted: true, raw: JSON.stringify({ ...told, ...changes }) },
  ...seen,
});

/** A hold that was approved and told, a message that was dispatched, somebody who was suppressed: nothing is wrong. */
const good: Evidence = {
  ...newJournal(),
  answers: [
    { ...answer, status: 'QUEUED', key: 'key-1', replayed: false },
    { ...answer, status: 'APPROVED', asked: 30, told: 31, key: 'key-1', replayed: true },
    { ...answer, actionId: 'act_2', status: 'DISPATCHING', key: 'key-2', replayed: false, recipient: 'U1' },
  ],
  decisions: [{ ...decision, decision: 'approved', decided: true }],
  attempts: [{ actionId: 'act_1', decision: 'approved', ended: 21 }],
  verdicts: [
    { key: 'preview-1', verdict: 'safe' },
    { key: 'preview-1', verdict: 'safe' },
  ],
  suppressed: [{ recipient: row.recipient, since: 25 }],
  callbacks: [callback({}, { accepted: false, at: 35 }), callback()],
  handedOver: [
    { actionId: 'act_2', at: 12, refused: true },
    { actionId: 'act_2', at: 17, refused: false },
  ],
  secrets: ['a-secret-of-sixteen'],
  logs: ['{"msg":"listening"}'],
  store: {
    submissions: [row, dispatched],
    decisions: [{ submissionId: 'act_1', decision: 'approved', final: true }],
    events: [{ id: 'evt_1', submissionId: 'act_1', event: 'gate.review.approved', state: 'delivered' }],
    ...{ unfinished: [], pendingDecisions: [], unended: [], auditFaults: [] },
  },
};

const store = (changes: Partial<Evidence['store']>): Evidence => ({ ...good, store: { ...good.store, ...changes } });
const rows = (changes: Partial<StoredSubmission>) => store({ submissions: [{ ...row, ...changes }, dispatched] });
const more = <Part extends keyof Evidence>(part: Part, ...added: readonly unknown[]): Evidence =>
  ({ ...good, [part]: [...(good[part] as readonly unknown[]), ...added] }) as Evidence;
const event = good.store.events[0];
const secondEvent = { ...event, id: 'evt_2' } as (typeof good.store.events)[number];

/** What each check is there for, planted into good evidence one at a time, with a word of what is said of it. */
const planted: Readonly<Record<CheckName, readonly (readonly [what: string, evidence: Evidence, said: string])[]>> = {
  'what was answered is stored': [
    ['an answer without a row', more('answers', { ...answer, actionId: 'act_9', status: 'APPROVED' }), 'act_9'],
    ['a decision without a row', more('decisions', { ...decision, actionId: 'act_9', decided: false }), 'act_9'],
  ],
  'a status is what was answered, or may follow it': [
    ['a row that is not what was answered', rows({ status: 'BLOCKED' }), 'is BLOCKED'],
    ['a later answer that cannot follow', more('answers', { ...answer, asked: 32, status: 'REJECTED' }), 'REJECTED'],
  ],
  'a key has one submission': [
    ['two rows', store({ submissions: [row, { ...dispatched, key: 'key-1' }] }), 'act_1 and act_2'],
    ['two ids', more('answers', { ...answer, actionId: 'act_2', status: 'SENT', key: 'key-1' }), 'act_2'],
    ['two fresh answers', more('answers', { ...answer, status: 'QUEUED', key: 'key-1', replayed: false }), 'as new'],
  ],
  'a key of a preview has one verdict': [
    ['two verdicts', more('verdicts', { key: 'preview-1', verdict: 'blocked' }), 'two ways'],
  ],
  'a hold is decided once, and one way': [
    ['two winners', more('decisions', { ...decision, decision: 'approved', decided: true }), '2 times'],
    [
      'a winner that is not on record',
      more('decisions', { ...decision, decision: 'rejected', decided: true }),
      'rejected',
    ],
    ['a decision nobody asked for', { ...good, attempts: [] }, 'nobody asked'],
    ['one that was taken back', more('undone', { actionId: 'act_1', by: reviewer, at: 22 }), 'taken back'],
    ['two on record', store({ decisions: [0, 1].flatMap(() => good.store.decisions) }), '2 final'],
  ],
  'a decision is told, by one event': [
    ['no event', store({ events: [] }), 'no event'],
    ['two events', store({ events: [...good.store.events, secondEvent] }), '2 events'],
    ['a callback nobody accepted', { ...good, callbacks: [callback({}, { accepted: false })] }, 'never accepted'],
    [
      'a delivery that was none',
      store({ events: [...good.store.events, { ...secondEvent, submissionId: 'act_2' }] }),
      'nobody accepted',
    ],
  ],
  'a callback tells the truth': [
    ['another copy under the same id', more('callbacks', callback({ reason_note: 'other' })), 'two ways'],
    ['an unknown event', more('callbacks', callback({}, { eventId: 'evt_9' })), 'evt_9'],
    [
      'the other decision',
      store({ decisions: [{ submissionId: 'act_1', decision: 'rejected', final: true }] }),
      'rejected',
    ],
    ['another recipient', rows({ recipient: 'eve@example.org' }), 'another recipient'],
    ['another reviewer', rows({ reviewedBy: 'eve@example.org' }), 'another reviewer'],
    ['a hash of another text', { ...good, callbacks: [callback({ content_sha256: 'ff' })] }, 'hash'],
    [
      'a text that was not approved',
      { ...good, decisions: good.decisions.map((one) => ({ ...one, bodyText: 'Other' })) },
      'another text',
    ],
  ],
  'what was erased is not told any more': [
    [
      'a callback long after',
      { ...rows({ erasedAt: 100 }), callbacks: [callback({}, { at: 101 + underWayMs })] },
      'erased',
    ],
  ],
  'who is suppressed is written to no more': [
    [
      'a new message',
      more('answers', { ...answer, status: 'APPROVED', asked: 26, replayed: false }),
      'answered APPROVED',
    ],
    ['an approval', { ...good, suppressed: [{ recipient: row.recipient, since: 19 }] }, 'was approved'],
    ['a hold', rows({ status: 'QUEUED' }), 'still held'],
  ],
  'a message is handed over once, and only if it may go out': [
    ['twice', more('handedOver', { actionId: 'act_2', at: 18, refused: false }), '2 times'],
    ['one of the caller', more('handedOver', { actionId: 'act_1', at: 18, refused: false }), 'not for Sendgate'],
    ['a rejected one', store({ submissions: [row, { ...dispatched, status: 'REJECTED' }] }), 'is REJECTED'],
  ],
  'no work stays undone': [
    ['a work item', store({ unfinished: [{ id: 'wrk_1', kind: 'callback', state: 'PENDING' }] }), 'wrk_1'],
    ['a decision in its undo window', store({ pendingDecisions: ['act_1'] }), 'act_1'],
    ['an import', store({ unended: ['import imp_1 is running'] }), 'imp_1'],
    ['a dispatch', store({ submissions: [row, { ...dispatched, status: 'DISPATCHING' }] }), 'act_2'],
  ],
  'the audit chain holds': [['a fault', store({ auditFaults: ['changed in records 1 to 2'] }), 'changed']],
  'a log is JSON and holds nothing secret': [
    ['a line of an error', more('logs', 'TypeError: nothing'), 'TypeError'],
    ['a secret', more('logs', '{"msg":"a-secret-of-sixteen"}'), 'secret 0'],
  ],
  'nothing was answered that nothing allows': [['a 500', more('unexpected', 'GET / was answered 500'), '500']],
};

describe('the checks of a soak', () => {
  it('find nothing where nothing is wrong', () => {
    expect(Object.entries(findIn(good)).filter(([, found]) => found.length > 0)).toEqual([]);
  });

  const cases = Object.entries(planted).flatMap(([name, all]) =>
    all.map((one) => [name as CheckName, ...one] as const),
  );
  it.each(cases)('“%s” finds %s', (name, _what, evidence, said) => {
    expect(checks[name](evidence).join('\n')).toContain(said);
  });

  it('let a post that was under way arrive after an erasure, and what is told anew without its content', () => {
    const late = callback({}, { at: 100 + underWayMs });
    const anew = callback({ recipient: 'erased', body_text: 'erased' }, { eventId: 'evt_2', at: 60_000 });
    const told = { ...rows({ erasedAt: 100 }), callbacks: [late, anew] };
    const evidence = { ...told, store: { ...told.store, events: [...told.store.events, secondEvent] } };
    expect(Object.entries(findIn(evidence)).filter(([, found]) => found.length > 0)).toEqual([]);
  });
});
