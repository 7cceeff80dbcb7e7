/** What a limit is about: it binds that and nothing else. */
export type LimitSubject =
  | 'stake'
  | 'loss'
  | 'deposit'
  | 'exclusion'
  | 'session'
  | 'reality-check'
  | 'lock';

/** What the value of a limit counts: money in minor units, time in whole hours, minutes or days. */
export type LimitUnit = 'money' | 'hours' | 'minutes' | 'days';

/** The number of a type of limit, as it goes over the wire. */
export type LimitType = 1 | 2 | 3 | 10 | 11 | 12 | 20 | 21 | 22 | 30 | 31 | 32 | 33 | 37;

/** Types by what they mean, where one is meant by itself. */
export const LIMIT_TYPE = {
  exclusion: 30,
  session: 31,
  realityCheck: 32,
  depositPause: 33,
  lock: 37,
} as const satisfies Readonly<Record<string, LimitType>>;

/** The timer that goes off when no time of the day's is left. */
export const SESSION_TIMER = 'session-limit';

/** What a type of limit means. */
export interface LimitKind {
  readonly about: LimitSubject;
  /** Null where a limit is on or off and has no value. */
  readonly unit: LimitUnit | null;
  /** Milliseconds over which money is counted; null for what counts none. */
  readonly period: number | null;
  /** Key of the name in words. */
  readonly name: `office_limit_${LimitType}`;
}

const DAY = 24 * 60 * 60 * 1000;

const money = (type: LimitType, about: LimitSubject, days: number): [number, LimitKind] => [
  type,
  { about, unit: 'money', period: days * DAY, name: `office_limit_${type}` },
];
const timed = (
  type: LimitType,
  about: LimitSubject,
  unit: LimitUnit | null,
): [number, LimitKind] => [type, { about, unit, period: null, name: `office_limit_${type}` }];

/** Every type of limit there is, by the number that goes over the wire. */
export const LIMIT_KINDS: ReadonlyMap<number, LimitKind> = new Map([
  money(1, 'stake', 1),
  money(2, 'stake', 7),
  money(3, 'stake', 30),
  money(10, 'loss', 1),
  money(11, 'loss', 7),
  money(12, 'loss', 30),
  money(20, 'deposit', 1),
  money(21, 'deposit', 7),
  money(22, 'deposit', 30),
  timed(30, 'exclusion', 'days'),
  timed(31, 'session', 'hours'),
  timed(32, 'reality-check', 'minutes'),
  // A time in which nothing is paid in; what is there may be staked.
  timed(33, 'deposit', 'days'),
  // Forbids nothing: it keeps the extra limits as they are.
  timed(37, 'lock', null),
]);

/** A limit as far as it binds. */
export interface Limit {
  readonly limitType: number;
  readonly limitState: 'ACTIVE' | 'PENDING' | 'INACTIVE';
  readonly limitValue: number;
}

/** With the time at which it ends, in epoch seconds; null without a term. */
export interface TimedLimit extends Limit {
  readonly endsAt: number | null;
}

/** Whether a number from outside is a type of limit. */
export function isLimitType(type: number): type is LimitType {
  return LIMIT_KINDS.has(type);
}

/** Stands for "no limit" where an amount must be said; so does every value below zero. */
export const NO_LIMIT = 999_999_999;

/** Whether the value of a limit limits nothing. */
export function isUnlimited(limitValue: number): boolean {
  return limitValue < 0 || limitValue >= NO_LIMIT;
}

const binds = ({ limitState }: Limit): boolean => limitState === 'ACTIVE';

/** Whether one of this type is in force. */
export function isHeld(limits: readonly Limit[], type: LimitType): boolean {
  return limits.some((limit) => limit.limitType === type && binds(limit));
}

/** Whether the player has shut themselves out, and places no bet at all. */
export function isExcluded(limits: readonly Limit[]): boolean {
  return isHeld(limits, LIMIT_TYPE.exclusion);
}

/** Whether a lock (37) keeps limits of this type as they are: the extra ones, but to stop playing (30). */
export function isLockable(limitType: number): boolean {
  return limitType === LIMIT_TYPE.session || limitType === LIMIT_TYPE.depositPause;
}

/** Until when one of this type is in force, in epoch seconds; null where nobody can say, or it is not. */
export function heldUntil(limits: readonly TimedLimit[], type: LimitType): number | null {
  const ends = limits
    .filter((limit) => isHeld([limit], type))
    .map(({ endsAt }) => endsAt ?? Number.POSITIVE_INFINITY);
  const end = Math.max(0, ...ends);
  return end > 0 && Number.isFinite(end) ? end : null;
}

/** Whether a limit without which nobody plays here is not set (A5, A6). */
export function lacksLimit(limits: readonly Limit[], required: readonly LimitType[]): boolean {
  const isSet = (type: LimitType): boolean =>
    limits.some(
      (limit) => limit.limitType === type && binds(limit) && !isUnlimited(limit.limitValue),
    );
  return !required.every(isSet);
}

/**
 * The most that one bet may stake under these limits, whatever was staked before, in minor units of
 * the limits' own currency; null without a limit on stakes. What is left of a limit is the server's
 * to know: it counts by the clock, and in every account.
 */
export function greatestStake(limits: readonly Limit[]): number | null {
  const values = limits
    .filter(({ limitType }) => LIMIT_KINDS.get(limitType)?.about === 'stake')
    .filter((limit) => binds(limit) && !isUnlimited(limit.limitValue))
    .map(({ limitValue }) => limitValue);
  return values.length === 0 ? null : Math.min(...values);
}

/** Minutes between reality checks as the player chose them; null where none were chosen (A11). */
export function chosenRealityCheck(limits: readonly Limit[]): number | null {
  const chosen = limits.find(({ limitType }) => limitType === LIMIT_TYPE.realityCheck);
  return chosen && binds(chosen) && chosen.limitValue > 0 ? chosen.limitValue : null;
}
