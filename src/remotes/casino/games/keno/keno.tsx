import * as engine from '../../../../domain/casino/games/keno.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { compare, rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { Button } from '../../../../site/ui/controls/button.tsx';
import { leftToRight } from '../../../../site/ui/format/isolated.ts';
import { useHost, useHostState } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Bounds } from '../../table/bounds.tsx';
import { Notices } from '../../table/notices.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { Result } from '../../table/result.tsx';
import { Scrolled } from '../../table/scrolled.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useSettling } from '../../table/use-shown.ts';
import { useSeat, useStake } from '../../table/use-table.ts';
import { percentText, ratioOf, returned, timesText } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import { Grid } from './grid.tsx';
import styles from './keno.module.css';
import { DRAWN, drawnIn, MOST_PICKS, markOf, NUMBERS, paysOf, picksOf, toggled } from './keno.ts';

/** For so long one number after another is shown. */
const DRAW_MS = 120 * DRAWN;

const hitsOf = (round: CasinoRound): readonly number[] => {
  const drawn = drawnIn(round);
  return picksOf(round.bet, null).filter((pick) => drawn.includes(pick));
};

function useWords(): GameWords {
  const { t } = useHost();
  const listed = (numbers: readonly number[]) => leftToRight(numbers.join(', '));
  const bet = (round: CasinoRound) => listed(picksOf(round.bet, null));
  const drawn = (round: CasinoRound) => {
    if (drawnIn(round).length === 0) return '—';
    return t('casino_keno_hits', {
      hits: hitsOf(round).length,
      picks: picksOf(round.bet, null).length,
    });
  };
  return { bet, drawn };
}

function usePicks(game: CasinoGame) {
  const host = useHost();
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const last = useSeat()?.round ?? null;
  const choose = (picks: readonly number[]) =>
    host.chooseBet({ game: game.id, choice: { picks: [...picks] } });
  return { picks: picksOf(chosen, last), choose };
}

function Scene({ game }: { readonly game: CasinoGame }) {
  const seat = useSeat();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { picks, choose } = usePicks(game);
  const { passed, isOver } = useSettling(seat, DRAW_MS);
  const words = useWords();
  const round = seat?.round ?? null;
  const played = round && picksOf(round.bet, null);
  // Once others are picked the grid is that of the next round.
  const isOfRound = played && (!isOver || played.join() === picks.join());
  const shown = isOfRound ? drawnIn(round).slice(0, Math.floor(passed * DRAWN)) : [];
  return (
    <>
      <Grid
        markOf={(number) => markOf(number, isOfRound ? played : picks, shown)}
        disabled={isBusy || !isOver}
        onPick={(number) => {
          const next = toggled(picks, number);
          if (next.length <= MOST_PICKS) choose(next);
        }}
      />
      <Result round={isOver ? round : null}>{round && <p>{words.drawn(round)}</p>}</Result>
    </>
  );
}

/** What the picks pay, by how many of them are drawn. */
function Pays({ count }: { readonly count: number }) {
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

const topOf = (count: number) => {
  const [first, ...rest] = paysOf(count).map((pay) => ({ ...pay, top: ratioOf(pay.multiplier) }));
  return rest.reduce((top, pay) => (top && compare(pay.top, top.top) <= 0 ? top : pay), first);
};

function View({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const money = useMoney();
  const seat = useSeat();
  const stake = useStake(game);
  const isBusy = useHostState((state) => state.table.isBusy);
  const { picks, choose } = usePicks(game);
  const { endsAt, isOver } = useSettling(seat, DRAW_MS);
  const top = topOf(picks.length)?.top ?? rational(0n);
  return (
    <Board scene={<Scene game={game} />}>
      <div className={styles['picks']}>
        <strong>{t('casino_keno_picked_of', { picks: picks.length, most: MOST_PICKS })}</strong>
        <Button
          size="s"
          disabled={picks.length === 0 || isBusy || !isOver}
          onClick={() => choose([])}
        >
          {t('casino_keno_clear')}
        </Button>
      </div>
      {picks.length > 0 && <Pays count={picks.length} />}
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <PlayButton
        game={game}
        bet={{ stake: stake.minor, picks: [...picks] }}
        stake={picks.length === 0 ? 0 : stake.minor}
        most={returned(stake.minor, top)}
        until={endsAt}
      >
        {picks.length === 0
          ? t('casino_keno_first')
          : t('casino_keno_play', { stake: money.text(stake.minor) })}
      </PlayButton>
    </Board>
  );
}

/** How it is played, and what each number of picks can return. */
function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const { picks } = usePicks(game);
  const count = picks.length === 0 ? 1 : picks.length;
  const top = topOf(count);
  return (
    <>
      <p>{t('casino_keno_rules')}</p>
      <p>{t('casino_keno_rules_pay')}</p>
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

export const game: TableGame = {
  name: 'keno',
  View,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.keno.rulesVersion,
  bounds: () => Array.from({ length: DRAWN }, (_, index) => NUMBERS - index),
};
