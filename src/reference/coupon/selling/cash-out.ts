import type { CashOutAnswer, CashOutOffer } from '../../../calls/cash-out.ts';
import type { CallInput, CallReply } from '../../../calls/table.ts';
import { type CashOutPart, cashOutPart } from '../../../domain/bets/cash-out.ts';
import { MOST_OFFERS } from '../../../domain/bets/cash-out-kinds.ts';
import { amountFromText } from '../../../domain/money/money.ts';
import type { Database } from '../../data/database.ts';
import { Refused } from '../../http/refusal.ts';
import type { Accounts } from '../../money/accounts.ts';
import type { Bonuses } from '../../money/bonuses.ts';
import { offeredCurrency } from '../../money/currencies.ts';
import type { Ledger } from '../../money/ledger.ts';
import { POLICY } from '../../policy.ts';
import { type Answers, answeredOnce } from '../answers.ts';
import { type BetRow, type Bets, betRow, keptSlip, runningStake, SELECT_BETS } from '../bets.ts';
import { endRule, ruleOf } from '../cash-out-rules.ts';
import { betOf } from '../history/history.ts';
import { isSeenElsewhere } from '../live-delay.ts';
import { reckon } from '../reckon.ts';
import type { Settlements } from '../settling/settlements.ts';
import { type OfferBoard, offerOf, sellable } from './cash-out-offer.ts';

export interface Selling {
  readonly database: Database;
  readonly board: OfferBoard;
  readonly accounts: Pick<Accounts, 'find'>;
  readonly ledger: Ledger;
  readonly bonuses: Pick<Bonuses, 'wagered'>;
  readonly bets: Pick<Bets, 'legsOf'>;
  readonly settlements: Pick<Settlements, 'addSale'>;
  readonly answers: Answers<CashOutAnswer>;
  /** Milliseconds that a bet on a live match waits before it is judged once more, and sold. */
  readonly liveDelay: () => number;
}

export interface SaleRequest {
  readonly userId: string;
  /** Of the player's choice. Whoever asks again with it is given the first answer. */
  readonly key: string;
  readonly sale: CallInput<'cashOut'>['body'];
}

const NEWEST_OPEN = `${SELECT_BETS}
  WHERE user_id = ? AND status = 'open' ORDER BY placed_at DESC, bets.id DESC
  LIMIT ${MOST_OFFERS}`;

/** The bets that are asked about: those of the player that are named, or the newest open ones. */
function betsAsked({ database }: Selling, userId: string, coupons: string | undefined): BetRow[] {
  if (coupons === undefined) return database.all(betRow, NEWEST_OPEN, userId);
  const ids = [...new Set(coupons.split(','))];
  if (ids.length > MOST_OFFERS) {
    throw new Refused('400', [{ pointer: '/coupons', detail: `${MOST_OFFERS} at the most` }]);
  }
  return ids.flatMap((id) => betOf({ database }, userId, id) ?? []);
}

/** What the house pays for a bet at this moment, and at what it is sold by itself. */
function standingOffer(
  { board, bets, database }: Pick<Selling, 'board' | 'bets' | 'database'>,
  bet: BetRow,
  now: number,
): CashOutOffer {
  const offer = offerOf(board, bet, bets.legsOf(bet.id), now);
  const rule = ruleOf(database, bet.id);
  return rule === null ? offer : { ...offer, rule: { stake: rule.stake, price: rule.price } };
}

/** What the house would pay for a player's bets at this moment. Throws a refusal for too many. */
export function cashOutOffers(
  selling: Selling,
  userId: string,
  coupons: string | undefined,
  now: number,
): CallReply<'cashOutOffers'> {
  const { margin, shown } = POLICY.cashOut;
  const asked = betsAsked(selling, userId, coupons);
  return {
    offers: asked.map((bet) => standingOffer(selling, bet, now)),
    margin: String(margin),
    goodFor: shown,
  };
}

/** What the rest of a bet returns at most, in minor units. */
function possibleWinOf({ bets }: Pick<Selling, 'bets'>, bet: BetRow): number {
  if (runningStake(bet) === 0) return 0;
  const { minorUnits } = offeredCurrency(bet.iso);
  const slip = keptSlip(bet, bets.legsOf(bet.id));
  const text = reckon(slip, { minorUnits, maxPayout: bet.max_payout })?.possibleWin;
  return (text === undefined ? null : amountFromText(text, minorUnits)) ?? 0;
}

/** What is told of a sale that was made. */
export type Sold = Extract<CashOutAnswer, { status: 'accepted' }>;

/** What is sold of a bet: as its player pressed, by the rule that they set, or for another one in its place. */
export interface Sale {
  readonly bet: BetRow;
  readonly part: CashOutPart;
  readonly by: 'press' | 'rule' | 'edit';
}

/** Notes what was sold: what runs on costs the house its part of what the whole did, rounded up. */
function note(
  { database, settlements }: Pick<Selling, 'database' | 'settlements'>,
  { bet, part, by }: Sale,
  now: number,
): number {
  const [sold, paid, rest] = [Number(part.sold), Number(part.paid), Number(part.left.stake)];
  const { lastId } = database.run(
    'INSERT INTO cash_outs (bet_id, sold, paid, at, by_rule) VALUES (?, ?, ?, ?, ?)',
    ...[bet.id, sold, paid, now, by === 'rule' ? 1 : 0],
  );
  database.run(
    'UPDATE legs SET liability = CAST(ceil(liability * ? / ?) AS INTEGER) WHERE bet_id = ?',
    ...[rest, runningStake(bet), bet.id],
  );
  database.run(
    'UPDATE bets SET sold = sold + ?, cashed = cashed + ?, max_payout = ? WHERE id = ?',
    ...[sold, paid, Number(part.left.maxPayout), bet.id],
  );
  // A rule sells once; and what does not run any more is sold by none.
  endRule(database, bet.id, by === 'rule' ? 0 : rest);
  settlements.addSale(lastId, bet.user_id);
  return lastId;
}

