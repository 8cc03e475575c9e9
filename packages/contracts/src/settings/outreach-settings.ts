import { Type } from 'typebox';

/** A time of day. */
const hour = (title: string) =>
  Type.String({ title, examples: ['08:00'], pattern: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$' });

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

/** Read by rules. */
export const outreachSettings = {
  quiet_hours: Type.Object(
    {
      enabled: Type.Boolean({ title: 'In force' }),
      default: Type.Object(
        {
          from: hour('From'),
          to: hour('To'),
        },
        { additionalProperties: false, title: 'Everywhere' },
      ),
      table: Type.Array(
        Type.Object(
          {
            region: Type.String({
              title: 'Region',
              examples: ['US-FL'],
              pattern: '^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$',
              description: 'ISO 3166 country, or subdivision such as US-FL.',
            }),
            from: hour('From'),
            to: hour('To'),
            days: Type.Optional(
              Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
                title: 'Days',
                examples: ['0, 6'],
                maxItems: 7,
                description: 'Days of the week, Sunday is 0; every day when left out.',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        { maxItems: 300, title: 'Narrower hours by region' },
      ),
    },
    {
      additionalProperties: false,
      title: 'Quiet hours',
      default: { enabled: false, default: { from: '08:00', to: '21:00' }, table: hoursOfStates },
      description:
        'Hours of the recipient in which commercial SMS and WhatsApp messages may be sent; outside them a message is held until they begin. Rows of the table narrow the default for a region; those of a new workspace are states with shorter hours, to be kept, changed or taken out.',
    },
  ),
  consent_required: Type.Object(
    { sms: Type.Boolean({ title: 'SMS' }), whatsapp: Type.Boolean({ title: 'WhatsApp' }) },
    {
      additionalProperties: false,
      title: 'Consent for commercial messages',
      default: { sms: false, whatsapp: false },
      description: 'Channels on which commercial messages need a recorded consent.',
    },
  ),
  contact_pressure: Type.Object(
    {
      per_24h: Type.Integer({ title: 'Within 24 hours', minimum: 1, maximum: 1000 }),
      per_7d: Type.Integer({ title: 'Within 7 days', minimum: 1, maximum: 1000 }),
    },
    {
      additionalProperties: false,
      title: 'Most messages to one person',
      default: { per_24h: 1, per_7d: 4 },
      description: 'Most commercial messages to one person within 24 hours and within 7 days, all channels together.',
    },
  ),
  unsubscribe_text: Type.String({
    maxLength: 500,
    title: 'Way to opt out',
    default: 'If you would rather not hear from me, reply "unsubscribe" and I will stop writing.',
    description: 'Offered to be added to commercial e-mails that lack a way to opt out; empty offers nothing.',
  }),
  postal_address: Type.String({
    maxLength: 300,
    title: 'Postal address',
    default: '',
    description: 'Postal address that commercial e-mails must hold; empty asks for none.',
  }),
} as const;
