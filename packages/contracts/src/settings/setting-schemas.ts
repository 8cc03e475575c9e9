import { type Static, type TSchema, Type } from 'typebox';
import { type Channel, channelIds, channels } from '../channels/index.ts';

/** A value for each channel that has one of its own. A channel it does nothing for is named in what was stored, but offered no more. */
export const perChannel = <T extends TSchema>(
  schema: T,
  title: string,
  description: string,
  doesNothingFor: (channel: Channel) => boolean = () => false,
) =>
  Type.Unsafe<Partial<Record<Channel, Static<T>>>>({
    type: 'object',
    properties: Object.fromEntries(
      channelIds.map((id) => [
        id,
        { ...schema, title: channels[id].label, ...(doesNothingFor(id) && { deprecated: true }) },
      ]),
    ),
    additionalProperties: false,
    title,
    default: {},
    description,
  });

export const days = (fallback: number, title: string, description: string) =>
  Type.Integer({ minimum: 1, maximum: 3650, title, default: fallback, description });

/** A list of texts, empty at first. */
export const list = (maxItems: number, maxLength: number, title: string, description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength }), { maxItems, title, default: [], description });
