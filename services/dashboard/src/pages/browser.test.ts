import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newRecipient } from '@sendgate/gate/testing';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import { openTab, type Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld, dashboardWorld, heldMessage, password } from '../testing/dashboard-world.ts';

const hostile = `<img src=x onerror=alert(1)><script>alert(2)</script>"'</textarea><svg onload=alert(3)>`;

describeWithChromium('the pages in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;

  beforeAll(async () => {
    world = await dashboardWorld();
    tab = await openTab(executable, new URL(appUrl).host, world.port);
  });

  afterAll(async () => {
    await tab?.close();
    await world?.close();
  });

  const submit = async (bodyText = heldMessage.bodyText) =>
    (await world.gate.submit(world.caller, { ...heldMessage, bodyText })).submission.actionId;
  const statusOf = async (actionId: string) => world.gate.findSubmission(world.workspace.id, actionId);
  /** Lets the undo window of a decision end, as the worker does. */
  const commit = async (actionId: string) => {
    const view = await world.gate.reviews.open(world.actor('viewer'), actionId);
    await world.gate.reviews.commit(view?.pending?.id ?? '');
  };
  // A page that loads itself anew has no text for a moment.
  const shows = (text: string) =>
    `(document.querySelector('main')?.textContent ?? '').includes(${JSON.stringify(text)})`;
  const press = (selector: string) => `document.querySelector('${selector}').click()`;

  it('has a new person choose a password of their own, and then shows what they came for', async () => {
    const actionId = await submit();
    const email = 'new@here.example';
    await world.people.admin.send('POST', '/api/members', { email, name: 'New', password, role: 'reviewer' });
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await tab.fill('#email', email);
    await tab.fill('#password', password);
    await tab.leave(press('#sign-in button'));
    expect(await tab.read(shows('Choose one that only you know'))).toBe(true);
    await tab.fill('#current', password);
    await tab.fill('#chosen', password);
    await tab.read(press('main [type=submit]'));
    await tab.until(`!document.querySelector('.alert').hidden`);
    expect(await tab.read(`document.querySelector('.alert').textContent`)).toContain('Must differ');
    await tab.fill('#chosen', 'a password of my own');
    await tab.leave(press('main [type=submit]'));
    expect(await tab.read('location.pathname')).toBe(`/reviews/${actionId}`);
    expect(await tab.read(`document.querySelector('#decisions') !== null`)).toBe(true);
    await tab.leave(press('.who'));
    expect(await tab.read(shows('A new one signs you out everywhere else.'))).toBe(true);
    await tab.leave(press('#sign-out'));
  });

  it('lets a reviewer sign in from a review link, approve the message, think again, and approve it after all', async () => {
    const actionId = await submit();
    await tab.open(`${appUrl}/reviews/${actionId}`);
    expect(await tab.read('location.pathname')).toBe('/sign-in');
    await tab.fill('#email', 'reviewer@here.example');
    await tab.fill('#password', 'not the password');
    await tab.read(press('#sign-in button'));
    await tab.until(`!document.querySelector('.alert').hidden`);
    expect(await tab.read(`document.querySelector('.alert').textContent`)).toBe('E-mail or password is wrong.');
    expect(await tab.read(shows('Forgotten your password? An admin of your workspace'))).toBe(true);
    await tab.fill('#password', password);
    await tab.leave(press('#sign-in button'));
    expect(await tab.read('location.pathname')).toBe(`/reviews/${actionId}`);
    expect(await tab.read('document.cookie')).toBe('');
    await tab.fill('#reason', 'Checked with the customer.');
    await tab.leave(press('[data-kind=approve] [type=submit]'));
    expect(await tab.read(`document.querySelector('#decisions')`)).toBeNull();
    expect(await tab.read(shows('Being decided by reviewer@here.example: approved'))).toBe(true);
    expect((await statusOf(actionId))?.status).toBe('QUEUED');
    await tab.leave(press('[data-act$=undo]'));
    expect(await tab.read(shows('Being decided'))).toBe(false);
    // Whoever is at the keyboard is where they decide anew, and then where it says what it came to.
    expect(await tab.read('document.activeElement.textContent')).toBe('Decide');
    await tab.fill('#reason', 'Checked with the customer.');
    await tab.leave(press('[data-kind=approve] [type=submit]'));
    await commit(actionId);
    // The page hears of it by itself.
    await tab.until(`${shows('APPROVED')} && !${shows('Being decided')}`);
    await tab.until(`document.activeElement.textContent === 'APPROVED'`);
    expect(await statusOf(actionId)).toMatchObject({
      status: 'APPROVED',
      reviewedBy: 'reviewer@here.example',
      edited: false,
    });
    expect(tab.complaints()).toEqual([]);
  });

  it('sends an edit only when the reviewer made one', async () => {
    const actionId = await submit();
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await tab.fill('#body-text', 'Hi Lee, here is the answer.');
    await tab.fill('#reason', 'Rewritten by hand.');
    await tab.leave(press('[data-kind=approve] [type=submit]'));
    await commit(actionId);
    const edited = { edited: true, approvedBody: 'Hi Lee, here is the answer.' };
    expect(await statusOf(actionId)).toMatchObject({ status: 'QUEUED', ...edited });
    await tab.open(`${appUrl}/reviews/${actionId}`);
    expect(await tab.read(`document.querySelector('#body-text').value`)).toBe(edited.approvedBody);
    expect(await tab.read(`document.querySelectorAll('ins, del').length`)).toBeGreaterThan(1);
    await world.gate.reviews.approve(world.actor('admin'), actionId, {
      expectedVersion: (await statusOf(actionId))?.version ?? 0,
      reason: 'Read it again.',
    });
    expect(await statusOf(actionId)).toMatchObject({ status: 'APPROVED', ...edited });
  });

  it('asks for a reason while a BLOCK remains, and not for an edit that mends it', async () => {
    // To somebody new: a message sent twice would be stopped whatever an edit says.
    const fresh = { ...heldMessage, recipient: newRecipient() };
    const { actionId } = (await world.gate.submit(world.caller, fresh)).submission;
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await tab.press('a');
    expect(await tab.read(`document.activeElement.matches('#reason:invalid')`)).toBe(true);
    const write = (text: string) =>
      `(() => { const field = document.querySelector('#body-text'); field.value = ${JSON.stringify(text)}; field.dispatchEvent(new Event('input', { bubbles: true })); })()`;
    await tab.read(write('Hi Lee,\n\nAs an AI language model, I cannot.'));
    await tab.read(press('[data-kind=approve] [type=submit]'));
    await tab.until(`!document.querySelector('#refused').hidden`);
    expect(await tab.read(`document.querySelector('#refused').textContent`)).toContain('A BLOCK violation remains');
    await tab.read(write('Hi Lee, here is the answer.'));
    await tab.leave(press('[data-kind=approve] [type=submit]'));
    expect(await tab.read(shows('Being decided by reviewer@here.example: approved'))).toBe(true);
    expect(tab.complaints()).toEqual([]);
  });

  it('shows that what was asked for is not answered yet', async () => {
    await tab.open(`${appUrl}/reviews/${await submit()}`);
    await tab.read(
      `(() => { const { fetch } = window; window.fetch = async (...asked) => { await new Promise((go) => { window.go = go; }); return fetch(...asked); }; })()`,
    );
    await tab.read(press('[data-act$=claim]'));
    expect(await tab.read(`document.body.matches('[data-waiting]')`)).toBe(true);
    await tab.until(`getComputedStyle(document.body, '::after').visibility === 'visible'`);
    await tab.leave('window.go()');
    expect(await tab.read(`document.body.matches('[data-waiting]')`)).toBe(false);
    expect(tab.complaints()).toEqual([]);
  });

  it('calls for others by a key', async () => {
    const actionId = await submit();
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await tab.press('o');
    await tab.until(`${shows('Escalated')} && document.readyState === 'complete'`);
    expect(await tab.read(`document.querySelector('[data-key=o]')`)).toBeNull();
    expect(tab.complaints()).toEqual([]);
  });

  it('says who was faster when somebody decided meanwhile', async () => {
    const actionId = await submit();
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await tab.fill('#reason-code', 'tone');
    await world.gate.reviews.approve(world.actor('admin'), actionId, {
      expectedVersion: 1,
      reason: 'Somebody was faster.',
    });
    // Begun work is not thrown away: the page says that the hold was changed instead of loading it anew.
    await tab.until(`!document.querySelector('#changed').hidden`);
    await tab.read(press('[data-kind=reject] [type=submit]'));
    await tab.until(`!document.querySelector('.alert').hidden`);
    expect(await tab.read(`document.querySelector('.alert').textContent`)).toMatch(
      /^Somebody else was faster: .* admin@here\.example decided at \d{4}-\d\d-\d\d \d\d:\d\d UTC\. /,
    );
    expect((await statusOf(actionId))?.status).toBe('APPROVED');
  });

  it('says once that a hold was changed meanwhile, and leaves its reader at the field they were at', async () => {
    const actionId = await submit();
    await tab.open(`${appUrl}/reviews/${actionId}`);
    const at = () => tab.read('document.activeElement.id');
    await tab.read(`document.querySelector('#note-text').focus()`);
    await world.gate.reviews.escalate(world.actor('admin'), actionId, 1);
    await tab.until(`${shows('Escalated')} && document.activeElement.id === 'note-text'`);
    await tab.press('x');
    expect(await at()).toBe('note-text');
    await world.gate.reviews.claim(world.actor('admin'), actionId, { expectedVersion: 2 });
    await tab.until(`!document.querySelector('#changed').hidden`);
    await tab.read(press('[data-kind=note] [type=submit]'));
    await tab.until(`!document.querySelector('#refused').hidden`);
    expect(await tab.read(`document.querySelector('#refused').textContent`)).toBe(
      'Somebody else was faster. Reload to see what stands.',
    );
    await tab.fill('#note-text', '');
  });

  it('says who has a hold in hand where two take it up at once, and shows that too', async () => {
    const actionId = await submit();
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await tab.read(
      `(() => { const { fetch } = window; window.fetch = async (...asked) => { await new Promise((go) => { window.go = go; }); return fetch(...asked); }; })()`,
    );
    await tab.read(press('[data-act$=claim]'));
    await world.gate.reviews.claim(world.actor('admin'), actionId, { expectedVersion: 1 });
    // The page hears of the claim before the refusal of its own.
    await tab.until(`document.querySelector('#beside').textContent.includes('admin@here.example has it in hand')`);
    await tab.leave('window.go()');
    expect(await tab.read(shows('Take it over'))).toBe(true);
    expect(
      await tab.read(`(({ hidden, textContent }) => [hidden, textContent])(document.querySelector('#refused'))`),
    ).toEqual([false, expect.stringContaining('admin@here.example')]);
    expect(await tab.read('document.activeElement.id')).toBe('refused');
    expect(tab.complaints()).toEqual([]);
  });

  it('shows new holds and what others do without being asked to', async () => {
    await tab.open(`${appUrl}/reviews`);
    await tab.read(`window.stayed = true`);
    const actionId = await submit();
    await tab.until(`document.querySelector('[href="/reviews/${actionId}"]')`);
    await world.gate.reviews.claim(world.actor('admin'), actionId, { expectedVersion: 1 });
    await tab.until(shows('admin@here.example has it in hand'));
    expect(await tab.read('window.stayed')).toBe(true);
    // Nor does the page of a hold wait for its reader, as long as nothing was written on it.
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await world.gate.reviews.escalate(world.actor('admin'), actionId, 2);
    await tab.until(shows('Escalated'));
    expect(tab.complaints()).toEqual([]);
  });

  it('lets a reviewer take a hold over, pass it on, write a note, save an edit and say what to send instead', async () => {
    const actionId = await submit();
    await world.gate.reviews.claim(world.actor('admin'), actionId, { expectedVersion: 1 });
    await tab.open(`${appUrl}/reviews/${actionId}`);
    expect(await tab.read(shows('admin@here.example until'))).toBe(true);
    await tab.read(`window.confirm = (text) => text.includes('admin@here.example')`);
    await tab.leave(press('[data-act$=claim]'));
    expect(await tab.read(shows('reviewer@here.example until'))).toBe(true);
    await tab.fill('#assignee', 'owner@here.example');
    await tab.leave(press('[data-kind=assign] button'));
    await tab.fill('#note-text', 'Ask <b>sales</b>.');
    await tab.leave(press('[data-kind=note] button'));
    expect(await tab.read(shows('Ask <b>sales</b>.'))).toBe(true);
    await tab.fill('#body-text', 'Hi Lee, your card is 4539 1488 0343 6467.');
    await tab.leave(press('#save-edit'));
    expect(await tab.read(shows('BLOCK payment_card'))).toBe(true);
    expect(await tab.read(`document.querySelector('#unsent')`)).toBeNull();
    // Whoever approves this has to say so at a box, which is in sight.
    expect(await tab.read(`document.querySelector('#override').checkVisibility()`)).toBe(true);
    await tab.fill('#reason-code', 'privacy');
    await tab.fill('#guidance', 'Leave the number out.');
    await tab.leave(press('[data-kind=reject] [type=submit]'));
    await commit(actionId);
    await tab.until(`${shows('REJECTED')} && ${shows('Leave the number out.')}`);
    expect(await statusOf(actionId)).toMatchObject({
      assignee: 'owner@here.example',
      guidance: 'Leave the number out.',
    });
    expect(tab.complaints()).toEqual([]);
  });

  it('sends a form from any of its fields by Ctrl and Enter, and not before it is filled in', async () => {
    const actionId = await submit();
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await tab.press('r');
    await tab.press('ctrl+Enter');
    expect(await tab.read(`document.activeElement.matches('#reason-code:invalid')`)).toBe(true);
    await tab.fill('#reason-code', 'tone');
    await tab.fill('#note', 'Too loud.');
    await tab.read(`document.querySelector('#note').focus()`);
    await tab.press('ctrl+Enter');
    await tab.until(`document.querySelector('#pending')`);
    expect((await world.gate.reviews.open(world.actor('viewer'), actionId))?.pending?.decision).toBe('rejected');
    expect(tab.complaints()).toEqual([]);
  });

  it('keeps what is being written, and shows what came of a key wherever on the page its reader is', async () => {
    const actionId = await submit('Hi Lee, we guarantee 3x ROI. See you on Thursday.\n'.repeat(60));
    const inView = (selector: string) =>
      `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector('${selector}').getBoundingClientRect())`;
    const valueIn = (selector: string) => tab.read<string>(`document.querySelector('${selector}').value`);
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await tab.fill('#note-text', 'Asked sales.');
    await tab.fill('#body-text', 'Hi Lee, as we said.');
    await tab.leave(press('[data-act$=claim]'));
    expect([await valueIn('#note-text'), await valueIn('#body-text')]).toEqual(['Asked sales.', 'Hi Lee, as we said.']);
    // The suggested edit takes the place of an unsaved one, and only after a question.
    await tab.read(`(window.confirm = () => false, ${press('[data-key=s]')})`);
    expect(await valueIn('#body-text')).toBe('Hi Lee, as we said.');
    await tab.leave(`(window.confirm = () => true, ${press('[data-key=s]')})`);
    expect(await valueIn('#body-text')).not.toContain('as we said');
    expect(await valueIn('#note-text')).toBe('Asked sales.');
    expect(await tab.read(`[document.activeElement.id, ${inView('#edited')}]`)).toEqual(['edited', true]);
    await tab.read(`document.querySelector('[data-kind=note] button').focus()`);
    await tab.leave('document.activeElement.click()');
    expect([await valueIn('#note-text'), await tab.read('document.activeElement.id')]).toEqual(['', 'notes']);
    await tab.read('scrollTo(0, document.body.scrollHeight)');
    await tab.leave(press('[data-kind=approve] [type=submit]'));
    await tab.read('scrollTo(0, document.body.scrollHeight)');
    expect(await tab.read(`[document.activeElement.id, ${inView('#pending')}]`)).toEqual(['pending', true]);
    await tab.leave(press('[data-act$=undo]'));
    await tab.fill('#note-text', 'Still asking.');
    await tab.read('scrollTo(0, document.body.scrollHeight)');
    const expectedVersion = Number(await tab.read(`document.querySelector('#review').dataset.version`));
    await world.gate.reviews.escalate(world.actor('admin'), actionId, expectedVersion);
    await tab.until(inView('#changed'));
    await tab.leave(press('#changed a'));
    expect(await valueIn('#note-text')).toBe('Still asking.');
    expect(await tab.read('sessionStorage.length')).toBe(0);
    expect(tab.complaints()).toEqual([]);
  });

  it('keeps what is typed, and says why nothing is sent, where its script was lost on the way', async () => {
    const actionId = await submit();
    const said = `document.querySelector('#unscripted')`;
    await tab.lose('*/assets/request.js');
    await tab.open(`${appUrl}/reviews/${actionId}`);
    await tab.fill('#reason', 'Checked with the customer.');
    expect(await tab.read(`getComputedStyle(${said}).visibility`)).toBe('hidden');
    await tab.read(press('[data-kind=approve] [type=submit]'));
    expect(await tab.read(`location.pathname + ' ' + document.querySelector('#reason').value`)).toBe(
      `/reviews/${actionId} Checked with the customer.`,
    );
    await tab.read(`document.getAnimations().forEach((animation) => animation.finish())`);
    expect(await tab.read(`getComputedStyle(${said}).visibility + ' ' + getComputedStyle(${said}).position`)).toBe(
      'visible static',
    );
    await tab.lose('');
    await tab.open(`${appUrl}/reviews/${actionId}`);
    expect(await tab.read(said)).toBeNull();
  });

  it('runs nothing that a message contains', async () => {
    const actionId = await submit(`As an AI language model, I cannot do that. ${hostile}`);
    await tab.open(`${appUrl}/reviews/${actionId}`);
    expect(await tab.read(`document.querySelector('main').textContent`)).toContain(hostile);
    expect(await tab.read(`document.querySelector('#body-text').value`)).toContain(hostile);
    expect(await tab.read(`document.querySelectorAll('main img, main svg, main script').length`)).toBe(0);
    expect(tab.complaints()).toEqual([]);
  });

  it('asks an admin who ends every hold of a paused workspace about their number first', async () => {
    await submit();
    const { holds } = await world.gate.reviews.endings(world.actor('admin'));
    const { version } = await world.gate.workspaces.settings(world.workspace.id);
    await world.gate.workspaces.patchSettings(world.actor('owner'), { pause_mode: 'block' }, version);
    await tab.open(`${appUrl}/reviews`);
    expect(await tab.read(`document.querySelector('#pause-notice')`)).toBeNull();
    await tab.leave(press('#sign-out'));
    await tab.fill('#email', 'admin@here.example');
    await tab.fill('#password', password);
    await tab.leave(press('#sign-in button'));
    await tab.open(`${appUrl}/reviews`);
    await tab.read(`window.confirm = (text) => { window.asked = text; return false; }`);
    await tab.read(press('#pause-notice button'));
    expect(await tab.read('window.asked')).toContain(`End ${holds} holds as BLOCKED?`);
    expect((await world.gate.reviews.endings(world.actor('admin'))).latest).toBeNull();
    await tab.read(`window.confirm = () => true`);
    await tab.leave(press('#pause-notice button'));
    expect(await tab.read(shows(`is ending all holds: 0 of ${holds} so far`))).toBe(true);
    const { latest } = await world.gate.reviews.endings(world.actor('admin'));
    await world.gate.reviews.runEnding({ workspaceId: world.workspace.id, refId: latest?.endingId ?? '' });
    await tab.open(`${appUrl}/reviews`);
    expect(await tab.read(shows(`${holds} holds were ended for admin@here.example`))).toBe(true);
    expect(await tab.read(`document.querySelector('#pause-notice button')`)).toBeNull();
    expect(tab.complaints()).toEqual([]);
  });

  it('signs out', async () => {
    await tab.open(`${appUrl}/reviews`);
    await tab.leave(press('#sign-out'));
    expect(await tab.read('location.pathname')).toBe('/sign-in');
    await tab.open(`${appUrl}/reviews`);
    expect(await tab.read('location.pathname')).toBe('/sign-in');
  });
});
