import { isCalendarDate, isDateTime } from '@sendgate/contracts';
import type { Consent } from './send-inputs.ts';

interface ConsentEvent {
  status: string;
  /** Milliseconds since 1970; infinite for a revocation at a time that cannot be read, which nothing lifts. */
  at: number;
}

/**
 * The status in force. Beside `status` and `at`, a caller may give `granted_at` and `revoked_at` or a `history` of
 * statuses with times: the latest counts, and of two at one time the revocation.
 */
export function consentStatus(consent: Consent): string {
  const kept: Record<string, unknown> = { ...consent };
  const told = typeof kept.status === 'string' ? kept.status.toLowerCase() : 'unknown';
  const events = consentEvents(kept);
  // A status without a time is today's, but times decide between a revocation and a grant: only a later one lifts it.
  const timesDecide =
    told === 'revoked' ? kept.granted_at && kept.revoked_at : events.some(({ status }) => status === 'revoked');
  if (told !== 'unknown' && !kept.at && !timesDecide) return told;
  events.sort((a, b) => b.at - a.at || (a.status === 'revoked' ? -1 : 1));
  return events.find(({ status }) => status === 'granted' || status === 'revoked')?.status ?? told;
}

/** When consent was last given, as far as a time says so that is not still to come; null when none does. */
export function consentGrantedAt(consent: Consent, now: Date): Date | null {
  return latest(consent, 'granted', now);
}

/** When the consent that is revoked now was taken back; null when nobody told a time, which is as good as now. */
export function consentRevokedAt(consent: Consent, now: Date): Date | null {
  const { status, at, granted_at: granted }: Record<string, unknown> = { ...consent };
  const undated = typeof status === 'string' && status.toLowerCase() === 'revoked' && !at && !granted;
  return undated ? null : latest(consent, 'revoked', now);
}

function latest(consent: Consent, wanted: string, now: Date): Date | null {
  const times = consentEvents({ ...consent }).filter(({ status, at }) => status === wanted && at <= now.getTime());
  return times.length === 0 ? null : new Date(Math.max(...times.map(({ at }) => at)));
}

function consentEvents(kept: Record<string, unknown>): ConsentEvent[] {
  const events: ConsentEvent[] = [];
  const add = (status: unknown, at: unknown): void => {
    if (typeof status !== 'string') return;
    if (typeof at !== 'string') return;
    const time = timeOf(at);
    if (time !== null) events.push({ status: status.toLowerCase(), at: time });
    else if (status.toLowerCase() === 'revoked') events.push({ status: 'revoked', at: Number.POSITIVE_INFINITY });
  };
  add(kept.status, kept.at);
  if (kept.granted_at) add('granted', kept.granted_at);
  if (kept.revoked_at) add('revoked', kept.revoked_at);
  if (Array.isArray(kept.history)) {
    for (const entry of kept.history.slice(0, 100)) {
      if (typeof entry === 'object' && entry !== null) add(Reflect.get(entry, 'status'), Reflect.get(entry, 'at'));
    }
  }
  return events;
}

/** Milliseconds since 1970 of an RFC 3339 time with an offset, or of a day as it begins in UTC; null for anything else. */
function timeOf(written: string): number | null {
  return isDateTime(written) || isCalendarDate(written) ? Date.parse(written) : null;
}
