import * as engine from '../../../../domain/casino/games/keno.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { Button } from '../../../../site/ui/controls/button.tsx';
import { leftToRight } from '../../../../site/ui/format/isolated.ts';
import { useHost, useHostState } from '../../host.ts';
import { toggled } from '../../numbers/mark.ts';
import { Bounds } from '../../table/bounds.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { Scrolled } from '../../table/scrolled.tsx';
import type { GameWords } from '../../table/table-game.ts';
import { useSeat, useTableNow } from '../../table/use-table.ts';
import { percentText, ratioOf, timesText } from '../../words/ratio.ts';
import { useSeries } from '../../words/use-series.ts';
import styles from './keno.module.css';
import { DRAWN, drawnIn, hitsOf, MOST_PICKS, NUMBERS, paysOf, picksOf, topOf } from './keno.ts';

/** What is picked next, and how it is changed. */
export function usePicks(game: CasinoGame) {
  const host = useHost();
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const last = useSeat()?.round ?? null;
  const tableNow = useTableNow();
  const choose = (picks: readonly number[]) =>
    host.chooseBet({ game: game.id, choice: { picks: [...picks] } });
  const toggle = (number: number) => {
    const { choice, seat } = tableNow();
    const next = toggled(picksOf(choice, seat?.round ?? null), number);
    if (next.length <= MOST_PICKS) choose(next);
  };
  return { picks: picksOf(chosen, last), toggle, clear: () => choose([]) };
}

/** What a round was on, and how many of its numbers came. */
export function useWords(): GameWords {
  const { t } = useHost();
  const series = useSeries();
  const bet = (round: CasinoRound) => leftToRight(series(picksOf(round.bet, null)));
  const drawn = (round: CasinoRound) => {
    const numbers = drawnIn(round.state.draw);
    if (numbers.length === 0) {
      return round.draw === null ? '—' : t('casino_draw_number', { number: round.draw });
    }
    const picks = picksOf(round.bet, null).length;
    return t('casino_keno_hits', { hits: hitsOf(round, numbers).length, picks });
  };
  return { bet, drawn };
}

/** How many are picked, and the way back to none. */
export function Picked({ game, disabled }: { game: CasinoGame; disabled: boolean }) {
  const { t } = useHost();
  const { picks, clear } = usePicks(game);
  return (
    <div className={styles['picks']}>
      <strong>{t('casino_keno_picked_of', { picks: picks.length, most: MOST_PICKS })}</strong>
      <Button size="s" disabled={picks.length === 0 || disabled} onClick={clear}>
        {t('casino_keno_clear')}
      </Button>
    </div>
  );
}

/** What the picks pay, by how many of them are drawn. */
export function Pays({ count }: { readonly count: number }) {
  const { t, language } = useHost();
  return (
    <Scrolled className={styles['pays']} label={t('casino_keno_hit_count')}>
      <Prizes
        head={[t('casino_keno_hit_count'), t('casino_multiplier'), t('casino_chance')]}
        rows={paysOf(count).map(({ hits, multiplier, chance }) => [
          hits,
          multiplier === '0' ? '—' : timesText(multiplier, language()),
          percentText(chance, language(), 4),
        ])}
      />
    </Scrolled>
  );
}

/** How it is played, and what each number of picks can return. */
export function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const { picks } = usePicks(game);
  const count = picks.length === 0 ? 1 : picks.length;
  const top = topOf(count);
  return (
    <>
      <p>{t('casino_keno_rules')}</p>
      <p>{t('casino_keno_rules_pay')}</p>
      {game.isShared && <p>{t('casino_keno_rules_draws')}</p>}
      {top && <Bounds game={game} top={{ multiplier: top.top, chance: top.chance, places: 6 }} />}
      <Prizes
        head={[t('casino_keno_picks'), t('casino_keno_most'), t('casino_keno_returned')]}
        rows={Array.from({ length: MOST_PICKS }, (_, index) => [
          index + 1,
          timesText(topOf(index + 1)?.multiplier ?? '0', language()),
          percentText(ratioOf(engine.rtp({ count: index + 1 })), language()),
        ])}
      />
      <Pays count={count} />
    </>
  );
}

/** Of both: below which numbers those of a shuffle lie. */
export const bounds = (): number[] => Array.from({ length: DRAWN }, (_, at) => NUMBERS - at);
