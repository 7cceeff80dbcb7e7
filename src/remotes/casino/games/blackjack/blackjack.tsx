import * as engine from '../../../../domain/casino/games/blackjack.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Notices } from '../../table/notices.tsx';
import { Odds } from '../../table/odds.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Result } from '../../table/result.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useOpenRound, useSeat, useStake } from '../../table/use-table.ts';
import { multiplierText, percentText, returned } from '../../words/ratio.ts';
import { useListed } from '../../words/use-listed.ts';
import { useMoney } from '../../words/use-money.ts';
import { Actions } from './actions.tsx';
import styles from './blackjack.module.css';
import {
  actionsOf,
  aliveStake,
  blackjackChance,
  blackjackReturns,
  bounds,
  firstStake,
  tableIn,
  turnOf,
} from './blackjack.ts';
import { Cloth } from './cloth.tsx';
import { Rules } from './rules.tsx';
import { useDealing } from './use-dealing.ts';

const { count } = engine;

/** What was done, and how each hand ended against the dealer's. */
function useWords(): GameWords {
  const { t } = useHost();
  const listed = useListed();
  const bet = (round: CasinoRound) => {
    const actions = actionsOf(round).map((action) => t(`casino_blackjack_did_${action}`));
    return actions.length === 0 ? t('casino_blackjack_did_nothing') : listed(actions);
  };
  const drawn = (round: CasinoRound) => {
    const { hands, dealer, isDone } = tableIn(round);
    if (!isDone) return t('casino_blackjack_open');
    const against = count(dealer).total;
    return hands
      .map(({ cards, result }) => {
        const values = { total: count(cards).total, dealer: against };
        return t(`casino_blackjack_came_${result ?? 'lose'}`, values);
      })
      .join(' ');
  };
  return { bet, drawn };
}

/** How the hand whose turn it is stands, in words. */
function useStanding(round: CasinoRound): string {
  const { t } = useHost();
  const turn = turnOf(round);
  if (turn === null) return '';
  const { hands, dealer } = tableIn(round);
  const { total } = count(hands[turn]?.cards ?? []);
  const values = { total, dealer: count(dealer).total, number: turn + 1 };
  return t(
    hands.length > 1 ? 'casino_blackjack_standing_split' : 'casino_blackjack_standing',
    values,
  );
}

/** How the round stands, and what it would pay without another card: that is for the dealer's to say. */
function Going({ round }: { readonly round: CasinoRound }) {
  const { t } = useHost();
  const money = useMoney();
  const stake = aliveStake(round);
  return (
    <>
      <p>{useStanding(round)}</p>
      <p>
        {t('casino_so_far_standing', {
          win: money.text(2 * stake, round.currency),
          level: money.text(stake, round.currency),
        })}
      </p>
    </>
  );
}

function Scene() {
  const seat = useSeat();
  const words = useWords();
  const { arrived, isOver } = useDealing(seat);
  const round = seat?.round ?? null;
  const open = useOpenRound();
  return (
    <>
      <Cloth round={round} arrived={arrived} isOver={isOver} />
      <Result
        round={open === null && isOver ? round : null}
        meanwhile={open && (isOver ? <Going round={open} /> : '')}
      >
        {round && <p>{words.drawn(round)}</p>}
      </Result>
    </>
  );
}

/** Whether something may be done that costs as much again: what stands in its way is said. */
const mayCost = (round: CasinoRound): boolean =>
  tableIn(round).allowed.some((action) => action === 'double' || action === 'split');

function Playing({ game, round }: { readonly game: CasinoGame; readonly round: CasinoRound }) {
  const { t } = useHost();
  const money = useMoney();
  const { isOver } = useDealing(useSeat());
  return (
    <>
      <p className={styles['staked']}>
        {t('casino_blackjack_staked', { amount: money.text(round.staked, round.currency) })}
      </p>
      <Notices game={game} stake={mayCost(round) ? firstStake(round) : 0} />
      <Actions game={game} round={round} isWaiting={!isOver} />
    </>
  );
}

function Ready({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const { endsAt } = useDealing(useSeat());
  return (
    <>
      <Odds
        items={[
          [t('casino_blackjack_end_win'), multiplierText(rational(2n), language())],
          [t('casino_blackjack_end_blackjack'), multiplierText(blackjackReturns, language())],
          [t('casino_blackjack_chance'), percentText(blackjackChance, language())],
        ]}
      />
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <PlayButton
        game={game}
        bet={{ stake: stake.minor }}
        stake={stake.minor}
        most={returned(stake.minor, blackjackReturns)}
        until={endsAt}
      >
        {t('casino_blackjack_deal', { stake: money.text(stake.minor) })}
      </PlayButton>
      <p className={styles['staked']}>{t('casino_blackjack_full_deck')}</p>
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

export const game: TableGame = {
  name: 'blackjack',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.blackjack.rulesVersion,
  bounds,
};
