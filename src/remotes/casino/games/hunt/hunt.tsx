import * as engine from '../../../../domain/casino/games/hunt.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { Icon } from '../../../../site/ui/marks/icons.tsx';
import { useHost, useHostState } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Bounds } from '../../table/bounds.tsx';
import { Notices } from '../../table/notices.tsx';
import { Odds } from '../../table/odds.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { Result } from '../../table/result.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useGridKeys } from '../../table/use-grid-keys.ts';
import { useSettling } from '../../table/use-shown.ts';
import { useSeat, useStake, useTableNow } from '../../table/use-table.ts';
import { multiplierText, percentText, timesText } from '../../words/ratio.ts';
import { useListed } from '../../words/use-listed.ts';
import { useMoney } from '../../words/use-money.ts';
import styles from './hunt.module.css';
import { boundsOf, chanceOf, hitsOf, MOST_SHOTS, sumOf, TARGETS, targetsOf } from './hunt.ts';
import { TargetFace } from './target-face.tsx';

/** For so long a shot is on its way. */
const SHOT_MS = 350;

function useWords(): GameWords {
  const { t, language } = useHost();
  const listed = useListed();
  const bet = (round: CasinoRound) =>
    listed(targetsOf(round.bet, null).map((target) => timesText(target, language())));
  const drawn = (round: CasinoRound) => {
    const hits = hitsOf(round);
    if (hits.length === 0) return '—';
    return t('casino_hunt_hits', { hits: hits.filter(Boolean).length, shots: hits.length });
  };
  return { bet, drawn };
}

function useTargets(game: CasinoGame) {
  const host = useHost();
  const chosen = useHostState((state) => state.table.chosen?.choice);
  const last = useSeat()?.round ?? null;
  const tableNow = useTableNow();
  const aim = (to: (targets: readonly number[]) => readonly number[]) => {
    const { choice, seat } = tableNow();
    const targets = to(targetsOf(choice, seat?.round ?? null)).slice(0, MOST_SHOTS);
    host.chooseBet({ game: game.id, choice: { targets } });
  };
  return { targets: targetsOf(chosen, last), aim };
}

/** The volley on its way: one shot after another. */
function useVolley() {
  const seat = useSeat();
  const hits = seat ? hitsOf(seat.round) : [];
  const settling = useSettling(seat, hits.length * SHOT_MS);
  const shown = settling.isOver ? hits.length : Math.floor(settling.passed * hits.length);
  return { round: seat?.round ?? null, hits: hits.slice(0, shown), ...settling };
}

type Shot = 'aimed' | 'hit' | 'missed';

interface ShotsProps {
  readonly targets: readonly number[];
  readonly stateOf: (shot: number) => Shot;
  /** Takes a shot out of the volley; null: it is fired. */
  readonly onDrop: ((shot: number) => void) | null;
}

