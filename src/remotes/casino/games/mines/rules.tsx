import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost, useHostState } from '../../host.ts';
import tableStyles from '../../table/table.module.css';
import { useSeat } from '../../table/use-table.ts';
import { multiplierText, percentText } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import styles from './mines.module.css';
import { chanceOfAll, ladderOf, minesOf } from './mines.ts';

/** Each step with its chance and what it multiplies the stake by. */
function Ladder({ mines }: { readonly mines: number }) {
  const { t, language } = useHost();
  return (
    <div className={styles['ladder']}>
      <table className={tableStyles['prizes']}>
        <caption>{t('casino_mines_of', { count: mines })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('casino_mines_safe_tiles')}</th>
            <th scope="col">{t('casino_chance')}</th>
            <th scope="col">{t('casino_multiplier')}</th>
          </tr>
        </thead>
        <tbody className="numbers">
          {ladderOf(mines).map((multiplier, count) =>
            count === 0 ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
              <tr key={count}>
                <th scope="row">{count}</th>
                <td>{percentText(chanceOfAll(mines, count), language(), 4)}</td>
                <td>{multiplierText(multiplier, language())}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** How it is played, and what each step is worth. */
export function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const money = useMoney();
  const last = useSeat()?.round ?? null;
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const mines = minesOf(chosen, last);
  const ladder = ladderOf(mines);
  const top = ladder.at(-1);
  return (
    <>
      <p>{t('casino_mines_rules')}</p>
      <p>{t('casino_mines_rules_pay')}</p>
      <p>{t('casino_mines_rules_left')}</p>
      {top && (
        <p>
          {t('casino_top', {
            top: multiplierText(top, language()),
            chance: percentText(chanceOfAll(mines, ladder.length - 1), language(), 6),
          })}
        </p>
      )}
      <p>
        {t('casino_stake_bounds', {
          least: money.text(game.minStake),
          most: money.text(game.maxStake),
        })}
      </p>
      <Ladder mines={mines} />
    </>
  );
}
