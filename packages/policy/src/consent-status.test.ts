import { describe, expect, it } from '@jest/globals';
import { consentGrantedAt, consentRevokedAt, consentStatus } from './consent-status.ts';
import type { Consent } from './send-inputs.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = (day: string) => `2026-${day}T10:00:00Z`;
const iso = (time: Date | null) => time?.toISOString().slice(5, 10) ?? null;

describe('what a message tells of consent', () => {
  it.each<[string, Consent, string, string | null, string | null]>([
    ['nothing', {}, 'unknown', null, null],
    ['a grant', { status: 'granted', at: at('05-01') }, 'granted', '05-01', null],
    ['a grant without a time', { status: 'granted' }, 'granted', null, null],
    ['a revocation', { status: 'revoked', at: at('05-01') }, 'revoked', null, '05-01'],
    [
      'a revocation without a time, after one with',
      revoked({ history: [on('revoked', '03-01')] }),
      'revoked',
      null,
      null,
    ],
    [
      'a revocation at a time nobody can read',
      granted({ at: at('05-01'), revoked_at: 'on 5 May' }),
      'revoked',
      '05-01',
      null,
    ],
    ['a revocation before the calendar', granted({ revoked_at: '0000-05-01T10:00:00Z' }), 'revoked', null, null],
    ['a grant at a time without an offset', granted({ granted_at: '2026-05-01T10:00:00' }), 'granted', null, null],
    [
      'days',
      { ...granted({ granted_at: '2026-05-01' }), ...{ revoked_at: '2026-04-01' } },
      'granted',
      '05-01',
      '04-01',
    ],
    ['a grant still to come', { status: 'granted', at: at('12-01') }, 'granted', null, null],
    ['a grant without a time, and a revocation', granted({ revoked_at: at('11-19') }), 'revoked', null, '11-19'],
    [
      'a grant without a time, after a revocation',
      granted({ history: [on('revoked', '11-19')] }),
      'revoked',
      null,
      '11-19',
    ],
    [
      'a grant without a time, beside one later than the revocation',
      granted({ history: [on('revoked', '03-01'), on('granted', '04-01')] }),
      'granted',
      '04-01',
      '03-01',
    ],
    ['a grant without a time, beside another', granted({ granted_at: at('05-01') }), 'granted', '05-01', null],
    [
      'a revocation without a time, and a later grant',
      revoked({ revoked_at: at('03-01'), granted_at: at('04-01') }),
      'granted',
      '04-01',
      '03-01',
    ],
    [
      'a grant and a later revocation',
      { status: 'granted', at: at('01-01'), ...{ revoked_at: at('02-01') } },
      'revoked',
      '01-01',
      '02-01',
    ],
  ])('is read from %s', (_name, consent, status, granted, revoked) => {
    expect([consentStatus(consent), iso(consentGrantedAt(consent, now)), iso(consentRevokedAt(consent, now))]).toEqual([
      status,
      granted,
      revoked,
    ]);
  });
});

function on(status: string, day: string) {
  return { status, at: at(day) };
}

function granted(more: object): Consent {
  return { status: 'granted', ...more };
}

function revoked(more: object): Consent {
  return { status: 'revoked', ...more };
}
