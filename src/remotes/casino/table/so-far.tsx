import type { Rational } from '../../../kernel/rational.ts';
import type { CasinoRound } from '../../../site/contract/casino.ts';
import { useHost } from '../host.ts';
import { returned } from '../words/ratio.ts';
import { useMoney } from '../words/use-money.ts';

interface SoFarProps {
  readonly round: CasinoRound;
  /** What it multiplies the stake by now; null: nothing was won so far. */
  readonly worth: Rational | null;
}

/** Says what a round of several steps would pay if it were ended now: the button shows it to eyes alone. */
export function SoFar({ round, worth }: SoFarProps) {
  const { t } = useHost();
  const money = useMoney();
  if (worth === null) return <p>{t('casino_so_far_nothing')}</p>;
  const amount = money.text(returned(round.staked, worth), round.currency);
  return <p>{t('casino_so_far', { amount })}</p>;
}
