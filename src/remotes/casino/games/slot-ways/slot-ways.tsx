import * as engine from '../../../../domain/casino/games/slot-ways.ts';
import { games } from '../../../../domain/casino/rows.ts';
import { rational } from '../../../../kernel/rational.ts';
import type { CasinoGame, CasinoRound } from '../../../../site/contract/casino.ts';
import { useHost } from '../../host.ts';
import { Paytable } from '../../reels/paytable.tsx';
import type { Slot } from '../../reels/slot.ts';
import { SlotScene, SlotView } from '../../reels/slot-view.tsx';
import { Bounds } from '../../table/bounds.tsx';
import type { GameWords, TableGame } from '../../table/table-game.ts';
import { multiplierText } from '../../words/ratio.ts';
import { useMoney } from '../../words/use-money.ts';
import { boundsOf, chances, prizes, spinsOf, winningAt } from './slot-ways.ts';
import { Face } from './symbols.tsx';
import { useSymbolName } from './use-symbol-name.ts';

const { units: UNITS } = engine.tables;

/** What paid in a round, symbol by symbol. */
function useWins(): (round: CasinoRound) => readonly string[] {
  const { t } = useHost();
  const money = useMoney();
  const nameOf = useSymbolName();
  return (round) => {
    const [stops] = spinsOf(round);
    return engine.winsAt(stops ?? []).map(({ symbol, reels, ways, units }) =>
      t('casino_slot_ways_won', {
        ...{ symbol: nameOf(symbol), reels, ways },
        amount: money.text((units * round.staked) / UNITS, round.currency),
      }),
    );
  };
}

const slot: Slot = {
  ...{ strips: engine.tables.strips, Face, useSymbolName, spinsOf, winningAt, useWins, chances },
  top: rational(BigInt(engine.tables.top)),
};

function useWords(): GameWords {
  const { t } = useHost();
  const money = useMoney();
  const wins = useWins();
  return {
    bet: ({ staked, currency }) =>
      t('casino_slot_ways_bet', { amount: money.text(staked, currency) }),
    drawn: (round) =>
      round.state.draw === null ? '—' : wins(round).join(' ') || t('casino_slot_nothing'),
  };
}

function Rules({ game }: { readonly game: CasinoGame }) {
  const { t, language } = useHost();
  const rows = prizes.map(({ symbol, pays }) => ({
    symbol,
    pays: pays.map(({ pay, chance }) => ({
      text: multiplierText(rational(BigInt(pay), BigInt(UNITS)), language()),
      chance,
    })),
  }));
  return (
    <>
      <p>{t('casino_slot_ways_rules')}</p>
      <p>{t('casino_slot_rules_reels')}</p>
      <Bounds game={game} top={{ multiplier: slot.top, chance: chances.top, places: 6 }} />
      <Paytable slot={slot} caption={t('casino_slot_ways_paytable')} prizes={rows} />
    </>
  );
}

export const game: TableGame = {
  name: 'slot-ways',
  View: ({ game }) => <SlotView game={game} slot={slot} />,
  Scene: () => <SlotScene slot={slot} />,
  Rules,
  useWords,
  engine: engine as TableGame['engine'],
  rulesVersion: games['slot-ways'].rulesVersion,
  bounds: boundsOf,
};
