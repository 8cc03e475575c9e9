import type { PolicySettings } from '@sendgate/contracts';
import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { lastHeardAgo } from '../last-heard.ts';
import type { SendInputs } from '../send-inputs.ts';
import { americanRegionNamed, americanRegionOf, zonesOfRegion } from './american-regions.ts';

/** Hours in which messages may be sent: from the minute `from` until before the minute `to` of a day. */
interface Window {
  region: string;
  from: string;
  to: string;
  /** Days of the week, Sunday is 0; every day when left out. */
  days?: readonly number[] | undefined;
}

const mainland = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** The clocks of all zones stand whole quarters of an hour from each other, and change at whole quarters. */
const quarterMinutes = 15;

export interface QuietHoursHold {
  /** When the hold ends by itself, unless something else keeps the message. */
  releaseAt: Date;
  /** The zones that were considered; several when the recipient's own is not known. */
  zones: readonly string[];
}

type Inputs = Pick<SendInputs, 'channel' | 'recipient' | 'contact' | 'thread' | 'messageClass' | 'now'>;

/**
 * Whether a message waits for the recipient's day to begin, and until when; null when it may go. Reads the workspace
 * setting `quiet_hours`. Only SMS and WhatsApp wait; transactional and internal messages and answers within 24 hours of
 * the recipient's last message do not. A recipient of unknown zone is judged by the strictest zone of the number's area or
 * country, and where no hour suits all of its zones by the hours that suit most. A hold is no violation: nothing in the
 * text is wrong.
 */
export function quietHoursHold(settings: Pick<PolicySettings, 'quiet_hours'>, inputs: Inputs): QuietHoursHold | null {
  const { quiet_hours: setting } = settings;
  const { channel, messageClass, thread, now } = inputs;
  if (!setting?.enabled || (channel !== 'sms' && channel !== 'whatsapp')) return null;
  if (messageClass === 'transactional' || messageClass === 'internal') return null;
  const ago = lastHeardAgo(thread, now);
  if (ago === null ? messageClass === 'reply' : ago <= dayMs) return null;

  const { zones, regions } = placeOf(inputs);
  const windows: Window[] = [
    { region: '', ...setting.default },
    ...setting.table.filter(({ region }) => regions.includes(region)),
  ];
  const openIn = (time: number) => (zone: string) => isOpen(localTime(zone, time), windows);
  const at = now.getTime();
  if (zones.every(openIn(at))) return null;
  const moments = openingMoments(windows, at);
  const shared = moments.find((time) => zones.every(openIn(time)));
  if (shared !== undefined) return { releaseAt: new Date(shared), zones };

  // Zones too far apart to share an open hour: it is the hours of a day that suit most of them, for a release as for now.
  const day = [at, ...moments.filter((time) => time <= at + dayMs)];
  const suited = day.map((time) => zones.filter(openIn(time)).length);
  const most = Math.max(...suited);
  const release = (most > 0 && day[suited.indexOf(most)]) || at + dayMs;
  return release === at ? null : { releaseAt: new Date(release), zones };
}

/** The zones a recipient may be in and the regions whose hours apply. */
function placeOf({ recipient, contact }: Inputs): { zones: string[]; regions: string[] } {
  const american = americanRegionOf(recipient);
  const country = (
    countryCode(contact.country) ??
    parsePhoneNumberFromString(recipient)?.country ??
    american?.region.slice(0, 2)
  )?.toString();
  const told = regionCode(country, contact.region);
  const region = told ?? american?.region;
  const regions = [country, region].filter((code): code is string => code !== undefined);
  const own = zoneNamed(contact.timezone?.trim());
  if (own) return { zones: [own], regions };
  const byRegion = told ? zonesOfRegion(told) : [];
  if (byRegion.length > 0) return { zones: byRegion, regions };
  if (american && (country === undefined || american.region.startsWith(country)))
    return { zones: [...american.zones], regions };
  if (country === 'US' || (country === undefined && recipient.startsWith('+1'))) return { zones: mainland, regions };
  const zones = country ? countryZones(country) : [];
  return { zones: zones.length > 0 ? zones : ['UTC'], regions };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
/** Countries by their codes, and by what people and CRMs call them where they write none. */
const countries = new Map<string, string>([
  ...getCountries().map((code) => [countryNames.of(code)?.toUpperCase() ?? code, code] as const),
  ...getCountries().map((code) => [code, code] as const),
  ['USA', 'US'],
  ['UNITED STATES OF AMERICA', 'US'],
  ['UK', 'GB'],
]);

/** Undefined for what is no country: the number then says more than two letters that mean nothing. */
function countryCode(country: string | null | undefined): string | undefined {
  return countries.get(country?.trim().toUpperCase() ?? '');
}

function regionCode(country: string | undefined, region: string | null | undefined): string | undefined {
  const code = region?.trim().toUpperCase();
  if (!code) return undefined;
  if (/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(code)) return code;
  if (country && /^[A-Z0-9]{1,3}$/.test(code)) return `${country}-${code}`;
  // Georgia is a state as well as a country of its own.
  const named = americanRegionNamed(code);
  return country === undefined || named?.startsWith(country) ? named : undefined;
}

/** Zones of a country as the Unicode locale data of the runtime has them. */
function countryZones(country: string): string[] {
  // Part of ECMA-402 2025 and of Node; older type libraries do not have it.
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
}

/** A zone by its one spelling: callers may write it in upper or lower case. Undefined when there is no such zone. */
function zoneNamed(name: string | undefined): string | undefined {
  if (!name) return undefined;
  if (formatters.has(name)) return name;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Throws RangeError for a zone that does not exist. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    // Zones are few: names made up by a caller never get here, and each zone only by one spelling.
    formatters.set(zone, formatter);
  }
  return formatter;
}

interface LocalTime {
  minute: number;
  day: number;
}

function localTime(zone: string, time: number): LocalTime {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(time)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return { minute: hour * 60 + minute, day: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

function isOpen(local: LocalTime, windows: readonly Window[]): boolean {
  return windows.every(({ from, to, days }) => {
    if (days && !days.includes(local.day)) return true;
    const opens = minuteOf(from);
    const closes = minuteOf(to);
    return opens < closes
      ? local.minute >= opens && local.minute < closes
      : local.minute >= opens || local.minute < closes;
  });
}

/**
 * The moments of the next four days at which hours may begin anywhere, the soonest first: when a clock shows their first
 * minute, and when it changes or the day does, as both happen at whole quarters.
 */
function openingMoments(windows: readonly Window[], now: number): number[] {
  const minutes = [...new Set([0, ...windows.map(({ from }) => minuteOf(from) % quarterMinutes)])].sort(
    (a, b) => a - b,
  );
  const quarterMs = quarterMinutes * minuteMs;
  const first = Math.floor(now / quarterMs) * quarterMs;
  return Array.from({ length: (4 * dayMs) / quarterMs }, (_, index) =>
    minutes.map((minute) => first + index * quarterMs + minute * minuteMs),
  )
    .flat()
    .filter((moment) => moment > now);
}
