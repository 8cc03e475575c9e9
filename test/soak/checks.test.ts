import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type CheckName, checks, findIn, underWayMs } from './checks.ts';
import {
  type CallbackSeen,
  type Evidence,
  newJournal,
  type StoredDecision,
  type StoredSubmission,
} from './evidence.ts';
import { heardOfMs } from './sending-checks.ts';

const reviewer = 'grace@example.org';
const text = 'Would Tuesday suit you?';
const workspace = 'ws_1';
const row: StoredSubmission = {
  ...{ id: 'act_1', workspace, livemode: true, key: 'key-1', status: 'APPROVED', recipient: 'ada@example.org' },
  ...{ dispatchMode: null, beganAt: null, erasedAt: null, heldAgain: 0 },
};
const dispatched: StoredSubmission = {
  ...{ ...row, id: 'act_2', key: 'key-2', status: 'SENT', recipient: 'U1', dispatchMode: 'webhook' },
  beganAt: 16,
};
const answer = { actionId: 'act_1', workspace, livemode: true, asked: 10, told: 11, recipient: row.recipient };
const decision = { actionId: 'act_1', by: reviewer, asked: 20, told: 21, bodyText: text, replayed: false } as const;
const onRecord: StoredDecision = {
  ...{ submissionId: 'act_1', reviewer, decision: 'approved', final: true, reason: null },
  ...{ round: 1, text: 'hash', needed: 1 },
};
const told = {
  ...{ event: 'gate.review.approved', action_id: 'act_1', recipient: row.recipient, body_text: text, livemode: true },
  ...{ reviewed_by: reviewer, content_sha256: createHash('sha256').update(text).digest('hex') },
};
const [secret, nextSecret] = ['a-secret-of-sixteen', 'another-of-sixteen'];
const callback = (changes: object = {}, seen: Partial<CallbackSeen> = {}, by = secret): CallbackSeen => {
  const raw = JSON.stringify({ ...told, ...changes });
  const at = seen.at ?? 40;
  const timestamp = String(Math.floor(at / 1_000));
  const headers = {
    'x-service-signature': `v1=${createHmac('sha256', by).update(`${timestamp}.${raw}`).digest('hex')}`,
    'x-service-signature-timestamp': timestamp,
  };
  return { eventId: 'evt_1', workspace, at, accepted: true, headers, raw, ...seen };
};
const handing = { actionId: 'act_2', workspace, recipient: 'U1', at: 17, refused: false, content: text };

