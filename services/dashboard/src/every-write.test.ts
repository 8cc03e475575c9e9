import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routes } from './routes/index.ts';
import { type DashboardWorld, dashboardWorld, heldMessage, password } from './testing/dashboard-world.ts';

const writes = routes
  .filter((route) => route.method !== 'GET')
  .map((route) => `${route.method} ${route.path}`)
  .sort();

/** Writes that are recorded nowhere, or under conditions that another suite sets up. */
const apart: Readonly<Record<string, string>> = {
  'POST /api/sign-in': 'a matter of the person, not of one workspace',
  'POST /api/sign-out': 'a matter of the person, not of one workspace',
  'POST /api/password': 'ends the session of who asked; its record in session.test.ts',
  'PUT /api/session/shortcuts': 'a matter of the person, not of one workspace',
  'POST /api/callbacks/enable': 'changes nothing about a healthy receiver; the rest in callbacks.test.ts',
  'POST /api/policy/draft/test': 'changes nothing; proven in draft-test.test.ts',
  'DELETE /api/integrations/crm': 'needs a connection; its record in crm/crm.test.ts',
  'POST /api/integrations/crm/connect': 'changes nothing before the CRM agrees; its record in crm/crm.test.ts',
  'POST /api/intake/crm': 'is no person; its record under the name of the CRM in crm.test.ts of the gate',
  'POST /api/dispatches/:action_id/retry': 'needs a failed dispatch; in dispatch.test.ts',
};

let world: DashboardWorld;
let submitted = 0;

beforeAll(async () => {
  world = await dashboardWorld();
  const actor = world.actor('owner');
  const { version } = await world.gate.workspaces.settings(actor.workspaceId);
  await world.gate.workspaces.patchSettings(actor, { callback_url: 'https://hooks.customer.example/gate' }, version);
});
afterAll(() => world?.close());

const owner = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  world.people.owner.send(method, path, body, headers);
const held = async () => {
  submitted += 1;
  const recipient = `lee-${submitted}@customer.example`;
  return (await world.gate.submit(world.caller, { ...heldMessage, recipient })).submission.actionId;
};
/** A write to a hold nobody has touched. */
const review =
  (verb: string, body?: object): Scene =>
  async () => {
    const id = await held();
    return () => owner('POST', `/api/reviews/${id}/${verb}`, body, { 'If-Match': '"1"' });
  };
const ofWorkspace = (path: string) => `/api/workspaces/${world.workspace.id}/${path}`;
const newMember = async () => {
  submitted += 1;
  const email = `new-${submitted}@here.example`;
  return owner('POST', '/api/members', { email, name: 'New', password, role: 'viewer' });
};
const range = () => ({ from: '2020-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z' });

/** Sets the scene of a write, and hands out the write itself. */
type Scene = () => Promise<() => PromiseLike<{ status: number; text: string }>>;

/** Saves a draft on top of the policy in force that allows such a discount. */
const draftedPolicy = async (percent: number) => {
  const { body, headers } = await owner('GET', '/api/policy/draft');
  const settings = { max_discount_percent: percent };
  const draft = { based_on: body.active_snapshot_id, templates: body.templates, rules: {}, settings };
  return () => owner('PUT', '/api/policy/draft', draft, { 'If-Match': headers.etag ?? '' });
};

