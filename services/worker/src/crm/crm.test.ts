import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Crm, openCrm, readScopes, tagScopes } from '@sendgate/crm';
import { type CrmDouble, type DoubleFault, openCrmDouble } from '@sendgate/crm/testing';
import { blockedBody, message, newRecipient } from '@sendgate/gate/testing';
import { type DeliveryWorld, deliveryWorld } from '../testing/delivery-world.ts';

let double: CrmDouble;
let crm: Crm;
let world: DeliveryWorld;

beforeAll(async () => {
  double = await openCrmDouble({ rotates: true });
  crm = openCrm({ ...double.options, timeoutMs: 2_000 });
  world = await deliveryWorld(undefined, undefined, null, null, crm);
  await world.configure({ block_disposition: 'terminal', callback_url: null, callback_secret: null });
});
afterAll(async () => {
  await world?.close();
  await double?.close();
});

const connect = (changes: { portalId?: string; tagging?: boolean } = {}) => {
  const scopes = [...readScopes, ...tagScopes];
  const grant = { refreshToken: double.connect(scopes), portalId: double.portalId, scopes, tagging: true };
  return world.gate.crm.connect(world.owner, { ...grant, ...changes });
};
beforeEach(async () => {
  await world.settle();
  await connect();
});

let contacts = 100;
/** A contact of the CRM who was never written to. */
const contact = (properties: Record<string, string> = {}) => {
  contacts += 1;
  const known = { id: String(contacts), email: newRecipient() };
  double.putContact({ ...known, properties });
  return known;
};
const block = async (recipient: string, changes: Parameters<typeof message>[0] = {}) => {
  const submitted = await world.gate.submit(world.caller, message({ recipient, bodyText: blockedBody, ...changes }));
  expect(submitted.submission.status).toBe('BLOCKED');
  return submitted.submission.actionId;
};
const approve = async (recipient: string, changes: Parameters<typeof message>[0] = {}) => {
  const { submission } = await world.gate.submit(world.caller, message({ recipient, ...changes }));
  expect(submission.status).toBe('APPROVED');
  await world.settle();
  return submission.actionId;
};
const tag = (id: string) => [double.valueOf(id, 'svc_gate_blocked'), double.valueOf(id, 'svc_gate_action_id')];
const workOn = async (refId: string) =>
  (
    await world.database.sql<{ state: string; attempt: number; last: string | null; wait: number }>(
      `SELECT state, attempt, last_error_class AS last, round(extract(epoch FROM next_run_at - now()))::int AS wait
     FROM work_item WHERE ref_id = $1 AND kind LIKE 'crm_%' ORDER BY created_at DESC, id DESC LIMIT 1`,
      [refId],
    )
  )[0];
/** Lets what waits for its next try have it now. */
const again = async () => {
  await world.database.sql(`UPDATE work_item SET next_run_at = now(), enqueued_at = NULL WHERE state = 'PENDING'`);
  await world.settle();
};

