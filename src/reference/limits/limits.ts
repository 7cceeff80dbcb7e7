import type { CallReply } from '../../calls/table.ts';
import type { StakeLimits } from '../../domain/coupon/placing.ts';
import type { HeldLimit } from '../../domain/limits/limit-change.ts';
import {
  isUnlimited,
  LIMIT_KINDS,
  type LimitSubject,
  type LimitType,
} from '../../domain/limits/limits.ts';
import { type Barriers, barriersOf } from '../../domain/limits/may-player.ts';
import type { DepositLimits } from '../../domain/payments/depositing.ts';
import { type Rational, rational, subtract } from '../../kernel/rational.ts';
import { exchanged, offeredCurrency } from '../money/currencies.ts';
import { freeing, roundedDown } from './freeing.ts';
import type { ChangeRow, LimitRow, LimitStore } from './limit-store.ts';
import { createRefusing, type LimitRule, type LimitWord, type RefusedStake } from './refusing.ts';
import type { Usage } from './usage.ts';

type Limit = CallReply<'limits'>['limits'][number];

/**
 * Limits that hold for players, in minor units of their main account's currency. A limit is the
 * person's: it counts what happens in all their accounts, each amount at the fixed rate of its
 * currency.
 */
export interface Limits {
  list(userId: string, now: number): Limit[];
  /** What holds of a type now, or null. */
  held(userId: string, limitType: number, now: number): HeldLimit | null;
  /** What stands in the player's way now; `required` are the types that the place asks for. */
  barriers(userId: string, required: readonly LimitType[], now: number): Barriers;
  /** The same, and what is left to stake, in minor units of this currency, rounded down. */
  staking(userId: string, iso: string, required: readonly LimitType[], now: number): StakeLimits;
  /** Which limit it is that keeps a player from this stake by a rule, and until when, as far as known. */
  refusing(userId: string, rule: LimitRule, stake: RefusedStake, now: number): LimitWord;
  /** The same of a deposit. */
  depositing(
    userId: string,
    iso: string,
    required: readonly LimitType[],
    now: number,
  ): DepositLimits;
}

function isInForce({ state, started_at, ends_at }: LimitRow, now: number): boolean {
  const seconds = now / 1000;
  const hasBegun = started_at === null || started_at <= seconds;
  return state === 'ACTIVE' && hasBegun && (ends_at === null || ends_at > seconds);
}

/** Whether a looser limit holds by now: its time has come, and nobody has to say so again. */
const hasCome = ({ due_at, confirmed_again }: ChangeRow, now: number): boolean =>
  confirmed_again === 0 && due_at <= now;

/** A limit as it holds at a moment: with the looser value, once its time has come. */
function asOf(limit: LimitRow, changes: readonly ChangeRow[], now: number): LimitRow {
  const come = changes.find((change) => change.type === limit.type && hasCome(change, now));
  if (!come) return limit;
  return { ...limit, value: come.value, started_at: Math.floor(come.due_at / 1000) };
}

function answered(limit: LimitRow, waiting: ChangeRow | undefined, now: number): Limit {
  const { type, state, value, started_at, ends_at, reason } = limit;
  const isOver = ends_at !== null && ends_at <= now / 1000;
  const isNone = LIMIT_KINDS.get(type)?.unit !== null && isUnlimited(value);
  return {
    limitType: type,
    limitState: isOver || isNone ? 'INACTIVE' : state,
    limitValue: value,
    startedAt: started_at,
    endsAt: ends_at,
    ...(reason === null ? {} : { selfExcludeReason: reason }),
    ...(waiting && {
      needApprove: waiting.confirmed_again === 1,
      pending: {
        limitValue: waiting.value,
        endsAt: Number.isFinite(waiting.due_at) ? Math.ceil(waiting.due_at / 1000) : null,
        limitState: 'PENDING' as const,
      },
    }),
  };
}

