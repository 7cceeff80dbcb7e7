import * as engine from '../../../../domain/casino/games/wheel.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { leftToRight } from '../../../../site/ui/format/isolated.ts';
import { Outcome } from '../../draws/outcome.tsx';
import { Phase } from '../../draws/phase.tsx';
import { useCurrentDraw, useOwn } from '../../draws/use-draw.ts';
import { useHost, useHostState } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Bounds } from '../../table/bounds.tsx';
import { LastResults } from '../../table/last-results.tsx';
import { Notices } from '../../table/notices.tsx';
import { useBarrier, usePlay } from '../../table/play-button.tsx';
import { Prizes } from '../../table/prizes.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useStake } from '../../table/use-table.ts';
import { percentText, returned } from '../../words/ratio.ts';
import { useListed } from '../../words/use-listed.ts';
import { useMoney } from '../../words/use-money.ts';
import { useSpin } from './use-spin.ts';
import styles from './wheel.module.css';
import { indexOf, OFFERED, segments, stakesOf } from './wheel.ts';
import { WheelFace } from './wheel-face.tsx';

const SHOWN = 12;

const times = (multiplier: number) => leftToRight(`${multiplier}×`);

function useWords(): GameWords {
  const { t } = useHost();
  const listed = useListed();
  const money = useMoney();
  const bet = (round: CasinoRound) =>
    listed(
      stakesOf(round).map(
        ([multiplier, stake]) => `${times(multiplier)}: ${money.text(stake, round.currency)}`,
      ),
    );
  const drawn = (round: CasinoRound) => {
    const index = indexOf(round.state.draw);
    if (index === null) return t('casino_draw_number', { number: round.draw ?? 0 });
    return t('casino_wheel_stopped', { multiplier: times(segments[index] ?? 0) });
  };
  return { bet, drawn };
}

/** What the wheel stopped at last, and what it came to for the player. */
function StoppedAt() {
  const { t } = useHost();
  const { shown, isOver } = useSpin();
  const own = useOwn(shown?.draw);
  const index = isOver ? indexOf(shown?.result) : null;
  const multiplier = times(index === null ? 0 : (segments[index] ?? 0));
  return (
    <Outcome drawn={index === null ? null : t('casino_wheel_stopped', { multiplier })} own={own} />
  );
}

function Last() {
  const { t } = useHost();
  const { last } = useSpin();
  return (
    <LastResults label={t('casino_draw_last')} areColoured>
      {last.slice(0, SHOWN).map(({ draw, result }) => {
        const index = indexOf(result);
        const multiplier = index === null ? 0 : (segments[index] ?? 0);
        return (
          <li key={draw} data-multiplier={multiplier} className="numbers">
            {times(multiplier)}
          </li>
        );
      })}
    </LastResults>
  );
}

function Scene() {
  const { t } = useHost();
  const { angle, isOver } = useSpin();
  return (
    <>
      <Phase moving={isOver ? null : t('casino_wheel_turning')} />
      <WheelFace angle={angle} />
      <StoppedAt />
      <Last />
    </>
  );
}

interface SpotProps {
  readonly game: CasinoGame;
  readonly offer: (typeof OFFERED)[number];
}

/** What may be bet on, with its chance: a press stakes the amount on it. */
function Spot({ game, offer: { multiplier, chance } }: SpotProps) {
  const { t, language } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const current = useCurrentDraw();
  const play = usePlay(game);
  const isBusy = useHostState((state) => state.table.isBusy);
  const barrier = useBarrier(game, stake.minor);
  const own = useOwn(current?.draw).flatMap(stakesOf);
  const staked = own.reduce((sum, [of, minor]) => (of === multiplier ? sum + minor : sum), 0);
  const isInBounds = stake.minor >= game.minStake && stake.minor <= game.maxStake;
  // It keeps the focus of whoever plays by keyboard while the draw takes no bets.
  const mayPress = current?.isOpen === true && barrier === null && isInBounds && !isBusy;
  const amount = money.text(stake.minor);
  const press = () => {
    if (!mayPress || current === null) return;
    play({
      bet: { bets: { [multiplier]: stake.minor } },
      stake: stake.minor,
      most: returned(stake.minor, rational(BigInt(multiplier))),
      draw: current.draw,
    });
  };
  return (
    <li>
      <button
        type="button"
        className={styles['spot']}
        data-multiplier={multiplier}
        aria-disabled={!mayPress || undefined}
        onClick={press}
      >
        <strong className="numbers">{times(multiplier)}</strong>
        <span>{t('casino_chance_of', { chance: percentText(chance, language(), 0) })}</span>
        <span className={styles['amount']}>{t('casino_wheel_bet', { amount })}</span>
      </button>
      {staked > 0 && (
        <span className={styles['staked']}>
          {t('casino_draw_staked', { amount: money.text(staked) })}
        </span>
      )}
    </li>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const stake = useStake(game);
  return (
    <Board scene={<Scene />}>
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <ul className={styles['spots']} aria-label={t('casino_wheel_spots')}>
        {OFFERED.map((offer) => (
          <Spot key={offer.multiplier} game={game} offer={offer} />
        ))}
      </ul>
      <p className={styles['note']}>{t('casino_draw_at_once')}</p>
    </Board>
  );
}

function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const top = OFFERED.at(-1);
  return (
    <>
      <p>{t('casino_wheel_rules')}</p>
      <p>{t('casino_wheel_rules_draws')}</p>
      <Prizes
        head={[t('casino_multiplier'), t('casino_chance')]}
        rows={OFFERED.map(({ multiplier, chance }) => [
          times(multiplier),
          percentText(chance, language()),
        ])}
      />
      {top && (
        <Bounds
          game={game}
          top={{ multiplier: rational(BigInt(top.multiplier)), chance: top.chance }}
        />
      )}
    </>
  );
}

export const game: TableGame = {
  name: 'wheel',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.wheel.rulesVersion,
  bounds: () => [segments.length],
};
