import type { PlaceAnswer, SubmittedCoupon } from '../../calls/coupon.ts';
import { amountFromText } from '../../domain/money.ts';
import type { Database } from '../data/database.ts';
import { Refused } from '../http/refusal.ts';
import type { Limits } from '../limits/limits.ts';
import type { Board } from '../line/board.ts';
import type { Accounts, PlayerAccount } from '../money/accounts.ts';
import { offeredCurrency } from '../money/currencies.ts';
import type { Ledger } from '../money/ledger.ts';
import { type Answers, fingerprintOf } from './answers.ts';
import type { Bets } from './bets.ts';
import { type Case, judge, MAX_LEGS, type Verdict } from './judge.ts';
import { answeredLeg, legStates } from './legs.ts';
import { hasSize, totalCoef } from './reckon.ts';

export interface Placing {
  readonly database: Database;
  readonly board: Pick<Board, 'market' | 'game'>;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly limits: Limits;
  readonly bets: Bets;
  readonly answers: Answers;
}

export interface PlaceRequest {
  readonly userId: string;
  /** Of the player's choice. Whoever asks again with it is given the first answer. */
  readonly key: string;
  readonly coupon: SubmittedCoupon;
  /** What is known of the recording that the coupon names. */
  readonly evidence: 'proved' | 'awaited' | 'foreign';
}

type Accepted = Extract<Verdict, { status: 'accepted' }>;

const minor = (text: string, minorUnits: number): number => {
  const amount = amountFromText(text, minorUnits);
  if (amount === null) throw new Error(`not an amount: ${text}`);
  return amount;
};

/** Takes the money and keeps the bet. */
function take(
  { bets, ledger, accounts }: Placing,
  { coupon, legs, account, currency }: Case,
  { slip, outcome }: Accepted,
  { userId, evidence }: PlaceRequest,
  now: number,
): PlaceAnswer {
  const possibleWin = minor(outcome.possibleWin, currency.minorUnits);
  const coef = totalCoef(outcome);
  const systemValue = hasSize(slip.typeId) ? slip.systemValue : null;
  const { maxPayout } = currency;
  const common = { userId, coupon, legs, systemValue, coef, possibleWin, maxPayout };
  const standing = evidence === 'proved' ? 'proved' : 'awaited';
  const paid = { accountId: account.id, placedAt: now };
  const id = bets.add({ ...common, ...paid, evidence: standing });
  ledger.transfer({
    kind: 'stake',
    reference: String(id),
    from: account.id,
    to: ledger.house('stakes', account.iso, now),
    amount: coupon.amount,
    at: now,
  });
  return {
    status: 'accepted',
    couponId: String(id),
    acceptedAt: now,
    coef,
    amount: coupon.amount,
    possibleWin,
    currency: account.iso,
    balance: accounts.find(userId, String(account.id))?.balance ?? 0,
    bets: legs.map((leg) => ({
      marketId: leg.requested.marketId,
      requested: leg.requested.coef,
      used: leg.coef,
    })),
  };
}

function caseOf(
  placing: Placing,
  request: PlaceRequest,
  account: PlayerAccount,
  now: number,
): Case {
  const { board, limits } = placing;
  const { coupon, userId } = request;
  return {
    coupon,
    account,
    legs: legStates(board, coupon.bets, now),
    currency: offeredCurrency(account.iso),
    room: limits.room(userId, account.iso, now),
  };
}

function decide(placing: Placing, request: PlaceRequest, now: number): PlaceAnswer {
  const { coupon, userId, evidence } = request;
  const account = placing.accounts.find(userId, coupon.accountId);
  if (!account || coupon.bets.length > MAX_LEGS || evidence === 'foreign') {
    const legs = legStates(placing.board, coupon.bets.slice(0, MAX_LEGS), now);
    return { status: 'rejected', reason: 'not-accepted', bets: legs.map(answeredLeg) };
  }
  const one = caseOf(placing, request, account, now);
  const verdict = judge(one);
  return verdict.status === 'accepted' ? take(placing, one, verdict, request, now) : verdict;
}

/**
 * Places a bet exactly once for its key, however often and from wherever it is asked for: the
 * answer, the bet and the money are one transaction, and the key answers the same ever after.
 * Throws a refusal where the key was used for another coupon.
 */
export function placeBet(placing: Placing, request: PlaceRequest, now: number): PlaceAnswer {
  const { database, answers } = placing;
  const { userId, key, coupon } = request;
  const fingerprint = fingerprintOf(coupon);
  return database.transaction(() => {
    const known = answers.find(userId, key);
    if (known && known.fingerprint !== fingerprint) {
      throw new Refused('422', [{ pointer: '/headers/idempotency-key' }]);
    }
    if (known) return known.answer;
    const answer = decide(placing, request, now);
    answers.add(userId, key, { fingerprint, answer }, now);
    return answer;
  });
}
