import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Role, roles } from '@sendgate/contracts';
import { newRecipient } from '@sendgate/gate/testing';
import { type DashboardWorld, dashboardWorld, heldMessage } from '../testing/dashboard-world.ts';

const hostile = `<img src=x onerror=alert(1)>"'</textarea><script>alert(1)</script>`;

/** Every page of the menu, with the least role that opens it. */
const pages: readonly (readonly [string, Role])[] = [
  ['/reviews', 'viewer'],
  ['/messages', 'viewer'],
  ['/samples', 'viewer'],
  ['/policy', 'viewer'],
  ['/usage', 'viewer'],
  ['/suppression', 'reviewer'],
  ['/policy/draft', 'policy_editor'],
  ['/erasures', 'admin'],
  ['/settings', 'admin'],
  ['/members', 'admin'],
  ['/callbacks', 'admin'],
  ['/dispatch', 'admin'],
  ['/keys', 'admin'],
  ['/audit', 'admin'],
];

describe('the pages of a workspace', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  const get = (role: Role, path: string) => world.people[role].send('GET', path);

  it.each(pages)('%s opens from %s upwards, and says to others which role it takes', async (path, minimum) => {
    for (const role of roles) {
      const page = await get(role, path);
      const may = roles.indexOf(role) <= roles.indexOf(minimum);
      expect([role, page.status]).toEqual([role, may ? 200 : 403]);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      if (!may) expect(page.text).toContain(`It needs the role ${minimum.replace('_', ' ')}`);
      // What nobody may open is not on their menu.
      expect([role, page.text.includes(`href="${path}"`)]).toEqual([role, may]);
    }
  });

  it.each(pages)('%s leads to sign-in without a session, and is not there for another tenant', async (path) => {
    const signedOut = await world.send('GET', path);
    expect([signedOut.status, signedOut.headers.location]).toEqual([303, `/sign-in?next=${encodeURIComponent(path)}`]);
    const foreign = await world.elsewhere.owner.send('GET', `${path}?workspace=${world.workspace.id}`);
    expect(foreign.status).toBe(404);
  });

  it.each(pages)(
    '%s runs no script but its own file and holds nothing a policy of its own would stop',
    async (path) => {
      const page = await get('owner', path);
      expect(String(page.headers['content-security-policy'])).not.toMatch(/unsafe|https?:|\*/);
      expect(page.text).not.toMatch(/ on\w+="|style="|<style|<script(?! type="module" src="\/assets\/dashboard\.js">)/);
    },
  );

  it.each([
    '/callbacks/evt_of_nobody',
    '/suppression/imports/imp_of_nobody',
    '/erasures/era_of_nobody',
    '/policy/snapshots/snap_of_nobody',
    '/policy/backtests/bkt_of_nobody',
  ])('%s is a page that says there is nothing', async (path) => {
    const page = await get('owner', path);
    expect([page.status, page.text.includes('There is nothing here')]).toEqual([404, true]);
  });

  it('keeps to the workspace that was chosen on every way from page to page', async () => {
    const both = await world.signIn(await world.addPerson('pages@both.example').then(() => 'pages@both.example'));
    await world.gate.workspaces.setMember(world.actor('owner'), both.userId, 'admin');
    const elsewhere = world.elsewhere.workspace.id;
    await world.gate.workspaces.setMember(
      { workspaceId: elsewhere, userId: world.elsewhere.owner.userId, email: 'owner@elsewhere.example', role: 'owner' },
      both.userId,
      'viewer',
    );
    const there = await both.send('GET', `/reviews?workspace=${elsewhere}`);
    expect(there.text).toContain(`href="/samples?workspace=${elsewhere}"`);
    expect(there.text).not.toContain('href="/audit');
    expect((await both.send('GET', `/audit?workspace=${elsewhere}`)).status).toBe(403);
    expect((await both.send('GET', `/audit?workspace=${world.workspace.id}`)).status).toBe(200);
  });

  it('shows an import with the lines it refused, and hands them out as a table', async () => {
    const { suppression } = world.gate.workspaces;
    const file = Buffer.from(`a@imported.example\n${hostile}\nb@imported.example\nnobody at all\n=1+1\n`);
    const { importId } = await suppression.startImport(world.actor('reviewer'), file, 'unsubscribed');
    const waiting = await get('reviewer', `/suppression/imports/${importId}`);
    expect(waiting.text).toMatch(/data-running[\s\S]*waits for a worker/);
    await suppression.runImport(importId);
    const done = await get('reviewer', `/suppression/imports/${importId}`);
    expect(done.text).not.toContain('data-running');
    expect(done.text).toMatch(/<dt>New on the list<\/dt><dd>2<[\s\S]*<dt>Refused<\/dt><dd>3</);
    expect(done.text).toMatch(/All 3, with what stood in them, can be downloaded until/);
    expect(done.text).not.toContain('nobody at all');
    const api = `/api/workspaces/${world.workspace.id}/suppression/imports/${importId}/errors.csv`;
    const table = await get('reviewer', api);
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [heading, first, ...rest] = table.text.trimEnd().split('\n');
    expect([heading, ...rest]).toEqual(['line,reason,text', '4,no_recipient,nobody at all', "5,no_recipient,'=1+1"]);
    expect(first).toMatch(/^2,no_recipient,"/);
    expect((await get('viewer', api)).status).toBe(403);
    const list = await get('reviewer', '/suppression?search=b@imp');
    expect(list.text).toContain('b@imported.example');
    expect(list.text).not.toContain('a@imported.example<');
    // Making somebody reachable again takes an admin.
    expect(list.text).not.toContain('data-send="DELETE');
    expect((await get('admin', '/suppression')).text).toContain('data-send="DELETE');
  });

  it('shows an erasure with the records that prove it, and never whom it was about', async () => {
    const recipient = newRecipient();
    const { submission } = await world.gate.submit(world.caller, { ...heldMessage, recipient });
    const { erasureId } = await world.gate.privacy.erase(world.actor('admin'), recipient);
    expect((await get('admin', `/erasures/${erasureId}`)).text).toContain('data-running');
    await world.gate.privacy.runErasure(erasureId);
    const page = await get('admin', `/erasures/${erasureId}`);
    for (const kind of ['privacy.erasure_requested', 'submission.erased', 'privacy.erasure_finished']) {
      expect(page.text).toContain(kind);
    }
    expect(page.text).toContain(submission.actionId);
    expect(page.text).not.toContain(recipient);
    expect((await get('admin', '/erasures')).text).toContain(`/erasures/${erasureId}`);
    // A slip of the pen looks like work done, and leaves the person where they were.
    const slip = await world.gate.privacy.erase(world.actor('admin'), `x${newRecipient()}`);
    const outcome = async (id: string) => (await get('admin', `/erasures/${id}`)).text.includes('No message to this');
    expect(await outcome(slip.erasureId)).toBe(false);
    await world.gate.privacy.runErasure(slip.erasureId);
    expect([await outcome(slip.erasureId), await outcome(erasureId)]).toEqual([true, false]);
  });

  it('narrows the audit log by what, who, about which message and when, and says what is wrong with a search', async () => {
    const { submission } = await world.gate.submit(world.caller, { ...heldMessage, recipient: newRecipient() });
    const { actionId } = submission;
    await world.gate.reviews.claim(world.actor('reviewer'), actionId, { expectedVersion: 1 });
    const count = async (query: string) =>
      (await get('admin', `/audit?${query}`)).text.match(/<li><details>/g)?.length ?? 0;
    expect(await count(`subject=${actionId}`)).toBe(2);
    expect(await count(`subject=${actionId}&kind=review.claimed`)).toBe(1);
    expect(await count(`subject=${actionId}&actor=reviewer@here.example`)).toBe(1);
    expect(await count(`subject=${actionId}&actor=nobody@here.example`)).toBe(0);
    expect(await count(`subject=${actionId}&from=2020-01-01T00:00&to=2020-01-02T00:00`)).toBe(0);
    const claimed = await world.gate.audit.list(world.actor('admin'), { actionId, kind: 'review.claimed' });
    const older = (await get('admin', `/audit?subject=${actionId}&before=${claimed.items[0]?.id}`)).text;
    // Which message a row is about stands on the row itself.
    expect(older).toMatch(new RegExp(`<summary>[^\\n]*<code>${actionId}</code></span></summary>`));
    const [decided, taken] = [
      '<strong><span title="submission.decided">The gate decided about a message</span></strong>',
      '<strong><span title="review.claimed">A person took a hold in hand</span></strong>',
    ];
    expect([older.includes(decided), older.includes(taken)]).toEqual([true, false]);
    expect(older).toContain(
      '<option value="review.claimed" title="review.claimed">A person took a hold in hand</option>',
    );
    // The timeline of the hold says the same.
    const { text } = await get('reviewer', `/reviews/${actionId}`);
    expect(text.slice(text.indexOf('id="timeline"'))).toContain('A person took a hold in hand');
    for (const [query, words] of [
      ['from=yesterday', 'Write times as'],
      ['from=2026-13-40T99:00', 'Write times as'],
      ['from=0000-01-01T00:00', 'Write times as'],
      ['from=2026-11-02T00:00&to=2026-11-01T00:00', 'has to be earlier'],
      ['kind=no.such', 'There is no record of the kind'],
    ]) {
      const page = await get('admin', `/audit?${query}`);
      expect([query, page.status, page.text.includes(words ?? '')]).toEqual([query, 200, true]);
    }
    const escaped = await get('admin', `/audit?actor=${encodeURIComponent(hostile)}`);
    expect(escaped.text).not.toContain('<img');
  });

  it('writes before and after of a change side by side', async () => {
    const { version } = await world.gate.workspaces.settings(world.workspace.id);
    await world.gate.workspaces.patchSettings(world.actor('admin'), { sampling_percent: 7 }, version);
    const page = await get('admin', '/audit?kind=settings.changed');
    expect(page.text).toMatch(/<th scope="row">sampling_percent<\/th><td class="long">0<\/td><td class="long">7<\/td>/);
  });

  it('names whom a record is about while they belong to the workspace, and their id afterwards', async () => {
    const { userId } = world.elsewhere.owner;
    await world.gate.workspaces.setMember(world.actor('owner'), userId, 'viewer');
    const about = async () =>
      /A person was given a role<\/span><\/strong> <span class="quiet">(.*?)<\/summary>/.exec(
        (await get('admin', '/audit?kind=member.set')).text,
      )?.[1];
    expect(await about()).toBe(`owner@here.example · ${world.elsewhere.owner.email}</span>`);
    await world.gate.workspaces.removeMember(world.actor('owner'), userId);
    expect(await about()).toBe(`owner@here.example · <code>${userId}</code></span>`);
  });

  it('offers a sample for a check to who reviews, and to others for reading', async () => {
    const actor = world.actor('owner');
    const { version } = await world.gate.workspaces.settings(actor.workspaceId);
    const off = await world.gate.workspaces.patchSettings(actor, { sampling_percent: 0 }, version);
    expect((await get('admin', '/samples')).text).toMatch(/in the <a href="[^"]*#s-sampling_percent">settings<\/a>/);
    expect((await get('viewer', '/samples')).text).toContain('in the settings how many');
    await world.gate.workspaces.patchSettings(actor, { sampling_percent: 100 }, off.version);
    const chat = { channel: 'slack', recipient: 'U024BE7LH', subject: null, autoRemediate: true } as const;
    const message = { ...heldMessage, ...chat, bodyText: 'Hi Lee, see you on Thursday.' };
    const { submission } = await world.gate.submit(world.caller, message);
    const listed = async (query = '') => (await get('viewer', `/samples${query}`)).text.includes(submission.actionId);
    expect(await listed()).toBe(true);
    expect((await get('viewer', `/reviews/${submission.actionId}`)).text).not.toContain('data-kind="check"');
    expect((await get('reviewer', `/reviews/${submission.actionId}`)).text).toContain('data-kind="check"');
    await world.gate.reviews.checkSample(world.actor('reviewer'), submission.actionId, {
      expectedVersion: submission.version,
      verdict: 'should_have_been_held',
    });
    expect([await listed(), await listed('?all=yes')]).toEqual([false, true]);
    expect((await get('viewer', `/reviews/${submission.actionId}`)).text).toContain('it should have been held');
  });
});