describe('tagging', () => {
  it('marks whoever was blocked, and takes the mark back with a later approval', async () => {
    const { id, email } = contact();
    const blocked = await block(email);
    await world.settle();
    expect(tag(id)).toEqual(['true', blocked]);
    const { submission } = await world.gate.submit(world.caller, message({ recipient: email }));
    expect(submission.status).toBe('APPROVED');
    await world.settle();
    expect(tag(id)).toEqual(['false', submission.actionId]);
    const { events } = (await world.gate.findSubmission(world.workspaceId, blocked, { events: true })) ?? {};
    expect(events?.map(({ kind }) => kind)).toContain('crm.contact_tagged');
  });

  it('asks the CRM nothing while nobody is blocked', async () => {
    await world.database.sql('DELETE FROM crm_tag');
    const before = double.requests.length;
    await world.gate.submit(world.caller, message({ recipient: contact().email }));
    await world.settle();
    expect(double.requests.length).toBe(before);
  });

  it('writes nothing to a contact who is approved and was never blocked, whoever else was', async () => {
    await block(contact().email);
    await world.settle();
    const { id, email } = contact();
    await approve(email);
    expect(tag(id)).toEqual([undefined, undefined]);
  });

  const text = (recipient: string, id: string) =>
    ({ channel: 'sms', subject: null, recipient, metadata: { contact: { id } } }) as const;

  it('takes the mark back, however the approved message reaches the contact', async () => {
    const { id, email } = contact({ phone: '+14155550911' });
    await block('+14155550911', text('+14155550911', id));
    await world.settle();
    expect(tag(id)[0]).toBe('true');
    const approved = await approve(email);
    expect(tag(id)).toEqual(['false', approved]);
  });

  it('takes the mark back when the address of the contact is another by now', async () => {
    const { id, email } = contact();
    await block(email);
    await world.settle();
    double.putContact({ id, email: `new-${email}`, properties: { svc_gate_blocked: 'true' } });
    const approved = await approve(`new-${email}`);
    expect(tag(id)).toEqual(['false', approved]);
  });

  it.each([
    ['by the same address', (email: string) => approve(email)],
    ['over another channel', (_: string, id: string) => approve('+14155550912', text('+14155550912', id))],
  ] as const)('does not mark whoever was approved %s while the CRM was away', async (_, approveOver) => {
    const { id, email } = contact({ phone: '+14155550912' });
    double.fail('/crm/objects', { status: 503 });
    await block(email);
    await world.settle();
    await approveOver(email, id);
    await again();
    expect(tag(id)[0]).not.toBe('true');
  });

  it('does not mark whoever was approved while the connection was lost, once it is made again', async () => {
    const { id, email } = contact();
    double.uninstall();
    await block(email);
    await world.settle();
    await approve(email);
    await connect();
    await world.settle();
    expect(tag(id)[0]).not.toBe('true');
  });

  it('takes the mark back once the CRM, which was away, takes the approval', async () => {
    const { id, email } = contact();
    await block(email);
    await world.settle();
    double.fail('/crm/objects', { status: 503 });
    await approve(email);
    expect(tag(id)[0]).toBe('true');
    await again();
    expect(tag(id)[0]).toBe('false');
  });

  it('knows the marks of an account that is disconnected and connected again', async () => {
    const { id, email } = contact();
    await block(email);
    await world.settle();
    await world.gate.crm.disconnect(world.owner);
    await connect();
    const approved = await approve(email);
    expect(tag(id)).toEqual(['false', approved]);
  });

  it.each([
    ['an e-mail', (email: string) => [email, {}] as const],
    ['a text message', (_: string, id: string) => ['+14155550913', text('+14155550913', id)] as const],
  ])('takes back what the CRM shows of somebody who is erased after %s', async (_, to) => {
    const { id, email } = contact({ phone: '+14155550913' });
    const [recipient, changes] = to(email, id);
    await block(recipient, changes);
    await world.settle();
    expect(tag(id)[0]).toBe('true');
    await world.gate.privacy.erase(world.owner, recipient);
    await world.settle();
    await again();
    expect(tag(id)).toEqual(['false', '']);
    const known = await world.database.sql('SELECT 1 FROM crm_tag WHERE contact_id = $1', [id]);
    expect(known).toEqual([]);
  });

  it('marks nobody in another account who has the same id there', async () => {
    const stranger = contact();
    await connect({ portalId: '111' });
    double.fail('/crm/objects', { status: 503 });
    const draft = message({ bodyText: blockedBody, metadata: { contact: { id: stranger.id } } });
    const { actionId } = await world.gate.crm.submit({ workspaceId: world.workspaceId, portalId: '111' }, draft);
    await world.settle();
    await connect();
    await again();
    expect(tag(stranger.id)).toEqual([undefined, undefined]);
    expect(await workOn(actionId)).toMatchObject({ state: 'DEAD', last: 'crm_other_account' });
  });

  it('waits while tagging is off', async () => {
    const { id, email } = contact();
    double.fail('/crm/objects', { status: 503 });
    const blocked = await block(email);
    await world.settle();
    await connect({ tagging: false });
    await again();
    expect(await workOn(blocked)).toMatchObject({ state: 'DEAD', last: 'crm_tagging_off' });
    await connect();
    await world.settle();
    expect(tag(id)).toEqual(['true', blocked]);
  });

  /** Another workspace that tags in the same account. */
  const colleague = async () => {
    const { gate } = world;
    const { id: workspaceId } = await gate.workspaces.create('Of the same account', null);
    const owner = await world.person('owner', workspaceId);
    const { key } = await gate.keys.create(owner, { label: 'theirs', livemode: true, scopes: ['gate:write'] });
    const caller = await gate.authenticateKey(key);
    if (!caller) throw new Error('a key just created was not accepted');
    const { version } = await gate.workspaces.settings(workspaceId);
    await gate.workspaces.patchSettings(owner, { block_disposition: 'terminal' }, version);
    const scopes = [...readScopes, ...tagScopes];
    const grant = { refreshToken: double.connect(scopes), portalId: double.portalId, scopes, tagging: true };
    await gate.crm.connect(owner, grant);
    return { gate, caller, workspaceId, owner };
  };

  it('leaves the mark while another workspace of the account has the contact blocked', async () => {
    const { gate, caller, workspaceId } = await colleague();
    const { id, email } = contact();
    await block(email);
    const { submission } = await gate.submit(caller, message({ recipient: email, bodyText: blockedBody }));
    await world.settle();
    await approve(email);
    expect(tag(id)).toEqual(['true', submission.actionId]);
    const about = await gate.findSubmission(workspaceId, submission.actionId, { events: true });
    expect(about?.events?.filter(({ kind }) => kind === 'crm.contact_tagged')).toHaveLength(1);
    const approved = await gate.submit(caller, message({ recipient: email }));
    await world.settle();
    expect(tag(id)).toEqual(['false', approved.submission.actionId]);
  });

  it('minds no block of a workspace that has disconnected the account', async () => {
    const { gate, caller, owner } = await colleague();
    const { id, email } = contact();
    await block(email);
    await gate.submit(caller, message({ recipient: email, bodyText: blockedBody }));
    await world.settle();
    await gate.crm.disconnect(owner);
    const approved = await approve(email);
    expect(tag(id)).toEqual(['false', approved]);
  });

  it('marks a contact the caller named beside their number, and nobody whose number is another', async () => {
    const named = contact({ phone: '+1 (415) 555-0901' });
    const other = contact({ phone: '+1 (415) 555-0902' });
    const text = (id: string) => ({ channel: 'sms', subject: null, metadata: { contact: { id } } }) as const;
    const blocked = await block('+14155550901', text(named.id));
    await block('+14155550901', text(other.id));
    await world.settle();
    expect(tag(named.id)).toEqual(['true', blocked]);
    expect(tag(other.id)).toEqual([undefined, undefined]);
  });

  it('lets the later decision stand where two are written at once, the earlier one last', async () => {
    const { id, email } = contact();
    const [first, second] = [await block(email), await block(email)];
    await world.settle();
    expect(tag(id)).toEqual(['true', second]);
    await world.database.sql(
      `UPDATE work_item SET state = 'PENDING', attempt = 0, next_run_at = now(), enqueued_at = NULL WHERE ref_id = $1 AND kind = 'crm_tag'`,
      [first],
    );
    await world.settle();
    expect(tag(id)).toEqual(['true', second]);
  });

  it('is done with somebody the CRM does not know', async () => {
    const blocked = await block(newRecipient());
    await world.settle();
    expect(await workOn(blocked)).toMatchObject({ state: 'DONE' });
  });

  it('is done with a contact that was deleted meanwhile', async () => {
    const { id } = contact();
    const draft = message({ bodyText: blockedBody, metadata: { contact: { id } } });
    const { actionId: blocked } = await world.gate.crm.submit(
      { workspaceId: world.workspaceId, portalId: double.portalId },
      draft,
    );
    double.deleteContact(id);
    await world.settle();
    expect(await workOn(blocked)).toMatchObject({ state: 'DONE' });
  });

  it('creates the two properties where the CRM has none', async () => {
    const fresh = await openCrmDouble();
    const freshCrm = openCrm({ ...fresh.options, timeoutMs: 2_000 });
    const other = await deliveryWorld(undefined, undefined, null, null, freshCrm);
    try {
      await other.configure({ block_disposition: 'terminal' });
      const scopes = [...readScopes, ...tagScopes];
      const grant = { refreshToken: fresh.connect(scopes), portalId: fresh.portalId, scopes, tagging: true };
      await other.gate.crm.connect(other.owner, grant);
      const recipient = newRecipient();
      fresh.putContact({ id: '7', email: recipient });
      await other.gate.submit(other.caller, message({ recipient, bodyText: blockedBody }));
      await other.settle();
      expect(fresh.valueOf('7', 'svc_gate_blocked')).toBe('true');
      expect([...fresh.properties.keys()]).toEqual(expect.arrayContaining(['svc_gate_blocked', 'svc_gate_action_id']));
    } finally {
      await other.close();
      await fresh.close();
    }
  });

  it('waits as long as the CRM asks for, and then does what was owed', async () => {
    const { id, email } = contact();
    double.fail('/crm/objects', { status: 429, retryAfter: '90' });
    const blocked = await block(email);
    await world.settle();
    expect(await workOn(blocked)).toMatchObject({ state: 'PENDING', last: 'rate_limited' });
    expect((await workOn(blocked))?.wait).toBeGreaterThan(80);
    await again();
    expect(tag(id)).toEqual(['true', blocked]);
  });

  it('gives up after six attempts, and makes up for it when the CRM is connected again', async () => {
    const { id, email } = contact();
    double.fail('/crm/objects', { status: 503 }, 6);
    const blocked = await block(email);
    await world.settle();
    for (let attempt = 2; attempt <= 6; attempt++) await again();
    expect(await workOn(blocked)).toMatchObject({ state: 'DEAD', attempt: 6, last: 'unavailable' });
    await connect();
    await world.settle();
    expect(tag(id)).toEqual(['true', blocked]);
  });

  it('goes on with the token that another process was given, and stores a moment too late', async () => {
    const { id, email } = contact();
    // The other process, with access tokens of its own.
    const elsewhere = openCrm({ ...double.options, timeoutMs: 2_000 });
    const opened = await world.gate.crm.open(world.workspaceId);
    const stored: string[] = [];
    const given = { ...opened, rotated: async (token: string) => void stored.push(token) };
    await elsewhere.contactById(given, id, []);
    const blocked = await block(email);
    await world.settle();
    expect(await workOn(blocked)).toMatchObject({ last: 'needs_reconnect', state: 'PENDING' });
    expect(await world.gate.crm.connection(world.workspaceId)).toMatchObject({ state: 'needs_reconnect' });
    await opened.rotated(stored[0] ?? '');
    expect(await world.gate.crm.connection(world.workspaceId)).toMatchObject({ state: 'connected' });
    await again();
    expect(tag(id)).toEqual(['true', blocked]);
  });

  it('notes that the CRM refuses the connection, and asks it no more until an admin connects again', async () => {
    const { id, email } = contact();
    await connect();
    double.uninstall();
    const blocked = await block(email);
    await world.settle();
    expect(await workOn(blocked)).toMatchObject({ state: 'PENDING', last: 'needs_reconnect' });
    expect(await world.gate.crm.connection(world.workspaceId)).toMatchObject({ state: 'needs_reconnect' });
    const before = double.requests.length;
    await again();
    expect(await workOn(blocked)).toMatchObject({ state: 'DEAD', last: 'crm_not_connected' });
    const later = await block(email);
    await world.settle();
    expect(double.requests.length).toBe(before);
    await connect();
    await world.settle();
    expect(tag(id)).toEqual(['true', later]);
  });
});

