import { ACCOUNT_TYPE } from '../money/account-type.ts';
import type { ExchangeEnd, ExchangeFacts } from './exchange-rule.ts';

interface Account {
  readonly id: string;
  readonly iso: string;
  readonly type: number;
  readonly money: number;
}

interface Rate {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
}

/** What the site knows when it asks whether money may go; its read models are this. */
export interface KnownOfExchange {
  readonly session: { readonly status: 'unknown' | 'guest' | 'player' };
  readonly accounts: {
    readonly status: 'empty' | 'loading' | 'ready' | 'failed' | 'none';
    readonly accounts: readonly Account[];
  };
  readonly exchange: { readonly rates: readonly Rate[] | null };
}

interface Asked {
  readonly fromId: string;
  readonly toId: string;
  /** In minor units of the account it comes from. */
  readonly amount: number;
}

function endOf({ accounts: { status, accounts } }: KnownOfExchange, id: string) {
  const account = accounts.find((one) => one.id === id);
  if (account) {
    const { iso, money, type } = account;
    return { id, iso, money, isBonus: type === ACCOUNT_TYPE.bonus } satisfies ExchangeEnd;
  }
  return status === 'ready' || status === 'none' ? null : 'unknown';
}

function rateOf({ exchange: { rates } }: KnownOfExchange, from: string, to: string) {
  if (rates === null) return 'unknown';
  return rates.find((one) => one.from === from && one.to === to)?.rate ?? null;
}

/** All that the policy of exchanges asks, from what the site knows. */
export function exchangeFacts(known: KnownOfExchange, { fromId, toId, amount }: Asked) {
  const from = endOf(known, fromId);
  const to = endOf(known, toId);
  const areKnown = from !== null && from !== 'unknown' && to !== null && to !== 'unknown';
  const rate = areKnown ? rateOf(known, from.iso, to.iso) : null;
  return { player: known.session.status, from, to, rate, amount } satisfies ExchangeFacts;
}
