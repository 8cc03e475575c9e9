import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Gate } from '../gate.ts';
import { openGate } from '../open-gate.ts';
import { message, newRecipient, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
/** Another process on the same database. */
let second: Gate;
beforeAll(async () => {
  world = await testGate();
  second = await openGate(world.options);
});
afterAll(async () => {
  await second.close();
  await world.close();
});

type Changes = NonNullable<Parameters<typeof message>[0]>;
const submit = async (changes: Changes, gate = world.gate, caller = world.caller) =>
  (await gate.submit(caller, message(changes))).submission;
const rulesOf = (submission: Awaited<ReturnType<typeof submit>>) => submission.violations.map(({ rule }) => rule);
/** Text about the same thing in the same number of words, none of them shared with another seed. */
const prose = (seed: string, words = 60) =>
  `Hello Ada,\n\n${Array.from({ length: words }, (_, n) => `${seed}${String.fromCharCode(97 + (n % 26))}${'xyz'[n % 3]}`).join(' ')}.\n\nBest,\nGrace`;
const reply: Changes['metadata'] = { message_class: 'reply', thread: { in_reply_to: '<1@example.org>' } };

describe('settings changed in one process', () => {
  it('are those the very next message of another process is judged by', async () => {
    expect((await submit({}, second)).status).toBe('APPROVED');
    await world.configure({ pause_mode: 'block' });
    expect((await submit({}, second)).status).toBe('BLOCKED');
    await world.configure({ pause_mode: 'off', max_discount_percent: 15 });
    const active = await world.gate.snapshots.active(world.workspaceId);
    expect(await submit({}, second)).toMatchObject({ status: 'APPROVED', snapshotId: active.id });
  });

  it('are found out as well where a restored database counts them by a number that was there before', async () => {
    const { snapshotId: before } = await submit({}, second);
    await world.configure({ max_discount_percent: 20 });
    const { snapshotId: after } = await submit({}, second);
    expect(after).not.toBe(before);
    const bring = 'UPDATE workspace SET active_snapshot_id = $2 WHERE id = $1';
    for (const snapshotId of [before, after]) {
      await world.database.sql(bring, [world.workspaceId, snapshotId]);
      expect(await submit({}, second)).toMatchObject({ snapshotId });
    }
  });

  it('are read again once, however many messages find out', async () => {
    await submit({}, second);
    await world.configure({ pause_mode: 'hold' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit({}, second)));
    expect(new Set(answers.map(({ queueReason }) => queueReason))).toEqual(new Set(['workspace_paused']));
    await world.configure({ pause_mode: 'off' });
  });
});

describe('the same text', () => {
  it('to the same person within a day is held, under whatever key; to another person, or in test mode, it is not', async () => {
    const recipient = newRecipient();
    const text = { bodyText: prose('first'), metadata: reply };
    expect(rulesOf(await submit({ recipient, ...text, idempotencyKey: 'one' }))).toEqual([]);
    const again = await submit({ recipient, ...text, idempotencyKey: 'two' }, second);
    expect(again).toMatchObject({ status: 'QUEUED', queueReason: 'policy_block' });
    expect(rulesOf(again)).toEqual(['duplicate_send']);
    expect(rulesOf(await submit(text))).toEqual([]);
    const test = await world.newKey({ livemode: false });
    expect(rulesOf(await submit({ recipient, ...text }, world.gate, test.caller))).toEqual([]);
  });

  it('to an international address is known again in every writing of it, and held for whoever looks', async () => {
    const text = { bodyText: prose('abroad'), metadata: reply };
    const writings = ['dd@xn--bcher-kva.example', 'dd@B\u00fccher.example', 'DD@b\u00fccher\u3002example'];
    const [first, ...repeats] = writings.map((recipient) => () => submit({ recipient, ...text }));
    expect((await first?.())?.status).toBe('APPROVED');
    for (const repeat of repeats) expect(rulesOf(await repeat())).toEqual(['duplicate_send']);
    for (const recipient of writings) {
      expect((await world.gate.listSubmissions(world.workspaceId, { recipient })).items).toHaveLength(writings.length);
    }
  });

  it('with a few words changed is found too, and one of another size or content is not', async () => {
    const recipient = newRecipient();
    const long = prose('second', 400);
    await submit({ recipient, bodyText: long, metadata: reply });
    const changed = await submit({ recipient, bodyText: long.replace('Hello Ada', 'Dear Ada'), metadata: reply });
    expect(changed.violations).toMatchObject([{ rule: 'duplicate_send', severity: 'WARN' }]);
    expect(rulesOf(await submit({ recipient, bodyText: prose('third', 400), metadata: reply }))).toEqual([]);
    expect(rulesOf(await submit({ recipient, bodyText: prose('second', 40), metadata: reply }))).toEqual([]);
  });

  it('does not count once it was rejected or blocked', async () => {
    const recipient = newRecipient();
    const text = { recipient, bodyText: prose('fourth'), metadata: reply };
    await world.configure({ pause_mode: 'hold' });
    const { actionId, version } = await submit(text);
    await world.configure({ pause_mode: 'off' });
    expect(rulesOf(await submit(text))).toEqual(['duplicate_send']);
    const rejection = { expectedVersion: version, reasonCode: 'tone', note: null } as const;
    await world.gate.reviews.reject(world.owner, actionId, rejection);
    const held = await world.gate.listSubmissions(world.workspaceId, { recipient, status: ['QUEUED'] });
    for (const item of held.items) {
      await world.gate.reviews.reject(world.owner, item.actionId, { ...rejection, expectedVersion: item.version });
    }
    expect(rulesOf(await submit(text))).toEqual([]);
  });

  it('sent many times at one moment passes once', async () => {
    const recipient = newRecipient();
    const text = { recipient, bodyText: prose('fifth'), metadata: reply };
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(text)));
    expect(answers.filter(({ status }) => status === 'APPROVED')).toHaveLength(1);
  });

  it('sent at one moment with it counts where that was held, and not where it was blocked', async () => {
    const twice = async (pause_mode: 'hold' | 'block') => {
      await world.configure({ pause_mode });
      const text = { recipient: newRecipient(), bodyText: prose(pause_mode), metadata: reply };
      return (await Promise.all([submit(text), submit(text)])).map(rulesOf);
    };
    expect(await twice('hold')).toEqual([[], ['duplicate_send']]);
    expect(await twice('block')).toEqual([['workspace_paused'], ['workspace_paused']]);
    await world.configure({ pause_mode: 'off' });
  });

  it('is known by a fingerprint that goes with the content and is never rewritten', async () => {
    const { actionId } = await submit({ bodyText: prose('sixth') });
    const stored = async () => {
      const sql = 'SELECT octet_length(fingerprint) AS bytes FROM submission WHERE id = $1';
      return (await world.database.sql<{ bytes: number | null }>(sql, [actionId]))[0]?.bytes;
    };
    expect(await stored()).toBeGreaterThan(36);
    expect(await stored()).toBeLessThan(500);
    for (const change of [`fingerprint = '\\x00'`, `touch_key = 'another'`]) {
      const rewrite = world.database.sql(`UPDATE submission SET ${change} WHERE id = $1`, [actionId]);
      await expect(rewrite).rejects.toMatchObject({ constraint: 'submission_reach' });
    }
    await world.database.sql('UPDATE submission SET body_text = NULL WHERE id = $1', [actionId]);
    expect(await stored()).toBeNull();
  });
});

