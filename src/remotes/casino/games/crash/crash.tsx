import * as engine from '../../../../domain/casino/games/crash.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import drawStyles from '../../draws/draws.module.css';
import { Outcome } from '../../draws/outcome.tsx';
import { Phase } from '../../draws/phase.tsx';
import { useCurrentDraw, useOwn } from '../../draws/use-draw.ts';
import { useHost, useHostState } from '../../host.ts';
import { Board } from '../../table/board.tsx';
import { Bounds } from '../../table/bounds.tsx';
import { LastResults } from '../../table/last-results.tsx';
import { Notices } from '../../table/notices.tsx';
import { Odds } from '../../table/odds.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useStake } from '../../table/use-table.ts';
import { multiplierText, percentText, returned } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import { CashOutField, useCashOut } from './cash-out-field.tsx';
import { Company } from './company.tsx';
import { automaticOf, chanceOf, endOf, hundredthsText, pressedAt } from './crash.ts';
import { Curve } from './curve.tsx';
import { OwnBets } from './own-bets.tsx';
import { useFlight } from './use-flight.ts';

const SHOWN = 10;
const TOP = rational(BigInt(games.crash.top));

/** Where it cashed out, and where the curve ended. */
function useWords(): GameWords {
  const { t, language } = useHost();
  const bet = (round: CasinoRound) => {
    const [pressed, automatic] = [pressedAt(round), automaticOf(round)];
    const at = pressed ?? automatic;
    const multiplier = at === null ? '—' : multiplierText(at, language());
    return pressed === null
      ? t('casino_crash_table_by_itself', { multiplier })
      : t('casino_crash_table_by_hand', { multiplier });
  };
  const drawn = ({ state, draw: number }: CasinoRound) => {
    const end = endOf(state.draw);
    if (end === null) return t('casino_draw_number', { number: number ?? 0 });
    return t('casino_crash_table_ended', { multiplier: multiplierText(end, language()) });
  };
  return { bet, drawn };
}

/** Where the curve ended last, and what that was for the player. */
function Ended() {
  const { t, language } = useHost();
  const [newest] = useHostState((state) => state.draws.last);
  const flight = useFlight();
  const own = useOwn(newest?.draw);
  const end = newest === undefined || flight.phase === 'flying' ? null : endOf(newest.result);
  const multiplier = end === null ? '' : multiplierText(end, language());
  const drawn = end === null ? null : t('casino_crash_table_ended', { multiplier });
  return <Outcome drawn={drawn} own={own} />;
}

function Last() {
  const { t, language } = useHost();
  const last = useHostState((state) => state.draws.last);
  return (
    <LastResults label={t('casino_draw_last')}>
      {last.slice(0, SHOWN).map(({ draw: number, result }) => {
        const end = endOf(result);
        return (
          <li key={number} className="numbers">
            {end === null ? '—' : multiplierText(end, language())}
          </li>
        );
      })}
    </LastResults>
  );
}

function Scene() {
  const { t } = useHost();
  const flight = useFlight();
  return (
    <>
      <Phase moving={flight.phase === 'flying' ? t('casino_crash_table_flies') : null} />
      <Curve flight={flight} />
      <Ended />
      <Company />
      <Last />
    </>
  );
}

/** Stakes on the curve that takes off next. */
function Bet({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const current = useCurrentDraw();
  const { multiplier } = useCashOut(game);
  return (
    <PlayButton
      game={game}
      bet={{ stake: stake.minor, ...(multiplier && { cashOut: hundredthsText(multiplier) }) }}
      stake={stake.minor}
      most={multiplier ? returned(stake.minor, multiplier) : 0}
      {...(current && { draw: current.draw })}
      closed={!current?.isOpen}
      disabled={multiplier === null}
    >
      {t('casino_crash_table_bet', { stake: money.text(stake.minor) })}
    </PlayButton>
  );
}

function Chances({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const { multiplier } = useCashOut(game);
  if (multiplier === null) return null;
  return (
    <Odds
      items={[
        [t('casino_chance'), percentText(chanceOf(multiplier), language())],
        [t('casino_multiplier'), multiplierText(multiplier, language())],
        [t('casino_returns'), money.text(returned(stake.minor, multiplier))],
      ]}
    />
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const stake = useStake(game);
  return (
    <Board scene={<Scene />}>
      <OwnBets />
      <CashOutField game={game} />
      <Chances game={game} />
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor} />
      <Bet game={game} />
      <p className={drawStyles['note']}>{t('casino_draw_at_once')}</p>
    </Board>
  );
}

function Rules({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  return (
    <>
      <p>{t('casino_crash_table_rules')}</p>
      <p>{t('casino_crash_table_rules_moment')}</p>
      <p>{t('casino_crash_table_rules_end')}</p>
      <Bounds game={game} top={{ multiplier: TOP, chance: chanceOf(TOP), places: 4 }} />
    </>
  );
}

export const game: TableGame = {
  name: 'crash',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.crash.rulesVersion,
  // One hash gives the end of a curve: no numbers of a stream.
  bounds: () => [],
};
