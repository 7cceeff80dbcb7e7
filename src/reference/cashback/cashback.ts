import type { CallReply } from '../../calls/table.ts';
import {
  type CashbackFacts,
  cashbackOf,
  collectRefusal,
  joinRefusal,
} from '../../domain/accounts/cashback.ts';
import type { CashbackRefusal } from '../../domain/accounts/cashback-refusals.ts';
import type { Jurisdiction } from '../../domain/limits/jurisdiction.ts';
import { weekEnd, weekStart } from '../../domain/time/week.ts';
import type { Database } from '../data/database.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import type { Limits } from '../limits/limits.ts';
import type { PlayTime } from '../limits/play-time.ts';
import type { Withholding } from '../limits/withheld.ts';
import type { Accounts } from '../money/accounts.ts';
import { offeredCurrency } from '../money/currencies.ts';
import type { Ledger } from '../money/ledger.ts';
import {
  type CashbackMember,
  type CashbackPayment,
  createCashbackStore,
} from './cashback-store.ts';

export interface CashbackOptions {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly accounts: Accounts;
  readonly limits: Pick<Limits, 'barriers'>;
  readonly playTime: Pick<PlayTime, 'left'>;
  readonly jurisdiction: Jurisdiction;
  readonly isBanned: (userId: string) => boolean;
  readonly withheld: Withholding;
}

/** A part of what players lost in games of the house in a week, as money of their own. */
export interface Cashback {
  tell(userId: string, now: number): CallReply<'cashback'>;
  /** Throws a refusal to whom it is not offered. */
  join(userId: string, now: number): CallReply<'cashbackJoin'>;
  /** Takes out whoever takes part, at any time; what was played before stays theirs. */
  leave(userId: string, now: number): CallReply<'cashbackLeave'>;
  /** Pays a week once; throws a refusal where it may not be. */
  collect(
    userId: string,
    asked: { readonly key: string; readonly week: number },
    now: number,
  ): CallReply<'cashbackCollect'>;
}

/** Weeks that are told of: more than may be collected, and those of before that were paid. */
const TOLD = 8;
const MOST_TOLD = 60;

const CODES: Readonly<Record<CashbackRefusal, RefusalCode>> = {
  waiting: '500',
  'not-offered': '1110',
  'not-joined': '1111',
  'unknown-week': '1112',
  running: '1112',
  nothing: '1112',
  collected: '1113',
  over: '1113',
};

const refuse = (refusal: CashbackRefusal | null): void => {
  if (refusal !== null) throw new Refused(CODES[refusal]);
};

const answerOf = ({ week, amount, iso, at }: CashbackPayment): CallReply<'cashbackCollect'> => ({
  ...{ week, amount, currency: iso, collectedAt: at },
});

/** When the weeks began that are told of, the newest first: this one, those with rounds that count, those paid. */
function weeksTold(
  { stays }: CashbackMember,
  paid: readonly CashbackPayment[],
  now: number,
): number[] {
  const newest = weekStart(now);
  const length = weekEnd(newest) - newest;
  const latest = Array.from({ length: TOLD }, (_, index) => newest - index * length);
  const counted = latest.filter((start) =>
    stays.some(
      ({ joined_at, left_at }) =>
        joined_at < weekEnd(start) && (left_at === null || left_at >= start),
    ),
  );
  const all = new Set([newest, ...counted, ...paid.map(({ week }) => week)]);
  return [...all].sort((one, other) => other - one).slice(0, MOST_TOLD);
}

