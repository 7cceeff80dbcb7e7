import * as engine from '../../../../domain/casino/games/race.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import drawStyles from '../../draws/draws.module.css';
import { Outcome } from '../../draws/outcome.tsx';
import { Phase } from '../../draws/phase.tsx';
import { useCurrentDraw, useOwn, useReveal } from '../../draws/use-draw.ts';
import { useHost } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Bounds } from '../../table/bounds.tsx';
import { LastResults } from '../../table/last-results.tsx';
import { Notices } from '../../table/notices.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useStake } from '../../table/use-table.ts';
import { useListed } from '../../words/use-listed.ts';
import { useMoney } from '../../words/use-money.ts';
import { useSeries } from '../../words/use-series.ts';
import { boundsOf, orderIn, type Part, partsOf } from './race.ts';
import { Spots } from './spots.tsx';
import { Track } from './track.tsx';
import { useDress } from './use-dress.ts';

/** For so long they run. */
const RUN_MS = 9_000;
const SHOWN = 5;
const TOP = rational(1035n, 10n);
/** The two lightest, of 8 and 10 in 100, in that order: at 103.50 it is the rarest forecast. */
const TOP_CHANCE = rational(8n * 10n, 100n * 92n);

function usePartName(): (part: Omit<Part, 'stake'>) => string {
  const { t } = useHost();
  const dress = useDress();
  return ({ kind, runners: [first = 0, second = 0] }) =>
    kind === 'forecast'
      ? t(`casino_${dress}_in_order`, { first, second })
      : t(`casino_${dress}_on_${kind}`, { number: first });
}

function useOrderName(): (order: readonly number[]) => string {
  const { t } = useHost();
  return ([first = 0, second = 0, third = 0]) => t('casino_race_came', { first, second, third });
}

/** What was bet on, and who came in first. */
function useWords(): GameWords {
  const { t } = useHost();
  const nameOf = usePartName();
  const cameIn = useOrderName();
  const listed = useListed();
  const money = useMoney();
  const bet = (round: CasinoRound) =>
    listed(
      partsOf(round).map((part) => `${nameOf(part)}: ${money.text(part.stake, round.currency)}`),
    );
  const drawn = ({ state, draw }: CasinoRound) => {
    const order = orderIn(state.draw);
    return order === null ? t('casino_draw_number', { number: draw ?? 0 }) : cameIn(order);
  };
  return { bet, drawn };
}

function Last() {
  const { t } = useHost();
  const { last } = useReveal(RUN_MS);
  return (
    <LastResults label={t('casino_draw_last')}>
      {last.slice(0, SHOWN).map(({ draw, result }) => (
        <li key={draw} className="numbers" dir="ltr">
          {(orderIn(result) ?? []).slice(0, 3).join(' · ')}
        </li>
      ))}
    </LastResults>
  );
}

function Scene() {
  const { t } = useHost();
  const { newest, shown, passed, isOver } = useReveal(RUN_MS);
  const own = useOwn(shown?.draw);
  const cameIn = useOrderName();
  const dress = useDress();
  const order = orderIn(shown?.result);
  return (
    <>
      <Phase moving={isOver ? null : t('casino_race_runs')} />
      <Track order={orderIn(newest?.result)} passed={passed} dress={dress} />
      <Outcome drawn={order === null || !isOver ? null : cameIn(order)} own={own} />
      <Last />
    </>
  );
}

/** What the player has on the race that comes. */
function OwnBets() {
  const { t } = useHost();
  const money = useMoney();
  const current = useCurrentDraw();
  const own = useOwn(current?.draw);
  const nameOf = usePartName();
  const series = useSeries();
  if (own.length === 0) return null;
  return (
    <ul className={drawStyles['own']} aria-label={t('casino_race_own')}>
      {own.map((round) => (
        <li key={round.id}>
          {series(partsOf(round).map(nameOf))}: {money.text(round.staked, round.currency)}
        </li>
      ))}
    </ul>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const stake = useStake(game);
  return (
    <Board scene={<Scene />}>
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <Spots game={game} />
      <OwnBets />
      <p className={drawStyles['note']}>{t('casino_draw_at_once')}</p>
    </Board>
  );
}

function Rules({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const dress = useDress();
  return (
    <>
      <p>{t(`casino_${dress}_rules`)}</p>
      {dress === 'marble' && <p>{t('casino_marble_same')}</p>}
      <p>{t('casino_race_rules_pay')}</p>
      <p>{t('casino_race_rules_draws')}</p>
      <Bounds game={game} top={{ multiplier: TOP, chance: TOP_CHANCE }} />
    </>
  );
}

export const game: TableGame = {
  name: 'race',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.race.rulesVersion,
  bounds: boundsOf,
};
