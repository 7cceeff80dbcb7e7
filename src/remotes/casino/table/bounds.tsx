import type { Rational } from '../../../kernel/rational.ts';
import type { CasinoGame } from '../../../site/contract/casino.ts';
import { useHost } from '../host.ts';
import { multiplierText, percentText } from '../words/ratio.ts';
import { useMoney } from '../words/use-money.ts';
import { leastOf } from './stake-step.ts';

interface TopPrize {
  /** The top prize of what is chosen. */
  readonly multiplier: Rational;
  readonly chance: Rational;
  /** Decimals of that chance, in percent. */
  readonly places?: number;
}

interface BoundsProps {
  readonly game: CasinoGame;
  /** Left out where the rules say it in other words. */
  readonly top?: TopPrize;
}

/** How far a game goes: its top prize with the chance of it, and what may be staked. */
export function Bounds({ game, top }: BoundsProps) {
  const { t, language } = useHost();
  const money = useMoney();
  const [least, most] = [money.text(leastOf(game)), money.text(game.maxStake)];
  return (
    <>
      {top && (
        <p>
          {t('casino_top', {
            top: multiplierText(top.multiplier, language()),
            chance: percentText(top.chance, language(), top.places ?? 2),
          })}
        </p>
      )}
      <p>
        {money.isPoints
          ? t('casino_points_cost', { stake: least })
          : t('casino_stake_bounds', { least, most })}
      </p>
    </>
  );
}
