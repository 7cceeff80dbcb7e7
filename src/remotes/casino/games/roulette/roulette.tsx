import * as engine from '../../../../domain/casino/games/roulette.ts';
import { games } from '../../../../domain/casino/rows.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { Button } from '../../../../site/ui/controls/button.tsx';
import { Segmented } from '../../../../site/ui/controls/segmented.tsx';
import { shortAmount } from '../../../../site/ui/format/amount-text.ts';
import { useHost, useHostState, useIsRecalled } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Notices } from '../../table/notices.tsx';
import { Odds } from '../../table/odds.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Result } from '../../table/result.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useSettling } from '../../table/use-shown.ts';
import { useSeat, useStake, useTableNow } from '../../table/use-table.ts';
import { useMoney } from '../../words/use-money.ts';
import {
  asChoice,
  betOf,
  type Chip,
  chipsIn,
  chipsOf,
  pocketOf,
  stakedBy,
  summed,
  valuesOf,
  withChip,
} from './chips.ts';
import { LastPockets } from './last-pockets.tsx';
import { Layout } from './layout.tsx';
import styles from './roulette.module.css';
import { Rules } from './rules.tsx';
import { colourOf } from './spots.ts';
import { useSpotName } from './use-spot-name.ts';
import { restingAngle, turningAngle } from './wheel-angles.ts';
import { WheelFace } from './wheel-face.tsx';

/** For so long the wheel turns. */
const SPIN_MS = 4_500;

/** The layout of the next round. */
function useChips(game: CasinoGame) {
  const host = useHost();
  const { iso } = useMoney();
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const seat = useSeat();
  // One of before that comes late, as it was found, takes nothing off the layout.
  const played = seat?.isFresh ? seat.round : null;
  const chips = chipsIn(chosen, played, iso);
  const tableNow = useTableNow();
  const put = (to: (chips: readonly Chip[]) => readonly Chip[]) => {
    const next = to(chipsIn(tableNow().choice, played, iso));
    host.chooseBet({ game: game.id, choice: { ...asChoice(next, played, iso) } });
  };
  const last = seat?.round.currency === iso ? seat.round : null;
  return { chips, put, last };
}

/** The value of the chip that is put: as chosen, or the least. */
function useChipValue(game: CasinoGame) {
  const hasChosen = useHostState((state) => state.table.chosen?.stake != null);
  const stake = useStake(game);
  const values = valuesOf(game.minStake, game.maxStake);
  const isValue = hasChosen && values.includes(stake.minor);
  return { value: isValue ? stake.minor : game.minStake, values };
}

function useWords(): GameWords {
  const { t } = useHost();
  const money = useMoney();
  const nameOf = useSpotName();
  const bet = (round: CasinoRound) =>
    chipsOf(round)
      .map(({ spot, stake }) => `${nameOf(spot)}: ${money.text(stake, round.currency)}`)
      .join('; ');
  const drawn = (round: CasinoRound) => {
    const pocket = pocketOf(round);
    if (pocket === null) return '—';
    return t(`casino_roulette_fell_${colourOf(pocket)}`, { number: pocket });
  };
  return { bet, drawn };
}

/** Which bets won, in words. */
function Winners({ round }: { readonly round: CasinoRound }) {
  const { t } = useHost();
  const nameOf = useSpotName();
  const pocket = pocketOf(round);
  const won = chipsOf(round).filter(({ spot }) => pocket !== null && spot.numbers.includes(pocket));
  if (won.length === 0) return null;
  // What comes to no more than was staked is no win.
  const isWin = (round.payout ?? 0) > round.staked;
  const bets = won.map(({ spot }) => nameOf(spot)).join('; ');
  return <p>{t(isWin ? 'casino_roulette_won' : 'casino_roulette_came_back', { bets })}</p>;
}

