import { cashOutPart } from '../../../domain/bets/cash-out.ts';
import { betRow, SELECT_BETS } from '../bets.ts';
import { type CashOutRule, rulesAfter, setDue } from '../cash-out-rules.ts';
import { type Selling, sellingWait, take } from './cash-out.ts';
import { offerOf, sellable } from './cash-out-offer.ts';

export interface Watching extends Omit<Selling, 'answers'> {
  /** Told of a bet that cannot be sold; its rule stays, and the others go on. */
  readonly report: (betId: number, error: unknown) => void;
}

/** Rules that are looked at at a time. */
const BATCH = 100;

/**
 * Sells what its rule says, by the rules of a press and in the transaction that judges it: on a live match it
 * is judged twice, a while apart. Gives back whether it sold.
 */
function sellOne(watching: Watching, rule: CashOutRule, now: number): boolean {
  const { database, board, bets } = watching;
  if (rule.due_at !== null && now < rule.due_at) return false;
  const bet = database.first(betRow, `${SELECT_BETS} WHERE bets.id = ?`, rule.bet_id);
  if (!bet) return false;
  const { price } = offerOf(board, bet, bets.legsOf(bet.id), now);
  const part =
    price === null ? null : cashOutPart(sellable(bet), BigInt(price), BigInt(rule.stake));
  if (part === null || part.paid < BigInt(rule.price)) {
    if (rule.due_at !== null) setDue(database, bet.id, null);
    return false;
  }
  const wait = rule.due_at === null ? sellingWait(watching, bet, now) : 0;
  if (wait > 0) {
    setDue(database, bet.id, now + wait);
    return false;
  }
  take(watching, { bet, part, by: 'rule' }, now);
  return true;
}

/**
 * Looks at the rules that players set, `most` at a time and the next ones the next time; gives back how many
 * bets it sold. Prices are those of the moment: one that was over in between sold nothing.
 */
export function createRuleWatch(watching: Watching) {
  const { database, report } = watching;
  let last = 0;
  const sell = (rule: CashOutRule, now: number): boolean => {
    try {
      return database.transaction(() => sellOne(watching, rule, now));
    } catch (error) {
      report(rule.bet_id, error);
      return false;
    }
  };
  return (now: number, most = Number.POSITIVE_INFINITY): number => {
    let sold = 0;
    for (let looked = 0; looked < most; ) {
      const rules = rulesAfter(database, last, Math.min(BATCH, most - looked));
      sold += rules.filter((rule) => sell(rule, now)).length;
      looked += rules.length;
      last = rules.length < BATCH ? 0 : (rules.at(-1)?.bet_id ?? 0);
      if (last === 0) break;
    }
    return sold;
  };
}
