import { coverLists } from '../../../../domain/casino/cover-lists.ts';
import * as engine from '../../../../domain/casino/games/covers.ts';
import { games } from '../../../../domain/casino/rows.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { useHost, useHostState } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { picksIn } from '../../table/choices.ts';
import { Notices } from '../../table/notices.tsx';
import { Odds } from '../../table/odds.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Result } from '../../table/result.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useMovement } from '../../table/use-shown.ts';
import { useOpenRound, useSeat, useStake } from '../../table/use-table.ts';
import { multiplierText, percentText, ratioOf, returned, timesText } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import { type CoverList, coverListOf, coversIn, liftedIn, type SeenCover } from './covers.ts';
import { Grid } from './grid.tsx';
import { Rules } from './rules.tsx';

/** For so long a cover turns over. */
const TURN_MS = 400;

interface ListProps {
  readonly list: CoverList;
}

function useWords({ list }: ListProps): GameWords {
  const { t, language } = useHost();
  const isPair = list.picks > 1;
  const bet = () =>
    isPair ? t('casino_covers_bet') : t('casino_covers_one_bet', { covers: list.prizes.length });
  const drawn = (round: CasinoRound) => {
    const [one, other] = liftedIn(list, round);
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

/** What is said while the round goes on. */
function Going({ round, list }: ListProps & { readonly round: CasinoRound }) {
  const { t, language } = useHost();
  const money = useMoney();
  const words = useWords({ list });
  const [found] = liftedIn(list, round);
  if (found === undefined) return <p>{t('casino_covers_begin')}</p>;
  const alike = {
    prize: timesText(found, language()),
    amount: money.text(returned(round.staked, ratioOf(found)), round.currency),
  };
  return (
    <>
      <p>{`${words.drawn(round)} ${t('casino_covers_second')}`}</p>
      <p>{t('casino_so_far_alike', alike)}</p>
    </>
  );
}

function Scene({ list }: ListProps) {
  const host = useHost();
  const seat = useSeat();
  const open = useOpenRound();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { cover, progress, isOver } = useTurning();
  const words = useWords({ list });
  const round = seat?.round ?? null;
  const covers = coversIn(list, round);
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
      <Grid
        covers={shown}
        isOpen={open !== null && !isBusy}
        turning={{ cover, progress }}
        onLift={lift}
      />
      <Result
        round={open === null && isOver ? round : null}
        meanwhile={open && (isOver ? <Going round={open} list={list} /> : '')}
      >
        {round && <p>{words.drawn(round)}</p>}
      </Result>
    </>
  );
}

function View({ game, list }: ListProps & { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const open = useOpenRound();
  const { endsAt } = useTurning();
  const { multiplier } = list.top;
  const chance = list.picks > 1 ? t('casino_covers_any') : t('casino_covers_one_more');
  return (
    <Board scene={<Scene list={list} />}>
      <Odds
        items={[
          [chance, percentText(list.more, language())],
          [t('casino_returns_most'), multiplierText(multiplier, language())],
        ]}
      />
      <StakeField game={game} isFixed={open !== null} />
      <Notices game={game} stake={open ? 0 : stake.minor} />
      {!open && (
        <PlayButton
          game={game}
          bet={{ stake: stake.minor, ...list.setup }}
          stake={stake.minor}
          most={returned(stake.minor, multiplier)}
          until={endsAt}
        >
          {t('casino_start', { stake: money.text(stake.minor) })}
        </PlayButton>
      )}
    </Board>
  );
}

/** A game of covers, by the list of prizes that lie under them. */
export function coversGame(name: keyof typeof coverLists): TableGame {
  const list = coverListOf(coverLists[name]);
  return {
    name,
    View: ({ game }) => <View game={game} list={list} />,
    Scene: () => <Scene list={list} />,
    Rules: ({ game }) => <Rules game={game} list={list} />,
    useWords: () => useWords({ list }),
    engine: engine as TableGame['engine'],
    rulesVersion: games[name].rulesVersion,
    bounds: () => list.prizes.map((_, index) => list.prizes.length - index),
  };
}
