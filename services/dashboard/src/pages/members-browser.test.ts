import { expect, it } from '@jest/globals';
import { describeWithChromium } from '../../../../test/support/chromium.ts';
import type { Tab } from '../testing/browser.ts';
import { appUrl, type DashboardWorld, password } from '../testing/dashboard-world.ts';
import { visitBefore } from '../testing/signed-in-tab.ts';

describeWithChromium('the page of members in a browser', (executable) => {
  let world: DashboardWorld;
  let tab: Tab;
  visitBefore(executable, 'owner', (visit) => {
    ({ world, tab } = visit);
  });

  const main = () => tab.read<string>(`document.querySelector('main').textContent`);
  const roleOf = async (email: string) =>
    (await world.gate.workspaces.members(world.workspace.id)).find((member) => member.email === email)?.role;
  const answer = (agreed: boolean) =>
    tab.read(`window.confirm = (question) => { window.asked = question; return ${agreed}; }`);
  const change = (email: string) => `form:has([aria-label="Change the role of ${email}"])`;
  const refusedBy = async (form: string) => {
    await tab.read(`document.querySelector('${form}').requestSubmit()`);
    await tab.until(`!document.querySelector('${form} .alert').hidden`);
    return tab.read<string>(`document.querySelector('${form} .alert').textContent`);
  };

  it('adds a person with a password that is shown once, who signs in and chooses another', async () => {
    await tab.open(`${appUrl}/members`);
    const first = await tab.read<string>(`document.querySelector('#first-password').value`);
    await tab.fill('#email', 'new@here.example');
    await tab.fill('#name', 'New');
    await tab.fill('#role', 'reviewer');
    await tab.read(`document.querySelector('#new-member').requestSubmit()`);
    await tab.until(`document.querySelector('#added').value !== ''`);
    expect(await tab.read(`document.querySelector('#added').value`)).toBe('new@here.example');
    expect(await tab.read(`document.querySelector('#first-password').value`)).toBe(first);
    // What is handed over as a password is none of what else is shown.
    expect(await tab.read(`document.querySelector('#added').labels[0].textContent`)).toBe('Added');
    await tab.leave(`document.querySelector('[data-reply] a').click()`);
    expect(await main()).toContain('new@here.example');
    expect(await tab.read(`document.documentElement.outerHTML.includes(${JSON.stringify(first)})`)).toBe(false);

    const signedIn = await world.send('POST', '/api/sign-in', { email: 'new@here.example', password: first });
    expect([signedIn.status, signedIn.body.person.first_password]).toEqual([200, true]);
    expect(tab.complaints()).toEqual([]);
  });

  it('gives a person a new first password after a question, and shows it once', async () => {
    const form = `form:has([aria-label="Give reviewer@here.example a new first password"])`;
    await tab.open(`${appUrl}/members`);
    await answer(true);
    await tab.read(`document.querySelector('${form}').requestSubmit()`);
    await tab.until(`document.querySelector('${form} input').value !== ''`);
    const given = await tab.read<string>(`document.querySelector('${form} input').value`);
    expect(await tab.read('window.asked')).toContain('signed out everywhere');
    await tab.open(`${appUrl}/members`);
    expect(await tab.read(`document.documentElement.outerHTML.includes(${JSON.stringify(given)})`)).toBe(false);

    const signedIn = await world.send('POST', '/api/sign-in', { email: 'reviewer@here.example', password: given });
    expect([signedIn.status, signedIn.body.person.first_password]).toEqual([200, true]);
    expect(tab.complaints()).toEqual([]);
  });

  it('says in words why somebody cannot be added', async () => {
    await tab.open(`${appUrl}/members`);
    await tab.fill('#email', 'unnamed@here.example');
    expect(await refusedBy('#new-member')).toBe('Name: Fill this in for a new person.');
    await tab.fill('#email', 'viewer@here.example');
    expect(await refusedBy('#new-member')).toBe('This person is a member already; change the role instead.');
    await tab.fill('#email', 'owner@elsewhere.example');
    expect(await refusedBy('#new-member')).toContain('This person has an account with a password of their own');
    await tab.fill('#first-password', '');
    await tab.read(`document.querySelector('#new-member').requestSubmit()`);
    await tab.until(`document.querySelector('#added').value !== ''`);
    expect(await roleOf('owner@elsewhere.example')).toBe('reviewer');
    expect(tab.complaints()).toEqual([]);
  });

  it('changes a role, keeps the last owner, and removes a person after a question', async () => {
    await tab.open(`${appUrl}/members`);
    await tab.fill('[aria-label="Role of viewer@here.example"]', 'policy_editor');
    await tab.leave(`document.querySelector('${change('viewer@here.example')}').requestSubmit()`);
    expect(await roleOf('viewer@here.example')).toBe('policy_editor');

    await answer(true);
    await tab.fill('[aria-label="Role of owner@here.example"]', 'admin');
    expect(await refusedBy(change('owner@here.example'))).toBe('A workspace keeps at least one owner.');
    expect(await tab.read('window.asked')).toContain('your own role');

    const remove = `form:has([aria-label="Remove viewer@here.example"])`;
    await answer(false);
    await tab.read(`document.querySelector('${remove}').requestSubmit()`);
    expect([await tab.read('window.asked'), await roleOf('viewer@here.example')]).toEqual([
      'viewer@here.example may do nothing here any more. Remove them?',
      'policy_editor',
    ]);
    await answer(true);
    await tab.leave(`document.querySelector('${remove}').requestSubmit()`);
    expect([await tab.read(`document.querySelector('${remove}')`), await roleOf('viewer@here.example')]).toEqual([
      null,
      undefined,
    ]);
    expect(
      (await world.send('POST', '/api/sign-in', { email: 'viewer@here.example', password })).body.memberships,
    ).toEqual([]);
    expect(tab.complaints()).toEqual([]);
  });
});
