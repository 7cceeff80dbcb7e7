/** How times, lengths and counts are written. The console speaks English, in the viewer's zone. */
const locale = 'en-GB';

const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', year: 'numeric' });
const minute = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const second = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
const whole = new Intl.NumberFormat(locale);

export function dayText(at: number): string {
  return day.format(at);
}

export function minuteText(at: number): string {
  return minute.format(at);
}

/** Time of the day to the millisecond. */
export function clockText(at: number): string {
  return `${second.format(at)}.${String(Math.floor(at) % 1000).padStart(3, '0')}`;
}

/** The instant without a zone to mistake it for another. */
export function instantText(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

export function countText(count: number): string {
  return whole.format(count);
}

const two = (value: number) => String(value).padStart(2, '0');

/** A place in a recording, such as 1:02:03.4 or 02:03.4. */
export function positionText(ms: number): string {
  const tenths = Math.floor(Math.max(0, ms) / 100);
  const seconds = Math.floor(tenths / 10);
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${tenths % 10}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** How long something took, in at most two units. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = Math.round(ms / 1000);
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60)
    return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

const KILO = 1024;

export function bytesText(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  if (bytes < KILO * KILO) return `${(bytes / KILO).toFixed(0)} KB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MB`;
}

/** A time as a field for date and time holds it, in the viewer's zone; empty for none. */
export function fieldText(at: number | null): string {
  if (at === null) return '';
  const date = new Date(at);
  const local = new Date(at - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** What a field for date and time holds, as epoch milliseconds; null for nothing. */
export function fieldTime(text: string): number | null {
  const at = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(at) ? null : at;
}
