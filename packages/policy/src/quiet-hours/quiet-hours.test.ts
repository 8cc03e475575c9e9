import { describe, expect, it } from '@jest/globals';
import { defaultSettings, type PolicySettings } from '@sendgate/contracts';
import type { SendInputs } from '../send-inputs.ts';
import { policySettings } from '../testing.ts';
import { quietHoursHold } from './quiet-hours.ts';

type QuietHours = PolicySettings['quiet_hours'];
const hours: QuietHours = { ...defaultSettings.quiet_hours, enabled: true };

function release(now: string, send: Partial<SendInputs> = {}, setting: QuietHours = hours): string | null {
  const hold = quietHoursHold(policySettings({ quiet_hours: setting }), {
    channel: 'sms',
    recipient: '+14155550132',
    contact: {},
    thread: {},
    messageClass: 'commercial',
    now: new Date(now),
    ...send,
  });
  return hold?.releaseAt.toISOString() ?? null;
}

describe('quiet hours', () => {
  it('holds a text at 21:30 of the recipient until 8 the next morning', () => {
    expect(release('2026-11-20T05:30:00Z')).toBe('2026-11-20T16:00:00.000Z');
  });

  it.each([
    ['2026-11-20T16:00:00Z', null],
    ['2026-11-21T04:59:59Z', null],
    ['2026-11-21T05:00:00Z', '2026-11-21T16:00:00.000Z'],
    ['2026-11-20T15:59:59Z', '2026-11-20T16:00:00.000Z'],
    ['2026-11-20T05:30:00.016Z', '2026-11-20T16:00:00.000Z'],
  ])('opens at 8 and closes at 21: %s', (now, until) => {
    expect(release(now)).toBe(until);
  });

  it('knows a zone however a caller spells it, and by one name', () => {
    for (const timezone of ['europe/berlin', 'EUROPE/BERLIN', ' Europe/Berlin ']) {
      const hold = quietHoursHold(policySettings({ quiet_hours: hours }), {
        channel: 'sms',
        recipient: '+491701234567',
        contact: { timezone },
        thread: {},
        messageClass: 'commercial',
        now: new Date('2026-11-20T20:30:00Z'),
      });
      expect(hold).toEqual({ releaseAt: new Date('2026-11-21T07:00:00Z'), zones: ['Europe/Berlin'] });
    }
  });

  it('follows the clock change', () => {
    // California leaves daylight time on 1 November 2026.
    expect(release('2026-11-01T06:00:00Z')).toBe('2026-11-01T16:00:00.000Z');
    expect(release('2026-10-31T06:00:00Z')).toBe('2026-10-31T15:00:00.000Z');
  });

  it.each([
    // Germany leaves out 2 to 3 on 29 March 2026, and has it twice on 25 October.
    ['begin in the hour left out', '02:30', '21:00', '2026-03-28T22:00:00Z', '2026-03-29T01:00:00.000Z'],
    [
      'begin in the hour left out, with a message of that night',
      '02:30',
      '21:00',
      '2026-03-29T00:59:59Z',
      '2026-03-29T01:00:00.000Z',
    ],
    ['end in the hour left out', '08:00', '02:30', '2026-03-29T01:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['end in the hour left out, before it', '08:00', '02:30', '2026-03-29T00:59:59Z', null],
    ['begin in the hour had twice', '02:30', '21:00', '2026-10-24T22:00:00Z', '2026-10-25T00:30:00.000Z'],
    [
      'begin in the hour had twice, its second time',
      '02:30',
      '21:00',
      '2026-10-25T01:10:00Z',
      '2026-10-25T01:30:00.000Z',
    ],
    ['end in the hour had twice', '08:00', '02:30', '2026-10-25T00:40:00Z', '2026-10-25T01:00:00.000Z'],
    [
      'end in the hour had twice, its second time',
      '08:00',
      '02:30',
      '2026-10-25T01:40:00Z',
      '2026-10-25T07:00:00.000Z',
    ],
  ])('follows the clock change where they %s', (_where, from, to, now, until) => {
    const setting = { ...hours, default: { from, to }, table: [] };
    expect(release(now, { recipient: '+4915112345678' }, setting)).toBe(until);
  });

  it('begins at the minute that is set, in zones a quarter off the hour as well', () => {
    const setting = { ...hours, default: { from: '08:07', to: '21:00' }, table: [] };
    expect(release('2026-11-20T00:00:00Z', { recipient: '+9779812345678' }, setting)).toBe('2026-11-20T02:22:00.000Z');
  });

  it.each([
    ['Florida', '+13055550132', '2026-11-20T01:30:00Z', '2026-11-20T13:00:00.000Z'],
    ['Connecticut', '+18605550132', '2026-11-20T13:30:00Z', '2026-11-20T14:00:00.000Z'],
    ['Texas on a Sunday', '+12145550132', '2026-11-22T16:00:00Z', '2026-11-22T18:00:00.000Z'],
    ['Texas on a Monday', '+12145550132', '2026-11-23T14:30:00Z', '2026-11-23T15:00:00.000Z'],
    ['Texas on a Saturday night', '+12145550132', '2026-11-22T03:30:00Z', '2026-11-22T18:00:00.000Z'],
    ['the Florida panhandle, in two zones', '+18505550132', '2026-11-20T13:30:00Z', '2026-11-20T14:00:00.000Z'],
  ])('keeps the hours of %s', (_state, recipient, now, until) => {
    expect(release(now, { recipient })).toBe(until);
  });

  it('uses the zone the caller gives rather than the number', () => {
    expect(release('2026-11-20T07:30:00Z', { contact: { timezone: 'Europe/Berlin' } })).toBeNull();
    expect(release('2026-11-20T20:30:00Z', { contact: { timezone: 'Europe/Berlin' } })).toBe(
      '2026-11-21T07:00:00.000Z',
    );
  });

  it.each([
    [
      { country: 'US', region: 'FL' },
      { country: 'United States', region: 'Florida' },
    ],
    [
      { country: 'US', region: 'FL' },
      { country: 'usa', region: ' florida ' },
    ],
    [{ country: 'US', region: 'NM' }, { region: 'New Mexico' }],
    [
      { country: 'CA', region: 'BC' },
      { country: 'Canada', region: 'British Columbia' },
    ],
    [
      { country: 'US', region: 'GA' },
      { country: 'US', region: 'Georgia' },
    ],
    [{ country: 'GE' }, { country: 'Georgia' }],
    [{ country: 'NZ' }, { country: 'New Zealand', region: 'Florida' }],
  ])('takes the place %j by its name as well: %j', (codes, contact) => {
    const releases = (contact: object) =>
      ['2026-11-20T01:30:00Z', '2026-11-20T04:30:00Z', '2026-11-20T14:00:00Z'].map((now) =>
        release(now, { recipient: '+13105550132', contact }),
      );
    expect(releases(contact)).toEqual(releases(codes));
    expect(releases(contact)).not.toEqual(releases({}));
  });

  it('uses the number when the zone it is given does not exist', () => {
    expect(release('2026-11-20T05:30:00Z', { contact: { timezone: 'Mars/Olympus' } })).toBe('2026-11-20T16:00:00.000Z');
  });

  it('uses the number when the country it is given is none', () => {
    // Midnight in Tokyo; a state where a country belongs is no country either, nor is a code of one that is gone.
    for (const country of ['XX', 'MI', 'SU', 'Nowhere'])
      expect(release('2026-11-20T15:00:00Z', { recipient: '+81312345678', contact: { country } })).toBe(
        '2026-11-20T23:00:00.000Z',
      );
  });

  it('keeps the hours of a country that is told by another code of it', () => {
    const table = [{ region: 'GB', from: '10:00', to: '12:00' }];
    for (const country of ['GB', 'uk', 'United Kingdom'])
      expect(release('2026-11-20T09:00:00Z', { contact: { country } }, { ...hours, table })).toBe(
        '2026-11-20T10:00:00.000Z',
      );
  });

  it('knows the zone of numbers elsewhere', () => {
    expect(release('2026-11-20T21:30:00Z', { recipient: '+4915112345678' })).toBe('2026-11-21T07:00:00.000Z');
    expect(release('2026-11-20T16:00:00Z', { recipient: '+919812345678' })).toBe('2026-11-21T02:30:00.000Z');
  });

  it.each([
    // 08:30 in Chattanooga is 07:30 in the western counties of its area code.
    ['+14235550132', '2026-11-20T13:30:00Z', '2026-11-20T14:00:00.000Z'],
    // 08:30 in Phoenix; in summer the Navajo Nation is an hour ahead and closes an hour earlier.
    ['+19285550132', '2026-07-20T03:30:00Z', '2026-07-20T15:00:00.000Z'],
    // 08:30 in Reno, and later in West Wendover.
    ['+17755550132', '2026-11-21T04:30:00Z', '2026-11-21T16:00:00.000Z'],
  ])('waits for the later part of an area with two zones (%s)', (recipient, now, expected) => {
    expect(release(now, { recipient })).toBe(expected);
  });

  it('takes the strictest zone of the country when the area says nothing', () => {
    // 09:00 in New York is 04:00 in Honolulu.
    expect(release('2026-11-20T14:00:00Z', { recipient: '+18005550132' })).toBe('2026-11-20T18:00:00.000Z');
  });

  it.each([
    // 09:00 in Samara is 08:00 in Moscow and 16:00 in Magadan.
    ['Russia', '+79161234567', '09:00', '17:00', '2026-11-20T05:00:00.000Z'],
    // 10:00 in Los Angeles is 13:00 in New York.
    ['the United States', '+18005550132', '10:00', '14:00', '2026-11-20T18:00:00.000Z'],
    ['the United States', '+18005550132', '10:00', '10:30', '2026-11-20T15:00:00.000Z'],
  ])(
    'opens when most of the zones of %s are open where no hour suits all of them',
    (_where, recipient, from, to, until) => {
      const setting = { ...hours, default: { from, to }, table: [] };
      const again = (now: string) => release(now, { recipient }, setting);
      expect(again(new Date(Date.parse(until) - 60_000).toISOString())).toBe(until);
      for (let hour = 0; hour < 24; hour += 1) {
        const waited = again(new Date(Date.UTC(2026, 10, 20, hour, 10)).toISOString());
        // What waited until then goes then.
        if (waited !== null) expect(again(waited)).toBeNull();
      }
    },
  );

  it.each<[string, Partial<SendInputs>]>([
    ['e-mail', { channel: 'email', recipient: 'sam@acme.example' }],
    ['Slack', { channel: 'slack', recipient: 'C012345678' }],
    ['a transactional text', { messageClass: 'transactional' }],
    ['an answer within 24 hours', { thread: { last_inbound_at: '2026-11-19T06:00:00Z' } }],
    ['a reply', { messageClass: 'reply' }],
  ])('never holds %s', (_what, send) => {
    expect(release('2026-11-20T05:30:00Z', send)).toBeNull();
  });

  it('holds an answer to a message older than 24 hours', () => {
    const thread = { last_inbound_at: '2026-11-19T05:00:00Z' };
    expect(release('2026-11-20T05:30:00Z', { thread, messageClass: 'reply' })).not.toBeNull();
  });

  it('takes a message that is still to come for none', () => {
    const heard = (last_inbound_at: string) => release('2026-11-20T05:30:00Z', { thread: { last_inbound_at } });
    expect(heard('2026-11-20T05:34:00Z')).toBeNull();
    for (const ahead of ['2026-11-20T05:36:00Z', '2099-01-01T00:00:00Z']) {
      expect(heard(ahead)).toBe('2026-11-20T16:00:00.000Z');
    }
  });

  it('is off unless the workspace turned it on', () => {
    expect(release('2026-11-20T05:30:00Z', {}, { ...hours, enabled: false })).toBeNull();
    expect(
      quietHoursHold(policySettings(), {
        channel: 'sms',
        recipient: '+14155550132',
        contact: {},
        thread: {},
        messageClass: 'commercial',
        now: new Date('2026-11-20T05:30:00Z'),
      }),
    ).toBeNull();
  });

  it('keeps no hours of a state that was taken out of the table', () => {
    const inFlorida = { recipient: '+13055550132' };
    const without = hours.table.filter(({ region }) => region !== 'US-FL');
    expect(release('2026-11-20T01:30:00Z', inFlorida)).toBe('2026-11-20T13:00:00.000Z');
    expect(release('2026-11-20T01:30:00Z', inFlorida, { ...hours, table: without })).toBeNull();
  });

  it('narrows the hours of a region by the workspace table', () => {
    const table = [{ region: 'DE', from: '10:00', to: '18:00' }];
    expect(release('2026-11-20T08:30:00Z', { recipient: '+4915112345678' }, { ...hours, table })).toBe(
      '2026-11-20T09:00:00.000Z',
    );
    expect(release('2026-11-20T08:30:00Z', { recipient: '+33612345678' }, { ...hours, table })).toBeNull();
  });
});
