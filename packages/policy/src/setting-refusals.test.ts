import { describe, expect, it } from '@jest/globals';
import { defaultSettings, type PolicySettings } from '@sendgate/contracts';
import { settingRefusals } from './setting-refusals.ts';

const hours = { from: '08:00', to: '21:00' };
const quietHours = (table: PolicySettings['quiet_hours']['table'], normal = hours) => ({
  enabled: true,
  default: normal,
  table,
});
const placesOf = (settings: Partial<PolicySettings>) => settingRefusals(settings).map(({ path }) => path.join('.'));

describe('settings that rules read', () => {
  it('are all in order in a new workspace', () => {
    expect(settingRefusals(defaultSettings)).toEqual([]);
  });

  it.each<[Partial<PolicySettings>, string[]]>([
    [{ approved_claims: ['5% off the annual plan', '   ', 'o'] }, ['approved_claims.1', 'approved_claims.2']],
    [{ approved_certifications: ['ISO 27001', ' - '] }, ['approved_certifications.1']],
    [{ competitor_list: ['Globex', '!'] }, ['competitor_list.1']],
    [{ approved_references: ['   ', '3M'] }, ['approved_references.0']],
    [{ own_names: ['Kestrel Robotics', '...'] }, ['own_names.1']],
    [{ profanity_mild: ['***', 'heck'] }, ['profanity_mild.0']],
    [{ standard_signatures: ['Hi'] }, ['standard_signatures.0']],
    [
      { link_allowlist: ['com', 'co.uk', 'not a domain', '192.0.2.4'] },
      [0, 1, 2, 3].map((at) => `link_allowlist.${at}`),
    ],
    [{ link_allowlist: ['acme.com', 'WWW.Acme.co.uk', '*.acme.io', 'https://acme.com/x', 'acme.github.io'] }, []],
    [{ own_domains: ['not a domain', 'acme', 'acme.com', '@acme.example'] }, ['own_domains.0', 'own_domains.1']],
    [
      { bank_account_allowlist: ['hello', 'DE89 3704 0044 0532 0130 01'] },
      [0, 1].map((at) => `bank_account_allowlist.${at}`),
    ],
    [
      { bank_account_allowlist: ['DE89 3704 0044 0532 0130 00', 'de89370400440532013000', '021000021', '12-34-56'] },
      [],
    ],
    [{ contact_allowlist: ['hello world', '12', 'a@', '@'] }, [0, 1, 2, 3].map((at) => `contact_allowlist.${at}`)],
    [{ contact_allowlist: ['+1 (415) 555-2671', 'ann@acme.com', '030/123 45 67'] }, []],
    [
      { canary_strings: ['      ', 'a      ', '\u200b\u200b\u200b\u200b\u200b\u200b', 'zx81-7f'] },
      [0, 1, 2].map((at) => `canary_strings.${at}`),
    ],
    [{ price_book: [{ name: ' ', amount: 1, currency: 'ZZZ' }] }, ['price_book.0.name', 'price_book.0.currency']],
    [{ unsubscribe_text: 'Buy now' }, ['unsubscribe_text']],
    [{ unsubscribe_text: '' }, []],
    [{ postal_address: '  ' }, ['postal_address']],
    [{ postal_address: '1 Main St, Springfield' }, []],
    [
      { merge_field_fallbacks: { First_Name: 'there', city: '{{city}}', role: ' ' } },
      ['First_Name', 'city', 'role'].map((name) => `merge_field_fallbacks.${name}`),
    ],
    [{ merge_field_fallbacks: { first_name: 'there', 'company name': 'your company' } }, []],
    [
      { evidence_max_age_days: { foo: 3, fundraise: 3, funding: 30 } },
      ['evidence_max_age_days.foo', 'evidence_max_age_days.fundraise'],
    ],
    [
      {
        quiet_hours: quietHours([
          { region: 'ZZ', ...hours },
          { region: 'US-ZZ', ...hours },
          { region: 'DE-BY', ...hours },
        ]),
      },
      ['quiet_hours.table.0.region', 'quiet_hours.table.1.region'],
    ],
    [
      {
        quiet_hours: quietHours([{ region: 'US-NY', from: '09:00', to: '09:00', days: [] }], {
          from: '08:00',
          to: '08:00',
        }),
      },
      ['quiet_hours.default.to', 'quiet_hours.table.0.to', 'quiet_hours.table.0.days'],
    ],
  ])('are refused where they can mean nothing: %j', (settings, places) => {
    expect(placesOf(settings)).toEqual(places);
  });

  it('say which name of a kind of event was meant', () => {
    expect(settingRefusals({ evidence_max_age_days: { fundraise: 3 } })[0]?.reason).toContain('Write funding.');
  });
});
