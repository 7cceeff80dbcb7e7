import type { CasinoGame } from '../../../../site/contract/casino.ts';
import { useHost, useHostState } from '../../host.ts';
import { Bounds } from '../../table/bounds.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { Scrolled } from '../../table/scrolled.tsx';
import { useSeat } from '../../table/use-table.ts';
import { multiplierText, percentText } from '../../words/ratio.ts';
import styles from './mines.module.css';
import { chanceOfAll, ladderOf, minesOf } from './mines.ts';

/** Each step with its chance and what it multiplies the stake by. */
function Ladder({ mines }: { readonly mines: number }) {
  const { t, language } = useHost();
  const [, ...steps] = ladderOf(mines);
  return (
    <Scrolled className={styles['ladder']} label={t('casino_mines_of', { count: mines })}>
      <Prizes
        caption={t('casino_mines_of', { count: mines })}
        head={[t('casino_mines_safe_tiles'), t('casino_chance'), t('casino_multiplier')]}
        rows={steps.map((multiplier, step) => [
          step + 1,
          percentText(chanceOfAll(mines, step + 1), language(), 4),
          multiplierText(multiplier, language()),
        ])}
      />
    </Scrolled>
  );
}

/** How it is played, and what each step is worth. */
export function Rules({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
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
        <Bounds
          game={game}
          top={{ multiplier: top, chance: chanceOfAll(mines, ladder.length - 1), places: 6 }}
        />
      )}
      <Ladder mines={mines} />
    </>
  );
}