describe('an opt-out told by the CRM', () => {
  let events = 0;
  const tell = async (contactId: string) => {
    events += 1;
    await world.gate.crm.tell(world.workspaceId, [{ eventId: `event-${events}`, contactId, optOut: true }]);
    await world.settle();
  };
  const revocations = async () => (await world.database.sql('SELECT 1 FROM consent_revocation')).length;

  it('is kept as a consent taken back, where the CRM says so', async () => {
    const before = await revocations();
    const { id } = contact({ hs_email_optout: 'true' });
    await tell(id);
    expect(await revocations()).toBe(before + 1);
  });

  it('is nothing where the contact takes e-mail, or is gone', async () => {
    const before = await revocations();
    await tell(contact({ hs_email_optout: 'false' }).id);
    await tell(contact().id);
    await tell('999999');
    expect(await revocations()).toBe(before);
  });

  it('is of the address, too, that the contact gets later', async () => {
    const before = await revocations();
    contacts += 1;
    const id = String(contacts);
    double.putContact({ id, properties: { hs_email_optout: 'true' } });
    await tell(id);
    expect(await revocations()).toBe(before);
    const recipient = newRecipient();
    double.putContact({ id, email: recipient, properties: { hs_email_optout: 'true' } });
    await tell(id);
    expect(await revocations()).toBe(before + 1);
    const { submission } = await world.gate.submit(world.caller, message({ recipient }));
    expect(submission.status).not.toBe('APPROVED');
  });

  it.each<[string, string, DoubleFault, number, string]>([
    ['is away', '/crm/objects', 'hang up', 1, 'unavailable'],
    ['refuses tokens it has just given', '/crm/objects', { status: 401 }, 2, 'refused'],
    [
      'is behind something that refuses',
      '/crm/objects',
      { status: 403, type: 'text/html', body: '<html>' },
      1,
      'unavailable',
    ],
    ['says it waited too long', '/crm/objects', { status: 408 }, 1, 'unavailable'],
    ['refuses the app for a while', '/token', { status: 401, body: '{"error":"invalid_client"}' }, 1, 'refused'],
  ])('is not lost while the CRM %s', async (_what, path, fault, times, last) => {
    const before = await revocations();
    const { id } = contact({ hs_email_optout: 'true' });
    double.fail(path, fault, times);
    await tell(id);
    expect(await workOn(`${double.portalId}:${id}`)).toMatchObject({ state: 'PENDING', last });
    await again();
    expect(await revocations()).toBe(before + 1);
  });
});