function Scene({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const seat = useSeat();
  const isBusy = useHostState((state) => state.table.isBusy);
  const before = useHostState(
    ({ rounds }) =>
      rounds.items.find(({ id, status }) => id !== seat?.round.id && status !== 'open') ?? null,
  );
  const { chips, put } = useChips(game);
  const { value } = useChipValue(game);
  const { progress, isOver } = useSettling(seat, SPIN_MS);
  const words = useWords();
  const round = seat?.round ?? null;
  const pocket = round && pocketOf(round);
  const from = (before && pocketOf(before)) ?? 0;
  const shown = isOver ? pocket : null;
  // While the ball runs, what was bet on it lies there; then the layout is free for the next round.
  const isRecalled = useIsRecalled();
  const lying = (isOver && !isRecalled) || round === null ? summed(chips) : chipsOf(round);
  return (
    <>
      <WheelFace
        angle={isOver ? restingAngle(pocket ?? 0) : turningAngle(from, pocket ?? 0, progress)}
        ball={pocket === null ? null : progress}
        pocket={shown}
      />
      <Result round={isOver ? round : null}>
        {round && (
          <>
            <p>{words.drawn(round)}</p>
            <Winners round={round} />
          </>
        )}
      </Result>
      <LastPockets />
      <Layout
        chips={lying}
        fallen={shown}
        disabled={isBusy || !isOver}
        onPress={(spot) => put((now) => withChip(now, { spot, stake: value }))}
      />
      <p className={styles['note']}>{t('casino_roulette_how')}</p>
    </>
  );
}

/** The chip that a press puts, and ways to change what lies there. */
function Chips({ game, disabled }: { readonly game: CasinoGame; readonly disabled: boolean }) {
  const host = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const { chips, put, last } = useChips(game);
  const { value, values } = useChipValue(game);
  const before = last ? chipsOf(last) : [];
  return (
    <>
      <Segmented
        label={host.t('casino_roulette_chip')}
        items={values.map((one) => ({ id: one, label: money.text(one) }))}
        selected={value}
        onSelect={(one) => stake.set(shortAmount(one, stake.minorUnits))}
      />
      <div className={styles['ways']}>
        <Button
          size="s"
          disabled={disabled || chips.length === 0}
          onClick={() => put((now) => now.slice(0, -1))}
        >
          {host.t('casino_roulette_undo')}
        </Button>
        <Button size="s" disabled={disabled || chips.length === 0} onClick={() => put(() => [])}>
          {host.t('casino_roulette_clear')}
        </Button>
        <Button
          size="s"
          disabled={disabled || before.length === 0 || chips.length > 0}
          onClick={() => put(() => before)}
        >
          {host.t('casino_roulette_repeat')}
        </Button>
      </div>
    </>
  );
}

/** The most that the chips can return, in minor units. */
function mostOf(chips: readonly Chip[]): number {
  const returns = Array.from({ length: engine.tables.pockets }, (_, pocket) =>
    chips.reduce(
      (sum, { spot: { numbers }, stake }) =>
        numbers.includes(pocket) ? sum + (stake * engine.tables.returned) / numbers.length : sum,
      0,
    ),
  );
  return Math.max(...returns);
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const money = useMoney();
  const seat = useSeat();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { chips } = useChips(game);
  const { endsAt, isOver } = useSettling(seat, SPIN_MS);
  const stake = stakedBy(chips);
  const most = mostOf(chips);
  const isTooMuch = stake > game.maxStake;
  return (
    <Board scene={<Scene game={game} />}>
      <Chips game={game} disabled={isBusy || !isOver} />
      <Odds
        items={[
          [
            t(money.isDemo && game.hasDemo ? 'casino_stake_play_money' : 'casino_stake'),
            money.text(stake),
          ],
          [t('casino_returns_most'), money.text(most)],
        ]}
      />
      {isTooMuch && (
        <p role="alert">{t('casino_stake_most', { amount: money.text(game.maxStake) })}</p>
      )}
      <Notices game={game} stake={stake} />
      <PlayButton game={game} bet={betOf(chips)} stake={stake} most={most} until={endsAt}>
        {chips.length === 0
          ? t('casino_roulette_first')
          : t('casino_roulette_spin', { stake: money.text(stake) })}
      </PlayButton>
    </Board>
  );
}

export const game: TableGame = {
  name: 'roulette',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.roulette.rulesVersion,
  bounds: () => [engine.tables.pockets],
};