const made: Readonly<Record<string, Scene>> = {
  'DELETE /api/keys/:id': async () => {
    const { body } = await owner('POST', '/api/keys', { label: 'k' });
    return () => owner('DELETE', `/api/keys/${body.id ?? body.record?.id}`);
  },
  'DELETE /api/members/:user_id': async () => {
    const { body } = await newMember();
    return () => owner('DELETE', `/api/members/${body.user_id}`);
  },
  'DELETE /api/workspaces/:id/suppression': async () => {
    await owner('POST', ofWorkspace('suppression'), { entries: ['gone@customer.example'] });
    return () => owner('DELETE', ofWorkspace('suppression'), { entry: 'gone@customer.example' });
  },
  'PATCH /api/members/:user_id': async () => {
    const { body } = await newMember();
    return () => owner('PATCH', `/api/members/${body.user_id}`, { role: 'reviewer' });
  },
  'PUT /api/policy/draft': async () => draftedPolicy(6),
  'PATCH /api/workspaces/:id/settings': async () => {
    const { headers } = await owner('GET', ofWorkspace('settings'));
    return () => owner('PATCH', ofWorkspace('settings'), { sampling_percent: 3 }, { 'If-Match': headers.etag ?? '' });
  },
  'POST /api/callbacks/:event_id/retry': async () => {
    const { body } = await owner('POST', '/api/callbacks/test');
    return () => owner('POST', `/api/callbacks/${body.event_id}/retry`);
  },
  'POST /api/callbacks/replay': async () => () => owner('POST', '/api/callbacks/replay', range()),
  'POST /api/callbacks/test': async () => () => owner('POST', '/api/callbacks/test'),
  'POST /api/keys': async () => () => owner('POST', '/api/keys', { label: 'another' }),
  'POST /api/members': async () => newMember,
  'POST /api/members/:user_id/first-password': async () => {
    const { body } = await newMember();
    return () => owner('POST', `/api/members/${body.user_id}/first-password`);
  },
  'POST /api/policy/draft/backtest': async () => {
    const saved = await (await draftedPolicy(11))();
    const match = { 'If-Match': saved.headers.etag ?? '' };
    return () => owner('POST', '/api/policy/draft/backtest', { submissions: 5 }, match);
  },
  'POST /api/policy/draft/publish': async () => {
    const draft = await draftedPolicy(7);
    const saved = await draft();
    return () => owner('POST', '/api/policy/draft/publish', undefined, { 'If-Match': saved.headers.etag ?? '' });
  },
  'POST /api/policy/snapshots/:snapshot_id/activate': async () => {
    const saved = await (await draftedPolicy(8))();
    const match = { 'If-Match': saved.headers.etag ?? '' };
    const { snapshot } = (await owner('POST', '/api/policy/draft/publish', undefined, match)).body;
    const inForce = { 'If-Match': `"${snapshot.version}"` };
    return () => owner('POST', `/api/policy/snapshots/${snapshot.snapshot_id}/activate`, undefined, inForce);
  },
  'POST /api/privacy/erase': async () => () =>
    owner('POST', '/api/privacy/erase', { recipient: 'nobody@customer.example' }),
  'POST /api/reviews/:action_id/approve': review('approve', { reason: 'Checked with the customer.' }),
  'POST /api/reviews/:action_id/assign': review('assign', { assignee: 'reviewer@here.example' }),
  'POST /api/reviews/:action_id/block-recipient': review('block-recipient'),
  'POST /api/reviews/:action_id/check': async () => {
    const actor = world.actor('owner');
    const { version } = await world.gate.workspaces.settings(actor.workspaceId);
    await world.gate.workspaces.patchSettings(actor, { sampling_percent: 100 }, version);
    const chat = { channel: 'slack', recipient: 'U024BE7LH', subject: null, autoRemediate: true } as const;
    const message = { ...heldMessage, ...chat, bodyText: 'Hi Lee, see you on Thursday.' };
    const { submission } = await world.gate.submit(world.caller, message);
    const path = `/api/reviews/${submission.actionId}/check`;
    return () => owner('POST', path, { verdict: 'fine' }, { 'If-Match': '"1"' });
  },
  'POST /api/reviews/:action_id/claim': review('claim', {}),
  'POST /api/reviews/:action_id/edit': review('edit', { body_text: 'Hi Lee, see you on Thursday.' }),
  'POST /api/reviews/:action_id/substitutions': async () => {
    const message = { ...heldMessage, bodyText: 'Hi Lee, We guarantee 3x ROI. See you on Thursday.' };
    const { submission } = await world.gate.submit(world.caller, message);
    const path = `/api/reviews/${submission.actionId}/substitutions`;
    return () => owner('POST', path, { standing: [0] }, { 'If-Match': '"1"' });
  },
  'POST /api/reviews/:action_id/escalate': review('escalate'),
  'POST /api/reviews/:action_id/notes': review('notes', { text: 'Asked the account team.' }),
  'POST /api/reviews/:action_id/reject': review('reject', { reason_code: 'tone' }),
  'POST /api/reviews/:action_id/release': async () => {
    const id = await held();
    await owner('POST', `/api/reviews/${id}/claim`, {}, { 'If-Match': '"1"' });
    return () => owner('POST', `/api/reviews/${id}/release`, undefined, { 'If-Match': '"2"' });
  },
  'POST /api/reviews/:action_id/undo': async () => {
    const id = await held();
    const rejection = { reason_code: 'tone', undoable: true };
    await owner('POST', `/api/reviews/${id}/reject`, rejection, { 'If-Match': '"1"' });
    return () => owner('POST', `/api/reviews/${id}/undo`);
  },
  'POST /api/reviews/bulk': async () => {
    const items = [{ action_id: await held(), version: 1 }];
    return () => owner('POST', '/api/reviews/bulk', { decision: 'reject', reason_code: 'tone', items });
  },
  'POST /api/workspaces/:id/callback-secret/rotate': async () => () =>
    owner('POST', ofWorkspace('callback-secret/rotate')),
  'POST /api/workspaces/:id/consent-revocations': async () => () =>
    owner('POST', ofWorkspace('consent-revocations'), { channel: 'sms', recipient: '+14155550132' }),
  'POST /api/workspaces/:id/hold-endings': async () => {
    const actor = world.actor('owner');
    const pause = async (pause_mode: 'block' | 'off') => {
      const { version } = await world.gate.workspaces.settings(actor.workspaceId);
      await world.gate.workspaces.patchSettings(actor, { pause_mode }, version);
    };
    await pause('block');
    const { holds } = (await owner('GET', ofWorkspace('hold-endings'))).body;
    return () =>
      owner('POST', ofWorkspace('hold-endings'), { holds }).then(async (answer) => {
        // What follows finds holds again.
        await pause('off');
        return answer;
      });
  },
  'POST /api/workspaces/:id/suppression': async () => () =>
    owner('POST', ofWorkspace('suppression'), { entries: ['stop@customer.example'] }),
  'POST /api/workspaces/:id/suppression/imports': async () => () =>
    owner('POST', ofWorkspace('suppression/imports'), undefined, { 'Content-Type': 'text/csv' }).send(
      'later@customer.example\n',
    ),
};

describe('every write through the dashboard', () => {
  it('is tried here or has its reason not to be', () => {
    expect([...Object.keys(made), ...Object.keys(apart)].sort()).toEqual(writes);
  });

  it.each(Object.entries(made))('%s leaves a record under the name of who asked', async (_name, scene) => {
    const newest = async () => (await world.gate.audit.list(world.actor('owner'), { limit: 1 })).items[0];
    const write = await scene();
    const before = await newest();
    const answer = await write();
    expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
    const after = await newest();
    expect(after?.id).not.toBe(before?.id);
    expect(after?.actor).toBe('owner@here.example');
  });
});
