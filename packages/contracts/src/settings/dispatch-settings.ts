import { Type } from 'typebox';
import { type Channel, channelIds } from '../channels/index.ts';
import { canDispatch, type DispatchMode, dispatchModes } from '../dispatch.ts';
import { nullable, stringEnum } from '../nullable.ts';

export const dispatchSettings = {
  dispatch_mode: Type.Unsafe<Partial<Record<Channel, DispatchMode>>>({
    type: 'object',
    properties: Object.fromEntries(
      channelIds.map((id) => [id, stringEnum(dispatchModes.filter((mode) => canDispatch(id, mode)))]),
    ),
    additionalProperties: false,
    title: 'Who sends, by channel',
    default: {},
    description:
      'Who hands approved messages over, by channel: the caller (where not set), or Sendgate itself by `webhook` or, e-mail only, by `smtp`. Settled for each message when it is submitted; taking it back cancels what has not begun.',
  }),
  dispatch_webhook_url: nullable(
    Type.String({
      maxLength: 2048,
      title: 'Address of your own sender',
      default: null,
      description: 'Your own sender: gets a signed POST for every message dispatched by `webhook`.',
    }),
  ),
  dispatch_smtp: nullable(
    Type.Object(
      {
        host: Type.String({ minLength: 1, maxLength: 253 }),
        port: Type.Integer({ minimum: 1, maximum: 65_535, description: '25, 465, 587 or 2525.' }),
        encryption: stringEnum(['tls', 'starttls', 'none'] as const, {
          description: 'TLS from the first byte, or a required upgrade; `none` is for development only.',
        }),
        user: nullable(Type.String({ minLength: 1, maxLength: 254 })),
        from: Type.String({ minLength: 3, maxLength: 254, description: 'Address messages come from.' }),
        from_name: nullable(Type.String({ maxLength: 120, pattern: '^[^\\r\\n\\u0000]*$' })),
        dkim: nullable(
          Type.Object(
            {
              domain: Type.String({ pattern: '^[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63})+$', maxLength: 253 }),
              selector: Type.String({ pattern: '^[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63})*$', maxLength: 253 }),
            },
            { additionalProperties: false },
          ),
        ),
      },
      {
        additionalProperties: false,
        title: 'Mail server',
        default: null,
        description: 'Mail server for messages dispatched by `smtp`, and the DKIM identity that signs them.',
      },
    ),
  ),
} as const;
