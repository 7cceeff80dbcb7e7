import * as v from 'valibot';
import type { CallReply } from '../calls/table.ts';
import { minorUnitsOf } from '../domain/currency.ts';
import { amountText } from '../domain/money.ts';
import type { Envelope, EventData } from '../events/catalogue.ts';
import type { LineUpdate } from '../events/line.ts';
import {
  type CouponBet,
  type CouponSum,
  isChanged,
  isLocked,
  markDependent,
  NOT_SAID,
  storedCoupon,
  sumOf,
} from './coupon-bets.ts';
import { projection } from './define.ts';
import { parseStored } from './preferences.ts';

type Accepted = Extract<CallReply<'couponPlace'>, { status: 'accepted' }>;

/**
 * Where placing stands. While `placing` and `checking` the bet's key lives on and no second stake
 * is possible; only a definite answer ends them.
 */
export type Placing =
  | { status: 'idle' }
  | { status: 'placing' | 'checking'; key: string; attempt: number }
  | { status: 'accepted'; key: string; answer: Accepted }
  | { status: 'changed'; key: string }
  | { status: 'rejected'; key: string; reason: string; bound: number | null };

/** The betting coupon. Field names are the specification's; amounts are text as typed. */
export interface CouponState {
  typeId: 0 | 1 | 2 | 4 | 10;
  bets: CouponBet[];
  amount: string;
  amountByBetId: Record<string, string>;
  currency: { iso: string; minorUnits: number };
  accountId: string | null;
  minBetAmount: number | null;
  maxBetAmount: number | null;
  maxPayout: string | null;
  systemValue: number;
  changeCoefAction: 0 | 1 | 2;
  coef: string | null;
  possibleWin: string | null;
  combos: number;
  /** The whole stake, over all singles where there are several. */
  stake: string;
  capped: boolean;
  promoCode: string;
  addedAtByBetId: Record<string, number>;
  isOpen: boolean;
  sessionId: string;
  placing: Placing;
  /** What was sent under the key at hand, to be sent again as it was. */
  pending: PendingBet | null;
}

const pendingBet = v.object({ key: v.string(), body: v.record(v.string(), v.unknown()) });

/** A bet with unknown outcome, as storage keeps it over a reload. */
export const storedPending = v.array(pendingBet);
type PendingBet = v.InferOutput<typeof pendingBet>;

const initial = (): CouponState => ({
  typeId: 0,
  bets: [],
  amount: '',
  amountByBetId: {},
  currency: { iso: 'EUR', minorUnits: 2 },
  accountId: null,
  minBetAmount: null,
  maxBetAmount: null,
  maxPayout: null,
  systemValue: 2,
  changeCoefAction: 2,
  coef: null,
  possibleWin: null,
  combos: 0,
  stake: '0',
  capped: false,
  promoCode: '',
  addedAtByBetId: {},
  isOpen: false,
  sessionId: '',
  placing: { status: 'idle' },
  pending: null,
});

/** Sums up anew after any change; every handler that changes bets or amounts ends with it. */
function recount(slice: CouponState): void {
  markDependent(slice.bets, slice.typeId);
  const sum: CouponSum = sumOf({ ...slice, minorUnits: slice.currency.minorUnits });
  Object.assign(slice, sum);
}

/** A coupon of one is a single, of several an express, until the player says otherwise. */
function retype(slice: CouponState): void {
  if (slice.bets.length <= 1) slice.typeId = 0;
  else if (slice.typeId === 0) slice.typeId = 1;
  slice.systemValue = Math.min(Math.max(2, slice.systemValue), Math.max(2, slice.bets.length - 1));
}

/** A bet under way must stay what it is until its outcome is known. */
function isFrozen(slice: CouponState): boolean {
  return slice.placing.status === 'placing' || slice.placing.status === 'checking';
}

function edited(slice: CouponState): void {
  if (slice.placing.status !== 'idle') slice.placing = { status: 'idle' };
  retype(slice);
  recount(slice);
}

function betOf({ market, game, manualBlockId }: EventData<'coupon.betAdded'>): CouponBet {
  const { id, coef, typeId, kind, isLive, group, param, outcome } = market;
  const { slug, champId, team1, team2, startAt, status, minute } = game;
  const score: [number, number] = [game.score[0], game.score[1]];
  return {
    market: { id, coef, sportId: game.sportId, typeId, kind, isLive, group, param, outcome },
    seenCoef: coef,
    blockId: manualBlockId ?? 0,
    statusId: NOT_SAID,
    game: { id: game.id, slug, champId, team1, team2, score, startAt, status, minute },
    isBlocked: market.isBlocked,
    isGone: false,
    isDepend: false,
    isBannedExpress: false,
    isDisabledBanker: false,
    isBanker: false,
    changedAt: 0,
    trend: null,
  };
}

