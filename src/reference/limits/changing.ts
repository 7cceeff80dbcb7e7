import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { CallInput } from '../../calls/table.ts';
import type { Jurisdiction } from '../../domain/limits/jurisdiction.ts';
import { asksBefore, judgeLimitWish, type LimitWish } from '../../domain/limits/limit-change.ts';
import {
  isLimitType,
  isLockable,
  isUnlimited,
  LIMIT_KINDS,
  LIMIT_TYPE,
  type LimitType,
  NO_LIMIT,
} from '../../domain/limits/limits.ts';
import { rational } from '../../kernel/rational.ts';
import type { Database } from '../data/database.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import { exchanged, HOME_CURRENCY, offeredCurrency } from '../money/currencies.ts';
import type { Flows } from '../secrets/flows.ts';
import type { LimitStore } from './limit-store.ts';
import type { Limits } from './limits.ts';
import { isExclusionReason, judgedAnswers } from './questions.ts';
import type { Usage } from './usage.ts';

type Wishes = CallInput<'limitsSave'>['body']['limits'];
type Wish = LimitWish & { readonly reason: number | null };

/** How long answers to the questions are waited for. */
const ANSWERS_WITHIN = 15 * 60_000;
/** There are fewer types than that. */
const MOST_WISHES = 20;
const HOUR = 60 * 60_000;
const DAY_HOURS = 24;
/** For how long the button stops a player, where the place says nothing of it. */
const PANIC_HOURS = 24;

export interface ChangingOptions {
  readonly database: Database;
  readonly limits: Limits;
  readonly limitStore: LimitStore;
  readonly usage: Usage;
  readonly flows: Flows;
  readonly jurisdiction: Jurisdiction;
}

/** What came of a wish: saved, or questions come first. */
export interface Saved {
  /** Names the questions; null where none are asked. */
  readonly token: string | null;
  /** Whether the player shut themselves out by it. */
  readonly isExcluded: boolean;
}

type Types = readonly number[] | 'all';

const isAmong = (types: Types, type: number): boolean => types === 'all' || types.includes(type);

/** Changes of limits, by the rules of the place. All of a wish is done, or nothing of it. */
export interface LimitChanges {
  /** Throws a refusal where one of the wishes cannot be met. */
  save(userId: string, wishes: Wishes, now: number): Saved;
  /** Takes the answers to the questions; right ones begin the wait. Null: nobody was asked. */
  answer(userId: string, token: string, answers: readonly number[], now: number): boolean[] | null;
  /** The looser limits of these types whose time has come hold now; gives back how many. */
  confirm(userId: string, types: Types, now: number): number;
  /** Looser limits that wait to be approved do not come; gives back how many waited. */
  reject(userId: string, types: Types, now: number): number;
  /** Looser limits of these types do not come; gives back how many waited. */
  takeBack(userId: string, types: Types, now: number): number;
  /** A break from play begins at once, for a day or as the place says. */
  stop(userId: string, now: number): void;
}

const REFUSALS = {
  'not-offered': '1701',
  irreversible: '1702',
  'too-high': '1703',
  required: '1704',
} as const satisfies Readonly<Record<string, RefusalCode>>;

const limitType = v.custom<LimitType>((type) => typeof type === 'number' && isLimitType(type));
const heldBack = v.object({
  token: v.string(),
  wishes: v.array(v.object({ limitType, limitValue: v.number(), reason: v.nullable(v.number()) })),
});

/** None has one spelling for amounts, and one for times. */
function normal({ limitType, limitValue, reason }: Wish): Wish {
  const none = LIMIT_KINDS.get(limitType)?.unit === 'money' ? NO_LIMIT : -1;
  return { limitType, limitValue: isUnlimited(limitValue) ? none : limitValue, reason };
}

function read(wishes: Wishes): Wish[] {
  const types = new Set(wishes.map(({ limitType }) => limitType));
  if (wishes.length === 0 || wishes.length > MOST_WISHES || types.size < wishes.length) {
    throw new Refused('400', [{ pointer: '/limits' }]);
  }
  return wishes.map(({ limitType, limitValue, selfExcludeReason: reason = null }, index) => {
    if (!isLimitType(limitType)) throw new Refused('1701', [{ pointer: `/limits/${index}` }]);
    if (reason !== null && !isExclusionReason(reason)) {
      throw new Refused('400', [{ pointer: `/limits/${index}/selfExcludeReason` }]);
    }
    return normal({ limitType, limitValue, reason });
  });
}

