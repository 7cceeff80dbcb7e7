import type { Rational } from '../../../kernel/rational.ts';
import type { CasinoGame } from '../../../site/contract/casino.ts';
import { useHost } from '../host.ts';
import { multiplierText, percentText } from '../words/ratio.ts';
import { useMoney } from '../words/use-money.ts';

interface BoundsProps {
  readonly game: CasinoGame;
  /** The top prize of what is chosen, and its chance. */
  readonly top: Rational;
  readonly chance: Rational;
  /** Decimals of that chance, in percent. */
  readonly places?: number;
}

/** How far a game goes: its top prize with the chance of it, and what may be staked. */
export function Bounds({ game, top, chance, places = 2 }: BoundsProps) {
  const { t, language } = useHost();
  const money = useMoney();
  const most = multiplierText(top, language());
  const least = money.text(game.minStake);
  return (
    <>
      <p>{t('casino_top', { top: most, chance: percentText(chance, language(), places) })}</p>
      <p>{t('casino_stake_bounds', { least, most: money.text(game.maxStake) })}</p>
    </>
  );
}
