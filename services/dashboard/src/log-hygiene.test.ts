import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DashboardWorld, dashboardWorld, heldMessage, password } from './testing/dashboard-world.ts';

describe('the log', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });

  afterAll(async () => {
    await world?.close();
  });

  it('names requests and ids, and never a text, an address, a password, a token or a key', async () => {
    const { admin, reviewer } = world.people;
    const canary = (name: string) => `canary-${name}-7f3a9c`;
    const { submission } = await world.gate.submit(world.caller, {
      ...heldMessage,
      recipient: `${canary('recipient')}@customer.example`,
      subject: canary('subject'),
      bodyText: `As an AI language model, I cannot do that. ${canary('body')}`,
      metadata: { note: canary('metadata') },
    });
    const path = `/api/reviews/${submission.actionId}`;
    await reviewer.send('GET', path);
    await reviewer.send('GET', `/reviews/${submission.actionId}`);
    await reviewer.send('GET', `/api/reviews?recipient=${canary('query')}@x.example`);
    await reviewer.send(
      'POST',
      `${path}/approve`,
      { reason: canary('reason'), body_text: canary('edit') },
      { 'If-Match': '"1"' },
    );
    await reviewer.send(
      'POST',
      `${path}/reject`,
      { reason_code: canary('code'), note: canary('note') },
      { 'If-Match': '"9"' },
    );
    await world.send('POST', '/api/sign-in', { email: `${canary('email')}@x.example`, password: canary('password') });
    await world.send('POST', '/api/sign-in', { email: 'admin@here.example', password });
    await world.send('GET', '/api/session', undefined, {
      Cookie: canary('cookie'),
      Authorization: canary('authorization'),
    });
    await admin.send('POST', `/api/workspaces/${world.workspace.id}/suppression`, {
      entries: [`${canary('entry')}@x.example`],
    });
    const settings = `/api/workspaces/${world.workspace.id}/settings`;
    await admin.send('PATCH', settings, { callback_secret: canary('callback-secret') }, { 'If-Match': '"1"' });
    const rotated = await admin.send('POST', `/api/workspaces/${world.workspace.id}/callback-secret/rotate`);
    const created = await admin.send('POST', '/api/keys', { label: canary('label') });
    await world.send('POST', `/api/${canary('path')}`, {});

    const log = world.logLines.join('');
    expect(log).toContain(submission.actionId);
    expect(log).toContain('"route":"/api/reviews/:action_id/approve"');
    expect(log).not.toContain('canary-');
    expect(log).not.toContain('As an AI language model');
    for (const browser of Object.values(world.people)) {
      expect(log).not.toContain(browser.cookie.split('=')[1]);
      expect(log).not.toContain(browser.csrfToken);
      expect(log).not.toContain(browser.email);
    }
    expect(created.status).toBe(201);
    expect(log).not.toContain(created.body.key);
    expect(rotated.status).toBe(200);
    expect(log).not.toContain(rotated.body.callback_secret);
    expect(log).not.toContain(password);
  });
});
