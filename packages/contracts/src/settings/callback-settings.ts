import { Type } from 'typebox';
import { type Channel, channels } from '../channels/index.ts';
import { nullable } from '../nullable.ts';
import { perChannel } from './setting-schemas.ts';

export const callbackSettings = {
  callback_url: nullable(
    Type.String({
      maxLength: 2048,
      'x-input': 'url',
      examples: ['https://example.com/sendgate'],
      title: 'Address of your receiver',
      default: null,
      description:
        'Where review callbacks are delivered; where not set, callers poll. Taking it away gives up those that wait, until they are replayed.',
    }),
  ),
} as const;

const saysNothing = (channel: Channel) => channels[channel].ackMessage === null;

export const replySettings = {
  ack_template: nullable(
    Type.String({
      maxLength: 500,
      title: 'Acknowledgement of every chat channel',
      default: null,
      description:
        'Acknowledgement for every chat channel without one of its own. Variables: {first_name}, {channel}, {action_id}.',
    }),
  ),
  ack_templates: perChannel(
    Type.String({ minLength: 1, maxLength: 500 }),
    'Acknowledgement by channel',
    'What a chat says while a message is held, instead of the common text. E-mail says nothing.',
    saysNothing,
  ),
  safe_fallbacks: perChannel(
    Type.String({ minLength: 1, maxLength: 500 }),
    'Neutral reply by channel',
    'Reply that reveals nothing of the held text; a built-in one where not set. E-mail has none.',
    saysNothing,
  ),
} as const;