/** Moves the money: the stake that is sold to the house, and from there what is paid for it. */
export function take(selling: Omit<Selling, 'answers'>, sale: Sale, now: number): Sold {
  const { bet, part } = sale;
  const { database, ledger, bonuses, accounts } = selling;
  const reference = `${bet.id}/sale-${note(selling, sale, now)}`;
  const [sold, paid, left] = [Number(part.sold), Number(part.paid), Number(part.left.stake)];
  const house = ledger.house('result', bet.iso, now);
  const stakes = ledger.house('stakes', bet.iso, now);
  const common = { reference, at: now };
  ledger.transfer({ kind: 'release', from: stakes, to: house, amount: sold, ...common });
  ledger.transfer({ kind: 'payout', from: house, to: bet.account_id, amount: paid, ...common });
  const rest = { ...bet, sold: bet.sold + sold, max_payout: Number(part.left.maxPayout) };
  const possibleWin = possibleWinOf(selling, rest);
  database.run('UPDATE bets SET possible_win = ? WHERE id = ?', possibleWin, bet.id);
  if (left === 0) {
    const closing = `UPDATE bets SET status = 'void', payout = 0, settled_at = ? WHERE id = ?`;
    database.run(closing, now, bet.id);
    // Neither won nor lost, it wagers nothing; but a bonus may have waited for this bet to end. It does not
    // where another bet takes its place, which the bonus has yet to pay.
    if (sale.by !== 'edit') bonuses.wagered(bet.account_id, 0, now);
  }
  return {
    ...{ status: 'accepted', couponId: String(bet.id), at: now, sold, paid, left, possibleWin },
    currency: bet.iso,
    balance: accounts.find(bet.user_id, String(bet.account_id))?.balance ?? 0,
  };
}

/** What becomes of a sale: all that taking it needs, or the answer that moves nothing. */
type Judged =
  | { readonly answer: CashOutAnswer }
  | { readonly answer: null; readonly bet: BetRow; readonly part: CashOutPart };

/** The same price or a better one is paid; a lower one is answered, and asked about again. */
function judge(selling: Selling, { userId, sale }: SaleRequest, now: number): Judged {
  const { database } = selling;
  const { couponId } = sale;
  const bet = betOf({ database }, userId, couponId);
  if (!bet) return { answer: { status: 'rejected', couponId, reason: 'unknown' } };
  const offer = standingOffer(selling, bet, now);
  if (offer.price === null) {
    const { refusal = 'over', markets = [] } = offer;
    return { answer: { status: 'rejected', couponId, reason: refusal, markets } };
  }
  const part = cashOutPart(sellable(bet), BigInt(offer.price), BigInt(sale.stake));
  if (part === null && sale.stake <= offer.stake) {
    return { answer: { status: 'rejected', couponId, reason: 'worthless' } };
  }
  if (part === null) return { answer: { status: 'changed', offer, price: null } };
  const price = Number(part.paid);
  if (price < sale.price) return { answer: { status: 'changed', offer, price } };
  return { answer: null, bet, part };
}

/**
 * How long the sale of a bet waits before it is made, as a bet on the same match does: what is seen at the
 * ground is not yet known here.
 */
export function sellingWait(
  { bets, board, liveDelay }: Pick<Selling, 'bets' | 'board' | 'liveDelay'>,
  bet: BetRow,
  now: number,
): number {
  const legs = bets.legsOf(bet.id);
  const isLive = legs.some((leg) => isSeenElsewhere(board.market(leg.market_id, now)));
  return isLive ? liveDelay() : 0;
}

/** How long a sale that was asked for has to wait. What is refused, or was answered before, is so at once. */
export function sellingDelay(selling: Selling, request: SaleRequest, now: number): number {
  if (selling.liveDelay() === 0 || selling.answers.find(request.userId, request.key)) return 0;
  const judged = judge(selling, request, now);
  return judged.answer === null ? sellingWait(selling, judged.bet, now) : 0;
}

/**
 * Lets go of a key under which nothing was sold: whatever comes under it from now on is refused as one that
 * was used for something else.
 */
export function forgo(
  { answers }: Pick<Selling, 'answers'>,
  { userId, key, sale: { couponId } }: SaleRequest,
  now: number,
): void {
  const answer = { status: 'rejected', couponId, reason: 'unknown' } as const;
  answers.add(userId, key, { fingerprint: 'forgone', answer }, now);
}

/**
 * Buys a bet back, or a part of it, exactly once for its key: it is judged in the transaction that moves the
 * money, and the key answers the same ever after. Throws a refusal where the key was used for another sale.
 */
export function cashOut(selling: Selling, request: SaleRequest, now: number): CashOutAnswer {
  const { userId, key, sale } = request;
  return answeredOnce(selling, { userId, key, asked: sale }, now, () => {
    const judged = judge(selling, request, now);
    if (judged.answer !== null) return judged.answer;
    return take(selling, { bet: judged.bet, part: judged.part, by: 'press' }, now);
  });
}
