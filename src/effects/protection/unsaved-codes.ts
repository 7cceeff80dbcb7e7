import type { State } from '../../projections/state.ts';
import { parseAddress } from '../../routes/address.ts';
import { routeTable } from '../../routes/table.ts';

/** Recovery codes are shown, and would be gone unsaved if the player left. */
export function holdsCodes({ protection, route }: State): boolean {
  return protection.setup.step === 'codes' && route.route === 'officeSecurity';
}

/** Whether going to this address would leave recovery codes that are not saved. */
export function wouldLeaveCodes(state: State, url: string): boolean {
  return (
    holdsCodes(state) && parseAddress(url).segments?.join('/') !== routeTable.officeSecurity.pattern
  );
}
