import { expect, it } from '@jest/globals';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld } from '../testing/dashboard-world.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

describeWithChromium('the draft of a policy in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(executable, 'policy_editor', (visit) => {
    ({ world, tab } = visit);
  });

  const open = (query = '') => tab.open(`${appUrl}/policy/draft${query}`);
  const submit = (selector: string) => tab.read(`document.querySelector('${selector}').requestSubmit()`);
  /** Writes into a field as a person does. */
  const type = async (selector: string, value: string) => {
    await tab.fill(selector, value);
    for (const event of ['input', 'change'])
      await tab.read(`document.querySelector('${selector}').dispatchEvent(new Event('${event}', { bubbles: true }))`);
  };
  const save = () => tab.leave(`document.querySelector('#draft').requestSubmit()`);
  const shown = () => tab.read<string>(`document.querySelector('#test-result').textContent`);
  const tryText = async (text: string) => {
    await tab.fill('#test-body', text);
    await submit('#draft-test');
    await tab.until(`document.querySelector('#test-result h3')`);
  };
  /** Saves a draft behind the page's back. */
  const drafted = async (changes: object) => {
    const actor = world.actor('owner');
    const { draft, version, activeSnapshotId } = await world.gate.policy.draft(actor);
    await world.gate.policy.saveDraft(actor, { ...draft, basedOn: activeSnapshotId, ...changes }, version);
  };

  it('shows where a text fires, why, and what the draft changes about it', async () => {
    await drafted({ rules: { guarantee_claim: { severity: 'BLOCK' }, superlative_claim: { mode: 'shadow' } } });
    await open();
    await tab.fill('#test-subject', 'We guarantee 3x ROI');
    await tryText('Hi <b>Lee</b>, we are the cheapest vendor. No guarantee is given.');
    expect(await tab.read(`document.activeElement.textContent`)).toBe('Under the draft: QUEUED (policy_block)');
    expect(await shown()).toContain('fires no more: superlative_claim');
    expect(await tab.read(`document.querySelector('#test-result .subject mark.block').title`)).toBe('guarantee_claim');
    expect(await tab.read(`document.querySelector('#test-result mark.shadow').textContent`)).toContain('cheapest');
    // What was typed is text, whatever it looks like.
    expect(await tab.read(`document.querySelector('#test-result b')`)).toBeNull();
    expect(await tab.read(`document.querySelector('#test-result .findings .badge.block').textContent`)).toBe('BLOCK');
    expect(await shown()).toContain('In shadow mode');
    expect(await shown()).toContain('not under the draft');
    expect(await shown()).not.toContain('[object');
    expect(await tab.read(`document.querySelector('#test-result > details summary').textContent`)).toMatch(
      /let go: \d/,
    );
    expect(tab.complaints()).toEqual([]);
  });

  it('has the fields its channel has, and says beside the form what is refused', async () => {
    await open();
    const isThere = (id: string) => tab.read<boolean>(`!document.querySelector('#${id}').closest('[hidden]')`);
    await tab.fill('#test-subject', 'We guarantee 3x ROI');
    await type('#test-channel', 'sms');
    expect([await isThere('test-subject'), await isThere('test-html')]).toEqual([false, false]);
    await tryText('Hi Lee, see you on Thursday.');
    expect(await shown()).not.toContain('guarantee_claim');
    await type('#test-metadata', '{ "source_records": ');
    await submit('#draft-test');
    expect(await tab.read(`document.activeElement.id + ' ' + document.activeElement.closest('details').open`)).toBe(
      'test-metadata true',
    );
    await type('#test-metadata', '{ "source_records": [{ "id": "r1" }] }');
    await submit('#draft-test');
    await tab.until(`!document.querySelector('#draft-test .alert').hidden`);
    expect(await tab.read(`document.querySelector('#draft-test .alert').textContent`)).toContain(
      'metadata.source_records.0.entity',
    );
    expect(await shown()).toBe('');
    expect(tab.complaints()).toEqual([]);
  });

  it('says that changes are not saved yet, and tries the same text again once they are', async () => {
    await drafted({ rules: {} });
    await open();
    await tryText('Hi Lee, we guarantee 3x ROI by spring.');
    expect(await shown()).toContain('Under the draft: QUEUED (policy_warn)');
    const isTold = () => tab.read<boolean>(`!document.querySelector('#test-unsaved').hidden`);
    expect(await isTold()).toBe(false);
    await type('#state-guarantee_claim', 'off');
    expect(await isTold()).toBe(true);
    await save();
    await tab.until(`document.querySelector('#test-result h3')`);
    expect(await shown()).toContain('Under the draft: APPROVED');
    expect(await tab.read(`document.activeElement === document.body`)).toBe(true);
    // Once: whoever opens the page next finds nothing of it.
    expect(await tab.read('sessionStorage.length')).toBe(0);
    await open();
    expect(await tab.read(`document.querySelector('#test-body').value`)).toBe('');
    expect(tab.complaints()).toEqual([]);
  });

  it('says why a draft cannot be tried, and tries the policy in force', async () => {
    await drafted({ templates: [] });
    await open();
    await tryText('Hi Lee, we guarantee 3x ROI by spring.');
    expect(await shown()).toContain('The draft cannot be tried. In force: QUEUED (policy_warn)');
    expect(await shown()).toContain('No rule is left');
    expect(tab.complaints()).toEqual([]);
  });

  const rule = (id: string, part = '') => `#rule-${id}${part}`;
  const click = (selector: string) => tab.read(`document.querySelector('${selector}').click()`);
  const stored = async () => (await world.gate.policy.draft(world.actor('owner'))).draft.rules;
  const problemBeside = (selector: string) =>
    tab.read<string>(`document.querySelector('${selector}').closest('.field').querySelector('.problem').textContent`);

  it('takes where a rule applies, its own values and its exceptions from fields', async () => {
    await drafted({ rules: { price_quote: { channels: ['email'] } }, settings: { max_discount_percent: 12 } });
    await open();
    const own = (id: string, name: string) => rule(id, ` [data-own="${name}"]`);
    await click(rule('price_quote', ' [data-key="channels"] [value="sms"]'));
    await click(rule('price_quote', ' [data-key="content_types"] [value="email"]'));
    await click(own('price_quote', 'price_book'));
    const book = rule('price_quote', ' [data-key="price_book"]');
    await click(`${book} [data-add]`);
    for (const [key, value] of [
      ['name', 'Plan'],
      ['amount', '49.5'],
      ['currency', 'EUR'],
    ] as const)
      await type(`${book} [data-key="${key}"]`, value);
    await click(rule('price_quote', ' [data-key="exceptions"] > [data-add]'));
    const exception = rule('price_quote', ' [data-key="exceptions"]');
    await type(`${exception} [data-key="phrase"]`, 'list price of 10 EUR');
    await type(`${exception} [data-key="owner"]`, 'ann@here.example');
    await type(`${exception} [data-key="expires_at"]`, '2099-01-01T08:30');
    // A value of its own begins with the one that holds for all rules, and is gone again once its box is cleared.
    await click(own('unapproved_discount', 'max_discount_percent'));
    const percent = rule('unapproved_discount', ' [data-key="max_discount_percent"] [type="number"]');
    expect(await tab.read(`document.querySelector('${percent}').value`)).toBe('12');
    await type(percent, '20');
    await click(own('contact_pressure', 'contact_pressure'));
    await type(rule('contact_pressure', ' [data-key="per_7d"]'), '');
    await click(own('contact_pressure', 'contact_pressure'));
    await save();
    expect(await stored()).toEqual({
      price_quote: {
        channels: ['email', 'sms'],
        contentTypes: ['email'],
        params: { price_book: [{ name: 'Plan', amount: 49.5, currency: 'EUR', per: null }] },
        exceptions: [{ phrase: 'list price of 10 EUR', owner: 'ann@here.example', expiresAt: '2099-01-01T08:30:00Z' }],
      },
      unapproved_discount: { params: { max_discount_percent: 20 } },
    });
    await tab.resize(375);
    expect(await tab.read(`document.documentElement.scrollWidth - document.documentElement.clientWidth`)).toBe(0);
    await tab.resize(1280);
    expect(tab.complaints()).toEqual([]);
  });

  it('loses nothing it cannot show, and nothing of a rule that is changed elsewhere', async () => {
    const rules = {
      price_quote: {
        ...{ enabled: false, mode: 'shadow' },
        params: { price_book: [{ name: 'Plan', amount: 9, currency: 'EUR' }], max_discount_percent: 5 },
        exceptions: [{ pattern: 'list\\s+price', owner: 'ann', expiresAt: '2099-01-01T08:30:15+02:00' }],
      },
      unapproved_discount: { enabled: true, params: { max_discount_percent: 'ten' }, contentTypes: ['code'] },
      guarantee_claim: { params: { approved_claims: ['  over\ntwo lines '] } },
      no_such_rule: { severity: 'WARN' },
    };
    const templates = ['commercial_commitments_v1', 'no_such_template_v1'];
    await drafted({ rules, templates });
    await open();
    await save();
    expect(await stored()).toEqual(rules);
    expect((await world.gate.policy.draft(world.actor('owner'))).draft.templates).toEqual(templates);
    await open();
    for (const id of ['price_quote', 'unapproved_discount', 'guarantee_claim']) await type(`#severity-${id}`, 'BLOCK');
    await save();
    const { enabled: _, ...discount } = rules.unapproved_discount;
    const [price] = rules.price_quote.params.price_book;
    expect(await stored()).toEqual({
      price_quote: {
        ...{ ...rules.price_quote, severity: 'BLOCK' },
        params: { ...rules.price_quote.params, price_book: [{ ...price, per: null }] },
      },
      unapproved_discount: { ...discount, severity: 'BLOCK' },
      guarantee_claim: { ...rules.guarantee_claim, severity: 'BLOCK' },
      no_such_rule: rules.no_such_rule,
    });
    await click(rule('no_such_rule', ' [data-own]'));
    await click(rule('price_quote', ' [data-own="max_discount_percent"]'));
    await save();
    const now = await stored();
    expect(now).not.toHaveProperty('no_such_rule');
    expect(now.price_quote?.params).toEqual({ price_book: [{ ...price, per: null }] });
    expect(tab.complaints()).toEqual([]);
  });

  it('says beside its field what is wrong with a part of a rule, before and after it is saved', async () => {
    const rules = { unapproved_discount: { params: { approved_claims: ['half off'], own_names: ['Acme'] } } };
    await drafted({ templates: ['commercial_commitments_v1'], rules });
    await open();
    const claims = rule('unapproved_discount', ' [data-key="approved_claims"] textarea');
    const exception = (part: string) => rule('guarantee_claim', ` [data-key="exceptions"] [data-key="${part}"]`);
    await type(claims, `half off\n${'x'.repeat(301)}`);
    await click(rule('guarantee_claim', ' [data-key="exceptions"] > [data-add]'));
    await type(exception('phrase'), 'no');
    await type(exception('owner'), 'ann');
    await submit('#draft');
    await tab.until(`!document.querySelector('#draft .bulk .alert').hidden`);
    expect(await problemBeside(exception('phrase'))).toMatch(/^entry 1, Wording: .*3/);
    expect(await tab.read('document.activeElement.dataset.key')).toBe('phrase');
    expect(await tab.read('document.activeElement.checkVisibility()')).toBe(true);
    await type(exception('phrase'), 'guarantee of origin');
    await type(exception('expires_at'), '2020-01-01T00:00');
    await save();
    expect(await problemBeside(exception('expires_at'))).toBe(
      'entry 1, Until (UTC): It has expired. Give it a later time, or leave it out.',
    );
    expect(await problemBeside(rule('unapproved_discount', ' [data-key="own_names"] textarea'))).toMatch(
      /^The rule takes/,
    );
    const colour = (selector: string, of: string) =>
      tab.read<string>(`getComputedStyle(document.querySelector('${selector}')).${of}`);
    expect(await colour(exception('expires_at'), 'borderColor')).toBe(
      await colour(rule('guarantee_claim', ' .problem:not([hidden])'), 'color'),
    );
    // Parts of a rule are no keys of the keyboard.
    expect(await tab.read(`document.querySelectorAll('#draft [aria-keyshortcuts]').length`)).toBe(0);
    await tab.resize(375);
    expect(await tab.read(`document.documentElement.scrollWidth - document.documentElement.clientWidth`)).toBe(0);
    await tab.resize(1280);
    expect(await problemBeside(claims)).toMatch(/^entry 2: .*300/);
    expect(await tab.read(`document.querySelector('${claims}').ariaInvalid`)).toBe('true');
    expect(tab.complaints()).toEqual([]);
  });

  it('has its rules as JSON, which takes the place of the fields once somebody pastes', async () => {
    await drafted({ rules: { guarantee_claim: { severity: 'BLOCK' } } });
    await open();
    await click('#rules-json summary');
    await tab.until(`document.querySelector('#rules-text').value !== ''`);
    await type('#state-false_urgency', 'off');
    const text = await tab.read<string>(`document.querySelector('#rules-text').value`);
    expect(JSON.parse(text)).toEqual({ guarantee_claim: { severity: 'BLOCK' }, false_urgency: { enabled: false } });
    await type('#rules-text', '{ "guarantee_claim": ');
    expect(await tab.read(`document.querySelector('#rule-false_urgency').inert`)).toBe(true);
    await submit('#draft');
    expect(await tab.read(`document.querySelector('#s-rules-problem').textContent`)).toContain('This is no JSON');
    await type('#rules-text', '{ "guarantee_claim": { "channels": ["email"] } }');
    await save();
    expect(await stored()).toEqual({ guarantee_claim: { channels: ['email'] } });
    expect(tab.complaints()).toEqual([]);
  });
});
