import { type Static, Type } from 'typebox';
import { nullable, stringEnum } from './nullable.ts';
import { OwnRule } from './own-rule.ts';

const list = (maxItems: number, maxLength: number, description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength }), { maxItems, description, default: [] });

/**
 * States whose hours for texts are commonly held to be narrower than the federal 8 to 21, as vendors' guides to the state
 * acts listed them in 2025: no legal advice. Some more states narrow the hours of voice calls.
 */
const hoursOfStates = [
  ...['US-FL', 'US-OK', 'US-MD', 'US-MS', 'US-NJ'].map((region) => ({ region, from: '08:00', to: '20:00' })),
  { region: 'US-CT', from: '09:00', to: '20:00' },
  { region: 'US-TX', from: '09:00', to: '21:00' },
  { region: 'US-TX', from: '12:00', to: '21:00', days: [0] },
];

/**
 * Settings that rules read. They are copied into the policy snapshot, so changing one publishes a new snapshot: a
 * decision is always explained by the snapshot bound to it.
 */
export const policySettingFields = {
  max_discount_percent: Type.Integer({
    minimum: 0,
    maximum: 100,
    default: 0,
    description: 'Largest discount, in percent, a message may offer without review.',
  }),
  approved_claims: list(500, 300, 'Wordings that claim and commitment rules let pass.'),
  standard_disclaimers: list(
    50,
    4000,
    'Disclaimers that stand under messages word for word: rules about content leave them out. See rules.md.',
  ),
  standard_signatures: list(
    50,
    4000,
    'Signatures that stand under messages word for word: rules about content leave them out. See rules.md.',
  ),
  link_allowlist: list(1000, 253, 'Registrable domains that links may use, tracking redirects included.'),
  approved_certifications: list(
    100,
    120,
    'Certifications and attestations that messages may claim, as they are named.',
  ),
  bank_account_allowlist: list(
    200,
    34,
    'Bank accounts (IBAN or routing number) that messages may hold: usually your own.',
  ),
  own_domains: list(200, 253, "Domains of your organisation: their addresses are never a stranger's."),
  own_names: list(
    500,
    120,
    "Names of your own: organisation, brands, products and people who write. Rules take them for nobody else's.",
  ),
  contact_allowlist: list(1000, 254, 'Phone numbers and e-mail addresses that messages may hold.'),
  unsubscribe_text: Type.String({
    maxLength: 500,
    default: 'If you would rather not hear from me, reply "unsubscribe" and I will stop writing.',
    description: 'Offered to be added to commercial e-mails that lack a way to opt out; empty offers nothing.',
  }),
  postal_address: Type.String({
    maxLength: 300,
    default: '',
    description: 'Postal address that commercial e-mails must hold; empty asks for none.',
  }),
  contact_pressure: Type.Object(
    {
      per_24h: Type.Integer({ minimum: 1, maximum: 1000 }),
      per_7d: Type.Integer({ minimum: 1, maximum: 1000 }),
    },
    {
      additionalProperties: false,
      default: { per_24h: 1, per_7d: 4 },
      description: 'Most commercial messages to one person within 24 hours and within 7 days, all channels together.',
    },
  ),
  canary_strings: Type.Array(Type.String({ minLength: 6, maxLength: 200 }), {
    maxItems: 200,
    default: [],
    description: 'Planted strings that must never leave: one in a message shows where the text came from.',
  }),
  profanity_mild: list(500, 60, 'Words held as mild profanity, beside the built-in list.'),
  profanity_strong: list(500, 60, 'Words held as strong profanity, beside the built-in list.'),
  profanity_allowlist: list(500, 60, 'Words never held as profanity, such as surnames.'),
  price_book: Type.Array(
    Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 120 }),
        amount: Type.Number({ minimum: 0, maximum: 1_000_000_000 }),
        currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217 code.' }),
        per: Type.Optional(
          nullable(Type.String({ maxLength: 60, description: 'Unit of the price, such as "seat per month".' })),
        ),
      },
      { additionalProperties: false },
    ),
    { maxItems: 500, default: [], description: 'Prices that messages may quote.' },
  ),
  competitor_list: list(500, 120, 'Organisations that messages do not name, as they are written.'),
  approved_references: list(1000, 200, 'Customers that messages may name.'),
  consent_required: Type.Object(
    { sms: Type.Boolean(), whatsapp: Type.Boolean() },
    {
      additionalProperties: false,
      default: { sms: false, whatsapp: false },
      description: 'Channels on which commercial messages need a recorded consent.',
    },
  ),
  quiet_hours: Type.Object(
    {
      enabled: Type.Boolean(),
      default: Type.Object(
        {
          from: Type.String({ pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$' }),
          to: Type.String({ pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$' }),
        },
        { additionalProperties: false },
      ),
      table: Type.Array(
        Type.Object(
          {
            region: Type.String({
              pattern: '^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$',
              description: 'ISO 3166 country, or subdivision such as US-FL.',
            }),
            from: Type.String({ pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$' }),
            to: Type.String({ pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$' }),
            days: Type.Optional(
              Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
                maxItems: 7,
                description: 'Days of the week, Sunday is 0; every day when left out.',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        { maxItems: 300 },
      ),
    },
    {
      additionalProperties: false,
      default: { enabled: false, default: { from: '08:00', to: '21:00' }, table: hoursOfStates },
      description:
        'Hours of the recipient in which commercial SMS and WhatsApp messages may be sent; outside them a message is held until they begin. Rows of the table narrow the default for a region; those of a new workspace are states with shorter hours, to be kept, changed or taken out.',
    },
  ),
  merge_field_fallbacks: Type.Unsafe<Record<string, string>>({
    type: 'object',
    maxProperties: 100,
    propertyNames: { type: 'string', minLength: 1, maxLength: 64 },
    additionalProperties: { type: 'string', maxLength: 200 },
    default: {},
    description: 'Text put in place of an unrendered merge field, by field name in lower case.',
  }),
  evidence_max_age_days: Type.Unsafe<Record<string, number>>({
    type: 'object',
    maxProperties: 20,
    additionalProperties: { type: 'integer', minimum: 1, maximum: 3650 },
    default: {},
    description: 'Oldest acceptable evidence in days by kind of event; kinds not named use the built-in ages.',
  }),
  min_evidence_tier: stringEnum(['verified', 'corroborated', 'reported', 'inferred', 'unverified'] as const, {
    default: 'reported',
    description: 'Weakest evidence tier that supports a claim.',
  }),
  own_rules: Type.Array(OwnRule, {
    maxItems: 200,
    default: [],
    description: 'Rules of the workspace itself: phrases, names or patterns. See own-rules.md.',
  }),
} as const;

export type PolicySettings = { [K in keyof typeof policySettingFields]: Static<(typeof policySettingFields)[K]> };
export const policySettingNames = Object.keys(policySettingFields) as (keyof PolicySettings)[];
