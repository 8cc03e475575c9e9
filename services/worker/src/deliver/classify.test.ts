import { describe, expect, it } from '@jest/globals';
import { callbackFailureIds } from '@sendgate/contracts';
import { classify } from './classify.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const answer = (statusCode: number, retryAfter?: string) => ({ kind: 'answer', statusCode, retryAfter }) as const;
const retry = (errorClass: string, askedSeconds: number | null = null) => ({ kind: 'retry', errorClass, askedSeconds });

describe('what an attempt means', () => {
  it.each([200, 201, 202, 204, 206, 299])('%i is a delivery', (status) => {
    expect(classify(answer(status), now)).toEqual({ kind: 'delivered' });
  });

  it.each([
    300, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 408, 409, 422, 425, 451, 499, 500, 501, 502, 504, 599,
  ])('%i is tried again by the schedule', (status) => {
    expect(classify(answer(status, '7'), now)).toEqual(retry(`http_${status}`));
  });

  it('410 ends the endpoint', () => {
    expect(classify(answer(410), now)).toEqual({ kind: 'disable', errorClass: 'http_410' });
  });

  it.each([
    ['120', 120],
    ['0', 0],
    [' 15 ', 15],
    ['Sat, 21 Nov 2026 10:05:00 GMT', 300],
    ['Saturday, 21-Nov-26 10:05:00 GMT', 300],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['soon', null],
    ['-5', null],
    ['1e9', null],
    ['2026-11-21', null],
    ['99999999999999', null],
    ['', null],
    [undefined, null],
  ])('429 and 503 with Retry-After %j ask for %j seconds', (header, seconds) => {
    expect(classify(answer(429, header), now)).toEqual(retry('http_429', seconds));
    expect(classify(answer(503, header), now)).toEqual(retry('http_503', seconds));
  });

  it('an address off limits ends the callback, every other failure is tried again', () => {
    const verdicts = callbackFailureIds.map((failure) => [failure, classify({ kind: 'failure', failure }, now).kind]);
    expect(Object.fromEntries(verdicts)).toEqual({
      egress_blocked: 'dead',
      dns_failed: 'retry',
      connect_timeout: 'retry',
      tls_failed: 'retry',
      timeout: 'retry',
      connection_failed: 'retry',
    });
  });
});
