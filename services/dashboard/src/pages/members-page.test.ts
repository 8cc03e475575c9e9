import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@sendgate/contracts';
import { type DashboardWorld, dashboardWorld, password } from '../testing/dashboard-world.ts';

const hostile = `<img src=x onerror=alert(1)>"'</textarea><script>alert(1)</script>`;

describe('the page of members', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  const page = async (role: Role) => (await world.people[role].send('GET', '/members')).text;
  const formOf = (text: string, person: Role) =>
    text.includes(`aria-label="Change the role of ${person}@here.example"`);

  it('offers nobody a role above their own, and no change of one', async () => {
    const [admin, owner] = [await page('admin'), await page('owner')];
    expect([admin.includes('<option value="owner"'), owner.includes('<option value="owner"')]).toEqual([false, true]);
    expect([formOf(admin, 'owner'), formOf(admin, 'admin'), formOf(admin, 'viewer')]).toEqual([false, true, true]);
    expect(formOf(owner, 'owner')).toBe(true);
  });

  it('proposes a password that is good enough and another each time', async () => {
    const proposed = async () => /name="password"[^>]* value="([^"]+)"/.exec(await page('admin'))?.[1] ?? '';
    const [first, second] = [await proposed(), await proposed()];
    expect(first).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(second).not.toBe(first);
    const person = { email: 'proposed@here.example', name: 'Proposed', role: 'viewer', password: first };
    expect((await world.people.admin.send('POST', '/api/members', person)).status).toBe(201);
  });

  it('shows everybody of this workspace and nobody of another, with names escaped', async () => {
    const person = { email: 'hostile@here.example', name: hostile, role: 'viewer', password };
    expect((await world.people.admin.send('POST', '/api/members', person)).status).toBe(201);
    const text = await page('admin');
    expect(text).toContain('hostile@here.example');
    expect(text).not.toMatch(/<img|<script>|owner@elsewhere\.example/);
  });
});
