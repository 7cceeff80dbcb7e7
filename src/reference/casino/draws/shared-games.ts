import type { Seeds } from '../../../domain/casino/fair.ts';
import { ticket } from '../../../domain/casino/games/bingo.ts';
import { field } from '../../../domain/casino/games/race.ts';
import type { GameName } from '../../../domain/casino/rows.ts';
import type { GameFields } from '../../../domain/casino/steps.ts';
import { offeredCurrency } from '../../money/currencies.ts';
import { withCashOut } from './crash.ts';

/** What a shared game has besides its engine. */
interface SharedGame {
  /** What is known of a draw before anybody bets: from what the draw before revealed. */
  readonly setup?: (previous: Seeds) => GameFields;
  /** What the house adds to a bet from its player's own seeds. */
  readonly own?: (seeds: Seeds) => GameFields;
}

const SHARED: Readonly<Partial<Record<GameName, SharedGame>>> = {
  bingo: { own: (seeds) => ({ ticket: ticket(seeds) }) },
  race: { setup: (previous) => ({ field: field(previous) }) },
};

/** What is known of a draw before it takes bets; null where that is nothing. */
export const setupOf = (game: GameName, previous: Seeds): GameFields | null =>
  SHARED[game]?.setup?.(previous) ?? null;

/** A bet as its engine takes it: with what is known of the draw, and what the player's seeds gave. */
export function completeBet(
  game: GameName,
  bet: GameFields,
  { setup, seeds, iso }: { setup: GameFields | null; seeds: Seeds | null; iso: string },
): GameFields {
  if (game === 'crash') return withCashOut(bet, offeredCurrency(iso));
  const own = seeds ? SHARED[game]?.own?.(seeds) : null;
  return { ...bet, ...setup, ...own };
}
