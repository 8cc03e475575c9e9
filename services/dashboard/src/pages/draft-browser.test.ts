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
});
