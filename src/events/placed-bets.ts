import type { EventData } from './catalogue.ts';

/** What an answer says of a coupon that was taken. Amounts are integers of minor units. */
interface Taken {
  readonly couponId: string;
  readonly acceptedAt: number;
  readonly amount: number;
  readonly currency: string;
  readonly coef: string;
  readonly possibleWin: number;
  readonly bets: readonly {
    readonly marketId: string;
    readonly used: string;
    /** Of each of several singles, which are bets of their own. */
    readonly single?:
      | { readonly couponId: string; readonly amount: number; readonly possibleWin: number }
      | undefined;
  }[];
}

/** What is told of a bet that was taken, but for the request that it was answered to. */
export type PlacedBet = Omit<EventData<'bet.placed'>, 'requestId' | 'key'>;

function placedBet(taken: Taken): PlacedBet {
  const { couponId, acceptedAt, amount, currency, coef, possibleWin } = taken;
  const bets = taken.bets.map(({ marketId, used }) => ({ marketId, coef: used }));
  return { couponId, acceptedAt, amount, currency, coef, possibleWin, bets };
}

/** The bets in an answer: each of several singles by itself; where they were kept as one, it is one. */
export function placedBets(taken: Taken): PlacedBet[] {
  const singles = taken.bets.flatMap((bet) =>
    bet.single ? [placedBet({ ...taken, ...bet.single, coef: bet.used, bets: [bet] })] : [],
  );
  return singles.length > 0 ? singles : [placedBet(taken)];
}
