import type { CasinoGame } from '../../../site/contract/casino.ts';
import { useHost } from '../host.ts';
import { useMoney } from '../words/use-money.ts';
import { leastOf } from './stake-step.ts';

/** Between what stakes of a game lie, as its rules say. */
export function StakeBounds({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const money = useMoney();
  const [least, most] = [money.text(leastOf(game)), money.text(game.maxStake)];
  return <p>{t('casino_stake_bounds', { least, most })}</p>;
}
