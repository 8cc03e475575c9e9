import { expect, it } from '@jest/globals';
import { newRecipient } from '@sendgate/gate/testing';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld, heldMessage } from '../testing/dashboard-world.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

const bodyText = 'Hi Lee, it works. <b>You</b> get the best CRM on the market. It is a world-leading platform. Bye.';

describeWithChromium('the substitutions of a hold in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(executable, 'reviewer', (visit) => {
    ({ world, tab } = visit);
  });

  it('are made together, undone one by one, and shown with what the policy finds after each', async () => {
    const { submission } = await world.gate.submit(world.caller, {
      ...{ ...heldMessage, recipient: newRecipient(), subject: 'The best CRM on the market', bodyText },
    });
    const { actionId } = submission;
    const standing = async () =>
      (await world.gate.reviews.open(world.actor('viewer'), actionId))?.substitutions?.map((each) => each.standing);
    const press = (label: string, at = 0) =>
      tab.leave(
        `[...document.querySelectorAll('button[data-act]')].filter((b) => b.textContent.trim() === '${label}')[${at}].click()`,
      );
    const suggestions = (await standing())?.length ?? 0;
    expect(suggestions).toBeGreaterThan(1);

    await tab.open(`${appUrl}/reviews/${actionId}`);
    expect(await tab.read(`document.querySelector('#substitutions')`)).toBeNull();
    await tab.leave(`document.querySelector('[data-key=s]').click()`);
    expect(await standing()).toEqual(Array(suggestions).fill(true));
    expect(await tab.read(`document.querySelectorAll('#substitutions li').length`)).toBe(suggestions);
    // The subject is left as it is, and so is what was found there.
    expect(await tab.read(`document.querySelector('#edited ~ p').textContent`)).toContain(
      'superlative_claim in the subject',
    );
    // Who speaks to their machine says what stands on a button.
    const unlike = `[...document.querySelectorAll('main button[aria-label]')].filter((b) => !b.ariaLabel.startsWith(b.textContent.trim())).length`;
    expect(await tab.read(unlike)).toBe(0);
    await press('Undo');
    expect(await standing()).toEqual([false, ...Array(suggestions - 1).fill(true)]);
    expect(await tab.read(`document.querySelector('#body-text').value`)).toContain(
      bodyText.slice(submission.violations[0]?.start ?? 0, submission.violations[0]?.end ?? 0),
    );
    await press('Make it again');
    expect(await standing()).toEqual(Array(suggestions).fill(true));
    await press('Undo all');
    expect(await tab.read(`document.querySelector('#body-text').value`)).toBe(bodyText);
    expect(await standing()).toEqual(Array(suggestions).fill(false));
    expect(tab.complaints()).toEqual([]);
  });
});
