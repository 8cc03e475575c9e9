import { describe, expect, it } from '@jest/globals';
import { channelIds, channels } from '@sendgate/contracts';
import { dueOf } from './due.ts';

const createdAt = new Date('2026-11-21T10:00:00Z');
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);

describe('dueOf', () => {
  it.each([
    [0, 'calm'],
    [29.9, 'calm'],
    [30, 'amber'],
    [53.9, 'amber'],
    [54, 'red'],
    [59.9, 'red'],
    [60, 'overdue'],
    [600, 'overdue'],
  ])('after %d of 60 minutes is %s', (minutes, state) => {
    const hold = { status: 'QUEUED', createdAt, heldAgainAt: null, respondBy: after(60) };
    expect(dueOf(hold, after(minutes))).toEqual({ dueAt: after(60), state });
    // One that came back to the hold begins anew.
    const again = { ...hold, createdAt: after(-600), heldAgainAt: createdAt };
    expect(dueOf(again, after(minutes))).toEqual({ dueAt: after(60), state });
  });

  it('is nothing once a hold is decided', () => {
    expect(dueOf({ status: 'APPROVED', createdAt, heldAgainAt: null, respondBy: after(60) }, after(1))).toBeNull();
  });

  it('gives chat five minutes, sms and linkedin an hour, email four', () => {
    expect(Object.fromEntries(channelIds.map((id) => [id, channels[id].reviewTargetMinutes]))).toEqual({
      email: 240,
      whatsapp: 5,
      telegram: 5,
      slack: 5,
      sms: 60,
      linkedin: 60,
    });
  });
});
