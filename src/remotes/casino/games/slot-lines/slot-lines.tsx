import * as engine from '../../../../domain/casino/games/slot-lines.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import type { Slot } from '../../reels/slot.ts';
import { SlotScene, SlotView } from '../../reels/slot-view.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { ratioOf } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import { Rules } from './rules.tsx';
import { boundsOf, spinsOf, winningAt } from './slot-lines.ts';
import { Face } from './symbols.tsx';
import { useSymbolName } from './use-symbol-name.ts';

const LINES = engine.tables.lines.length;

/** What paid in a round: its lines, its scatters, and all free spins together. */
function useWins(): (round: CasinoRound) => readonly string[] {
  const { t } = useHost();
  const money = useMoney();
  const nameOf = useSymbolName();
  return (round) => {
    const [first, ...free] = spinsOf(round);
    if (first === undefined) return [];
    const { staked, currency } = round;
    const lines = engine.winsAt(first).map(({ line, symbol, alike, pays }) =>
      t('casino_slot_lines_won', {
        ...{ line, count: alike, symbol: nameOf(symbol) },
        amount: money.text((pays * staked) / LINES, currency),
      }),
    );
    if (free.length === 0) return lines;
    const scatters = engine.scattersAt(first);
    const ofFree = free.flatMap(engine.winsAt).reduce((sum, { pays }) => sum + pays, 0);
    return [
      ...lines,
      t('casino_slot_lines_scatters', {
        count: scatters,
        amount: money.text((engine.tables.scatterPays[scatters] ?? 0) * staked, currency),
      }),
      t('casino_slot_lines_free', {
        count: free.length,
        amount: money.text((ofFree * engine.tables.freeTimes * staked) / LINES, currency),
      }),
    ];
  };
}

const slot: Slot = {
  ...{ strips: engine.tables.strips, Face, useSymbolName, spinsOf, winningAt, useWins },
  // Counted over all stops, free spins among them.
  chances: { something: rational(308n, 1000n), more: rational(164n, 1000n) },
  top: ratioOf(engine.tables.top),
};

function useWords(): GameWords {
  const { t } = useHost();
  const money = useMoney();
  const wins = useWins();
  return {
    bet: ({ staked, currency }) =>
      t('casino_slot_lines_bet', { amount: money.text(staked / LINES, currency) }),
    drawn: (round) =>
      round.state.draw === null ? '—' : wins(round).join(' ') || t('casino_slot_nothing'),
  };
}

const View = ({ game }: { readonly game: CasinoGame }) => <SlotView game={game} slot={slot} />;

export const game: TableGame = {
  name: 'slot-lines',
  View,
  Scene: () => <SlotScene slot={slot} />,
  Rules: ({ game }) => <Rules game={game} slot={slot} />,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games['slot-lines'].rulesVersion,
  bounds: boundsOf,
};
