import {
  bonusFor,
  type DepositOffer,
  FIRST_DEPOSIT_PERCENT,
  WAGERING,
} from '../../domain/accounts/deposit-bonus.ts';
import { rational, roundScaled } from '../../kernel/rational.ts';
import type { Player } from '../data/player-row.ts';
import type { Accounts } from '../money/accounts.ts';
import type { Bonuses } from '../money/bonuses.ts';
import { exchanged, offeredCurrency } from '../money/currencies.ts';
import type { PaymentRow } from '../payments/payment-store.ts';
import type { Players } from '../user/players.ts';

export interface FirstDepositOptions {
  readonly players: Players;
  readonly accounts: Accounts;
  readonly bonuses: Bonuses;
}

/** The most that is given, as multiples of the lowest stake. */
const MOST_STAKES = 200;

type Chooser = Pick<Player, 'user_id' | 'first_deposit_bonus' | 'has_deposit' | 'declines_bonus'>;

/** What comes on top of the first deposit of whoever chose it when they registered. */
export interface FirstDeposit {
  /** Null for who chose none, wants it no more, or has paid in. */
  offerTo(player: Chooser): DepositOffer | null;
  /** The player wants it, or not after all; false where there is nothing to choose. */
  choose(player: Chooser, isWanted: boolean): boolean;
  /** A deposit has come in; to be told before the player counts as having paid in. */
  paidIn(payment: PaymentRow, now: number): void;
}

/** What it is in a currency. */
export const firstDepositTerms = (iso: string): DepositOffer => ({
  percent: FIRST_DEPOSIT_PERCENT,
  most: offeredCurrency(iso).minBet * MOST_STAKES,
  currency: iso,
  ...WAGERING,
});

/** Puts it together. */
export function createFirstDeposit(options: FirstDepositOptions): FirstDeposit {
  const { players, accounts, bonuses } = options;
  const bonusAccount = (userId: string) =>
    accounts.list(userId).find(({ purpose }) => purpose === 'bonus') ?? null;
  const offerTo: FirstDeposit['offerTo'] = (player) => {
    const account = bonusAccount(player.user_id);
    const isOver = player.has_deposit || player.declines_bonus;
    if (player.first_deposit_bonus === 0 || isOver || !account) return null;
    return firstDepositTerms(account.iso);
  };
  return {
    offerTo,
    choose(player, isWanted) {
      if (offerTo({ ...player, declines_bonus: false }) === null) return false;
      players.declineBonus(player.user_id, !isWanted);
      return true;
    },
    paidIn({ id, user_id: userId, amount, iso }, now) {
      const player = players.find(userId);
      const offer = player && offerTo(player);
      const account = bonusAccount(userId);
      if (!offer || !account) return;
      const own = exchanged(
        rational(BigInt(amount)),
        offeredCurrency(iso),
        offeredCurrency(account.iso),
      );
      const granted = bonusFor(Number(roundScaled(own, 0)), offer);
      if (granted === 0) return;
      const where = { userId, accountId: account.id, iso: account.iso };
      bonuses.grant({ ...where, kind: 'first-deposit', amount: granted, paymentId: id }, now);
    },
  };
}
