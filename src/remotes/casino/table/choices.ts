import type { CasinoRound } from '../../../site/contract/casino.ts';

/** What was chosen in a round so far, of one kind, in its order. */
export const chosenIn = ({ steps }: Pick<CasinoRound, 'steps'>, name: string): unknown[] =>
  steps.flatMap(({ action }) => (Object.hasOwn(action, name) ? [action[name]] : []));

/** The same of numbers, as tiles are. */
export const picksIn = (round: Pick<CasinoRound, 'steps'>): number[] =>
  chosenIn(round, 'pick').filter((pick) => typeof pick === 'number');

/** Whether the last thing that was done is a pick: what it came to is shown as it happens. */
export const hasPickedLast = ({ steps }: Pick<CasinoRound, 'steps'>): boolean =>
  typeof steps.at(-1)?.action['pick'] === 'number';
