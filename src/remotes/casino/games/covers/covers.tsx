import * as engine from '../../../../domain/casino/games/covers.ts';
import { games } from '../../../../domain/casino/rows.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { useHost, useHostState } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Bounds } from '../../table/bounds.tsx';
import { picksIn } from '../../table/choices.ts';
import { Notices } from '../../table/notices.tsx';
import { Odds } from '../../table/odds.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { Result } from '../../table/result.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useGridKeys } from '../../table/use-grid-keys.ts';
import { useMovement } from '../../table/use-shown.ts';
import { useOpenRound, useSeat, useStake } from '../../table/use-table.ts';
import { multiplierText, percentText, ratioOf, returned, timesText } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import styles from './covers.module.css';
import {
  chanceOfAny,
  chanceOfEach,
  coversIn,
  DIFFERENT,
  liftedIn,
  PRIZES,
  returnedOnAverage,
  SETUP,
  type SeenCover,
} from './covers.ts';

/** For so long a cover turns over. */
const TURN_MS = 400;
const COLUMNS = 4;

const TOP = ratioOf(DIFFERENT.at(-1) ?? '0');

function useWords(): GameWords {
  const { t, language } = useHost();
  const bet = () => t('casino_covers_bet');
  const drawn = (round: CasinoRound) => {
    const [one, other] = liftedIn(round);
    if (one === undefined) return '—';
    if (other === undefined) return t('casino_covers_found', { prize: timesText(one, language()) });
    return t(one === other ? 'casino_covers_pair' : 'casino_covers_differ', {
      one: timesText(one, language()),
      other: timesText(other, language()),
    });
  };
  return { bet, drawn };
}

/** The cover that turns over, and since when. */
function useTurning() {
  const seat = useSeat();
  const cover = seat ? picksIn(seat.round).at(-1) : undefined;
  const isTurning = seat?.isFresh === true && cover !== undefined;
  return { ...useMovement(isTurning ? seat.at : null, TURN_MS), cover: cover ?? null };
}

interface CoversProps {
  readonly covers: readonly SeenCover[];
  readonly isOpen: boolean;
  readonly turning: { readonly cover: number | null; readonly progress: number };
  readonly onLift: (cover: number) => void;
}

/** The covers: buttons in rows, between which arrow keys lead. */
function Covers({ covers, isOpen, turning, onLift }: CoversProps) {
  const { t, language } = useHost();
  const { grid, onKeyDown } = useGridKeys(COLUMNS);
  return (
    <fieldset
      ref={grid}
      className={styles['covers']}
      aria-label={t('casino_covers_grid')}
      onKeyDown={onKeyDown}
    >
      {covers.map(({ cover, prize }, place) => {
        const isTurning = turning.cover === place && turning.progress < 1;
        const shown = isTurning || prize === null ? 'covered' : cover;
        const number = place + 1;
        const found = prize === null ? '' : timesText(prize, language());
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cover is its place
            key={place}
            type="button"
            className={styles['cover']}
            data-cover={shown}
            aria-label={t(`casino_covers_${shown}`, { number, prize: found })}
            aria-disabled={!isOpen || cover !== 'covered' || undefined}
            style={isTurning ? { transform: `scaleX(${Math.abs(1 - 2 * turning.progress)})` } : {}}
            onClick={() => {
              if (isOpen && cover === 'covered') onLift(place);
            }}
          >
            {shown === 'covered' ? '?' : found}
          </button>
        );
      })}
    </fieldset>
  );
}

function Scene() {
  const host = useHost();
  const seat = useSeat();
  const open = useOpenRound();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { cover, progress, isOver } = useTurning();
  const words = useWords();
  const round = seat?.round ?? null;
  const covers = coversIn(round);
  // As long as the last cover turns, what lies under the others is not told.
  const shown = isOver
    ? covers
    : covers.map(
        (one): SeenCover => (one.cover === 'left' ? { cover: 'covered', prize: null } : one),
      );
  const lift = (place: number) => {
    if (!open || isBusy) return;
    host.act({ roundId: open.id, step: open.steps.length, action: { pick: place } });
  };
  return (
    <>
      <Covers
        covers={shown}
        isOpen={open !== null && !isBusy}
        turning={{ cover, progress }}
        onLift={lift}
      />
      <Result
        round={open === null && isOver ? round : null}
        meanwhile={
          open &&
          (picksIn(open).length === 0
            ? host.t('casino_covers_begin')
            : isOver && `${words.drawn(open)} ${host.t('casino_covers_second')}`)
        }
      >
        {round && <p>{words.drawn(round)}</p>}
      </Result>
    </>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const open = useOpenRound();
  const { endsAt } = useTurning();
  const most = returned(stake.minor, TOP);
  return (
    <Board scene={<Scene />}>
      <Odds
        items={[
          [t('casino_covers_any'), percentText(chanceOfAny, language())],
          [t('casino_returns_most'), multiplierText(TOP, language())],
        ]}
      />
      <StakeField game={game} isFixed={open !== null} />
      <Notices game={game} stake={open ? 0 : stake.minor} />
      {!open && (
        <PlayButton
          game={game}
          bet={{ stake: stake.minor, ...SETUP }}
          stake={stake.minor}
          most={most}
          until={endsAt}
        >
          {t('casino_start', { stake: money.text(stake.minor) })}
        </PlayButton>
      )}
    </Board>
  );
}

/** How it is played, and what there is to find. */
function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const rtp = percentText(ratioOf(returnedOnAverage), language());
  return (
    <>
      <p>{t('casino_covers_rules')}</p>
      <p>{t('casino_covers_rules_pay', { rtp })}</p>
      <p>{t('casino_covers_rules_left')}</p>
      <Bounds game={game} top={{ multiplier: TOP, chance: chanceOfEach }} />
      <Prizes
        head={[t('casino_multiplier'), t('casino_chance')]}
        rows={DIFFERENT.map((prize) => [
          multiplierText(ratioOf(prize), language()),
          percentText(chanceOfEach, language()),
        ])}
      />
    </>
  );
}

export const game: TableGame = {
  name: 'covers',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.covers.rulesVersion,
  bounds: () => PRIZES.map((_, index) => PRIZES.length - index),
};
