import { activeAccount } from '../../projections/accounts.ts';
import { hidesBalance } from '../../projections/preferences.ts';
import type { Said } from '../../projections/said.ts';
import type { State } from '../../projections/state.ts';

/** One of the player's accounts. */
export type Account = State['accounts']['accounts'][number];

export type { Said };

/** The account that pays, and whether amounts are kept from view. */
export { activeAccount, hidesBalance };
