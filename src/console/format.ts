import { isMoment } from '../kernel/moment.ts';

/**
 * How times, lengths and counts are written. The console speaks English, in the viewer's zone. The
 * numbers were sent by strangers: every function takes any number and throws for none.
 */
const locale = 'en-GB';

const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', year: 'numeric' });
const minute = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const second = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
const whole = new Intl.NumberFormat(locale);

/** What stands for a number that is no time or no length. */
const NOTHING = '–';

/** Whether there is such a date, to the millisecond or between two. */
function isTime(at: number): boolean {
  return isMoment(Math.trunc(at));
}

export function dayText(at: number): string {
  return isTime(at) ? day.format(at) : NOTHING;
}

export function minuteText(at: number): string {
  return isTime(at) ? minute.format(at) : NOTHING;
}

/** Time of the day to the millisecond. */
export function clockText(at: number): string {
  if (!isTime(at)) return NOTHING;
  return `${second.format(at)}.${String(new Date(at).getMilliseconds()).padStart(3, '0')}`;
}

/** The instant without a zone to mistake it for another; empty for none. */
export function instantText(at: number): string {
  return isTime(at) ? new Date(at).toISOString() : '';
}

export function countText(count: number): string {
  return whole.format(count);
}

const two = (value: number) => String(value).padStart(2, '0');

/** A place in a recording, such as 1:02:03.4 or 02:03.4. */
export function positionText(ms: number): string {
  if (!isTime(ms)) return NOTHING;
  const tenths = Math.floor(Math.max(0, ms) / 100);
  const seconds = Math.floor(tenths / 10);
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${tenths % 10}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** How long something of a minute or more took. */
function longText(minutes: number, seconds: number): string {
  if (minutes < 60) return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${countText(Math.floor(hours / 24))} days`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** How long something took, in at most two units. */
export function durationText(ms: number): string {
  if (!isTime(ms)) return NOTHING;
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : longText(Math.floor(seconds / 60), seconds % 60);
}

const KILO = 1024;

export function bytesText(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  if (bytes < KILO * KILO) return `${(bytes / KILO).toFixed(0)} KB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MB`;
}

/** A time as a field for date and time holds it, in the viewer's zone; empty for none. */
export function fieldText(at: number | null): string {
  if (at === null || !isTime(at)) return '';
  const local = at - new Date(at).getTimezoneOffset() * 60_000;
  return isTime(local) ? new Date(local).toISOString().slice(0, 16) : '';
}

/** What a field for date and time holds, as epoch milliseconds; null for nothing. */
export function fieldTime(text: string): number | null {
  const at = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(at) ? null : at;
}
