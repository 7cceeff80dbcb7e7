import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { leftToRight } from '../../../../site/ui/format/isolated.ts';
import { useHost } from '../../host.ts';
import { Bounds } from '../../table/bounds.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { percentText, timesText } from '../../words/ratio.ts';
import { prizes } from './lotto.ts';

/** How it is played, and what each tier returns. */
export function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  return (
    <>
      <p>{t('casino_lotto_rules')}</p>
      <p>{t('casino_lotto_rules_draws')}</p>
      <Prizes
        head={[t('casino_lotto_right'), t('casino_multiplier'), t('casino_chance')]}
        rows={prizes.map(({ tier, multiplier, chance }) => [
          leftToRight(tier),
          timesText(multiplier, language()),
          percentText(chance, language(), 6),
        ])}
      />
      <Bounds game={game} />
    </>
  );
}
