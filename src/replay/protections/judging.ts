import { jurisdictionOf } from '../../domain/limits/jurisdiction.ts';
import {
  chosenRealityCheck,
  isExcluded,
  isUnlimited,
  LIMIT_KINDS,
  LIMIT_TYPE,
  type LimitSubject,
  lacksLimit,
} from '../../domain/limits/limits.ts';
import { configured } from '../../domain/site/config.ts';
import { isDepositBarred } from '../../domain/verification/identification.ts';
import type { State } from '../../projections/state.ts';
import type { Missed } from './entries.ts';

/** A reminder that is due waits for what is on its way, and for a page to come back: not for long. */
const CHECK_GRACE_MS = 60_000;

/** What was known when something was sent that a protection may have to stop. */
export interface Sent {
  readonly at: number;
  readonly limits: Limits;
  readonly required: ReturnType<typeof jurisdictionOf>['required'];
  /** The currency that limits are in; money in another is not compared with amounts. */
  readonly iso: string | undefined;
  /** When the player was to be told how long they have been playing; null: not. */
  readonly checkAt: number | null;
  /** Nobody knew who pays, and a server asked for that first. */
  readonly isUnidentified: boolean;
}

/** Money that was staked or paid in. */
export interface Moved {
  readonly at: number;
  readonly amount: number;
  readonly currency: string;
}

type Limits = State['limits']['limits'];

/** Effects of this version and later know type 37 as a lock that keeps nobody from playing. */
const LOCK_FORBIDS_NOTHING = 2;

/** The limits as the site meant them that wrote the log: to earlier ones type 37 was an exclusion. */
export function asMeant(limits: Limits, effectsVersion: number): Limits {
  if (effectsVersion >= LOCK_FORBIDS_NOTHING) return limits;
  const { lock, exclusion: limitType } = LIMIT_TYPE;
  return limits.map((limit) => (limit.limitType === lock ? { ...limit, limitType } : limit));
}

/** What is known now, to a site with this version of effects. */
export function sentUnder(state: State, at: number, effectsVersion: number) {
  const { limits, config, accounts, realityCheck, session, user } = state;
  const { next } = realityCheck;
  const profile = jurisdictionOf(configured(config.values, 'jurisdiction'));
  const minutes = chosenRealityCheck(limits.limits) ?? profile.realityCheckMinutes;
  const isToBeTold = minutes !== null && next?.userId === session.userId;
  return {
    at,
    limits: asMeant(limits.limits, effectsVersion),
    required: profile.required,
    iso: accounts.accounts.find(({ type }) => type === 0)?.iso,
    checkAt: isToBeTold ? next.at : null,
    isUnidentified: isDepositBarred(user.config),
  } satisfies Sent;
}

/** Limits that money goes beyond, by these logs alone. */
function beyond(
  { limits, iso }: Sent,
  about: LimitSubject,
  moved: readonly Moved[],
  at: number,
): Missed[] {
  return limits.flatMap(({ limitType, limitState, limitValue }): Missed[] => {
    const kind = LIMIT_KINDS.get(limitType);
    const binds = kind?.about === about && limitState === 'ACTIVE' && !isUnlimited(limitValue);
    if (!binds || kind.period === null) return [];
    const { period } = kind;
    const sum = moved
      .filter((one) => one.currency === iso && one.at > at - period)
      .reduce((all, { amount }) => all + amount, 0);
    return sum > limitValue ? [{ rule: 'over-limit', limitType, sum }] : [];
  });
}

/** What keeps a player from either. */
function shutOut({ limits, required }: Sent): Missed[] {
  return [
    ...(isExcluded(limits) ? [{ rule: 'excluded' } as const] : []),
    ...(lacksLimit(limits, required) ? [{ rule: 'limit-missing' } as const] : []),
  ];
}

/** What should have kept a stake from being taken: the last of `stakes`. */
export function missedByStake(sent: Sent, stakes: readonly Moved[], at: number): Missed[] {
  const late = sent.checkAt === null ? 0 : sent.at - sent.checkAt;
  const check: Missed[] =
    late > CHECK_GRACE_MS ? [{ rule: 'check-missed', lateSeconds: Math.round(late / 1000) }] : [];
  return [...shutOut(sent), ...beyond(sent, 'stake', stakes, at), ...check];
}

/** What should have kept a deposit from being begun: the last of `deposits`. */
export function missedByDeposit(sent: Sent, deposits: readonly Moved[], at: number): Missed[] {
  const isPaused = sent.limits.some(
    ({ limitType, limitState }) => limitType === LIMIT_TYPE.depositPause && limitState === 'ACTIVE',
  );
  const paused: Missed[] = isPaused ? [{ rule: 'paused' }] : [];
  const unidentified: Missed[] = sent.isUnidentified ? [{ rule: 'identification-due' }] : [];
  return [...shutOut(sent), ...paused, ...unidentified, ...beyond(sent, 'deposit', deposits, at)];
}
