import type { State } from '../../projections/state.ts';
import { accountsAreas } from './accounts.ts';
import type { DeepReadonly } from './area.ts';
import { bettingAreas } from './betting.ts';
import { campaignsAreas } from './campaigns.ts';
import { casinoAreas } from './casino.ts';
import { pageAreas } from './page.ts';
import { paymentsAreas } from './payments.ts';
import { playerAreas } from './player.ts';
import { protectionAreas } from './protection.ts';
import { requestsAreas } from './requests.ts';
import { tournamentsAreas } from './tournaments.ts';
import { verificationAreas } from './verification.ts';

function share(state: State) {
  return {
    ...accountsAreas(state),
    ...bettingAreas(state),
    ...campaignsAreas(state),
    ...casinoAreas(state),
    ...pageAreas(state),
    ...paymentsAreas(state),
    ...playerAreas(state),
    ...protectionAreas(state),
    ...requestsAreas(state),
    ...tournamentsAreas(state),
    ...verificationAreas(state),
  };
}

/** All of the state that any sub-application sees, by area. */
export type SharedState = DeepReadonly<ReturnType<typeof share>>;

export type Area = keyof SharedState;
export type Line = SharedState['line'];
export type Player = SharedState['player'];

let last: { readonly of: State; readonly shared: SharedState } | null = null;

/** The state as sub-applications see it: the same for the same state. */
export function sharedState(state: State): SharedState {
  if (last?.of !== state) last = { of: state, shared: share(state) };
  return last.shared;
}
