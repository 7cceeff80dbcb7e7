import { useEffect } from 'react';
import type { CasinoRound } from '../../../site/contract/casino.ts';
import { useHost, useHostState } from '../host.ts';

/**
 * Says that the table has shown what a round came to, with the others on its draw: what the site shows of it
 * besides, as the balance and the history, tells nothing before. Null: it has not. A draw that another one
 * followed, as while the device slept, is shown no more: what was bet on it may be told.
 */
export function useTelling(shown: CasinoRound | null): void {
  const host = useHost();
  const newest = useHostState((state) => state.draws.last[0]?.draw ?? 0);
  const untold = useHostState(({ table: { seats } }) =>
    seats.find(
      ({ round: { draw }, untold }) =>
        untold !== null && (draw === shown?.draw || (draw !== null && draw < newest)),
    ),
  );
  const id = untold?.round.id;
  useEffect(() => {
    if (id !== undefined) host.tellRound(id);
  }, [host, id]);
}
