import type { CSSProperties } from 'react';
import * as engine from '../../../../domain/casino/games/hilo.ts';
import { games } from '../../../../domain/casino/rows.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { CardFace } from '../../cards/card-face.tsx';
import { useCardName } from '../../cards/card-name.ts';
import { useHost, useHostState } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { CashOut } from '../../table/cash-out.tsx';
import { Notices } from '../../table/notices.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Result } from '../../table/result.tsx';
import { SoFar } from '../../table/so-far.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useMovement } from '../../table/use-shown.ts';
import { useOpenRound, useSeat, useStake } from '../../table/use-table.ts';
import { multiplierText, percentText } from '../../words/ratio.ts';
import { useListed } from '../../words/use-listed.ts';
import { useMoney } from '../../words/use-money.ts';
import styles from './hilo.module.css';
import { boundsOf, callsOf, cardsOf, isLost, offersOf, worthOf } from './hilo.ts';
import { Rules } from './rules.tsx';

/** For so long a card turns over. */
const TURN_MS = 450;
const SHOWN_BEFORE = 8;

function useWords(): GameWords {
  const { t } = useHost();
  const listed = useListed();
  const name = useCardName();
  const bet = (round: CasinoRound) => {
    const calls = callsOf(round);
    return calls.length === 0 ? '—' : listed(calls.map((call) => t(`casino_hilo_${call}`)));
  };
  const drawn = (round: CasinoRound) => listed(cardsOf(round).map(name));
  return { bet, drawn };
}

/** The card that turns over, and since when. */
function useTurning() {
  const seat = useSeat();
  const isTurning =
    seat?.isFresh === true && !(seat.round.steps.at(-1)?.action['cashOut'] === true);
  return useMovement(isTurning ? seat.at : null, TURN_MS);
}

/** What the last card was, in words, once it lies open. */
function Said({ round }: { readonly round: CasinoRound }) {
  const { t } = useHost();
  const name = useCardName();
  const card = cardsOf(round).at(-1);
  if (!card) return null;
  return <p>{t('casino_hilo_card', { card: name(card) })}</p>;
}

/** What cashing out multiplies the stake by; null before the first call. */
const worthNow = (round: CasinoRound) => (callsOf(round).length === 0 ? null : worthOf(round));

/** What is said while the round goes on. */
function Going({ round }: { readonly round: CasinoRound }) {
  const { t } = useHost();
  return (
    <>
      <Said round={round} />
      <p>{t(callsOf(round).length === 0 ? 'casino_hilo_begin' : 'casino_hilo_right')}</p>
      <SoFar round={round} worth={worthNow(round)} />
    </>
  );
}

/** How a card looks as it turns over: its back is squeezed, then its face unfolds. */
const turnedBy = (progress: number): CSSProperties =>
  progress >= 1 ? {} : { transform: `scaleX(${Math.abs(1 - 2 * progress).toFixed(3)})` };

function Scene() {
  const host = useHost();
  const name = useCardName();
  const seat = useSeat();
  const open = useOpenRound();
  const { progress, isOver } = useTurning();
  const round = seat?.round ?? null;
  const cards = round ? cardsOf(round) : [];
  const isHalf = isOver || progress > 0.5;
  return (
    <>
      <div className={styles['deal']}>
        <span className={styles['shown']} style={turnedBy(isOver ? 1 : progress)}>
          <CardFace card={isHalf ? (cards.at(-1) ?? null) : null} />
        </span>
        <ol className={styles['before']} aria-label={host.t('casino_hilo_before')} dir="ltr">
          {cards
            .slice(0, -1)
            .slice(-SHOWN_BEFORE)
            .map((card, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
              <li key={place}>
                <CardFace card={card} />
                <span className="visually-hidden">{name(card)}</span>
              </li>
            ))}
        </ol>
      </div>
      <Result
        round={open === null && isOver ? round : null}
        meanwhile={open && (isOver ? <Going round={open} /> : '')}
      >
        {round && (
          <>
            <Said round={round} />
            {isLost(round) && <p>{host.t('casino_hilo_wrong')}</p>}
          </>
        )}
      </Result>
    </>
  );
}

/** What may be called, each with its chance and what it would multiply the stake by. */
function Calls({ round }: { readonly round: CasinoRound }) {
  const host = useHost();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { isOver } = useTurning();
  const isIdle = isBusy || !isOver;
  return (
    <div className={styles['calls']}>
      {offersOf(round).map(({ call, chance, multiplier }) => (
        <button
          key={call}
          type="button"
          className={styles['call']}
          disabled={multiplier === null}
          aria-disabled={isIdle || undefined}
          onClick={() => {
            if (isIdle) return;
            host.act({ roundId: round.id, step: round.steps.length, action: { call } });
          }}
        >
          <span>{host.t(`casino_hilo_${call}`)}</span>
          <span className="numbers">{percentText(chance, host.language())}</span>
          <strong className="numbers">
            {multiplier ? multiplierText(multiplier, host.language()) : '—'}
          </strong>
        </button>
      ))}
    </div>
  );
}

/** A round that goes on: what may be called, and the way out. */
function Playing({ game, round }: { readonly game: CasinoGame; readonly round: CasinoRound }) {
  const { t } = useHost();
  const { isOver } = useTurning();
  return (
    <>
      <Calls round={round} />
      <StakeField game={game} isFixed />
      <Notices game={game} stake={0} />
      <CashOut
        round={round}
        worth={worthNow(round)}
        waiting={!isOver}
        first={t('casino_hilo_first')}
      />
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
      <p>{t('casino_hilo_ready')}</p>
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <PlayButton
        game={game}
        bet={{ stake: stake.minor }}
        stake={stake.minor}
        most={stake.minor * engine.tables.highest}
        until={endsAt}
      >
        {t('casino_start', { stake: money.text(stake.minor) })}
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

export const game: TableGame = {
  name: 'hilo',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.hilo.rulesVersion,
  bounds: boundsOf,
};
