import { expect, it } from '@jest/globals';
import { newRecipient } from '@sendgate/gate/testing';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld, heldMessage } from '../testing/dashboard-world.ts';
import { dispatchByWebhook, endedDispatch } from '../testing/ended-dispatch.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

describeWithChromium('the pages of a workspace in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(executable, 'admin', (visit) => {
    ({ world, tab } = visit);
  });

  const main = () => tab.read<string>(`document.querySelector('main').textContent`);
  const agree = () => tab.read(`window.confirm = () => true`);
  const settings = async () => (await world.gate.workspaces.settings(world.workspace.id)).settings;
  const submitForm = (selector: string) => tab.leave(`document.querySelector('${selector}').requestSubmit()`);
  /** Submits a form that is refused, and hands out what it says. */
  const refusedBy = async (selector: string) => {
    await tab.read(`document.querySelector('${selector}').requestSubmit()`);
    await tab.until(`!document.querySelector('${selector} .alert').hidden`);
    return tab.read<string>(`document.querySelector('${selector} .alert').textContent`);
  };

  it('finds every page from the menu, and is told where it stands', async () => {
    await tab.open(`${appUrl}/reviews`);
    const paths = await tab.read<string[]>(
      `[...document.querySelectorAll('#menu a')].map((link) => link.getAttribute('href')).filter((path) => !path.startsWith('/ops'))`,
    );
    expect(paths).toHaveLength(15);
    for (const path of paths) {
      await tab.open(`${appUrl}${path}`);
      expect([path, await tab.read(`document.querySelector('#menu [aria-current]').getAttribute('href')`)]).toEqual([
        path,
        path,
      ]);
      expect([path, await tab.read(`document.querySelectorAll('h1').length`)]).toEqual([path, 1]);
      // Every field has a name that is read out.
      const nameless = `[...document.querySelectorAll('main input:not([type="hidden"], [hidden]), main select, main textarea')].filter((field) => !field.labels?.length && !field.ariaLabel).length`;
      expect([path, await tab.read(nameless)]).toEqual([path, 0]);
    }
    expect(tab.complaints()).toEqual([]);
  });

  it('fits every page into windows of any width, with the way to the password at its top', async () => {
    await tab.open(`${appUrl}/reviews`);
    const paths = await tab.read<string[]>(
      `[...document.querySelectorAll('#menu a')].map((link) => link.getAttribute('href')).filter((path) => !path.startsWith('/ops'))`,
    );
    for (const width of [320, 375, 820, 1000, 2560]) {
      await tab.resize(width);
      for (const path of paths) {
        await tab.open(`${appUrl}${path}`);
        const seen = `[document.documentElement.scrollWidth <= document.documentElement.clientWidth, document.querySelector('header [href="/password"]').checkVisibility()]`;
        expect([width, path, ...(await tab.read<boolean[]>(seen))]).toEqual([width, path, true, true]);
      }
    }
    await tab.resize(1280);
    expect(tab.complaints()).toEqual([]);
  });

  it('has room for who did something, whatever their address, for whole days and for the search beside its fields', async () => {
    const { gate, workspace, caller } = world;
    const email = `${'rita.reviewer.'.repeat(4)}of@${'subsidiary.'.repeat(4)}example`;
    const rita = { ...world.actor('owner'), email };
    const submit = async () => (await gate.submit(caller, { ...heldMessage, recipient: newRecipient() })).submission;
    const [decided, claimed] = [await submit(), await submit()];
    await gate.reviews.reject(rita, decided.actionId, { expectedVersion: 1, reasonCode: 'tone' });
    await gate.workspaces.suppression.add(rita, [newRecipient()], 'manual');
    await gate.reviews.claim(rita, claimed.actionId, { expectedVersion: 1 });
    const fits = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
    const level = (form: string) =>
      `new Set([...document.querySelectorAll('${form} :is(input:not([type="hidden"]), select, button)')].map((field) => field.getBoundingClientRect().top)).size`;
    for (const width of [1024, 1280]) {
      await tab.resize(width);
      for (const path of ['/messages', '/suppression', '/reviews']) {
        await tab.open(`${appUrl}${path}?workspace=${workspace.id}`);
        expect([width, path, await tab.read(fits)]).toEqual([width, path, true]);
        if (path !== '/suppression') expect([width, path, await tab.read(level('.filters'))]).toEqual([width, path, 1]);
      }
      await tab.open(`${appUrl}/reviews/${claimed.actionId}`);
      const broken = `[...document.querySelectorAll('dd time, li time')].filter((time) => time.getClientRects().length > 1).length`;
      expect([width, await tab.read(broken)]).toEqual([width, 0]);
    }
    await tab.resize(1280);
  });

  it('draws the line below a link that is a time', async () => {
    await tab.open(`${appUrl}/policy`);
    expect(await tab.read(`getComputedStyle(document.querySelector('td a > time')).textDecorationLine`)).toBe(
      'underline',
    );
  });

  it('imports a file, follows it to its end and names the lines it refused', async () => {
    await tab.open(`${appUrl}/suppression`);
    await tab.read(`(() => {
      const files = new DataTransfer();
      files.items.add(new File(['email\\nx@imported.example\\nnobody at all\\n'], 'list.csv'));
      document.querySelector('#file').files = files.files;
    })()`);
    await tab.fill('#import-reason', 'unsubscribed');
    await submitForm('form:has(#file)');
    const importId = await tab.read<string>(`location.pathname.split('/').at(-1)`);
    expect(await main()).toContain('waits for a worker');
    await world.gate.workspaces.suppression.runImport(importId);
    await tab.until(`!document.querySelector('#progress [data-running]')`);
    expect(await main()).toContain('Refused rows');
    expect(await tab.read(`document.querySelector('#progress tbody td').textContent`)).toBe('3');
    await tab.open(`${appUrl}/suppression`);
    expect(await main()).toContain('x@imported.example');
    await agree();
    await submitForm('form:has([aria-label="Remove x@imported.example"])');
    expect(await main()).not.toContain('x@imported.example');
    await tab.fill('#entries', 'one@added.example\n@added-too.example\n');
    await submitForm('form:has(#entries)');
    expect(await main()).toMatch(
      /@added-too\.example[\s\S]*one@added\.example|one@added\.example[\s\S]*@added-too\.example/,
    );
    await tab.fill('#entries', 'not a recipient');
    expect(await refusedBy('form:has(#entries)')).toMatch(/^Addresses, line 1: Neither/);
    expect(tab.complaints()).toEqual([]);
  });

  it('says what a form did once its page stands anew: in the form, or below the title where it is gone', async () => {
    const told = (form: string) =>
      tab.read<string>(`document.querySelector('${form} [role="status"]')?.textContent ?? 'nothing'`);
    const isRead = () => tab.read(`document.activeElement.matches('[role="status"]')`);
    await tab.open(`${appUrl}/suppression`);
    await tab.fill('#entries', 'first@told.example\nsecond@told.example\n');
    await submitForm('form:has(#entries)');
    expect([await told('form:has(#entries)'), await isRead()]).toEqual(['New on the list: 2.', true]);
    await tab.fill('#entries', 'first@told.example\n');
    await submitForm('form:has(#entries)');
    expect(await told('form:has(#entries)')).toBe('New on the list: 0.');
    await agree();
    // The next row stands in the place of the one that went, and did nothing.
    await submitForm('form:has([aria-label="Remove first@told.example"])');
    expect([await told('h1 ~'), await told('table')]).toEqual(['Removed from the list.', 'nothing']);
    await tab.open(`${appUrl}/callbacks`);
    await submitForm('form:has(#callback-url)');
    expect(await told('form:has(#callback-url)')).toBe('Saved.');
    await tab.open(`${appUrl}/callbacks`);
    expect(await told('main')).toBe('nothing');
    expect(tab.complaints()).toEqual([]);
  });

  it('says of every form that loads its page anew what it did', async () => {
    const silent = `[...document.querySelectorAll('form[data-send]')].filter(({ dataset }) => !(dataset.then ?? dataset.goes ?? dataset.done)).filter((form) => !form.querySelector('[data-reply]')).length`;
    for (const path of [
      'suppression',
      'erasures',
      'policy',
      'members',
      'callbacks',
      'dispatch',
      'keys',
      'integrations',
    ]) {
      await tab.open(`${appUrl}/${path}`);
      expect([path, await tab.read(silent)]).toEqual([path, 0]);
    }
  });

  it('erases a person after a question, and shows the proof as it comes', async () => {
    const recipient = newRecipient();
    await world.gate.submit(world.caller, { ...heldMessage, recipient });
    await tab.open(`${appUrl}/erasures`);
    await tab.fill('#recipient', 'nobody at all');
    await agree();
    expect(await refusedBy('form:has(#recipient)')).toContain('Not a recipient of any channel');
    await tab.fill('#recipient', recipient);
    await submitForm('form:has(#recipient)');
    const erasureId = await tab.read<string>(`location.pathname.split('/').at(-1)`);
    await world.gate.privacy.runErasure(erasureId);
    await tab.until(`document.querySelector('#progress').textContent.includes('A recipient was forgotten')`);
    expect(tab.complaints()).toEqual([]);
  });

  it('settles who sends by channel, with which sender and server, and refuses what cannot be', async () => {
    await tab.open(`${appUrl}/dispatch`);
    await tab.fill('#mode-email', 'smtp');
    expect(await refusedBy('form:has(#mode-email)')).toMatch(/dispatch/);
    await tab.fill('#smtp-host', 'smtp.customer.example');
    await tab.fill('#smtp-from', 'grace@customer.example');
    await submitForm('form:has(#smtp-host)');
    await tab.fill('#webhook-url', 'https://sender.customer.example/messages');
    await tab.fill('#webhook-secret', 'a-secret-of-sixteen');
    await submitForm('form:has(#webhook-url)');
    await tab.fill('#mode-email', 'smtp');
    await tab.fill('#mode-slack', 'webhook');
    await submitForm('form:has(#mode-email)');
    expect(await settings()).toMatchObject({
      dispatch_mode: { email: 'smtp', slack: 'webhook', sms: 'caller' },
      dispatch_webhook_url: 'https://sender.customer.example/messages',
      dispatch_smtp: { host: 'smtp.customer.example', port: 587, encryption: 'starttls', user: null, dkim: null },
    });
    expect(await main()).toContain('(set; type a new one to replace it)');
    await tab.fill('#mode-email', 'caller');
    await submitForm('form:has(#mode-email)');
    await tab.fill('#smtp-host', '');
    await submitForm('form:has(#smtp-host)');
    expect((await settings()).dispatch_smtp).toBeNull();
    expect(tab.complaints()).toEqual([]);
  });

  it('writes, checks, publishes and activates a policy, and rolls it back', async () => {
    const draft = `${appUrl}/policy/draft`;
    const first = (await world.gate.snapshots.active(world.workspace.id)).id;
    await tab.open(draft);
    await tab.fill('#s-competitor_list', `Outreach\n${'x'.repeat(121)}`);
    expect(await refusedBy('#draft')).toBe('Nothing was saved. To be mended: Competitors.');
    expect(await tab.read(`document.querySelector('#s-competitor_list-problem').textContent`)).toMatch(/^entry 2: /);
    expect(await tab.read('document.activeElement.id')).toBe('s-competitor_list');
    await tab.fill('#s-competitor_list', '');
    await tab.fill('#s-max_discount_percent', '12');
    await tab.fill('#state-suppressed_recipient', 'shadow');
    await submitForm('#draft');
    expect(await tab.read(`document.querySelector('#validation .alert a').getAttribute('href')`)).toBe(
      '#rule-suppressed_recipient',
    );
    expect(await tab.read(`document.querySelector('[data-send*="/publish"]')`)).toBeNull();
    await tab.fill('#state-suppressed_recipient', '');
    await tab.fill('#state-false_urgency', 'off');
    await tab.fill('#severity-guarantee_claim', 'BLOCK');
    await tab.read(`document.querySelector('#rule-guarantee_claim [data-key="channels"] [value="email"]').click()`);
    await tab.read(`document.querySelector('#s-own_rules [data-add]').click()`);
    for (const [part, value] of [
      ['id', 'own_falcon'],
      ['name', 'Falcon'],
      ['phrases', 'project falcon'],
      ['detail', 'Not public.'],
    ])
      await tab.fill(`.own-rule [data-key="${part}"]`, String(value));
    await submitForm('#draft');
    const changes = await tab.read<string>(`document.querySelector('#validation .changes').textContent`);
    for (const id of ['false_urgency', 'guarantee_claim', 'max_discount_percent', 'own_falcon'])
      expect(changes).toContain(id);
    expect(changes).toContain('phrases: project falcon');
    expect(changes).not.toContain('{');
    // What was saved stands in the fields again.
    expect(await tab.read(`document.querySelector('#state-false_urgency').value`)).toBe('off');
    expect(await tab.read(`document.querySelector('#s-max_discount_percent').value`)).toBe('12');
    const promise = {
      ...heldMessage,
      recipient: newRecipient(),
      bodyText: 'Hi Lee, last chance! Offer expires tonight.',
    };
    const { submission } = await world.gate.submit(world.caller, promise);
    await submitForm('[data-send*="/backtest"]');
    const backtestId = await tab.read<string>(`location.pathname.split('/').at(-1)`);
    expect(await main()).toContain('waits for a worker');
    const never = () => false;
    await world.gate.policy.runBacktest({ workspaceId: world.workspace.id, refId: backtestId }, never);
    await tab.until(`!document.querySelector('#progress [data-running]')`);
    expect(await main()).toMatch(/false_urgency/);
    expect(await tab.read(`document.querySelector('#progress a[href^="/reviews/"]').textContent`)).toBe(
      submission.actionId,
    );
    expect(await main()).not.toContain('Offer expires');
    await tab.open(`${draft}?check=yes`);
    expect(await tab.read(`document.querySelector('a[href$="${backtestId}"]') !== null`)).toBe(true);
    await submitForm('[data-send*="/publish"]');
    const snapshot = await tab.read<string>(`location.pathname.split('/').at(-1)`);
    expect((await world.gate.snapshots.active(world.workspace.id)).id).toBe(first);
    await agree();
    await submitForm('[data-send*="/activate"]');
    const { id, snapshot: inForce } = await world.gate.snapshots.active(world.workspace.id);
    expect([id, inForce.settings.max_discount_percent, inForce.rules.guarantee_claim?.severity]).toEqual([
      snapshot,
      12,
      'BLOCK',
    ]);
    await tab.open(`${appUrl}/policy/snapshots/${first}`);
    expect(await main()).toContain('Roll back to this one');
    // From the list it is one step.
    await tab.open(`${appUrl}/policy`);
    await agree();
    await submitForm(`[data-send*="${first}/activate"]`);
    expect((await world.gate.snapshots.active(world.workspace.id)).id).toBe(first);
    expect(tab.complaints()).toEqual([]);
  });

  it('saves a draft on top of the policy that came into force meanwhile, without undoing settings it does not name', async () => {
    await tab.open(`${appUrl}/policy/draft`);
    await tab.fill('#s-approved_claims', 'we answer within a day');
    await submitForm('#draft');
    const actor = world.actor('owner');
    const { version } = await world.gate.workspaces.settings(actor.workspaceId);
    await world.gate.workspaces.patchSettings(actor, { postal_address: '1 Main Street' }, version);
    await tab.open(`${appUrl}/policy/draft`);
    expect(await main()).toContain('Another policy came into force');
    await submitForm('#draft');
    expect(await main()).not.toContain('Another policy came into force');
    const { settings: drafted } = (await world.gate.policy.draft(actor)).draft;
    expect(drafted).toMatchObject({ approved_claims: ['we answer within a day'], postal_address: '1 Main Street' });
  });

  it('sends again what failed, and what nobody knows about only after a question', async () => {
    const { gate, caller } = world;
    await dispatchByWebhook(gate, world.actor('owner'));
    const [failed, unknown] = [
      await endedDispatch(gate, caller, 'failed'),
      await endedDispatch(gate, caller, 'unknown'),
    ];
    const rowOf = (section: string, id: string) =>
      `section[aria-labelledby="${section}"] tr:has([href="/reviews/${id}"])`;
    const stands = async (id: string) => (await gate.findSubmission(world.workspace.id, id))?.deliveryStatus;
    await tab.open(`${appUrl}/dispatch`);
    expect(await tab.read(`document.querySelector('${rowOf('failed', failed)}').textContent`)).toContain('http_500');
    await submitForm(`${rowOf('failed', failed)} form`);
    expect(await stands(failed)).toBe('pending');
    expect(await tab.read(`!!document.querySelector('${rowOf('under-way', failed)}')`)).toBe(true);
    await tab.read(`window.confirm = (question) => { window.asked = question; return false; }`);
    await tab.read(`document.querySelector('${rowOf('unknown', unknown)} form').requestSubmit()`);
    expect(await tab.read('window.asked')).toContain('gets it twice');
    expect(await stands(unknown)).toBe('unknown');
    await agree();
    await submitForm(`${rowOf('unknown', unknown)} form`);
    expect(await stands(unknown)).toBe('pending');
    expect(tab.complaints()).toEqual([]);
  });

  it('checks a sample off', async () => {
    const actor = world.actor('owner');
    const { version } = await world.gate.workspaces.settings(actor.workspaceId);
    await world.gate.workspaces.patchSettings(actor, { sampling_percent: 100, dispatch_mode: {} }, version);
    const chat = { channel: 'slack', recipient: 'U024BE7LH', subject: null, autoRemediate: true } as const;
    await world.gate.submit(world.caller, { ...heldMessage, ...chat, bodyText: 'Hi Lee, see you on Thursday.' });
    await tab.open(`${appUrl}/samples`);
    await tab.leave(`document.querySelector('td a').click()`);
    await tab.fill('#verdict', 'fine');
    await submitForm('[data-kind="check"]');
    expect(await main()).toContain('checked by admin@here.example');
    expect(tab.complaints()).toEqual([]);
  });
});