/** The limits of players as they hold at a moment. */
function holding(store: LimitStore) {
  const at = (userId: string, now: number): LimitRow[] => {
    const changes = store.changes(userId);
    return store.limits(userId).map((limit) => asOf(limit, changes, now));
  };
  const inForce = (userId: string, now: number): LimitRow[] =>
    at(userId, now).filter((limit) => isInForce(limit, now));
  return { at, inForce };
}

/** What of a limit is used, so that what is left and this are the limit; 0 where more came back. */
function usedOf(value: number, room: Rational): number {
  const { num, den } = subtract(rational(BigInt(value)), room);
  return num <= 0n ? 0 : Number((num + den - 1n) / den);
}

/** What limits leave of money, as the books have it. */
function leaving(inForce: ReturnType<typeof holding>['inForce'], usage: Usage) {
  /** Exact, in minor units of the main currency; below zero where a limit was lowered since. */
  const roomIn = ({ type, value }: LimitRow, userId: string, now: number): Rational | null => {
    const used = isUnlimited(value) ? null : usage.of(userId, type, now);
    return used && subtract(rational(BigInt(value)), used);
  };
  /** What each limit about this leaves, in minor units of a currency. */
  const roomsIn = (
    userId: string,
    iso: string,
    about: readonly LimitSubject[],
    now: number,
  ): { limitType: number; room: number }[] =>
    inForce(userId, now)
      .filter(({ type }) => about.some((one) => one === LIMIT_KINDS.get(type)?.about))
      .flatMap((limit) => {
        const own = roomIn(limit, userId, now);
        if (own === null) return [];
        const room = exchanged(own, usage.currencyOf(userId), offeredCurrency(iso));
        return [{ limitType: limit.type, room: roundedDown(room) }];
      });
  /** What the strictest of them leaves. */
  const leastRoom = (...asked: Parameters<typeof roomsIn>): number | null => {
    const rooms = roomsIn(...asked);
    return rooms.length === 0 ? null : Math.min(...rooms.map(({ room }) => room));
  };
  /** How a limit on money stands: what is left, what is used, and when more is left. */
  const standingOf = (limit: LimitRow, userId: string, now: number) => {
    const room = roomIn(limit, userId, now);
    if (room === null) return {};
    const used = usedOf(limit.value, room);
    const frees = used > 0 ? freeing(room, usage.leavings(userId, limit.type, now)) : null;
    return { limitBalance: roundedDown(room), used, ...(frees && { frees }) };
  };
  return { standingOf, roomsIn, leastRoom };
}

/** What binds a stake. */
const ON_STAKES = ['stake', 'loss'] as const;

/** Limits as a store and the books have them. */
export function createLimits(store: LimitStore, usage: Usage): Limits {
  const { at, inForce } = holding(store);
  const { standingOf, roomsIn, leastRoom } = leaving(inForce, usage);
  const standing = (userId: string, now: number) =>
    inForce(userId, now).map((limit) => answered(limit, undefined, now));
  const barriers: Limits['barriers'] = (userId, required, now) =>
    barriersOf(standing(userId, now), required);
  return {
    list(userId, now) {
      const waiting = store.changes(userId).filter((change) => !hasCome(change, now));
      return at(userId, now).map((limit) => {
        const change = waiting.find(({ type }) => type === limit.type);
        return {
          ...answered(limit, change, now),
          ...(isInForce(limit, now) && standingOf(limit, userId, now)),
        };
      });
    },
    held(userId, limitType, now) {
      const limit = inForce(userId, now).find(({ type }) => type === limitType);
      if (!limit) return null;
      const { value: limitValue, ends_at } = limit;
      return { limitValue, endsAt: ends_at === null ? null : ends_at * 1000 };
    },
    barriers,
    staking: (userId, iso, required, now) => ({
      ...barriers(userId, required, now),
      room: leastRoom(userId, iso, ON_STAKES, now),
    }),
    refusing: createRefusing({
      standing,
      rooms: (userId, iso, now) => roomsIn(userId, iso, ON_STAKES, now),
      stakedAfter: usage.stakedAfter,
    }),
    depositing: (userId, iso, required, now) => ({
      ...barriers(userId, required, now),
      room: leastRoom(userId, iso, ['deposit'], now),
    }),
  };
}
