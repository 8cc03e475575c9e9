import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Sendgate, type SendgateOptions } from './index.ts';
import { sms, submission } from './testing/answers.ts';
import { ScriptedServer } from './testing/scripted-server.ts';

const apiKey = 'gk_live_Abcdefghij_notARealSecretOfAnybody0000000000123456';
const server = new ScriptedServer();
let baseUrl: string;
const open = (options: Partial<SendgateOptions> = {}) => new Sendgate({ apiKey, baseUrl, ...options });

beforeAll(async () => {
  baseUrl = await server.listen();
});
afterAll(() => server.close());

describe('the key', () => {
  it('goes into the one header it is for, and nowhere a person might look', async () => {
    const client = open();
    server.play({ body: submission() });
    await client.submit(sms);
    expect(server.asked[0]?.headers).toMatchObject({
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
    });
    const seen = [inspect(client, { depth: 20, showHidden: true }), JSON.stringify(client), String(client)];
    expect(seen.join()).not.toContain(apiKey.slice(8));
  });

  it.each(['', 'two words', 'line\nbreak', 'schlüssel', 'x'.repeat(201), undefined])(
    'is refused unquoted: %p',
    (wrong) => {
      const error = (() => {
        try {
          return open({ apiKey: wrong as string });
        } catch (thrown) {
          return thrown as Error;
        }
      })();
      expect(error).toBeInstanceOf(TypeError);
      expect((error as Error).message).toBe('apiKey: expected a key of the workspace, without spaces.');
    },
  );
});

describe('an option', () => {
  it.each([
    { baseUrl: 'gate.example.com' },
    { baseUrl: 'ftp://gate.example.com' },
    { baseUrl: 'https://ada:secret@gate.example.com' },
    { baseUrl: 'https://gate.example.com/?key=1' },
    { appUrl: '' },
  ])('that cannot work is refused: %p', (options) => {
    expect(() => open(options)).toThrow(TypeError);
  });

  it.each([
    [{ maxRetries: -1 }, 'maxRetries: expected a number from 0 to 10.'],
    [{ maxRetries: 1_000 }, 'maxRetries: expected a number from 0 to 10.'],
    [{ maxRetries: 1.5 }, 'maxRetries: expected a whole number.'],
    [{ timeoutMs: 0 }, 'timeoutMs: expected a number from 1 to 600,000.'],
    [{ timeoutMs: Number.NaN }, 'timeoutMs: expected a number from 1 to 600,000.'],
    [{ timeoutMs: Number.POSITIVE_INFINITY }, 'timeoutMs: expected a number from 1 to 600,000.'],
    [{ timeoutMs: '5000' as unknown as number }, 'timeoutMs: expected a number from 1 to 600,000.'],
  ])('that is no such number is refused with what to give: %p', (options, message) => {
    expect(() => open(options)).toThrow(new RangeError(message));
  });

  it('list that is none at all is refused with what to give', () => {
    const message = new TypeError('options: expected { apiKey, baseUrl }.');
    for (const none of [undefined, null, apiKey]) expect(() => new Sendgate(none as never)).toThrow(message);
  });

  it('baseUrl may have a path of its own', async () => {
    server.play({ body: submission() });
    await open({ baseUrl: `${baseUrl}/gate/` }).submit(sms);
    expect(server.asked[0]?.url).toBe('/gate/v2/gate/outbound');
  });
});
