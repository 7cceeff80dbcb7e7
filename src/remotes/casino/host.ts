import { createContext, useContext } from 'react';
import { subApplication } from '../../site/contract/sub-application.tsx';

const casino = subApplication<'casino'>();

/** The host as the casino has it: what stands in its row of the contract. */
export const { useHost } = casino;

export type CasinoState = Parameters<Parameters<typeof casino.useHostState>[0]>[0];

/** What stands at a place of the page instead of the state as it is; the same for the same state. */
export type ShownState = (state: CasinoState) => CasinoState;

/** Given where a round of before is shown: what draws a table draws it as it was then. */
export const ShownInstead = createContext<ShownState | null>(null);

export const useIsRecalled = (): boolean => useContext(ShownInstead) !== null;

/** Something of the state that is shown here. `select` must give the same value for the same state. */
export function useHostState<T>(select: (state: CasinoState) => T): T {
  const instead = useContext(ShownInstead);
  return casino.useHostState((state) => select(instead === null ? state : instead(state)));
}
