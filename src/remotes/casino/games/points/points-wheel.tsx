import * as engine from '../../../../domain/casino/games/wheel.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { Segmented } from '../../../../site/ui/controls/segmented.tsx';
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
import { useSettling } from '../../table/use-shown.ts';
import { useSeat, useStake } from '../../table/use-table.ts';
import { percentText, returned, timesText } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import {
  indexOf,
  OFFERED,
  restingAngle,
  segments,
  stakesOf,
  turningAngle,
} from '../wheel/wheel.ts';
import { WheelFace } from '../wheel/wheel-face.tsx';

/** For so long the wheel turns. */
const SPIN_MS = 4_000;

/** Where it stands before the first round: at one of the likeliest segments. */
const PLAIN = 0;

const offerOf = (multiplier: unknown) => OFFERED.find((one) => one.multiplier === multiplier);

function useWords(): GameWords {
  const { t, language } = useHost();
  const money = useMoney();
  const bet = (round: CasinoRound) =>
    stakesOf(round)
      .map(([of, stake]) => `${timesText(of, language())}: ${money.text(stake, round.currency)}`)
      .join();
  const drawn = ({ state }: CasinoRound) => {
    const index = indexOf(state.draw);
    if (index === null) return '—';
    return t('casino_wheel_stopped', { multiplier: timesText(segments[index] ?? 0, language()) });
  };
  return { bet, drawn };
}

/** What is bet on next: as chosen, as last time, or the likeliest. */
function useChoice(game: CasinoGame) {
  const host = useHost();
  const chosen = useHostState((state) => state.table.chosen?.choice?.['multiplier']);
  const round = useSeat()?.round;
  const [last] = round ? stakesOf(round) : [];
  const offer = offerOf(chosen) ?? offerOf(last?.[0]) ?? OFFERED[0];
  const choose = (multiplier: number) => host.chooseBet({ game: game.id, choice: { multiplier } });
  return { offer, choose };
}

/** The wheel: it turns once a round, and stops where that was drawn to. */
function useSpin() {
  const seat = useSeat();
  const { progress, isOver, endsAt } = useSettling(seat, SPIN_MS);
  const to = indexOf(seat?.round.state.draw) ?? PLAIN;
  const angle = isOver ? restingAngle(to) : turningAngle(PLAIN, to, progress);
  return { round: seat?.round ?? null, angle, isOver, endsAt };
}

function Scene() {
  const { round, angle, isOver } = useSpin();
  const words = useWords();
  return (
    <>
      <WheelFace angle={angle} />
      <Result round={isOver ? round : null}>{round && <p>{words.drawn(round)}</p>}</Result>
    </>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const money = useMoney();
  const { minor: stake } = useStake(game);
  const isBusy = useHostState((state) => state.table.isBusy);
  const { offer, choose } = useChoice(game);
  const { endsAt } = useSpin();
  if (offer === undefined) return null;
  const { multiplier, chance } = offer;
  const most = returned(stake, rational(BigInt(multiplier)));
  return (
    <Board scene={<Scene />}>
      <Segmented
        label={t('casino_wheel_spots')}
        items={OFFERED.map(({ multiplier: id }) => ({ id, label: timesText(id, language()) }))}
        selected={multiplier}
        disabled={isBusy}
        onSelect={choose}
      />
      <Odds
        items={[
          [t('casino_chance'), percentText(chance, language(), 0)],
          [t('casino_returns'), money.text(most)],
        ]}
      />
      <StakeField game={game} />
      <Notices game={game} stake={stake} />
      <PlayButton
        game={game}
        bet={{ bets: { [multiplier]: stake } }}
        stake={stake}
        most={most}
        until={endsAt}
      >
        {t('casino_points_spin', { stake: money.text(stake) })}
      </PlayButton>
    </Board>
  );
}

function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const top = OFFERED.at(-1);
  return (
    <>
      <p>{t('casino_wheel_rules')}</p>
      {top && (
        <Bounds
          game={game}
          top={{ multiplier: rational(BigInt(top.multiplier)), chance: top.chance }}
        />
      )}
      <Prizes
        head={[t('casino_multiplier'), t('casino_chance')]}
        rows={OFFERED.map(({ multiplier, chance }) => [
          timesText(multiplier, language()),
          percentText(chance, language()),
        ])}
      />
    </>
  );
}

export const game: TableGame = {
  name: 'points-wheel',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games['points-wheel'].rulesVersion,
  bounds: () => [segments.length],
};
