import { canonicalEventType, defaultMaxAgeDays, type PolicySettings } from '@sendgate/contracts';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import { parse } from 'tldts';
import { zonesOfRegion } from './quiet-hours/american-regions.ts';
import { exceptionRefusal } from './rule-exceptions.ts';
import { listedHost } from './rules/link-not-allowed.ts';
import { offersWayOut } from './rules/missing-unsubscribe.ts';
import { unfilledMergeField } from './rules/unfilled-merge-field.ts';
import { standardTextRefusals } from './standard-texts.ts';
import { fieldText } from './text/field-text.ts';

/** Why a setting may not have a value that its schema lets pass. */
export interface SettingRefusal {
  /** The setting, and where in it. */
  path: [setting: keyof PolicySettings, ...part: (string | number)[]];
  /** In words a person can act on. */
  reason: string;
}

type Part = (string | number)[];
/** Yields what speaks against a value, by its place. */
type Check<T> = (value: T) => Iterable<readonly [part: Part, reason: string]>;

/** One check per setting whose values can be well formed and still mean nothing. */
const checks: { readonly [K in keyof PolicySettings]?: Check<PolicySettings[K]> } = {
  approved_claims: each(tooShort),
  approved_certifications: each(nameless),
  approved_references: each(nameless),
  own_names: each(nameless),
  competitor_list: each(nameless),
  profanity_mild: each(nameless),
  profanity_strong: each(nameless),
  profanity_allowlist: each(nameless),
  standard_disclaimers: (texts) => listRefusals('standard_disclaimers', texts),
  standard_signatures: (texts) => listRefusals('standard_signatures', texts),
  link_allowlist: each(noDomain),
  own_domains: each((entry) => noDomain(entry.trim().replace(/^@/, ''))),
  bank_account_allowlist: each((entry) => {
    const compact = electronicFormatIBAN(entry.trim()) ?? '';
    return /^\d{6,17}$/.test(compact) || isValidIBAN(compact)
      ? null
      : 'It is neither an IBAN with its check digits nor a number of an account or a bank. Check it for a slip.';
  }),
  contact_allowlist: each((entry) => {
    const text = entry.trim();
    const isPhone = /^[+(]?[\d\s()./-]{7,30}$/.test(text) && text.replace(/\D/g, '').length >= 7;
    return isPhone || /^[^\s@<>,;]{1,64}@[^\s@<>,;]{1,255}$/.test(text)
      ? null
      : 'It is neither a phone number nor an e-mail address. Write one of the two.';
  }),
  canary_strings: each((entry) =>
    [...fieldText('content', entry).text.replace(/\s/g, '')].length >= 6
      ? null
      : 'It has fewer than six characters a reader could see and would be found in ordinary text. Choose a longer one.',
  ),
  price_book: function* (prices) {
    for (const [at, { name, currency }] of prices.entries()) {
      if (name.trim() === '') yield [[at, 'name'], 'It holds nothing a reader could see. Name the price.'];
      if (!currencies.has(currency)) yield [[at, 'currency'], `${currency} is no currency of ISO 4217.`];
    }
  },
  unsubscribe_text: function* (text) {
    if (text.trim() === '' || offersWayOut(text)) return;
    yield [[], 'It does not tell a reader how to opt out. Say so, for example: reply "unsubscribe".'];
  },
  postal_address: function* (text) {
    if (text === '' || /\p{L}.*\p{L}/su.test(text)) return;
    yield [[], 'It is no address. Write it as it stands on an envelope, or leave it empty.'];
  },
  merge_field_fallbacks: function* (fallbacks) {
    for (const [name, text] of Object.entries(fallbacks)) {
      if (name !== name.toLowerCase() || !/^[\p{L}\p{N}]/u.test(name)) {
        yield [[name], 'A field is named in lower case, as first_name. Write it so, or it is never found.'];
      }
      if (text.trim() === '') yield [[name], 'It holds nothing a reader could see. Write the words to use instead.'];
      else if (holdsMergeField(text)) yield [[name], 'It holds a merge field itself. Write the words to use instead.'];
    }
  },
  evidence_max_age_days: function* (ages) {
    for (const kind of Object.keys(ages)) {
      if (Object.hasOwn(defaultMaxAgeDays, kind)) continue;
      const meant = canonicalEventType(kind);
      const instead = meant === 'other' ? Object.keys(defaultMaxAgeDays).join(', ') : meant;
      yield [[kind], `There is no kind of event ${kind}. Write ${instead}.`];
    }
  },
  quiet_hours: function* ({ default: hours, table }) {
    if (hours.from === hours.to) yield [['default', 'to'], sameTime];
    for (const [at, { region, from, to, days }] of table.entries()) {
      if (!isRegion(region)) yield [['table', at, 'region'], `Sendgate knows no telephone numbers of ${region}.`];
      if (from === to) yield [['table', at, 'to'], sameTime];
      if (days?.length === 0)
        yield [['table', at, 'days'], 'It names no day. Name some, or leave it out for every day.'];
    }
  },
};

const sameTime = 'The hours end when they begin. Choose another end.';
const currencies = new Set(Intl.supportedValuesOf('currency'));

/**
 * Everything that speaks against values of settings that rules read, beyond their schemas: a list entry that can never
 * match, or would match everything. Empty when nothing does. Own rules have a check of their own, `ownRuleRefusals`.
 */
export function settingRefusals(settings: Readonly<Partial<PolicySettings>>): SettingRefusal[] {
  return (Object.keys(checks) as (keyof PolicySettings)[]).flatMap((name) => refusalsOf(settings, name));
}

function refusalsOf<K extends keyof PolicySettings>(
  settings: Readonly<Partial<PolicySettings>>,
  name: K,
): SettingRefusal[] {
  const value = settings[name];
  const check = checks[name];
  if (value === undefined || !check) return [];
  return Array.from(check(value as PolicySettings[K]), ([part, reason]) => ({ path: [name, ...part], reason }));
}

function each(refuse: (entry: string) => string | null): Check<string[]> {
  return function* (entries) {
    for (const [at, entry] of entries.entries()) {
      const reason = refuse(entry);
      if (reason !== null) yield [[at], reason];
    }
  };
}

/** An approved wording clears what it covers, just as an exception does. */
function tooShort(entry: string): string | null {
  return exceptionRefusal({ phrase: entry });
}

function nameless(entry: string): string | null {
  return /[\p{L}\p{N}]/u.test(entry) ? null : 'It holds no letter or digit, so nothing is ever found by it.';
}

/** A public suffix stands for every site under it. */
function noDomain(entry: string): string | null {
  const host = listedHost(entry);
  const { domain, hostname, isIp } = parse(host, { allowPrivateDomains: true });
  if (isIp || hostname !== host) return 'It is no domain. Write it as acme.com; its sub-domains are included.';
  if (domain !== null) return null;
  return `It would allow every site under ${host}. Write the domain somebody registered, such as acme.com.`;
}

function* listRefusals(
  name: 'standard_disclaimers' | 'standard_signatures',
  texts: readonly string[],
): Iterable<readonly [Part, string]> {
  for (const { at, reason } of standardTextRefusals({ [name]: texts })) yield [[at], reason];
}

function holdsMergeField(text: string): boolean {
  const inputs = { settings: { merge_field_fallbacks: {} } as PolicySettings, contentType: 'email' as const };
  return unfilledMergeField.run([fieldText('content', text)], inputs).length > 0;
}

/** A country of ISO 3166-1; of the two with rows of their own also the subdivision. */
function isRegion(region: string): boolean {
  const country = region.slice(0, 2);
  if (!isSupportedCountry(country as CountryCode)) return false;
  if (region.length === 2 || (country !== 'US' && country !== 'CA')) return true;
  return zonesOfRegion(region).length > 0;
}
