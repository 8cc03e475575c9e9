import { Type } from 'typebox';
import { nullable } from '../nullable.ts';

export const limitSettings = {
  tokens_per_day: nullable(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      title: 'Governance tokens a day',
      default: null,
      description: 'Daily governance tokens; the default of the server where not set.',
    }),
  ),
  preview_per_minute: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      title: 'Previews a minute',
      default: null,
      description: 'Previews per minute and key; the default of the server where not set.',
    }),
  ),
  gate_per_minute: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      title: 'Gate calls a minute',
      default: null,
      description: 'Gate calls per minute and key; the default of the server where not set.',
    }),
  ),
  reads_per_minute: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      title: 'Reads a minute',
      default: null,
      description: 'Reads per minute and key; the default of the server where not set.',
    }),
  ),
  rate_burst: nullable(
    Type.Integer({
      minimum: 0,
      maximum: 100_000,
      title: 'Requests at once beyond those of a minute',
      default: null,
      description:
        'Requests a key may make at once beyond those of a minute, at most a fifth of them; the default of the server where not set.',
    }),
  ),
  test_per_minute: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      title: 'Requests of a test key a minute',
      default: null,
      description: 'Requests of any kind per minute of a test key; the default of the server where not set.',
    }),
  ),
  test_tokens_per_day: nullable(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      title: 'Governance tokens of test keys a day',
      default: null,
      description: 'Daily governance tokens of test keys; the default of the server where not set.',
    }),
  ),
  max_keys: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000,
      title: 'Usable API keys',
      default: null,
      description: 'API keys that may be usable at once; the default of the server where not set.',
    }),
  ),
} as const;
