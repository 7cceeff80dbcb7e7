import type { CasinoRound } from '../../../site/contract/casino.ts';
import { useHostState } from '../host.ts';
import { asTold } from './untold.ts';

/** The player's rounds of the table, newest first, as far as it has shown them. */
export function useRounds(): readonly CasinoRound[] {
  const items = useHostState((state) => state.rounds.items);
  const seats = useHostState((state) => state.table.seats);
  return asTold(items, seats);
}
