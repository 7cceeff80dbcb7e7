import type { State } from '../../../projections/state.ts';

/** Of the read models, those that a dialog tells of. */
export type Slices = Partial<State>;

/** Milliseconds. */
export const DAY = 86_400_000;

/** What is loaded, and is there. */
export const settled = { status: 'ready', asked: null, failure: null } as const;
