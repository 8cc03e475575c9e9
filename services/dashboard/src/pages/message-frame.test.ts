import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { breakSeal } from '@sendgate/gate/testing';
import { type DashboardWorld, dashboardWorld, heldMessage } from '../testing/dashboard-world.ts';

describe('the frame with a message as its recipient sees it', () => {
  let world: DashboardWorld;
  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  const submit = async (recipient: string, bodyHtml: string | null = '<p>Hi, as an AI language model, I cannot.</p>') =>
    (await world.gate.submit(world.caller, { ...heldMessage, recipient, bodyHtml })).submission.actionId;
  const frameOf = (actionId: string) => `/reviews/${actionId}/message`;

  it('forbids its document everything but its own styles, and any page but ours to frame it', async () => {
    const actionId = await submit('lee@customer.example');
    const answer = await world.people.viewer.send('GET', frameOf(actionId));
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('language model');
    expect(String(answer.headers['content-security-policy']).split('; ')).toEqual([
      ...["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", "form-action 'none'"],
      ...["frame-ancestors 'self'", 'sandbox'],
    ]);
    expect(answer.headers).toMatchObject({
      ...{ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      ...{ 'x-dns-prefetch-control': 'off', 'x-content-type-options': 'nosniff' },
    });
    const page = await world.people.viewer.send('GET', `/reviews/${actionId}`);
    expect(page.text).toContain(`sandbox src="${frameOf(actionId)}"`);
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
    expect((await world.people.viewer.send('GET', '/reviews')).headers['content-security-policy']).not.toContain(
      'frame-src',
    );
  });

  it('leads to the sign-in form without a session, and answers 404 for what is not there or of another tenant', async () => {
    const actionId = await submit('tenant@customer.example');
    expect((await world.send('GET', frameOf(actionId))).headers.location).toContain('/sign-in?next=');
    const foreign = await world.elsewhere.owner.send('GET', frameOf(actionId));
    const absent = await world.elsewhere.owner.send('GET', frameOf('act_01ARZ3NDEKTSV4RRFFQ69G5FAV'));
    expect([foreign.status, absent.status, foreign.text]).toEqual([404, 404, absent.text]);
  });

  it('says so once the content was erased, when there is no HTML, and when it cannot be opened', async () => {
    const { gate, people, workspace, database } = world;
    const erased = await submit('erased@customer.example');
    const { erasureId } = await gate.privacy.erase(world.actor('owner'), 'erased@customer.example');
    await gate.privacy.runErasure(erasureId);
    const removed = await people.viewer.send('GET', frameOf(erased));
    expect(removed.text).toContain('The content was removed');
    expect(removed.text).not.toContain('language model');
    const plain = await submit('plain@customer.example', null);
    expect((await people.viewer.send('GET', frameOf(plain))).text).toContain('This message has no HTML.');
    expect((await people.viewer.send('GET', `/reviews/${plain}`)).text).not.toContain('<iframe');
    const deep = await submit('deep@customer.example', '<div>'.repeat(600));
    expect((await people.viewer.send('GET', frameOf(deep))).text).toContain('nested too deep');
    expect((await people.viewer.send('GET', `/reviews/${deep}`)).text).toContain('nested too deep');

    const { version } = await gate.workspaces.settings(workspace.id);
    await gate.workspaces.patchSettings(world.actor('owner'), { seal_content: true }, version);
    const sealed = await submit('sealed@customer.example');
    expect((await people.viewer.send('GET', frameOf(sealed))).text).toContain('language model');
    await breakSeal(database, 'submission', 'content_sealed', sealed);
    const unreadable = await people.viewer.send('GET', frameOf(sealed));
    expect([unreadable.status, unreadable.headers['content-security-policy']]).toEqual([
      500,
      expect.stringMatching(/; sandbox$/),
    ]);
    expect(unreadable.text).toContain('This message cannot be opened.');
  });

  it('leaves nothing of a message in the log, and who read it on record', async () => {
    const actionId = await submit('log@customer.example', '<p>As an AI language model, I say Rumpelstiltskin.</p>');
    await world.people.admin.send('GET', frameOf(actionId));
    expect(world.logLines.join('')).not.toContain('Rumpelstiltskin');
    const view = await world.gate.reviews.open(world.actor('viewer'), actionId);
    expect(view?.events).toContainEqual(
      expect.objectContaining({ kind: 'submission.body_read', actor: 'admin@here.example' }),
    );
  });
});
