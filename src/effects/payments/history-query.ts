import type { CallInput } from '../../calls/table.ts';
import type { State } from '../../projections/state.ts';

/** What the history of payments is asked for by: what the player chose to see. */
export function historyQuery({
  payments,
}: Pick<State, 'payments'>): CallInput<'payments'>['query'] {
  const { kind, state } = payments.history.filter;
  return { ...(kind === null ? {} : { kind }), ...(state === null ? {} : { state }) };
}
