import { isMoment } from '../../../kernel/moment.ts';

/** Digits are Latin in every language, so that prices and scores read the same everywhere. */
export const DIGITS = { numberingSystem: 'latn' } as const;

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** Intl formats cost far more to make than to use. */
export function kept<F extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => F,
): F {
  const known = cache.get(key);
  if (known) return known as F;
  const made = make();
  cache.set(key, made);
  return made;
}

export interface Clock {
  readonly language: string;
  /** IANA name, such as "Europe/Malta". */
  readonly timeZone: string;
  readonly is12h: boolean;
}

const time = { hour: '2-digit', minute: '2-digit' } as const;
const moment = { day: 'numeric', month: 'short', ...time } as const;

const parts = {
  time,
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  moment,
  zonedMoment: { ...moment, timeZoneName: 'short' },
  /** Of what may be years away. */
  zonedDate: { ...moment, year: 'numeric', timeZoneName: 'short' },
  zonedTime: { ...time, timeZoneName: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A replay shows what was recorded, and that may be no time at all. */
export function isTime(at: number): boolean {
  return isMoment(Math.trunc(at));
}

/** A moment (epoch milliseconds) in the player's language and time zone; empty for what is none. */
export function formatTime(
  at: number,
  { language, timeZone, is12h }: Clock,
  what: keyof typeof parts = 'time',
): string {
  const format = kept(`time ${language} ${timeZone} ${is12h} ${what}`, () => {
    const options: Intl.DateTimeFormatOptions = {
      ...parts[what],
      ...DIGITS,
      ...('hour' in parts[what] ? { hourCycle: is12h ? 'h12' : 'h23' } : {}),
    };
    try {
      return new Intl.DateTimeFormat(language, { ...options, timeZone });
    } catch {
      // A recording may name a time zone that this browser does not know.
      return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    }
  });
  return isTime(at) ? format.format(at) : '';
}
