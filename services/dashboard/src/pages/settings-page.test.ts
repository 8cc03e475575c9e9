import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { channelIds, defaultSettings, settingFields, settingSchema, settingSecretNames } from '@sendgate/contracts';
import { type DashboardWorld, dashboardWorld } from '../testing/dashboard-world.ts';
import { settingControl } from './setting-control.ts';

const hostile = `<img src=x onerror=alert(1)>"'</textarea><script>alert(1)</script>`;

describe('the page of settings', () => {
  let world: DashboardWorld;

  beforeAll(async () => {
    world = await dashboardWorld();
  });
  afterAll(() => world?.close());

  const page = async () => (await world.people.admin.send('GET', '/settings')).text;
  const change = async (patch: object) => {
    const { version } = await world.gate.workspaces.settings(world.workspace.id);
    await world.gate.workspaces.patchSettings(world.actor('owner'), patch, version);
  };

  it('has a field for every setting and every secret, but for those another page holds', async () => {
    const text = await page();
    const fields = [...text.matchAll(/data-setting="(\w+)"/g)].map(([, name]) => name);
    const all = [...Object.keys(settingFields), ...settingSecretNames];
    expect(fields.filter((name) => !all.includes(name ?? ''))).toEqual([]);
    expect(new Set(fields).size).toBe(fields.length);
    expect(all.filter((name) => !fields.includes(name)).sort()).toEqual([
      ...['dispatch_dkim_key', 'dispatch_mode', 'dispatch_smtp', 'dispatch_smtp_password'],
      ...['dispatch_webhook_secret', 'dispatch_webhook_url', 'own_rules'],
    ]);
    for (const path of ['/dispatch', '/policy/draft']) expect(text).toContain(`<p><a href="${path}">Change them`);
  });

  it('says of each what it does, how large it may be and what it is by default', async () => {
    const text = (await page()).replaceAll(/<[^>]+>/g, '');
    expect(text).toContain('Distinct reviewers who must approve a hold.');
    expect(text).toContain('required_approvals 1 to 3; default: 1');
    expect(text).not.toMatch(/\bnull\b/i);
    expect(text).toContain('contact_pressure default: Within 24 hours 1, Within 7 days 4');
    expect(text).toContain('callback_url at most 2048 characters; may be left empty; default: not set');
  });

  it('says where a setting changes nothing, because no rule in force reads it', async () => {
    const noteOf = async (name: string) =>
      new RegExp(`data-setting="${name}"[^]*?(?=data-setting=|$)`)
        .exec(await page())?.[0]
        .match(/It changes nothing[^<]*/)?.[0];
    expect([await noteOf('consent_required'), await noteOf('postal_address')]).toEqual([
      expect.stringContaining('It changes nothing at present'),
      expect.stringContaining('It changes nothing at present'),
    ]);
    for (const name of ['max_discount_percent', 'callback_url', 'hard_rules'])
      expect(await noteOf(name)).toBeUndefined();

    const { body } = await world.people.admin.send('GET', `/api/workspaces/${world.workspace.id}/settings`);
    expect(body.unread_settings).toContainEqual({
      setting: 'consent_required',
      rules: ['consent_revoked'],
      templates: ['chat_compliance_v1'],
    });
    expect(body.unread_settings.map(({ setting }: { setting: string }) => setting)).not.toContain(
      'max_discount_percent',
    );
  });

  it('escapes what settings hold, and never shows a secret', async () => {
    await change({
      competitor_list: [hostile],
      postal_address: hostile,
      price_book: [{ name: hostile, amount: 1, currency: 'EUR' }],
      evidence_max_age_days: { funding: 3 },
      callback_secret: 'a-secret-of-sixteen',
    });
    const text = await page();
    expect(text).not.toContain('<img');
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('a-secret-of-sixteen');
    expect(text).toContain('<span data-state>Set</span>');
  });

  it('gives lists whose entries have several lines a field for each', () => {
    const schema = { type: 'array', items: { type: 'string', maxLength: 60 } };
    expect(settingControl(schema, ['one', 'two'], {}).markup).toContain('data-as="lines">\none\ntwo</textarea>');
    expect(settingControl(schema, ['one\nmore', 'two'], {}).markup.match(/class="entry"/g)).toHaveLength(3);
  });

  it('offers wordings for the channels that are answered while a message waits, and for no other', async () => {
    const text = await page();
    const offered = (name: string) => {
      const [setting = ''] = new RegExp(`data-setting="${name}"[^]*?(?=data-setting=)`).exec(text) ?? [];
      return [...setting.matchAll(/data-key="(\w+)"/g)].map(([, channel]) => channel);
    };
    const chats = channelIds.filter((id) => id !== 'email');
    expect([offered('ack_templates'), offered('safe_fallbacks')]).toEqual([chats, chats]);
    expect(offered('review_ttl_minutes')).toEqual(channelIds);
  });

  it('falls back to JSON for a value of any other kind', () => {
    expect(settingControl({}, { any: [1] }, {}).markup).toContain('data-as="json"');
  });

  it('knows a control for every setting there is', () => {
    for (const [name, schema] of Object.entries(settingFields)) {
      const { markup } = settingControl(settingSchema(schema), defaultSettings[name as keyof typeof defaultSettings], {
        id: name,
      });
      expect([name, name !== 'own_rules' && markup.includes('data-as="json"')]).toEqual([name, false]);
    }
  });
});
