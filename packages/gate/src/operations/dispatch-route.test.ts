import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { SettingsPatch } from '@sendgate/contracts';
import { message, type TestGate, testGate } from '../testing.ts';

let world: TestGate;
const webhook: SettingsPatch = {
  dispatch_webhook_url: 'https://sender.example.org/messages',
  dispatch_webhook_secret: 'dispatch-secret-of-this-test',
};
const server = { host: 'smtp.example.org', port: 587, encryption: 'starttls' as const, user: null };
const mail: SettingsPatch = {
  dispatch_smtp: { ...server, from: 'grace@example.org', from_name: null, dkim: null },
};
beforeAll(async () => {
  world = await testGate();
  await world.configure({ ...webhook, ...mail, dispatch_mode: { email: 'smtp', slack: 'webhook' } });
});
afterAll(() => world?.close());
// A workspace has five messages under way at most, and what is under way here is never recorded.
beforeEach(() => world.database.sql(`UPDATE work_item SET state = 'DONE', lease_token = NULL, lease_until = NULL`));

const lease = async (actionId: string) => {
  const text = `UPDATE work_item SET next_run_at = now() - interval '1 second' WHERE ref_id = $1 AND kind = 'dispatch' RETURNING id`;
  const [row] = await world.database.sql<{ id: string }>(text, [actionId]);
  const item = row && (await world.gate.work.claim(row.id, 30));
  if (!item) throw new Error('the work cannot be claimed');
  return item;
};
let chats = 0;
const submit = async (channel: 'email' | 'slack') => {
  chats += 1;
  const chat = { channel, recipient: `U0ROUTE${100 + chats}`, subject: null, bodyText: 'See you at noon on Tuesday.' };
  return (await world.gate.submit(world.caller, message(channel === 'email' ? {} : chat))).submission.actionId;
};

it.each([
  ['email', 'another mail server', { dispatch_smtp: { ...mail.dispatch_smtp, host: 'mail.example.net' } }],
  ['email', 'another sender', { dispatch_smtp: { ...mail.dispatch_smtp, from: 'ada@example.org' } }],
  [
    'email',
    'a password',
    { dispatch_smtp: { ...mail.dispatch_smtp, user: 'grace' }, dispatch_smtp_password: 'secret' },
  ],
  ['slack', 'another address', { dispatch_webhook_url: 'https://other.example.org/messages' }],
  ['slack', 'another secret', { dispatch_webhook_secret: 'another-secret-of-this-test' }],
] as const)(
  'a message by %s, taken up before %s was named, is not begun: it comes again and goes there',
  async (channel, _what, change) => {
    await world.configure({ ...webhook, ...mail });
    const actionId = await submit(channel);
    const item = await lease(actionId);
    const task = await world.gate.dispatch.open(item);
    await world.configure(change as SettingsPatch);
    expect(task && (await world.gate.dispatch.begin(item, task))).toBe('lost');
    const again = await lease(actionId);
    expect(again.attempt).toBe(item.attempt);
    const next = await world.gate.dispatch.open(again);
    expect(next?.route).not.toEqual(task?.route);
    expect(next && (await world.gate.dispatch.begin(again, next))).toBe('begun');
  },
);

it.each([
  ['password', { user: 'grace', dkim: null }],
  ['dkim_key', { user: null, dkim: { domain: 'example.org', selector: 's1' } }],
])('there is no way for a message whose server needs a %s that is not there', async (_secret, part) => {
  await world.configure({ ...mail, dispatch_smtp_password: null });
  const actionId = await submit('email');
  const settings = { dispatch_smtp: { ...mail.dispatch_smtp, ...part } };
  const changed = 'UPDATE workspace SET settings = settings || $2 WHERE id = $1';
  await world.database.sql(changed, [world.workspaceId, settings]);
  expect(await world.gate.dispatch.open(await lease(actionId))).toMatchObject({ mode: 'smtp', route: null });
});
