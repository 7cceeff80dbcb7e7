import * as v from 'valibot';
import type { Exchange } from '../../calls/exchange.ts';
import type { CallInput, CallReply } from '../../calls/table.ts';
import type { ExchangeRefusal } from '../../domain/accounts/exchange.ts';
import {
  type ExchangeEnd,
  exchangedAmount,
  exchangeRefusal,
  rateText,
} from '../../domain/accounts/exchange-rule.ts';
import { ACCOUNT_TYPE } from '../../domain/money/account-type.ts';
import { divide } from '../../kernel/rational.ts';
import type { Database } from '../data/database.ts';
import { type RefusalCode, Refused } from '../http/refusal.ts';
import type { Accounts, PlayerAccount } from '../money/accounts.ts';
import { offeredCurrency } from '../money/currencies.ts';
import type { Ledger } from '../money/ledger.ts';

/** What a player asks for; asked again under the same key, it is the same. */
export interface ExchangeOrder {
  readonly userId: string;
  readonly key: string;
  readonly asked: CallInput<'exchangeMake'>['body'];
}

export interface ExchangesOptions {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly ledger: Ledger;
}

/** Money between a player's own accounts: at the rate they saw, once, or not at all. */
export interface Exchanges {
  /** Between any two currencies in which the player keeps money of their own. */
  rates(userId: string): CallReply<'exchangeRates'>['rates'];
  /** Throws a refusal where it may not be, or the rate is another one by now. */
  make(order: ExchangeOrder, now: number): Exchange;
}

const row = v.object({
  id: v.number(),
  source: v.number(),
  target: v.number(),
  source_iso: v.string(),
  target_iso: v.string(),
  amount: v.number(),
  received: v.number(),
  rate: v.string(),
  at: v.number(),
});

const OF_KEY = `
  SELECT exchanges.*, one.iso AS source_iso, other.iso AS target_iso
  FROM exchanges
    JOIN accounts AS one ON one.id = source
    JOIN accounts AS other ON other.id = target
  WHERE user_id = ? AND key = ?`;

const ADD = `
  INSERT INTO exchanges (user_id, key, source, target, amount, received, rate, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

const CODES: Readonly<Record<ExchangeRefusal, RefusalCode>> = {
  guest: '401',
  waiting: '500',
  'no-account': '1804',
  'same-account': '1820',
  'bonus-account': '1805',
  'no-rate': '1821',
  'amount-missing': '1807',
  'not-enough-money': '1808',
  'nothing-arrives': '1822',
};

function rateBetween(from: string, to: string): string {
  return rateText(divide(offeredCurrency(to).perHome, offeredCurrency(from).perHome));
}

const endOf = ({ id, iso, balance, purpose }: PlayerAccount): ExchangeEnd => ({
  id: String(id),
  iso,
  money: balance,
  isBonus: ACCOUNT_TYPE[purpose] === ACCOUNT_TYPE.bonus,
});

const answerOf = (made: v.InferOutput<typeof row>): Exchange => ({
  id: String(made.id),
  fromId: String(made.source),
  toId: String(made.target),
  from: made.source_iso,
  to: made.target_iso,
  amount: made.amount,
  received: made.received,
  rate: made.rate,
  at: made.at,
});

/** Throws unless it is the same that is asked for under a key again. */
function assertSame(known: Exchange, { asked }: ExchangeOrder): void {
  const isSame =
    known.fromId === asked.fromId &&
    known.toId === asked.toId &&
    known.amount === asked.amount &&
    known.rate === asked.rate;
  if (!isSame) throw new Refused('422', [{ pointer: '/headers/idempotency-key' }]);
}

/** Between which accounts it goes, and at what rate; throws where it may not. */
function judged({ accounts }: ExchangesOptions, { userId, asked }: ExchangeOrder) {
  const { fromId, toId, amount } = asked;
  const from = accounts.find(userId, fromId);
  const to = accounts.find(userId, toId);
  const rate = from && to && rateBetween(from.iso, to.iso);
  const ends = { from: from && endOf(from), to: to && endOf(to) };
  const refusal = exchangeRefusal({ player: 'player', ...ends, rate, amount });
  if (refusal !== null) throw new Refused(CODES[refusal]);
  if (from === null || to === null || rate === null) throw new Refused('1804');
  if (rate !== asked.rate) throw new Refused('1821');
  return { from, to, rate };
}

/** Exchanges in a database; both halves of one are in the books, or neither. */
export function createExchanges(options: ExchangesOptions): Exchanges {
  const { database, accounts, ledger } = options;
  const ofKey = ({ userId, key }: ExchangeOrder) => {
    const made = database.first(row, OF_KEY, userId, key);
    return made && answerOf(made);
  };
  const book = (order: ExchangeOrder, now: number) => {
    const { from, to, rate } = judged(options, order);
    const { amount } = order.asked;
    const received = exchangedAmount(amount, { from: from.iso, to: to.iso, rate });
    const what = [from.id, to.id, amount, received, rate, now] as const;
    const reference = String(database.run(ADD, order.userId, order.key, ...what).lastId);
    const house = (iso: string) => ledger.house('exchange', iso, now);
    const at = now;
    const out = { from: from.id, to: house(from.iso), amount };
    ledger.transfer({ kind: 'exchange-out', reference, ...out, at });
    const back = { from: house(to.iso), to: to.id, amount: received };
    ledger.transfer({ kind: 'exchange-in', reference, ...back, at });
  };
  return {
    rates(userId) {
      const own = accounts.list(userId).filter(({ purpose }) => purpose !== 'bonus');
      const pairs = own.flatMap(({ iso: from }) => own.map(({ iso: to }) => ({ from, to })));
      return pairs
        .filter(({ from, to }) => from !== to)
        .map(({ from, to }) => ({ from, to, rate: rateBetween(from, to) }));
    },
    make: (order, now) =>
      database.transaction(() => {
        const known = ofKey(order);
        if (known) {
          assertSame(known, order);
          return known;
        }
        book(order, now);
        const made = ofKey(order);
        if (!made) throw new Error('an exchange that was made is not there');
        return made;
      }),
  };
}
