import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HoldFilters } from '../review-view.ts';
import { blockedBody, message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
beforeAll(async () => {
  world = await testGate();
});
afterAll(() => world.close());

const hold = async (channel: 'email' | 'sms' | 'slack') => {
  const recipient = { email: {}, sms: { recipient: '+14155550123' }, slack: { recipient: 'U024BE7LH' } }[channel];
  const subject = channel === 'email' ? {} : { subject: null };
  const input = message({ bodyText: blockedBody, channel, ...subject, ...recipient });
  return (await world.gate.submit(world.caller, input)).submission;
};
const neighbours = (actionId: string, filters?: HoldFilters) =>
  world.gate.reviews.neighbours(world.workspaceId, actionId, filters);

describe('the neighbours of a hold', () => {
  it('are those before and after it in the list, and what is decided keeps its place among them', async () => {
    // An e-mail waits longest for its answer, a chat message shortest.
    const [email, sms, slack] = [await hold('email'), await hold('sms'), await hold('slack')];
    const listed = await world.gate.reviews.list(world.workspaceId, {});
    expect(listed.items.map(({ actionId }) => actionId)).toEqual([slack, sms, email].map(({ actionId }) => actionId));
    expect(await neighbours(slack.actionId)).toEqual({ before: null, after: sms.actionId, ahead: 0, total: 3 });
    expect(await neighbours(sms.actionId)).toEqual({
      before: slack.actionId,
      after: email.actionId,
      ahead: 1,
      total: 3,
    });
    expect(await neighbours(email.actionId)).toEqual({ before: sms.actionId, after: null, ahead: 2, total: 3 });
    const reviewer = await world.person('reviewer');
    await world.gate.reviews.reject(reviewer, sms.actionId, { expectedVersion: sms.version, reasonCode: 'tone' });
    expect(await neighbours(sms.actionId)).toEqual({
      before: slack.actionId,
      after: email.actionId,
      ahead: 1,
      total: 2,
    });
    expect(await neighbours(slack.actionId)).toEqual({ before: null, after: email.actionId, ahead: 0, total: 2 });
    // Behind the last one decided, those that were passed over come up again.
    await world.gate.reviews.reject(reviewer, email.actionId, { expectedVersion: email.version, reasonCode: 'tone' });
    expect(await neighbours(email.actionId)).toEqual({
      before: slack.actionId,
      after: slack.actionId,
      ahead: 1,
      total: 1,
    });
    await world.gate.reviews.reject(reviewer, slack.actionId, { expectedVersion: slack.version, reasonCode: 'tone' });
    expect(await neighbours(email.actionId)).toEqual({ before: null, after: null, ahead: 0, total: 0 });
  });

  it('are those among what the list is narrowed to, and from outside of it too', async () => {
    const [first, between, last] = [await hold('sms'), await hold('slack'), await hold('sms')];
    const texts: HoldFilters = { channel: 'sms' };
    const { items } = await world.gate.reviews.list(world.workspaceId, texts);
    expect(items.map(({ actionId }) => actionId)).toEqual([first.actionId, last.actionId]);
    expect(await neighbours(first.actionId, texts)).toEqual({ before: null, after: last.actionId, ahead: 0, total: 2 });
    expect(await neighbours(last.actionId, texts)).toEqual({ before: first.actionId, after: null, ahead: 1, total: 2 });
    expect(await neighbours(between.actionId, texts)).toEqual({
      before: null,
      after: first.actionId,
      ahead: 0,
      total: 2,
    });
    const toOne = { recipient: '+1 415 555 0123' };
    expect(await neighbours(first.actionId, toOne)).toEqual({ before: null, after: last.actionId, ahead: 0, total: 2 });
    expect(await neighbours(first.actionId, { ...texts, assignee: 'nobody@here.example' })).toEqual({
      ...{ before: null, after: null, ahead: 0, total: 0 },
    });
  });

  it('are none in a workspace that holds nothing', async () => {
    const other = await testGate();
    expect(await other.gate.reviews.neighbours(other.workspaceId, 'act_of_nobody')).toEqual({
      before: null,
      after: null,
      ahead: 0,
      total: 0,
    });
    await other.close();
  });

  it('lead from the last one back to the first that nobody is deciding, while its decision can still be taken back', async () => {
    const [deciding, waiting, last] = [await hold('email'), await hold('email'), await hold('email')];
    const afterLast = async () => (await neighbours(last.actionId, { channel: 'email' })).after;
    expect(await afterLast()).toBeNull();
    const reviewer = await world.person('reviewer');
    const reject = ({ actionId, version }: typeof last) =>
      world.gate.reviews.reject(reviewer, actionId, { expectedVersion: version, reasonCode: 'tone', undoable: true });
    await reject(deciding);
    await reject(last);
    expect(await afterLast()).toBe(waiting.actionId);
    await reject(waiting);
    expect(await afterLast()).toBeNull();
  });
});
