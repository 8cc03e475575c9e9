import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { Sendgate, type SendgateOptions } from '../index.ts';
import { ScriptedServer } from './scripted-server.ts';
import { attemptMs, WoundClock } from './wound-clock.ts';

/** The library before a scripted server, for the tests of one file: each has a clock and a client of its own. */
export function scriptedClient(usual: Partial<SendgateOptions> & { apiKey: string }) {
  const server = new ScriptedServer();
  let baseUrl: string;
  let clock: WoundClock;
  let client: Sendgate;
  const open = (options: Partial<SendgateOptions> = {}) =>
    new Sendgate({ baseUrl, appUrl: `${baseUrl}/app`, clock, timeoutMs: attemptMs, ...usual, ...options });
  beforeAll(async () => {
    baseUrl = await server.listen();
  });
  beforeEach(() => {
    clock = new WoundClock();
    client = open();
  });
  afterAll(() => server.close());
  return {
    server,
    /** Another client of the same server, with the clock of the test. */
    open,
    get baseUrl() {
      return baseUrl;
    },
    get clock() {
      return clock;
    },
    get client() {
      return client;
    },
  };
}