/** A hold that was approved and told, a message that was dispatched, somebody who was suppressed: nothing is wrong. */
const good: Evidence = {
  ...newJournal(),
  answers: [
    { ...answer, status: 'QUEUED', key: 'key-1', replayed: false },
    { ...answer, status: 'APPROVED', asked: 30, told: 31, key: 'key-1', replayed: true },
    { ...answer, actionId: 'act_2', status: 'DISPATCHING', key: 'key-2', replayed: false, recipient: 'U1' },
  ],
  decisions: [{ ...decision, decision: 'approved', decided: true }],
  attempts: [{ actionId: 'act_1', by: reviewer, decision: 'approved', ended: 21 }],
  verdicts: [
    { key: 'preview-1', verdict: 'safe' },
    { key: 'preview-1', verdict: 'safe' },
  ],
  suppressed: [{ workspace, recipient: row.recipient, since: 25 }],
  callbackSecrets: [{ workspace, secret, since: 0 }],
  callbacks: [callback({}, { accepted: false, at: 35 }), callback()],
  handedOver: [{ ...handing, at: 12, refused: true }, handing],
  secrets: [secret],
  logs: ['{"msg":"listening"}'],
  store: {
    submissions: [row, dispatched],
    decisions: [onRecord],
    events: [{ id: 'evt_1', submissionId: 'act_1', event: 'gate.review.approved', state: 'delivered' }],
    counted: [{ workspace, livemode: true, requests: 2 }],
    ...{ released: [], traces: [], unfinished: [], pendingDecisions: [], unended: [], auditFaults: [] },
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
    ['the other decision', store({ decisions: [{ ...onRecord, decision: 'rejected' }] }), 'rejected'],
    ['another recipient', rows({ recipient: 'eve@example.org' }), 'another recipient'],
    ['another reviewer', store({ decisions: [{ ...onRecord, reviewer: 'eve@example.org' }] }), 'another reviewer'],
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
    ['an approval', { ...good, suppressed: [{ workspace, recipient: row.recipient, since: 19 }] }, 'was approved'],
    ['a hold', rows({ status: 'QUEUED' }), 'still held'],
  ],
  'who was erased is found nowhere': [
    [
      'a message',
      more('erased', { workspace, recipient: row.recipient, asked: 50 }),
      'act_1 is kept, and its recipient was erased',
    ],
    ['a word of theirs', store({ traces: ['review_note: text'] }), 'review_note: text'],
  ],
  'as many approve as must': [
    ['one for two', store({ decisions: [{ ...onRecord, needed: 2 }] }), '1 of 2'],
    [
      'the same text approved in two rounds',
      store({
        decisions: [
          { ...onRecord, needed: 2, round: 2 },
          { ...onRecord, reviewer: 'eve@example.org', final: false },
        ],
      }),
      '1 of 2',
    ],
    ['a voice nobody raised', store({ decisions: [{ ...onRecord, reviewer: 'eve@example.org' }] }), 'not asked'],
  ],
  'a message is handed over once, and only if it may go out': [
    ['twice', more('handedOver', { ...handing, at: 18 }), '2 times'],
    ['one of the caller', more('handedOver', { ...handing, actionId: 'act_1' }), 'not for Sendgate'],
    ['a rejected one', store({ submissions: [row, { ...dispatched, status: 'REJECTED' }] }), 'is REJECTED'],
    ['one for another', { ...good, handedOver: [{ ...handing, recipient: 'U2' }] }, 'another recipient'],
    [
      'a text that was not approved',
      more('decisions', { ...decision, actionId: 'act_2', decision: 'approved', decided: true, bodyText: 'Other' }),
      'another text',
    ],
    ['one that nobody has', { ...good, handedOver: [] }, 'nobody was handed it'],
  ],
  'what was submitted for a test goes nowhere': [
    ['an answer to the other key', rows({ livemode: false }), 'other mode'],
    [
      'a test that was handed over',
      store({ submissions: [row, { ...dispatched, livemode: false }] }),
      'act_2 was handed over',
    ],
    ['a callback of the other mode', { ...good, callbacks: [callback({ livemode: false })] }, 'livemode false'],
  ],
  'nobody is written to at night': [
    [
      'an answer',
      more('answers', { ...answer, actionId: 'act_2', status: 'DISPATCHING', replayed: false, quiet: true }),
      'act_2 was answered DISPATCHING at night',
    ],
    ['a release', store({ released: [{ submissionId: 'act_1', at: 30 }] }), 'released at night'],
    [
      'a release long after the day',
      {
        ...store({ released: [{ submissionId: 'act_1', at: 31 + heardOfMs }] }),
        days: [{ workspace, from: 10, to: 30 }],
      },
      'released at night',
    ],
    [
      'a message that was held for the night',
      more('answers', { ...answer, actionId: 'act_2', status: 'QUEUED', quiet: true }),
      'act_2 was handed over at night',
    ],
  ],
  'what lost its evidence goes out only if somebody says so': [
    ['an answer', more('outdated', { actionId: 'act_1', at: 25 }), 'answered APPROVED after'],
    ['a dispatch', more('outdated', { actionId: 'act_2', at: 15 }), 'handed over after'],
  ],
  'a callback is signed with a secret its receiver has': [
    ['another secret', { ...good, callbacks: [callback({}, {}, nextSecret)] }, 'evt_1 is not signed'],
    [
      'one that was replaced long ago',
      {
        ...more('callbackSecrets', { workspace, secret: nextSecret, since: 50 }),
        callbacks: [callback({}, { at: 50 + heardOfMs })],
      },
      'evt_1 is not signed',
    ],
    [
      'a text that was changed',
      { ...good, callbacks: [{ ...callback(), raw: JSON.stringify({ ...told, late: true }) }] },
      'evt_1',
    ],
  ],
  'a workspace is shown and told nothing of another': [
    ['an answer', more('answers', { ...answer, workspace: 'ws_2', status: 'APPROVED' }), 'act_1 was shown'],
    ['a callback', { ...good, callbacks: [callback({}, { workspace: 'ws_2' })] }, 'act_1 was told'],
    ['a message', { ...good, handedOver: [{ ...handing, workspace: 'ws_2' }] }, 'act_2 was handed'],
    [
      'the list of another',
      more('answers', { ...answer, actionId: 'act_3', workspace: 'ws_2', status: 'BLOCKED' }),
      'act_3 is BLOCKED',
    ],
  ],
  'what is counted is what was submitted': [
    ['one too many', store({ counted: [{ workspace, livemode: true, requests: 3 }] }), '3 are counted'],
    ['one in the other mode', rows({ livemode: false }), 'false has 1 submissions, and 0 are counted'],
    ['nothing', store({ counted: [] }), '0 are counted'],
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

  it('let a message be held and decided again once its evidence was over', () => {
    const again = { ...rows({ status: 'APPROVED', heldAgain: 1 }), outdated: [{ actionId: 'act_1', at: 32 }] };
    const held = { ...answer, status: 'QUEUED', asked: 33, told: 34 } as const;
    const second = { ...decision, decision: 'approved', decided: true, asked: 35, told: 36 } as const;
    const evidence = {
      ...again,
      answers: [...good.answers, held],
      suppressed: [],
      decisions: [...good.decisions, second],
      attempts: [...good.attempts, { actionId: 'act_1', by: reviewer, decision: 'approved', ended: 36 } as const],
      callbacks: [...good.callbacks, callback({}, { eventId: 'evt_2', at: 60 })],
      store: {
        ...again.store,
        decisions: [onRecord, { ...onRecord, round: 3 }],
        events: [...good.store.events, secondEvent],
      },
    };
    expect(Object.entries(findIn(evidence)).filter(([, found]) => found.length > 0)).toEqual([]);
    const once = { ...evidence, store: { ...evidence.store, submissions: good.store.submissions } };
    expect(findIn(once)['a status is what was answered, or may follow it']).not.toEqual([]);
  });

  it('let a post that was under way arrive after an erasure, and what is told anew without its content', () => {
    const late = callback({}, { at: 100 + underWayMs });
    const anew = callback({ recipient: 'erased', body_text: 'erased' }, { eventId: 'evt_2', at: 60_000 });
    const told = { ...rows({ erasedAt: 100 }), callbacks: [late, anew] };
    const evidence = { ...told, store: { ...told.store, events: [...told.store.events, secondEvent] } };
    expect(Object.entries(findIn(evidence)).filter(([, found]) => found.length > 0)).toEqual([]);
  });
});
