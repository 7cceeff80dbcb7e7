import * as engine from '../../../../domain/casino/games/keno.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import drawStyles from '../../draws/draws.module.css';
import { Outcome } from '../../draws/outcome.tsx';
import { Phase } from '../../draws/phase.tsx';
import { useCurrentDraw, useOwn, useReveal } from '../../draws/use-draw.ts';
import { useHost, useHostState } from '../../host.ts';
import { Balls } from '../../numbers/balls.tsx';
import { markOf } from '../../numbers/mark.ts';
import { NumberGrid } from '../../numbers/number-grid.tsx';
import { Board } from '../../table/board.tsx';
import { Notices } from '../../table/notices.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { TableGame } from '../../table/table-game.ts';
import { useStake } from '../../table/use-table.ts';
import { returned } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import { DRAWN, drawnIn, hitsOf, NUMBERS, topOf } from './keno.ts';
import { bounds, Pays, Picked, Rules, usePicks, useWords } from './parts.tsx';

/** For so long a number comes. */
const NUMBER_MS = 300;

/** The numbers of the last draw that have come by now. */
function useNumbers() {
  const reveal = useReveal(DRAWN * NUMBER_MS);
  const all = drawnIn(reveal.newest?.result);
  const count = reveal.isOver ? all.length : Math.floor(reveal.passed * DRAWN);
  return { ...reveal, numbers: all.slice(0, count) };
}

/** How many numbers of each bet came. */
function useHits(): (rounds: readonly CasinoRound[]) => string {
  const { t } = useHost();
  const words = useWords();
  const { newest } = useNumbers();
  return (rounds) =>
    rounds.length === 0
      ? t('casino_keno_draws_over', { number: newest?.draw ?? 0 })
      : rounds
          .map((round) => ({ ...round, state: { ...round.state, draw: newest?.result ?? null } }))
          .map(words.drawn)
          .join(' ');
}

function Scene({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { picks, toggle } = usePicks(game);
  const { numbers, newest, isOver } = useNumbers();
  const own = useOwn(newest?.draw);
  const hitsIn = useHits();
  const hit = new Set(own.flatMap((round) => hitsOf(round, numbers)));
  return (
    <>
      <Phase moving={isOver ? null : t('casino_keno_draws_come')} />
      <Balls
        label={t('casino_keno_draws_numbers')}
        balls={numbers.map((number) => (hit.has(number) ? { number, mark: 'hit' } : { number }))}
        places={DRAWN}
      />
      <Outcome drawn={isOver && numbers.length > 0 ? hitsIn(own) : null} own={own} />
      <NumberGrid
        numbers={NUMBERS}
        columns={10}
        markOf={(number) => markOf(number, picks, [])}
        disabled={isBusy}
        onPick={toggle}
      />
    </>
  );
}

/** What the player has on the draw that comes. */
function OwnBets() {
  const { t } = useHost();
  const money = useMoney();
  const words = useWords();
  const current = useCurrentDraw();
  const own = useOwn(current?.draw);
  if (own.length === 0) return null;
  return (
    <ul className={drawStyles['own']} aria-label={t('casino_draw_own')}>
      {own.map((round) => (
        <li key={round.id}>
          {words.bet(round)}: {money.text(round.staked, round.currency)}
        </li>
      ))}
    </ul>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const current = useCurrentDraw();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { picks } = usePicks(game);
  const top = topOf(picks.length)?.top ?? rational(0n);
  return (
    <Board scene={<Scene game={game} />}>
      <Picked game={game} disabled={isBusy} />
      {picks.length > 0 && <Pays count={picks.length} />}
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <PlayButton
        game={game}
        bet={{ stake: stake.minor, picks: [...picks] }}
        stake={picks.length === 0 ? 0 : stake.minor}
        most={returned(stake.minor, top)}
        {...(current && { draw: current.draw })}
        closed={!current?.isOpen}
      >
        {picks.length === 0
          ? t('casino_keno_first')
          : t('casino_keno_play', { stake: money.text(stake.minor) })}
      </PlayButton>
      <OwnBets />
      <p className={drawStyles['note']}>{t('casino_draw_at_once')}</p>
    </Board>
  );
}

/** Keno that is drawn for all at once, every five minutes. */
export const game: TableGame = {
  name: 'keno-5',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games['keno-5'].rulesVersion,
  bounds,
};
