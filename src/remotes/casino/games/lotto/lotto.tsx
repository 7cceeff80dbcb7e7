import * as engine from '../../../../domain/casino/lotto.ts';
import { greatestStake } from '../../../../domain/casino/pace.ts';
import { games } from '../../../../domain/casino/rows.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { leftToRight } from '../../../../site/ui/format/isolated.ts';
import drawStyles from '../../draws/draws.module.css';
import { Outcome } from '../../draws/outcome.tsx';
import { Phase } from '../../draws/phase.tsx';
import { useCurrentDraw, useOwn, useReveal } from '../../draws/use-draw.ts';
import { useHost } from '../../host.ts';
import { Balls } from '../../numbers/balls.tsx';
import { Board } from '../../table/board.tsx';
import { Notices } from '../../table/notices.tsx';
import { PlayButton } from '../../table/play-button.tsx';
import { StakeField } from '../../table/stake-field.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { useStake } from '../../table/use-table.ts';
import { ratioOf, returned } from '../../words/ratio.ts';
import { useListed } from '../../words/use-listed.ts';
import { useMoney } from '../../words/use-money.ts';
import { bounds, drawnIn, type Line, linesOf, SIX, tiersOf } from './lotto.ts';
import { Rules } from './rules.tsx';
import { LineEditor, Slip, useSlip } from './slip.tsx';

/** For so long a ball rolls in. */
const BALL_MS = 700;
const PLACES = SIX + 1;

const lineText = (line: Line): string => leftToRight(line.join(' '));

/** What each line of a round came to. */
function useTiers(): (round: CasinoRound, drawn: engine.LottoDraw) => string {
  const { t } = useHost();
  const listed = useListed();
  return (round, drawn) => {
    const tiers = tiersOf(round, drawn).filter((tier) => tier !== null);
    if (tiers.length === 0) return t('casino_lotto_none');
    return t('casino_lotto_tiers', { tiers: listed(tiers.map(leftToRight)) });
  };
}

function useWords(): GameWords {
  const { t } = useHost();
  const tiersIn = useTiers();
  const bet = (round: CasinoRound) => linesOf(round).map(lineText).join(' · ');
  const drawn = (round: CasinoRound) => {
    const known = drawnIn(round.state.draw);
    if (known === null) return t('casino_draw_number', { number: round.draw ?? 0 });
    return `${leftToRight(`${known.main.join(' ')} + ${known.bonus}`)} · ${tiersIn(round, known)}`;
  };
  return { bet, drawn };
}

/** The balls of the last draw that have rolled in by now. */
function useBalls() {
  const reveal = useReveal(PLACES * BALL_MS);
  const drawn = drawnIn(reveal.newest?.result);
  const all = drawn ? [...drawn.main, drawn.bonus] : [];
  const count = reveal.isOver ? all.length : Math.floor(reveal.passed * PLACES);
  return { ...reveal, drawn, numbers: all.slice(0, count) };
}

/** The player's lines on a draw, with what of them was drawn. */
function OwnLines({ rounds, drawn }: { rounds: readonly CasinoRound[]; drawn: Line }) {
  const { t } = useHost();
  const lines = rounds.flatMap((round) => linesOf(round).map((line, at) => ({ round, line, at })));
  if (lines.length === 0) return null;
  return (
    <ul className={drawStyles['own']} aria-label={t('casino_draw_own')}>
      {lines.map(({ round, line, at }) => (
        <li key={`${round.id} ${at}`}>
          <Balls
            label={t('casino_lotto_line', { number: at + 1 })}
            balls={line.map((number) =>
              drawn.includes(number) ? { number, mark: 'hit' } : { number },
            )}
          />
        </li>
      ))}
    </ul>
  );
}

function Scene({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const { numbers, drawn, newest, isOver } = useBalls();
  const current = useCurrentDraw();
  const before = useOwn(newest?.draw);
  const own = useOwn(current?.draw);
  const tiersIn = useTiers();
  const told = drawn && isOver ? before.map((round) => tiersIn(round, drawn)).join(' ') : null;
  return (
    <>
      <Phase moving={isOver ? null : t('casino_lotto_rolling')} />
      <Balls
        label={t('casino_lotto_balls', { number: newest?.draw ?? 0 })}
        balls={numbers.map((number, at) => (at === SIX ? { number, mark: 'bonus' } : { number }))}
        places={PLACES}
      />
      <Outcome
        drawn={told === '' ? t('casino_lotto_drawn', { number: newest?.draw ?? 0 }) : told}
        own={before}
      />
      <OwnLines rounds={before} drawn={numbers} />
      <OwnLines rounds={own} drawn={[]} />
      <LineEditor game={game} />
    </>
  );
}

function Buy({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const money = useMoney();
  const stake = useStake(game);
  const current = useCurrentDraw();
  const { lines } = useSlip(game);
  const whole = stake.minor * lines.length;
  const bet = { stake: Math.max(1, stake.minor), lines: lines.map((line) => [...line]) };
  const multiplier = lines.length === 0 ? '0/1' : engine.largestMultiplier(bet);
  const { maxWin = Number.MAX_SAFE_INTEGER } = game;
  const bound = lines.length === 0 ? 0 : greatestStake(maxWin, multiplier);
  const isTooMuch = whole > bound;
  return (
    <>
      <p role="status" className={drawStyles['note']}>
        {isTooMuch && t('casino_lotto_bound', { amount: money.text(bound) })}
      </p>
      <PlayButton
        game={game}
        bet={bet}
        stake={whole}
        most={returned(whole, ratioOf(multiplier))}
        {...(current && { draw: current.draw })}
        closed={!current?.isOpen}
        disabled={isTooMuch}
      >
        {lines.length === 0
          ? t('casino_lotto_first')
          : t('casino_lotto_buy', { count: lines.length, stake: money.text(whole) })}
      </PlayButton>
    </>
  );
}

function View({ game }: { readonly game: CasinoGame }) {
  const { t } = useHost();
  const stake = useStake(game);
  const { lines } = useSlip(game);
  return (
    <Board scene={<Scene game={game} />}>
      <Slip game={game} />
      <StakeField game={game} />
      <Notices game={game} stake={stake.minor * lines.length} />
      <Buy game={game} />
      <p className={drawStyles['note']}>{t('casino_lotto_each_line')}</p>
      <p className={drawStyles['note']}>{t('casino_draw_at_once')}</p>
    </Board>
  );
}

export const game: TableGame = {
  name: 'lotto',
  View,
  Scene,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games.lotto.rulesVersion,
  bounds,
};