function moved(bet: CouponBet, coef: string, at: number): CouponBet {
  if (bet.market.coef === coef) return bet;
  const trend = Number(coef) > Number(bet.market.coef) ? 'up' : 'down';
  return { ...bet, market: { ...bet.market, coef }, trend, changedAt: at };
}

function followed(bet: CouponBet, update: LineUpdate, at: number): CouponBet {
  if (update.kind === 'market' && update.marketId === bet.market.id) {
    return { ...moved(bet, update.coef, at), isBlocked: update.isBlocked, isGone: false };
  }
  if (update.kind === 'market-removed' && update.marketId === bet.market.id) {
    return { ...bet, isGone: true };
  }
  if (update.kind === 'game' && update.gameId === bet.game.id) {
    const { status, minute } = update;
    const score: [number, number] = [update.score[0], update.score[1]];
    return {
      ...bet,
      isGone: bet.isGone || status === 4,
      game: { ...bet.game, score, status, minute },
    };
  }
  return bet;
}

/** Coefficients in the coupon follow the feed; while a bet is under way they wait. */
function follow(
  slice: CouponState,
  { updates }: EventData<'line.updated'>,
  { at }: Envelope<'line.updated'>,
): CouponState {
  if (slice.bets.length === 0 || isFrozen(slice)) return slice;
  let changed = false;
  const bets = slice.bets.map((bet) => {
    let next = bet;
    for (const update of updates) next = followed(next, update, at);
    if (next !== bet) changed = true;
    return next;
  });
  if (!changed) return slice;
  const next = { ...slice, bets: bets.map((bet) => ({ ...bet })) };
  recount(next);
  return next;
}

/** What the server says of each leg replaces what the feed last said. */
function takeAnswer(
  slice: CouponState,
  bets: readonly { marketId: string; coef: string; isBlocked: boolean; isFinished: boolean }[],
  at: number,
): void {
  for (const answer of bets) {
    const index = slice.bets.findIndex((bet) => bet.market.id === answer.marketId);
    const bet = slice.bets[index];
    if (!bet) continue;
    slice.bets[index] = {
      ...moved(bet, answer.coef, at),
      isBlocked: answer.isBlocked,
      isGone: answer.isFinished,
    };
  }
}

/** Bounds and prices come from the server: the coupon promises nothing it would not be held to. */
function calculated(
  slice: CouponState,
  body: CallReply<'couponCalculate'>,
  { at }: Envelope<'http.replied'>,
): void {
  if (isFrozen(slice)) return;
  slice.minBetAmount = body.minBetAmount;
  slice.maxBetAmount = body.maxBetAmount;
  slice.maxPayout =
    body.maxPayout === null ? null : amountText(body.maxPayout, slice.currency.minorUnits);
  takeAnswer(slice, body.bets, at);
  recount(slice);
}

function empty(slice: CouponState): void {
  Object.assign(slice, { bets: [], amountByBetId: {}, addedAtByBetId: {}, typeId: 0 });
  recount(slice);
}

function answered(
  slice: CouponState,
  answer: CallReply<'couponPlace'>,
  { at }: Envelope<'http.replied'>,
): void {
  if (!('key' in slice.placing)) return;
  const { key } = slice.placing;
  slice.pending = null;
  if (answer.status === 'accepted') {
    slice.placing = { status: 'accepted', key, answer: { ...answer } };
    empty(slice);
    return;
  }
  takeAnswer(slice, answer.bets, at);
  slice.placing =
    answer.status === 'coefChanged'
      ? { status: 'changed', key }
      : { status: 'rejected', key, reason: answer.reason, bound: answer.bound ?? null };
  recount(slice);
}

/** An unknown outcome is asked about again with the same key, until the answer is definite. */
function unknown(slice: CouponState): void {
  if (slice.placing.status !== 'placing' && slice.placing.status !== 'checking') return;
  slice.placing = { ...slice.placing, status: 'checking' };
}

/**
 * A refusal of the first try is definite: nothing was staked. Of a later one it is not, because an
 * earlier try may have gone through; then only an answer to the key itself ends the waiting.
 */
function refused(slice: CouponState, { status }: EventData<'http.replied'>): void {
  if (slice.placing.status !== 'placing' && slice.placing.status !== 'checking') return;
  if (status >= 500 || slice.placing.attempt > 1) {
    unknown(slice);
    return;
  }
  const reason = status === 401 ? 'signed-out' : 'not-accepted';
  slice.placing = { status: 'rejected', key: slice.placing.key, reason, bound: null };
  slice.pending = null;
}

