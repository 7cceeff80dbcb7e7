import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import { Bounds } from '../../table/bounds.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { multiplierText, percentText } from '../../words/ratio.ts';
import { prizes } from './bingo.ts';

/** How it is played, and what each number of lines returns. */
export function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  return (
    <>
      <p>{t('casino_bingo_table_rules')}</p>
      <p>{t('casino_bingo_table_rules_draws')}</p>
      <Prizes
        head={[t('casino_bingo_table_lines_of'), t('casino_multiplier'), t('casino_chance')]}
        rows={prizes.map(({ lines, pays, chance }) => [
          lines,
          multiplierText(rational(BigInt(pays)), language()),
          percentText(chance, language(), 6),
        ])}
      />
      <Bounds game={game} />
    </>
  );
}
