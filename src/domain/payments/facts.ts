import type { Barriers } from '../limits/may-player.ts';
import { type KnownOfPlayer, standingOf } from '../limits/standing.ts';
import { ACCOUNT_TYPE } from '../money/account-type.ts';
import type { DepositFacts } from './depositing.ts';
import type { MethodTerms, PaymentMethod } from './payments.ts';
import type { ReturnTerms, WithdrawalFacts } from './withdrawing.ts';

type Loaded = 'empty' | 'loading' | 'ready' | 'failed';

interface Account {
  readonly id: string;
  readonly type: number;
  readonly money: number;
}

/** By which ways money moves, and how much of it may; amounts in minor units of the account. */
interface Terms {
  readonly accountId: string;
  readonly deposit: readonly MethodTerms[];
  readonly withdrawal: readonly (MethodTerms & ReturnTerms)[];
  readonly depositRoom: number | null;
  readonly unverifiedRoom: number | null;
}

/** What the site knows when it asks whether money may move; its read models are this. */
export interface KnownOfPayments extends KnownOfPlayer {
  readonly payments: { readonly terms: { readonly known: Terms | null } };
  readonly accounts: { readonly status: Loaded | 'none'; readonly accounts: readonly Account[] };
}

interface Asked {
  /** Null as long as none is chosen. */
  readonly method: PaymentMethod | null;
  /** In minor units of the account. */
  readonly amount: number;
}

/** The account that the terms are about. */
export function payingAccount<A extends Account>({
  payments,
  accounts,
}: Pick<KnownOfPayments, 'payments'> & {
  readonly accounts: { readonly accounts: readonly A[] };
}): A | null {
  const id = payments.terms.known?.accountId;
  return accounts.accounts.find((account) => account.id === id) ?? null;
}

function accountFacts(known: KnownOfPayments) {
  const account = payingAccount(known);
  if (account) return { money: account.money, isBonus: account.type === ACCOUNT_TYPE.bonus };
  const { status } = known.accounts;
  const isKnown = known.payments.terms.known !== null && (status === 'ready' || status === 'none');
  return isKnown ? null : 'unknown';
}

/** Without the terms of the account nobody knows what is left of a limit. */
function limitFacts(barriers: Barriers, { terms }: KnownOfPayments['payments']) {
  return terms.known === null ? 'unknown' : { ...barriers, room: terms.known.depositRoom };
}

/** All that the policy of deposits asks, from what the site knows. */
export function depositFacts(known: KnownOfPayments, { method, amount }: Asked): DepositFacts {
  const { payments } = known;
  const { player, limits } = standingOf(known);
  return {
    player,
    limits: typeof limits === 'object' ? limitFacts(limits, payments) : limits,
    account: accountFacts(known),
    method: payments.terms.known?.deposit.find(({ id }) => id === method) ?? null,
    amount,
  };
}

/** All that the policy of withdrawals asks, from what the site knows. */
export function withdrawalFacts(
  known: KnownOfPayments,
  { method, amount }: Asked,
): WithdrawalFacts {
  const terms = known.payments.terms.known;
  const ways = terms?.withdrawal ?? [];
  return {
    player: known.session.status,
    account: accountFacts(known),
    method: ways.find(({ id }) => id === method) ?? null,
    others: ways.filter(({ id }) => id !== method),
    unverifiedRoom: terms?.unverifiedRoom ?? null,
    amount,
  };
}