/** The shots in their order, each with what it is aimed at, and whether it hit. */
function Shots({ targets, stateOf, onDrop }: ShotsProps) {
  const { t, language } = useHost();
  return (
    <ol className={styles['shots']} aria-label={t('casino_hunt_shots')}>
      {targets.map((target, shot) => {
        const state = stateOf(shot);
        const named = { number: shot + 1, target: timesText(target, language()) };
        const [came, drop] = [t(`casino_hunt_${state}`, named), t('casino_hunt_drop', named)];
        const face = (
          <>
            <span aria-hidden="true" className="numbers">
              {timesText(target, language())}
            </span>
            {state !== 'aimed' && <Icon name={state === 'hit' ? 'check' : 'close'} size={16} />}
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shot is its place
          <li key={shot}>
            {onDrop ? (
              <button
                type="button"
                className={styles['shot']}
                data-shot={state}
                aria-label={state === 'aimed' ? drop : `${came} ${drop}`}
                onClick={() => onDrop(shot)}
              >
                {face}
                {state !== 'aimed' && <span className="visually-hidden">{came}</span>}
              </button>
            ) : (
              <div className={styles['shot']} data-shot={state}>
                {face}
                <span className="visually-hidden">{came}</span>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Scene({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const isBusy = useHostState((state) => state.table.isBusy);
  const { targets, aim } = useTargets(game);
  const { round, hits, isOver } = useVolley();
  const { grid, onKeyDown } = useGridKeys(4);
  const words = useWords();
  const fired = round && targetsOf(round.bet, null);
  // Once something else is aimed at, the volley is the next one.
  const isOfRound = fired && (!isOver || fired.join() === targets.join());
  const isFull = targets.length >= MOST_SHOTS;
  const isIdle = isBusy || !isOver;
  const stateOf = (shot: number): Shot => {
    const hit = isOfRound ? hits[shot] : undefined;
    return hit === undefined ? 'aimed' : hit ? 'hit' : 'missed';
  };
  return (
    <>
      <fieldset
        ref={grid}
        className={styles['field']}
        aria-label={t('casino_hunt_targets')}
        onKeyDown={onKeyDown}
      >
        {TARGETS.map((target) => (
          <button
            key={target}
            type="button"
            className={styles['aim']}
            aria-disabled={isIdle || isFull || undefined}
            onClick={() => {
              if (!isIdle && !isFull) aim((now) => [...now, target]);
            }}
          >
            <TargetFace target={target} />
            <strong className="numbers">{timesText(target, language())}</strong>
            <span className="numbers">{percentText(chanceOf(target), language())}</span>
          </button>
        ))}
      </fieldset>
      <Shots
        targets={isOfRound ? fired : targets}
        stateOf={stateOf}
        onDrop={isIdle ? null : (shot) => aim((now) => now.toSpliced(shot, 1))}
      />
      <Result round={isOver ? round : null}>{round && <p>{words.drawn(round)}</p>}</Result>
    </>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const { targets } = useTargets(game);
  const { endsAt } = useVolley();
  const staked = targets.length * stake.minor;
  const most = sumOf(targets) * stake.minor;
  const isTooMuch = staked > game.maxStake;
  return (
    <Board scene={<Scene game={game} />}>
      <Odds
        items={[
          [t('casino_hunt_shots'), `${targets.length} / ${MOST_SHOTS}`],
          [t('casino_hunt_staked'), money.text(staked)],
          [t('casino_returns_most'), money.text(most)],
        ]}
      />
      <p>{t('casino_hunt_per_shot')}</p>
      <StakeField game={game} />
      {isTooMuch && (
        <p role="alert">{t('casino_stake_most', { amount: money.text(game.maxStake) })}</p>
      )}
      <Notices game={game} stake={staked} />
      <PlayButton
        game={game}
        bet={{ stake: stake.minor, targets: [...targets] }}
        stake={staked}
        most={most}
        until={endsAt}
      >
        {targets.length === 0
          ? t('casino_hunt_first')
          : t('casino_hunt_fire', { stake: money.text(staked) })}
      </PlayButton>
    </Board>
  );
}

/** How it is played, and how likely each target is hit. */
function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const top = TARGETS.at(-1) ?? 0;
  return (
    <>
      <p>{t('casino_hunt_rules')}</p>
      <p>{t('casino_hunt_rules_pay')}</p>
      <Bounds
        game={game}
        top={{ multiplier: rational(BigInt(top)), chance: chanceOf(top), places: 4 }}
      />
      <Prizes
        head={[t('casino_multiplier'), t('casino_chance')]}
        rows={TARGETS.map((target) => [
          multiplierText(rational(BigInt(target)), language()),
          percentText(chanceOf(target), language(), 4),
        ])}
      />
    </>
  );
}

export const game: TableGame = {
  name: 'hunt',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.hunt.rulesVersion,
  bounds: (bet) => boundsOf(targetsOf(bet, null)),
};
