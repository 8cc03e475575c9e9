import { Type } from 'typebox';
import { nullable } from '../nullable.ts';

export const limitSettings = {
  tokens_per_day: nullable(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      title: 'Governance tokens a day',
      default: null,
      description: 'Daily governance tokens; null uses the server default.',
    }),
  ),
  preview_per_minute: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      title: 'Previews a minute',
      default: null,
      description: 'Previews per minute and key; null uses the server default.',
    }),
  ),
  gate_per_minute: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      title: 'Gate calls a minute',
      default: null,
      description: 'Gate calls per minute and key; null uses the server default.',
    }),
  ),
  reads_per_minute: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      title: 'Reads a minute',
      default: null,
      description: 'Reads per minute and key; null uses the server default.',
    }),
  ),
  rate_burst: nullable(
    Type.Integer({
      minimum: 0,
      maximum: 100_000,
      title: 'Requests at once beyond those of a minute',
      default: null,
      description:
        'Requests a key may make at once beyond those of a minute, at most a fifth of them; null uses the server default.',
    }),
  ),
  test_per_minute: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      title: 'Requests of a test key a minute',
      default: null,
      description: 'Requests of any kind per minute of a test key; null uses the server default.',
    }),
  ),
  test_tokens_per_day: nullable(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      title: 'Governance tokens of test keys a day',
      default: null,
      description: 'Daily governance tokens of test keys; null uses the server default.',
    }),
  ),
  max_keys: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000,
      title: 'Usable API keys',
      default: null,
      description: 'API keys that may be usable at once; null uses the server default.',
    }),
  ),
} as const;
