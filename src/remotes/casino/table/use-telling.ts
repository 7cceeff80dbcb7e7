import { useEffect } from 'react';
import type { CasinoRound } from '../../../site/contract/casino.ts';
import { useHost, useHostState } from '../host.ts';

/**
 * Says that the table has shown what a round came to, with the others on its draw: what the site shows of it
 * besides, as the balance and the history, tells nothing before. Null: it has not.
 */
export function useTelling(shown: CasinoRound | null): void {
  const host = useHost();
  const untold = useHostState(({ table: { seats } }) =>
    seats.find(({ round, untold }) => untold !== null && round.draw === shown?.draw),
  );
  const id = untold?.round.id;
  useEffect(() => {
    if (id !== undefined) host.tellRound(id);
  }, [host, id]);
}