function restore(slice: CouponState, local: Readonly<Record<string, string>>): void {
  const stored = parseStored(storedCoupon, local['coupon']);
  if (stored) Object.assign(slice, stored);
  const pending = parseStored(storedPending, local['pendingBets'])?.[0];
  if (pending) {
    slice.pending = pending;
    slice.placing = { status: 'checking', key: pending.key, attempt: 1 };
  }
  recount(slice);
}

/** Whether the button to place the bet does anything. */
export function canPlace(slice: CouponState): boolean {
  return (
    slice.bets.length > 0 &&
    !isFrozen(slice) &&
    slice.accountId !== null &&
    Number(slice.stake) > 0 &&
    slice.coef !== null &&
    !slice.bets.some(isLocked)
  );
}

function useAccounts(slice: CouponState, { all_accounts }: CallReply<'balance'>): void {
  const active = all_accounts.find((account) => account.isActive);
  slice.accountId = active?.id ?? null;
  if (active) slice.currency = { iso: active.iso, minorUnits: minorUnitsOf(active.iso) };
  recount(slice);
}

export const coupon = projection(
  'coupon',
  initial,
  {
    on: {
      'app.started'(slice, { local, sessionId }) {
        slice.sessionId = sessionId;
        restore(slice, local);
      },
      'coupon.betAdded'(slice, added, { at }) {
        if (isFrozen(slice)) return;
        const index = slice.bets.findIndex((bet) => bet.market.id === added.market.id);
        if (index >= 0) slice.bets.splice(index, 1);
        else {
          slice.bets.push(betOf(added));
          slice.addedAtByBetId[added.market.id] = at;
        }
        edited(slice);
      },
      'coupon.betRemoved'(slice, { marketId }) {
        if (isFrozen(slice)) return;
        slice.bets = slice.bets.filter((bet) => bet.market.id !== marketId);
        delete slice.addedAtByBetId[marketId];
        delete slice.amountByBetId[marketId];
        edited(slice);
      },
      'coupon.cleared'(slice) {
        if (isFrozen(slice)) return;
        empty(slice);
        edited(slice);
      },
      'coupon.typeChosen'(slice, { typeId }) {
        if (isFrozen(slice)) return;
        slice.typeId = typeId;
        edited(slice);
      },
      'coupon.systemValueChosen'(slice, { systemValue }) {
        if (isFrozen(slice)) return;
        slice.systemValue = systemValue;
        edited(slice);
      },
      'coupon.bankerToggled'(slice, { marketId, banker }) {
        if (isFrozen(slice)) return;
        const bet = slice.bets.find((one) => one.market.id === marketId);
        if (bet) bet.isBanker = banker;
        edited(slice);
      },
      'coupon.amountChanged'(slice, { amount }) {
        if (isFrozen(slice)) return;
        slice.amount = amount;
        edited(slice);
      },
      'coupon.betAmountChanged'(slice, { marketId, amount }) {
        if (isFrozen(slice)) return;
        slice.amountByBetId[marketId] = amount;
        edited(slice);
      },
      'coupon.settingChanged'(slice, { changeCoefAction }) {
        slice.changeCoefAction = changeCoefAction;
      },
      'coupon.changesAccepted'(slice) {
        for (const bet of slice.bets.filter(isChanged)) bet.seenCoef = bet.market.coef;
        if (slice.placing.status === 'changed') slice.placing = { status: 'idle' };
      },
      'coupon.drawerToggled'(slice, { open }) {
        slice.isOpen = open;
      },
      'coupon.placePressed'(slice, _, { seq }) {
        if (!canPlace(slice)) return;
        slice.placing = { status: 'placing', key: `${slice.sessionId}.${seq}`, attempt: 1 };
      },
      'coupon.placeChecked'(slice, { key, attempt }) {
        if (slice.placing.status === 'checking' && slice.placing.key === key) {
          slice.placing.attempt = attempt;
        }
      },
      'coupon.successDismissed'(slice) {
        slice.placing = { status: 'idle' };
      },
      'session.ended'(slice) {
        slice.accountId = null;
      },
    },
    requests: {
      couponPlace(slice, { headers, body }) {
        const key = headers?.['idempotency-key'];
        if (key === undefined || typeof body !== 'object' || body === null) return;
        slice.pending = { key, body: { ...body } };
      },
    },
    replies: {
      couponPlace: answered,
      couponCalculate: calculated,
      balance: useAccounts,
      balanceSecond: useAccounts,
    },
    refusals: { couponPlace: refused },
    failures: { couponPlace: unknown },
  },
  { on: { 'line.updated': follow } },
);