describe('commercial messages to one person', () => {
  it('are counted by the contact on all channels, and other classes are not', async () => {
    await world.configure({ contact_pressure: { per_24h: 2, per_7d: 5 } });
    const contact = { id: 'crm-1' };
    const to = (word: string, channel: 'email' | 'telegram', recipient: string, metadata: Changes['metadata'] = {}) =>
      submit({
        channel,
        recipient,
        subject: null,
        bodyText: `Hello Ada, a note on ${word}.`,
        metadata: { contact, ...metadata },
      });
    expect(rulesOf(await to('tea', 'email', newRecipient()))).toEqual([]);
    expect(rulesOf(await to('coffee', 'email', newRecipient(), { message_class: 'transactional' }))).toEqual([]);
    expect(rulesOf(await to('milk', 'telegram', '@ada_lovelace'))).toEqual([]);
    expect(rulesOf(await to('sugar', 'email', newRecipient()))).toEqual(['contact_pressure']);
    expect(rulesOf(await to('invoices', 'email', newRecipient(), { message_class: 'transactional' }))).toEqual([]);
  });

  it('are counted by the recipient where no contact is named, over a week', async () => {
    await world.configure({ contact_pressure: { per_24h: 3, per_7d: 3 } });
    const recipient = newRecipient();
    const write = (word: string, to = recipient) =>
      submit({ recipient: to, bodyText: `Hello Ada, a note on ${word}.` });
    const { actionId } = await write('tea');
    await write('coffee', recipient.toUpperCase());
    const sentDaysAgo = async (days: number) => {
      const sql = 'UPDATE submission SET created_at = now() - make_interval(days => $2) WHERE id = $1';
      await world.database.unguarded(sql, [actionId, days]);
    };
    await sentDaysAgo(8);
    expect(rulesOf(await write('milk'))).toEqual([]);
    await sentDaysAgo(6);
    expect(rulesOf(await write('sugar'))).toEqual(['contact_pressure']);
  });

  it('are counted in every writing of one address', async () => {
    await world.configure({ contact_pressure: { per_24h: 2, per_7d: 5 } });
    const write = (recipient: string, word: string) => submit({ recipient, bodyText: `Hello Ada, a note on ${word}.` });
    expect(rulesOf(await write('ee@plain.example', 'tea'))).toEqual([]);
    expect(rulesOf(await write('ee@plain\u3002example', 'coffee'))).toEqual([]);
    expect(rulesOf(await write('EE@plain\uff61example', 'milk'))).toEqual(['contact_pressure']);
  });

  it('sent many at one moment pass as often as the cap allows, by the contact and by the recipient, sealed as well', async () => {
    const words = ['tea', 'coffee', 'milk', 'sugar', 'bread', 'jam'];
    const approved = async (changes: Changes) => {
      const answers = await Promise.all(
        words.map((word) => submit({ ...changes, bodyText: `Hello Ada, a note on ${word}.` })),
      );
      return answers.filter(({ status }) => status === 'APPROVED').length;
    };
    await world.configure({ contact_pressure: { per_24h: 2, per_7d: 5 } });
    expect(await approved({ recipient: newRecipient() })).toBe(2);
    expect(await approved({ recipient: newRecipient(), metadata: { contact: { id: 'crm-at-once' } } })).toBe(2);
    await world.configure({ seal_content: true });
    expect(await approved({ recipient: newRecipient() })).toBe(2);
    await world.configure({ seal_content: false });
  });

  it('are let go where they asked to be mended and only this warns of them, with what can be mended mended', async () => {
    await world.configure({ contact_pressure: { per_24h: 1, per_7d: 5 } });
    const turn = (bodyText: string, autoRemediate = true) =>
      submit({ channel: 'slack', recipient: 'U024BE7PR', subject: null, bodyText, autoRemediate, metadata: null });
    await turn('Hello Ada, a note on tea.');
    const plain = await turn('Hello Ada, a note on coffee.');
    expect(rulesOf(plain)).toEqual(['contact_pressure']);
    expect(plain).toMatchObject({
      status: 'APPROVED',
      policyPassed: false,
      remediated: true,
      remediatedBody: 'Hello Ada, a note on coffee.',
      remediations: [],
    });
    const mended = await turn('Hello Ada, a note on milk. We guarantee 3x ROI.');
    expect(mended).toMatchObject({ status: 'APPROVED', remediated: true });
    expect(mended.remediatedBody).not.toContain('guarantee 3x');
    expect(await turn('Hello Ada, a note on sugar.', false)).toMatchObject({
      status: 'QUEUED',
      queueReason: 'policy_warn',
    });
  });
});
