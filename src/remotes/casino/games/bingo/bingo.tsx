import * as engine from '../../../../domain/casino/games/bingo.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import drawStyles from '../../draws/draws.module.css';
import { Outcome } from '../../draws/outcome.tsx';
import { Phase } from '../../draws/phase.tsx';
import { useCurrentDraw, useOwn, useReveal } from '../../draws/use-draw.ts';
import { useHost, useHostState } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Notices } from '../../table/notices.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useStake } from '../../table/use-table.ts';
import { returned } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import styles from './bingo.module.css';
import { ballsIn, bounds, MOST_TICKETS, ticketOf } from './bingo.ts';
import { Rules } from './rules.tsx';
import { Ticket } from './ticket.tsx';

const { drawn: DRAWN } = engine.tables;
/** For so long a ball rolls in. */
const BALL_MS = 300;
/** Of all balls that will lie there. */
const PLACES = Array.from({ length: DRAWN }, (_, place) => place + 1);
const TOP = rational(BigInt(games.bingo.top));

/** How many lines a ticket completed. */
function useWords(): GameWords {
  const { t } = useHost();
  const bet = (round: CasinoRound) => ticketOf(round).join(' ');
  const drawn = (round: CasinoRound) => {
    const balls = ballsIn(round.state.draw);
    if (balls === null) return t('casino_draw_number', { number: round.draw ?? 0 });
    return t('casino_bingo_table_lines', { count: engine.linesOn(ticketOf(round), balls) });
  };
  return { bet, drawn };
}

/** The balls of the last draw that have rolled in by now. */
function useBalls() {
  const reveal = useReveal(DRAWN * BALL_MS);
  const all = ballsIn(reveal.newest?.result) ?? [];
  const count = reveal.isOver ? all.length : Math.floor(reveal.passed * DRAWN);
  return { ...reveal, balls: all.slice(0, count) };
}

function Balls({ balls }: { readonly balls: readonly number[] }) {
  const { t } = useHost();
  return (
    <ol className={styles['balls']} aria-label={t('casino_bingo_table_balls')} dir="ltr">
      {balls.map((ball) => (
        <li key={ball} className="numbers">
          {ball}
        </li>
      ))}
      {PLACES.slice(balls.length).map((place) => (
        <li key={-place} className={styles['awaited']} aria-hidden="true" />
      ))}
    </ol>
  );
}

/** The player's tickets, those of the draw that rolls among them. */
function Tickets() {
  const { t } = useHost();
  const seats = useHostState((state) => state.table.seats);
  const { newest, balls } = useBalls();
  const hit = new Set(balls);
  return (
    <div className={styles['tickets']}>
      {seats.map(({ round }, at) => (
        <Ticket
          key={round.id}
          name={t('casino_bingo_table_ticket', { number: at + 1 })}
          numbers={ticketOf(round)}
          hit={round.draw === newest?.draw ? hit : new Set()}
        />
      ))}
    </div>
  );
}

/** How many lines each ticket of the last draw has, once all balls lie there. */
function useLinesOf(): (rounds: readonly CasinoRound[], balls: readonly number[]) => string {
  const { t } = useHost();
  return (rounds, balls) => {
    if (rounds.length === 0) return t('casino_bingo_table_drawn');
    const lines = rounds.map((round) => engine.linesOn(ticketOf(round), balls));
    return lines.map((count) => t('casino_bingo_table_lines', { count })).join(' ');
  };
}

function Scene() {
  const { t } = useHost();
  const { balls, isOver, newest } = useBalls();
  const own = useOwn(newest?.draw);
  const linesOf = useLinesOf();
  return (
    <>
      <Phase moving={isOver ? null : t('casino_bingo_table_rolling')} />
      <Balls balls={balls} />
      <Outcome drawn={isOver && balls.length > 0 ? linesOf(own, balls) : null} own={own} />
      <Tickets />
    </>
  );
}

function Buy({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const current = useCurrentDraw();
  const own = useOwn(current?.draw);
  const isFull = own.length >= MOST_TICKETS;
  return (
    <>
      <p role="status" className={drawStyles['note']}>
        {isFull && t('casino_no_too_many')}
      </p>
      <PlayButton
        game={game}
        bet={{ stake: stake.minor }}
        stake={stake.minor}
        most={returned(stake.minor, TOP)}
        {...(current && { draw: current.draw })}
        closed={!current?.isOpen}
        disabled={isFull}
      >
        {t('casino_bingo_table_buy', { stake: money.text(stake.minor) })}
      </PlayButton>
    </>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const stake = useStake(game);
  return (
    <Board scene={<Scene />}>
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <Buy game={game} />
      <p className={drawStyles['note']}>{t('casino_draw_at_once')}</p>
    </Board>
  );
}

export const game: TableGame = {
  name: 'bingo',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.bingo.rulesVersion,
  bounds,
};
