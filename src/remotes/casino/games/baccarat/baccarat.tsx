import * as engine from '../../../../domain/casino/games/baccarat.ts';
import { games } from '../../../../domain/casino/rows.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { Hand } from '../../cards/hand.tsx';
import { useHost, useHostState } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Notices } from '../../table/notices.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Result } from '../../table/result.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useSettling } from '../../table/use-shown.ts';
import { useSeat, useStake } from '../../table/use-table.ts';
import { numberIn } from '../../words/json.ts';
import { ratioOf, returned } from '../../words/ratio.ts';
import { useListed } from '../../words/use-listed.ts';
import { useMoney } from '../../words/use-money.ts';
import styles from './baccarat.module.css';
import { betOn, bounds, type Coup, coupIn, namesOf, pointsOf, textOf } from './baccarat.ts';
import { Rules } from './rules.tsx';
import { Spots } from './spots.tsx';

/** For so long a card is on its way; the third cards come after all others. */
const CARD_MS = 450;
const DEALT = 6;

/** Who won with how many points, and what was bet on. */
function useWords(): GameWords {
  const { t } = useHost();
  const listed = useListed();
  const money = useMoney();
  const bet = (round: CasinoRound) =>
    listed(
      betOn(round).map((name) => {
        const stake = money.text(numberIn(round.bet[name]) ?? 0, round.currency);
        return `${t(`casino_baccarat_on_${textOf[name]}`)}: ${stake}`;
      }),
    );
  const drawn = (round: CasinoRound) => {
    const coup = coupIn(round);
    if (coup === null) return '—';
    const values = { player: pointsOf(coup.player), banker: pointsOf(coup.banker) };
    return t(`casino_baccarat_came_${coup.winner}`, values);
  };
  return { bet, drawn };
}

interface SideProps {
  readonly whose: 'player' | 'banker';
  readonly coup: Coup | null;
  /** How many cards of the coup have arrived, with the part of the next. */
  readonly dealt: number;
}

/** When each card of a hand comes: in turn, and then the thirds. */
const turnOf = (whose: SideProps['whose'], at: number): number =>
  at < 2 ? 2 * at + (whose === 'player' ? 0 : 1) : whose === 'player' ? 4 : 5;

function Side({ whose, coup, dealt }: SideProps) {
  const { t } = useHost();
  const cards = coup?.[whose] ?? [null, null];
  const arrived = cards.map((_, at) => Math.min(1, Math.max(0, dealt - turnOf(whose, at))));
  const there = cards.filter((card, at) => card !== null && arrived[at] === 1);
  const points = pointsOf(there.filter((card) => card !== null));
  const name = t(`casino_baccarat_on_${whose}`);
  return (
    <div className={styles['side']}>
      <p aria-hidden="true">
        {name} <strong className="numbers">{there.length === 0 ? '–' : points}</strong>
      </p>
      <Hand
        label={t('casino_baccarat_hand', { whose: name, points })}
        cards={cards}
        arrived={coup === null ? [] : arrived}
      />
    </div>
  );
}

/** The coup that was dealt last, card by card. */
function useCoup() {
  const seat = useSeat();
  const round = seat?.round ?? null;
  const { passed, isOver, endsAt } = useSettling(seat, DEALT * CARD_MS);
  return {
    round,
    coup: round && coupIn(round),
    dealt: isOver ? DEALT : passed * DEALT,
    isOver,
    endsAt,
  };
}

function Scene() {
  const { t } = useHost();
  const words = useWords();
  const { round, coup, dealt, isOver } = useCoup();
  return (
    <>
      <div className={styles['cloth']}>
        <Side whose="player" coup={coup} dealt={dealt} />
        <Side whose="banker" coup={coup} dealt={dealt} />
        <p className={styles['rule']}>
          {coup && isOver && t(`casino_baccarat_drawing_${coup.drawing}`)}
        </p>
      </div>
      <Result round={isOver ? round : null}>{round && <p>{words.drawn(round)}</p>}</Result>
    </>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const { round, endsAt } = useCoup();
  const names = namesOf(chosen, round);
  const total = stake.minor * names.length;
  const bet = Object.fromEntries(names.map((name) => [name, stake.minor]));
  const most = names.length === 0 ? 0 : returned(total, ratioOf(engine.largestMultiplier(bet)));
  return (
    <Board scene={<Scene />}>
      <Spots game={game} names={names} />
      <StakeField game={game} />
      {total > game.maxStake && (
        <p role="alert">{t('casino_stake_most', { amount: money.text(game.maxStake) })}</p>
      )}
      <Notices game={game} stake={total} />
      <PlayButton game={game} bet={bet} stake={total} most={most} until={endsAt}>
        {names.length === 0
          ? t('casino_baccarat_choose')
          : t('casino_baccarat_deal', { stake: money.text(total) })}
      </PlayButton>
    </Board>
  );
}

export const game: TableGame = {
  name: 'baccarat',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.baccarat.rulesVersion,
  bounds,
};
