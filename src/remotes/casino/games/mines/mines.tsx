import * as engine from '../../../../domain/casino/games/mines.ts';
import { games } from '../../../../domain/casino/rows.ts';
import type { Rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { SelectField } from '../../../../site/ui/forms/select-field.tsx';
import { useHost, useHostState } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { CashOut } from '../../table/cash-out.tsx';
import { hasPickedLast } from '../../table/choices.ts';
import { Notices } from '../../table/notices.tsx';
import { Odds } from '../../table/odds.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Result } from '../../table/result.tsx';
import { SoFar } from '../../table/so-far.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useMovement } from '../../table/use-shown.ts';
import { useOpenRound, useSeat, useStake } from '../../table/use-table.ts';
import { multiplierText, percentText, returned } from '../../words/ratio.ts';
import { useListed } from '../../words/use-listed.ts';
import { useMoney } from '../../words/use-money.ts';
import { Grid } from './grid.tsx';
import styles from './mines.module.css';
import { chanceOf, ladderOf, MOST, minedIn, minesOf, picksOf, TILES, tilesOf } from './mines.ts';
import { Rules } from './rules.tsx';

/** For so long a tile turns over. */
const TURN_MS = 350;

function useWords(): GameWords {
  const { t } = useHost();
  const listed = useListed();
  const bet = (round: CasinoRound) => {
    const mines = t('casino_mines_of', { count: minesOf(round.bet, null) });
    const numbers = picksOf(round).map((pick) => String(pick + 1));
    return numbers.length === 0
      ? mines
      : `${mines}. ${t('casino_round_tiles', { numbers: listed(numbers) })}`;
  };
  const drawn = (round: CasinoRound) => {
    const picks = picksOf(round);
    const hit = picks.find((pick) => minedIn(round).has(pick));
    if (hit !== undefined) return t('casino_mines_hit', { number: hit + 1 });
    return t('casino_mines_found', { count: picks.length });
  };
  return { bet, drawn };
}

/** The tile that turns over, and since when. */
function useTurning() {
  const seat = useSeat();
  const last = seat ? picksOf(seat.round).at(-1) : undefined;
  const isTurning = seat?.isFresh === true && hasPickedLast(seat.round);
  const movement = useMovement(isTurning ? seat.at : null, TURN_MS);
  return { ...movement, tile: last ?? null };
}

/** What the opened tiles multiply the stake by; null: none is open. */
function worthNow(round: CasinoRound): Rational | null {
  const opened = picksOf(round).length;
  return opened === 0 ? null : (ladderOf(minesOf(round.bet, null))[opened] ?? null);
}

/** What is said while the round goes on. */
function Going({ round }: { readonly round: CasinoRound }) {
  const { t } = useHost();
  const { length: count } = picksOf(round);
  return (
    <>
      <p>{count === 0 ? t('casino_mines_begin') : t('casino_mines_safe', { count })}</p>
      <SoFar round={round} worth={worthNow(round)} />
    </>
  );
}

/** What is worth what, now and after the next tile. */
function Worth({ round }: { readonly round: CasinoRound }) {
  const { t, language } = useHost();
  const money = useMoney();
  const mines = minesOf(round.bet, null);
  const opened = picksOf(round).length;
  const next = ladderOf(mines)[opened + 1];
  if (next === undefined) return null;
  return (
    <Odds
      items={[
        [t('casino_mines_next_chance'), percentText(chanceOf(mines, opened), language())],
        [t('casino_next_multiplier'), multiplierText(next, language())],
        [t('casino_next_worth'), money.text(returned(round.staked, next), round.currency)],
      ]}
    />
  );
}

function Scene() {
  const host = useHost();
  const seat = useSeat();
  const open = useOpenRound();
  const isBusy = useHostState((state) => state.table.isBusy);
  const words = useWords();
  const { tile, progress, isOver } = useTurning();
  const round = seat?.round ?? null;
  const hasEnded = round !== null && round.status !== 'open' && isOver;
  const tiles = tilesOf(round);
  const shown =
    isOver || tile === null
      ? tiles
      : tiles.map((one) => (one === 'mine' || one === 'left' ? 'hidden' : one));
  const pick = (place: number) => {
    if (open && !isBusy) {
      host.act({ roundId: open.id, step: open.steps.length, action: { pick: place } });
    }
  };
  return (
    <>
      <Grid
        tiles={shown}
        isOpen={open !== null && !isBusy}
        awaited={null}
        turning={tile === null ? null : { tile, progress }}
        onPick={pick}
      />
      <Result
        round={hasEnded ? round : null}
        meanwhile={open && (isOver ? <Going round={open} /> : '')}
      >
        {hasEnded && <p>{words.drawn(round)}</p>}
      </Result>
    </>
  );
}

/** Takes what the opened tiles are worth. */
function TakeIt({ round }: { readonly round: CasinoRound }) {
  const { t } = useHost();
  const { isOver } = useTurning();
  const worth = worthNow(round);
  return (
    <CashOut round={round} worth={worth} waiting={!isOver} first={t('casino_mines_open_first')} />
  );
}

const counts = Array.from({ length: MOST }, (_, index) => {
  const count = String(index + 1);
  return { value: count, label: count };
});

/** A round that goes on: what is at stake, and the way out. */
function Playing({ game, round }: { readonly game: CasinoGame; readonly round: CasinoRound }) {
  const { t } = useHost();
  return (
    <>
      <p className={styles['count']}>{t('casino_mines_of', { count: minesOf(round.bet, null) })}</p>
      <Worth round={round} />
      <StakeField game={game} isFixed />
      <Notices game={game} stake={0} />
      <TakeIt round={round} />
    </>
  );
}

/** What the first tile promises. */
function First({ mines }: { readonly mines: number }) {
  const { t, language } = useHost();
  const [, first] = ladderOf(mines);
  return (
    <Odds
      items={[
        [t('casino_mines_first_chance'), percentText(chanceOf(mines, 0), language())],
        [t('casino_mines_first_multiplier'), first ? multiplierText(first, language()) : '—'],
      ]}
    />
  );
}

/** Before a round: how many mines, and for how much. */
function Ready({ game }: { readonly game: CasinoGame }) {
  const host = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const last = useSeat()?.round ?? null;
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const { endsAt } = useTurning();
  const mines = minesOf(chosen, last);
  const top = ladderOf(mines).at(-1);
  return (
    <>
      <SelectField
        name="mines"
        label={host.t('casino_mines_count')}
        suggested={String(mines)}
        options={counts}
        onChoose={(value) => host.chooseBet({ game: game.id, choice: { mines: Number(value) } })}
      />
      <First mines={mines} />
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <PlayButton
        game={game}
        bet={{ stake: stake.minor, mines }}
        stake={stake.minor}
        most={top ? returned(stake.minor, top) : 0}
        until={endsAt}
      >
        {host.t('casino_start', { stake: money.text(stake.minor) })}
      </PlayButton>
    </>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const open = useOpenRound();
  return (
    <Board scene={<Scene />}>
      {open ? <Playing game={game} round={open} /> : <Ready game={game} />}
    </Board>
  );
}

/** What the numbers of a shuffle lie below: all tiles, then one fewer each time. */
const boundsOf = (bet: CasinoRound['bet']) =>
  Array.from({ length: minesOf(bet, null) }, (_, index) => TILES - index);

export const game: TableGame = {
  name: 'mines',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.mines.rulesVersion,
  bounds: boundsOf,
};
