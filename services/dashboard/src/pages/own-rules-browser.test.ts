import { expect, it } from '@jest/globals';
import type { OwnRule } from '@sendgate/contracts';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld } from '../testing/dashboard-world.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

describeWithChromium('the own rules of a draft in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(executable, 'policy_editor', (visit) => {
    ({ world, tab } = visit);
  });

  const rule = (changes: Partial<OwnRule> = {}): OwnRule => ({
    id: 'own_offers',
    name: 'Offers',
    kind: 'phrases',
    severity: 'WARN',
    phrases: ['free trial', 'no strings attached'],
    detail: 'Nobody offered this.',
    ...changes,
  });
  /** A rule that says every part there is, some of them although they say nothing. */
  const whole: OwnRule = {
    ...{ id: 'own_projects', name: 'Projects', kind: 'pattern', severity: 'BLOCK', enabled: true, mode: 'shadow' },
    ...{
      pattern: 'project\\s+(?:falcon|heron)',
      fields: ['body'],
      content_types: ['email', 'other'],
      channels: ['email'],
    },
    ...{ detail: 'Not public yet.\nLeave it out.', safer_alternative: null, must_not_fire: [] },
    exceptions: [{ phrase: 'project falconry', owner: 'ann@here.example', expires_at: null }],
    must_fire: ['Project Falcon\nstarts in May.'],
  };
  const opened = async (rules: OwnRule[]) => {
    const actor = world.actor('owner');
    const { draft, version, activeSnapshotId } = await world.gate.policy.draft(actor);
    const settings = { own_rules: rules };
    await world.gate.policy.saveDraft(actor, { ...draft, settings, basedOn: activeSnapshotId }, version);
    await tab.open(`${appUrl}/policy/draft`);
  };
  const stored = async () => (await world.gate.policy.draft(world.actor('owner'))).draft.settings.own_rules;
  const part = (at: number, key: string) => `.own-rule:nth-of-type(${at}) [data-key="${key}"]`;
  /** Writes into a field as a person does. */
  const type = async (selector: string, value: string) => {
    await tab.fill(selector, value);
    await tab.read(`document.querySelector('${selector}').dispatchEvent(new Event('input', { bubbles: true }))`);
  };
  const click = (selector: string) => tab.read(`document.querySelector('${selector}').click()`);
  const save = () => tab.leave(`document.querySelector('#draft').requestSubmit()`);
  const isShown = (selector: string) => tab.read<boolean>(`document.querySelector('${selector}').checkVisibility()`);
  const refused = async () => {
    await tab.read(`document.querySelector('#draft').requestSubmit()`);
    await tab.until(`!document.querySelector('#draft .bulk .alert').hidden`);
    return tab.read<string>(`document.querySelector('#draft .bulk .alert').textContent`);
  };
  const problemBeside = (selector: string) =>
    tab.read<string>(`document.querySelector('${selector}').closest('.field').querySelector('.problem').textContent`);

  it('have their switch in the line of the choices beside it', async () => {
    await tab.resize(1440);
    await opened([rule()]);
    await tab.read(`document.querySelector('.own-rule').open = true`);
    const middle = (key: string) =>
      tab.read<number>(
        `(({ top, bottom }) => (top + bottom) / 2)(document.querySelector('${part(1, key)}').getBoundingClientRect())`,
      );
    expect(Math.abs((await middle('enabled')) - (await middle('severity')))).toBeLessThan(3);
  });

  it('are added, changed and taken out one by one, and what nobody touched stays to the letter', async () => {
    await opened([whole, rule(), rule({ id: 'own_old' })]);
    expect(await tab.read(`document.querySelectorAll('.own-rule[open]').length`)).toBe(0);
    await type(part(2, 'phrases'), 'free trial\n\n  on the house ');
    await click(`.own-rule:nth-of-type(2) [data-key="fold_leet"]`);
    await click(`.own-rule:nth-of-type(2) [data-key="channels"] [value="sms"]`);
    await click('.own-rule:nth-of-type(3) > .row [data-remove]');
    await click('#s-own_rules [data-as="either"] > .entries > [data-add]');
    await type(part(3, 'name'), 'Partners');
    expect(await tab.read(`document.querySelector('.own-rule:nth-of-type(3) summary').textContent`)).toContain(
      'Partners',
    );
    await type(part(3, 'kind'), 'entities');
    for (const [key, value] of [
      ['id', 'own_partners'],
      ['entities', 'Acme Robotics, Inc.'],
      ['detail', 'A partner no more.'],
      ['safer_alternative', 'a partner'],
    ] as const)
      await type(part(3, key), value);
    await click(`.own-rule:nth-of-type(3) [data-key="must_fire"] > [data-add]`);
    await type(`.own-rule:nth-of-type(3) [data-key="must_fire"] textarea`, 'Acme Robotics is here.');
    await save();
    expect(await stored()).toEqual([
      whole,
      rule({ phrases: ['free trial', 'on the house'], fold_leet: true, channels: ['sms'] }),
      {
        ...{ id: 'own_partners', name: 'Partners', kind: 'entities', severity: 'WARN', detail: 'A partner no more.' },
        ...{ entities: ['Acme Robotics, Inc.'], safer_alternative: 'a partner', must_fire: ['Acme Robotics is here.'] },
      },
    ]);
    expect(await tab.read(`document.querySelector('#validation > .alert')`)).toBeNull();
    expect(tab.complaints()).toEqual([]);
  });

  it('have the parts of their kind, and say nothing of those of another', async () => {
    // An id may be as long as it is; the page fits the smallest of windows all the same.
    await tab.resize(375);
    await opened([rule({ id: 'no_competitor_is_ever_named_in_first_touch_messages_to_anybody' })]);
    expect(await tab.read(`document.documentElement.scrollWidth - document.documentElement.clientWidth`)).toBe(0);
    await tab.resize(1280);
    await opened([rule()]);
    await tab.read(`document.querySelector('.own-rule').open = true`);
    const seen = async () => [
      await isShown(part(1, 'phrases')),
      await isShown(part(1, 'fold_leet')),
      await isShown(part(1, 'pattern')),
    ];
    expect(await seen()).toEqual([true, true, false]);
    await type(part(1, 'kind'), 'pattern');
    expect(await seen()).toEqual([false, false, true]);
    await type(part(1, 'pattern'), 'free\\s+trial');
    await save();
    const { phrases: _, ...same } = rule({ kind: 'pattern', pattern: 'free\\s+trial' });
    expect(await stored()).toEqual([same]);
    expect(tab.complaints()).toEqual([]);
  });

  it('are told beside the field what is wrong with it, whether it cannot be saved or cannot be published', async () => {
    await opened([rule(), whole]);
    await type(part(1, 'phrases'), `free trial\n${'x'.repeat(201)}`);
    expect(await refused()).toBe('Nothing was saved. To be mended: Own rules.');
    expect(await problemBeside(part(1, 'phrases'))).toMatch(/^entry 2: .*200/);
    expect(await tab.read('document.activeElement.dataset.key')).toBe('phrases');
    expect(await tab.read(`document.activeElement.closest('.own-rule').open`)).toBe(true);
    expect(
      await tab.read(`document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent`),
    ).toMatch(/^entry 2/);

    await type(part(1, 'phrases'), 'free trial');
    await type(part(2, 'pattern'), '(?<=secret )falcon');
    await save();
    expect(await problemBeside(part(2, 'pattern'))).toContain('It looks ahead or behind');
    expect(await tab.read(`document.querySelector('${part(2, 'pattern')}').ariaInvalid`)).toBe('true');
    expect(await tab.read(`document.querySelector('.own-rule:nth-of-type(2)').open`)).toBe(true);
    expect(await tab.read(`document.querySelector('#validation .alert a').getAttribute('href')`)).toBe('#own-rule-1');

    await type(part(2, 'detail'), '');
    await tab.read(`document.querySelector('.own-rule:nth-of-type(2)').open = false`);
    await tab.read(`document.querySelector('#draft').requestSubmit()`);
    // What the browser itself refuses can be seen.
    expect(await tab.read('document.activeElement.dataset.key')).toBe('detail');
    expect(await isShown(part(2, 'detail'))).toBe(true);
    await type(part(2, 'detail'), 'Not public.');
    await save();
    expect((await stored())[1]?.detail).toBe('Not public.');
    expect(tab.complaints()).toEqual([]);
  });

  it('can be pasted as JSON, which leaves the form alone until it says the same again', async () => {
    await opened([rule()]);
    await tab.read(`document.querySelector('#own-rules-json').open = true`);
    await tab.until(`document.querySelector('#own-rules-text').value !== ''`);
    await type(part(1, 'detail'), 'Nobody offers this.');
    const text = await tab.read<string>(`document.querySelector('#own-rules-text').value`);
    expect(JSON.parse(text)).toEqual([rule({ detail: 'Nobody offers this.' })]);
    const isInert = () => tab.read<boolean>(`document.querySelector('#s-own_rules [data-as="list"]').inert`);
    await type('#own-rules-text', '[{');
    expect(await isInert()).toBe(true);
    expect(await refused()).toBe('Nothing was saved. To be mended: Own rules.');
    expect(await tab.read(`document.querySelector('#s-own_rules-problem').textContent`)).toContain('This is no JSON');
    await type('#own-rules-text', text);
    expect(await isInert()).toBe(false);
    await type('#own-rules-text', JSON.stringify([whole]));
    await save();
    expect(await stored()).toEqual([whole]);
    expect(await tab.read(`document.querySelectorAll('.own-rule').length`)).toBe(1);
    expect(tab.complaints()).toEqual([]);
  });
});
