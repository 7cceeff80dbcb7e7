import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import { StakeBounds } from '../../table/stake-bounds.tsx';
import tableStyles from '../../table/table.module.css';
import { multiplierText, percentText } from '../../words/ratio.ts';
import { prizes } from './bingo.ts';

/** How it is played, and what each number of lines returns. */
export function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  return (
    <>
      <p>{t('casino_bingo_table_rules')}</p>
      <p>{t('casino_bingo_table_rules_draws')}</p>
      <table className={tableStyles['prizes']}>
        <thead>
          <tr>
            <th scope="col">{t('casino_bingo_table_lines_of')}</th>
            <th scope="col">{t('casino_multiplier')}</th>
            <th scope="col">{t('casino_chance')}</th>
          </tr>
        </thead>
        <tbody className="numbers">
          {prizes.map(({ lines, pays, chance }) => (
            <tr key={lines}>
              <th scope="row">{lines}</th>
              <td>{multiplierText(rational(BigInt(pays)), language())}</td>
              <td>{percentText(chance, language(), 6)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <StakeBounds game={game} />
    </>
  );
}