/** Judges wishes as what holds now makes them; throws the refusal of the first that cannot be met. */
function judging({ limits, usage, jurisdiction }: ChangingOptions) {
  const highestOf = (userId: string, type: LimitType): number | null => {
    const home = jurisdiction.highest[type];
    if (home === undefined) return null;
    const from = offeredCurrency(HOME_CURRENCY);
    const { num, den } = exchanged(rational(BigInt(home)), from, usage.currencyOf(userId));
    return Number(num / den);
  };
  return (userId: string, wishes: readonly Wish[], now: number) =>
    wishes.map((wish, index) => {
      const { limitType } = wish;
      if (isLockable(limitType) && limits.held(userId, LIMIT_TYPE.lock, now) !== null) {
        throw new Refused('1707', [{ pointer: `/limits/${index}/limitValue` }]);
      }
      const held = limits.held(userId, limitType, now);
      const terms = { jurisdiction, highest: highestOf(userId, limitType) };
      const verdict = judgeLimitWish(wish, held, terms, now);
      if (verdict.kind === 'refused') {
        throw new Refused(REFUSALS[verdict.reason], [{ pointer: `/limits/${index}/limitValue` }]);
      }
      return { wish, verdict, isAsked: asksBefore(wish, held, jurisdiction) };
    });
}

type Judged = ReturnType<ReturnType<typeof judging>>[number];

function keeping({ limitStore }: ChangingOptions) {
  return {
    /** What has come of itself stays on record as such, before anything else happens to it. */
    arrive(userId: string, now: number): void {
      for (const { type, value, due_at, confirmed_again } of limitStore.changes(userId)) {
        if (confirmed_again === 1 || due_at > now) continue;
        limitStore.set(userId, { type, value, endsAt: null, reason: null }, due_at, 'loosened');
      }
    },
    apply(userId: string, { wish, verdict }: Judged, now: number): void {
      const { limitType: type, limitValue: value, reason } = wish;
      if (verdict.kind === 'now') {
        limitStore.set(userId, { type, value, endsAt: verdict.endsAt, reason }, now);
        return;
      }
      const confirmed_again = verdict.isConfirmedAgain ? 1 : 0;
      limitStore.wait(userId, { type, value, due_at: verdict.dueAt, confirmed_again }, now);
    },
  };
}

/** Wishes, and the questions that come before the looser ones among them. */
function wishing(options: ChangingOptions): Pick<LimitChanges, 'save' | 'answer'> {
  const { database, flows } = options;
  const judged = judging(options);
  const { arrive, apply } = keeping(options);
  return {
    save: (userId, wishes, now) =>
      database.transaction(() => {
        arrive(userId, now);
        const all = judged(userId, read(wishes), now);
        for (const one of all) if (!one.isAsked) apply(userId, one, now);
        const isExcluded = all.some(({ wish }) => wish.limitType === LIMIT_TYPE.exclusion);
        const kept = all.filter(({ isAsked }) => isAsked).map(({ wish }) => wish);
        if (kept.length === 0) return { token: null, isExcluded };
        const token = randomUUID();
        flows.begin(userId, 'limit-questions', { token, wishes: kept }, now + ANSWERS_WITHIN);
        return { token, isExcluded };
      }),
    answer: (userId, token, answers, now) =>
      database.transaction(() => {
        const flow = flows.get(userId, 'limit-questions', heldBack, now);
        if (flow?.token !== token) return null;
        flows.end(userId, 'limit-questions');
        const results = judgedAnswers(answers);
        if (!results.every((isRight) => isRight)) return results;
        arrive(userId, now);
        for (const one of judged(userId, flow.wishes, now)) apply(userId, one, now);
        return results;
      }),
  };
}

/** The break that begins with the button: its end, and the days that it is told as. */
function panicBreak({ panicHours }: Jurisdiction, now: number) {
  const hours = panicHours ?? PANIC_HOURS;
  return { value: Math.ceil(hours / DAY_HOURS), endsAt: now + hours * HOUR };
}

/** Puts the changing of limits together. */
export function createLimitChanges(options: ChangingOptions): LimitChanges {
  const { database, limits, limitStore, jurisdiction } = options;
  const toApprove = (userId: string, types: Types) =>
    limitStore
      .changes(userId)
      .filter(({ type, confirmed_again }) => confirmed_again === 1 && isAmong(types, type));
  const takeBack: LimitChanges['takeBack'] = (userId, types, now) =>
    database.transaction(() => {
      keeping(options).arrive(userId, now);
      const waiting = limitStore.changes(userId).map(({ type }) => type);
      return limitStore.takeBack(
        userId,
        waiting.filter((type) => isAmong(types, type)),
        now,
      );
    });
  return {
    ...wishing(options),
    confirm: (userId, types, now) =>
      database.transaction(() => {
        const due = toApprove(userId, types).filter(({ due_at }) => due_at <= now);
        for (const { type, value } of due) {
          limitStore.set(userId, { type, value, endsAt: null, reason: null }, now, 'loosened');
        }
        return due.length;
      }),
    reject: (userId, types, now) => {
      const waiting = toApprove(userId, types).map(({ type }) => type);
      return takeBack(userId, waiting, now);
    },
    takeBack,
    stop(userId, now) {
      const { value, endsAt } = panicBreak(jurisdiction, now);
      const held = limits.held(userId, LIMIT_TYPE.exclusion, now);
      if (held !== null && (held.endsAt === null || held.endsAt >= endsAt)) return;
      limitStore.set(userId, { type: LIMIT_TYPE.exclusion, value, endsAt, reason: null }, now);
    },
  };
}
