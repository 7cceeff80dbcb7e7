import type { GameRow } from '../../../domain/casino/game-row.ts';
import { POINTS } from '../../../domain/money/points.ts';
import type { Points } from '../../money/points.ts';
import { createWallet, type WalletOptions } from './keeping-wallet.ts';
import type { Wallet } from './wallet.ts';

export interface WalletsOptions extends Omit<WalletOptions, 'provider' | 'points'> {
  readonly points: Points;
}

/** The wallet that rounds of a game go through. */
export type WalletOf = (game: Pick<GameRow, 'inPoints'>) => Wallet;

/** The wallets of the house's own games: of money, and of points, of which a press names the account by its unit. */
export function createWallets(options: WalletsOptions): {
  readonly wallet: Wallet;
  readonly walletOf: WalletOf;
} {
  const { points } = options;
  const find = (userId: string, accountId: string) => {
    const account = points.account(userId);
    return account && [POINTS, String(account.id)].includes(accountId) ? account : null;
  };
  const wallet = createWallet({ ...options, provider: 'house' });
  const inPoints = createWallet({ ...options, accounts: { find }, provider: 'house/points' });
  return { wallet, walletOf: (game) => (game.inPoints ? inPoints : wallet) };
}