function telling(options: CashbackOptions, store: ReturnType<typeof createCashbackStore>) {
  const { accounts } = options;
  const main = (userId: string) => {
    const account = accounts.list(userId).find(({ purpose }) => purpose === 'main');
    if (!account) throw new Error('a player without a main account');
    return account;
  };
  const weeksOf = (userId: string, member: CashbackMember, lowestStake: number, now: number) => {
    const paidOut = store.payments(userId);
    return weeksTold(member, paidOut, now).map((start) => {
      const { staked, paid } = store.turnover(member, start, weekEnd(start));
      const payment = paidOut.find(({ week }) => week === start);
      const amount = payment?.amount ?? cashbackOf({ staked, paid, lowestStake });
      return { start, staked, paid, amount, collectedAt: payment?.at ?? null };
    });
  };
  /** What the policy asks, as the server knows it. */
  const factsOf = (userId: string, now: number): CashbackFacts => {
    const { limits, playTime, jurisdiction, isBanned, withheld } = options;
    const barriers = limits.barriers(userId, jurisdiction.required, now);
    return {
      standing: {
        player: isBanned(userId) ? 'banned' : 'player',
        limits: { ...barriers, isTimeUp: playTime.left(userId, now) === 0 },
      },
      isOffered: withheld(userId, now) === null,
      joinedAt: store.member(userId)?.stays[0].joined_at ?? null,
    };
  };
  const tell = (userId: string, now: number): CallReply<'cashback'> => {
    const member = store.member(userId);
    const currency = member?.iso ?? main(userId).iso;
    const lowestStake = offeredCurrency(currency).minBet;
    return {
      isOffered: joinRefusal(factsOf(userId, now)) === null,
      joinedAt: member?.stays[0].joined_at ?? null,
      leftAt: member?.stays[0].left_at ?? null,
      at: now,
      currency,
      lowestStake,
      weeks: member ? weeksOf(userId, member, lowestStake, now) : [],
    };
  };
  return { main, factsOf, tell };
}

/** In and out again, from now on. */
function membership(
  { database }: CashbackOptions,
  store: ReturnType<typeof createCashbackStore>,
  { main, factsOf }: ReturnType<typeof telling>,
): Pick<Cashback, 'join' | 'leave'> {
  const lastStay = (userId: string) => store.member(userId)?.stays[0];
  return {
    join: (userId, now) =>
      database.transaction(() => {
        const last = lastStay(userId);
        if (last?.left_at === null) return { joinedAt: last.joined_at };
        refuse(joinRefusal(factsOf(userId, now)));
        store.join(userId, main(userId).id, now);
        return { joinedAt: now };
      }),
    leave: (userId, now) =>
      database.transaction(() => {
        const last = lastStay(userId);
        if (!last) throw new Refused(CODES['not-joined']);
        if (last.left_at === null) store.leave(userId, now);
        return { leftAt: last.left_at ?? now };
      }),
  };
}

/** Puts it together. */
export function createCashback(options: CashbackOptions): Cashback {
  const { database, ledger } = options;
  const store = createCashbackStore(database);
  const facts = telling(options, store);
  const { factsOf, tell } = facts;
  /** The week as it is collected now; throws where it may not be. */
  const due = (userId: string, asked: number, now: number) => {
    const week = tell(userId, now).weeks.find(({ start }) => start === asked) ?? null;
    refuse(collectRefusal(factsOf(userId, now), week, now));
    const member = store.member(userId);
    if (!week || !member) throw new Error('cashback of nobody');
    return { member, amount: week.amount };
  };
  return {
    tell,
    ...membership(options, store, facts),
    collect: (userId, { key, week }, now) =>
      database.transaction(() => {
        const known = store.ofKey(userId, key);
        if (known && known.week !== week) {
          throw new Refused('422', [{ pointer: '/headers/idempotency-key' }]);
        }
        if (known) return answerOf(known);
        const { member, amount } = due(userId, week, now);
        const paid = { week, iso: member.iso, amount, at: now };
        const id = store.add(userId, key, paid);
        const from = ledger.house('cashback', member.iso, now);
        const to = member.account_id;
        ledger.transfer({ kind: 'cashback', reference: String(id), from, to, amount, at: now });
        return answerOf({ id, ...paid });
      }),
  };
}
