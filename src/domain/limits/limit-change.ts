import type { Jurisdiction } from './jurisdiction.ts';
import { isUnlimited, LIMIT_KINDS, LIMIT_TYPE, type LimitType } from './limits.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The most that a limit on time in a day, and of minutes between reality checks, may be. */
const SESSION_HOURS = 24;
export const REALITY_CHECK_MINUTES = [5, 10, 15, 30, 45, 60] as const;

/** The greatest amount that a limit may name, in minor units; from there on there is none. */
const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** A limit as it holds: its value, and when what has a term is over. */
export interface HeldLimit {
  readonly limitValue: number;
  /** Epoch milliseconds; null without a term. */
  readonly endsAt: number | null;
}

/** What a player wants a limit to be: an amount, a time, a term in days. -1 and NO_LIMIT are none. */
export interface LimitWish {
  readonly limitType: LimitType;
  readonly limitValue: number;
}

export type LimitVerdict =
  /** It holds from now on; what has a term ends then, in epoch milliseconds. */
  | { readonly kind: 'now'; readonly endsAt: number | null }
  /** It is looser: what holds goes on until then, and until it is confirmed where that is asked. */
  | { readonly kind: 'later'; readonly dueAt: number; readonly isConfirmedAgain: boolean }
  | {
      readonly kind: 'refused';
      /** `not-offered`: no such value; `too-high`: above what the law allows; `irreversible`: it holds until it ends. */
      readonly reason: 'not-offered' | 'too-high' | 'irreversible' | 'required';
    };

/** The end of the week (from Monday) or month of UTC that runs at a moment. */
function endOfPeriod(period: number | null, at: number): number {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (period === 7 * DAY) return Date.UTC(year, month, day + 7 - ((date.getUTCDay() + 6) % 7));
  return period === 30 * DAY ? Date.UTC(year, month + 1, 1) : at;
}

/** Terms in days that may be chosen for a type. */
export function termsOf(jurisdiction: Jurisdiction, limitType: LimitType): readonly number[] {
  if (limitType === LIMIT_TYPE.depositPause) return jurisdiction.depositPauseDays;
  if (limitType !== LIMIT_TYPE.exclusion) return [];
  return [...jurisdiction.breakDays, ...jurisdiction.exclusionDays];
}

/** Years of 360 days, as some count them: taken where the term of whole years is offered. */
const SHORT_YEARS: ReadonlyMap<number, number> = new Map([
  [360, 365],
  [720, 730],
  [1080, 1095],
  [1800, 1825],
]);

function isTerm(days: number, terms: readonly number[]): boolean {
  return terms.includes(days) || terms.includes(SHORT_YEARS.get(days) ?? days);
}

function isOffered({ limitType, limitValue }: LimitWish, jurisdiction: Jurisdiction): boolean {
  const unit = LIMIT_KINDS.get(limitType)?.unit ?? null;
  if (unit === null) return false;
  if (unit === 'days') return isTerm(limitValue, termsOf(jurisdiction, limitType));
  if (unit === 'money') return isUnlimited(limitValue) || isAmount(limitValue);
  if (limitValue === -1) return true;
  if (unit === 'minutes') return REALITY_CHECK_MINUTES.some((minutes) => minutes === limitValue);
  return (
    unit === 'hours' &&
    Number.isInteger(limitValue) &&
    limitValue >= 1 &&
    limitValue <= SESSION_HOURS
  );
}

/** Smaller is stricter, none is the loosest. */
const looseness = (limitValue: number): number =>
  isUnlimited(limitValue) ? Number.POSITIVE_INFINITY : limitValue;

/** A break or an exclusion begins at once, may be made longer, and never shorter. */
function judgeTerm({ limitValue }: LimitWish, held: HeldLimit | null, now: number): LimitVerdict {
  const endsAt = now + limitValue * DAY;
  const isShorter = held !== null && (held.endsAt === null || endsAt <= held.endsAt);
  return isShorter ? { kind: 'refused', reason: 'irreversible' } : { kind: 'now', endsAt };
}

/**
 * What becomes of a wish to change a limit: stricter holds at once, looser only after the wait of
 * the place (A1, A5, A6, A7). Server and client judge by the same rule; `highest` is in the minor
 * units of the limit, null without a bound. A wish for what holds already holds at once: it takes
 * back a looser one that waits.
 */
export function judgeLimitWish(
  wish: LimitWish,
  held: HeldLimit | null,
  terms: { readonly jurisdiction: Jurisdiction; readonly highest: number | null },
  now: number,
): LimitVerdict {
  const { jurisdiction, highest } = terms;
  const { limitType, limitValue } = wish;
  if (!isOffered(wish, jurisdiction)) return { kind: 'refused', reason: 'not-offered' };
  if (LIMIT_KINDS.get(limitType)?.unit === 'days') return judgeTerm(wish, held, now);
  if (isUnlimited(limitValue) && jurisdiction.required.includes(limitType)) {
    return { kind: 'refused', reason: 'required' };
  }
  if (highest !== null && looseness(limitValue) > highest) {
    return { kind: 'refused', reason: 'too-high' };
  }
  if (looseness(limitValue) <= looseness(held?.limitValue ?? -1))
    return { kind: 'now', endsAt: null };
  const waited = now + jurisdiction.looserAfterHours * HOUR;
  const period = LIMIT_KINDS.get(limitType)?.period ?? null;
  const dueAt = jurisdiction.looserAfterPeriod
    ? Math.max(waited, endOfPeriod(period, now))
    : waited;
  return {
    kind: 'later',
    dueAt,
    isConfirmedAgain: jurisdiction.confirmedAgain.includes(limitType),
  };
}

/** Whether a looser limit begins with questions: it does where there is one to loosen. */
export function asksBefore(
  { limitType, limitValue }: LimitWish,
  held: HeldLimit | null,
  jurisdiction: Jurisdiction,
): boolean {
  return (
    jurisdiction.asksBefore.includes(limitType) &&
    looseness(limitValue) > looseness(held?.limitValue ?? -1)
  );
}
