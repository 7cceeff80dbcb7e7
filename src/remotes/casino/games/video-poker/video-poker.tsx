import type { PokerRank } from '../../../../domain/casino/games/video-poker.ts';
import * as engine from '../../../../domain/casino/games/video-poker.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { Button } from '../../../../site/ui/controls/button.tsx';
import { useCardName } from '../../cards/card-name.ts';
import { useHost, useHostState } from '../../host.ts';
import { toggled } from '../../numbers/mark.ts';
import { Board, Press } from '../../table/board.tsx';
import { Bounds } from '../../table/bounds.tsx';
import { Notices } from '../../table/notices.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Result } from '../../table/result.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useMovement } from '../../table/use-shown.ts';
import { useOpenRound, useSeat, useStake, useTableNow } from '../../table/use-table.ts';
import { returned } from '../../words/ratio.ts';
import { useListed } from '../../words/use-listed.ts';
import { useMoney } from '../../words/use-money.ts';
import { CardsRow } from './cards-row.tsx';
import { Pays } from './pays.tsx';
import { bounds, HAND, handsIn, heldIn, markedIn, prizes, rankIn, textOf } from './video-poker.ts';

/** For so long a card turns over; one begins after the other. */
const CARD_MS = 300;
const TOP = rational(BigInt(games['video-poker'].top));
const NONE = Array.from({ length: HAND }, () => null);

/** What was kept, and what came of it. */
function useWords(): GameWords {
  const { t } = useHost();
  const listed = useListed();
  const name = useCardName();
  const bet = (round: CasinoRound) => {
    const held = heldIn(round);
    if (held === null) return t('casino_video_poker_open');
    const cards = held.map((place) => name(handsIn(round).dealt[place] ?? null));
    return cards.length === 0
      ? t('casino_video_poker_kept_none')
      : t('casino_video_poker_kept', { cards: listed(cards) });
  };
  const drawn = (round: CasinoRound) => {
    const rank = heldIn(round) === null ? null : rankIn(handsIn(round).now);
    return rank === null
      ? t('casino_video_poker_open')
      : t('casino_video_poker_came', { hand: t(`casino_video_poker_rank_${textOf[rank]}`) });
  };
  return { bet, drawn };
}

/** The cards that come with the last step, one after the other. */
function useTurning() {
  const seat = useSeat();
  const held = seat === null ? null : heldIn(seat.round);
  const fresh = [0, 1, 2, 3, 4].filter((place) => !held?.includes(place));
  const isTurning = seat?.isFresh === true && fresh.length > 0;
  const { passed, isOver, endsAt } = useMovement(
    isTurning ? seat.at : null,
    fresh.length * CARD_MS,
  );
  const arrived = (place: number): number => {
    const at = fresh.indexOf(place);
    if (isOver || at < 0) return 1;
    return Math.min(1, Math.max(0, passed * fresh.length - at));
  };
  return { arrived, isOver, endsAt };
}

function useMarked(round: CasinoRound | null): readonly number[] {
  const chosen = useHostState((state) => state.table.chosen?.choice);
  return round === null ? [] : markedIn(chosen, round);
}

/** What was dealt, and what it would pay as it is. */
function Going({ round, rank }: { readonly round: CasinoRound; readonly rank: PokerRank }) {
  const { t } = useHost();
  const money = useMoney();
  const pays = prizes.find((prize) => prize.rank === rank)?.pays;
  const amount = pays && money.text(returned(round.staked, pays), round.currency);
  const hand = t(`casino_video_poker_rank_${textOf[rank]}`);
  return (
    <>
      <p>{t('casino_video_poker_dealt', { hand })}</p>
      <p>
        {amount === undefined
          ? t('casino_so_far_dealt_nothing')
          : t('casino_so_far_dealt', { amount })}
      </p>
    </>
  );
}

function Scene({ game }: { readonly game: CasinoGame }) {
  const host = useHost();
  const round = useSeat()?.round ?? null;
  const open = useOpenRound();
  const marked = useMarked(open);
  const words = useWords();
  const { arrived, isOver } = useTurning();
  const isBusy = useHostState((state) => state.table.isBusy);
  const now = round ? handsIn(round).now : [];
  const rank = isOver ? rankIn(now) : null;
  const tableNow = useTableNow();
  const toggle = (place: number) => {
    if (open === null || isBusy) return;
    const hold = toggled(markedIn(tableNow().choice, open), place);
    host.chooseBet({ game: game.id, choice: { round: open.id, hold: hold.toSorted() } });
  };
  const held = open ? marked : ((round && heldIn(round)) ?? []);
  return (
    <>
      <CardsRow
        cards={now.length === HAND ? now : NONE}
        arrived={arrived}
        held={held}
        onToggle={open ? toggle : null}
      />
      <Result
        round={open === null && isOver ? round : null}
        meanwhile={open && (rank === null ? '' : <Going round={open} rank={rank} />)}
      >
        {round && <p>{words.drawn(round)}</p>}
      </Result>
      <Pays made={rank} />
    </>
  );
}

/** Gives the other cards away. */
function Draw({ round }: { readonly round: CasinoRound }) {
  const host = useHost();
  const marked = useMarked(round);
  const isBusy = useHostState((state) => state.table.isBusy);
  const { isOver } = useTurning();
  const count = HAND - marked.length;
  return (
    <Press>
      <Button
        look="main"
        size="l"
        wide
        busy={isBusy}
        waiting={!isOver}
        onClick={() =>
          host.act({
            roundId: round.id,
            step: round.steps.length,
            action: { hold: marked.toSorted() },
          })
        }
      >
        {count === 0
          ? host.t('casino_video_poker_keep_all')
          : host.t('casino_video_poker_draw', { count })}
      </Button>
    </Press>
  );
}

function Playing({ game, round }: { readonly game: CasinoGame; readonly round: CasinoRound }) {
  const { t } = useHost();
  return (
    <>
      <p>{t('casino_video_poker_choose')}</p>
      <StakeField game={game} isFixed />
      <Notices game={game} stake={0} />
      <Draw round={round} />
    </>
  );
}

function Ready({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const { endsAt } = useTurning();
  return (
    <>
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <PlayButton
        game={game}
        bet={{ stake: stake.minor }}
        stake={stake.minor}
        most={returned(stake.minor, TOP)}
        until={endsAt}
      >
        {t('casino_video_poker_deal', { stake: money.text(stake.minor) })}
      </PlayButton>
    </>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const open = useOpenRound();
  return (
    <Board scene={<Scene game={game} />}>
      {open ? <Playing game={game} round={open} /> : <Ready game={game} />}
    </Board>
  );
}

function Rules({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const [top] = prizes;
  return (
    <>
      <p>{t('casino_video_poker_rules')}</p>
      <p>{t('casino_video_poker_rules_pay')}</p>
      <p>{t('casino_video_poker_rules_left')}</p>
      {top && <Bounds game={game} top={{ multiplier: top.pays, chance: top.chance, places: 4 }} />}
    </>
  );
}

export const game: TableGame = {
  name: 'video-poker',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games['video-poker'].rulesVersion,
  bounds,
};
