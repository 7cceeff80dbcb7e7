import type { CallInput } from '../../calls/table.ts';
import { periodOf, WHOLE_HISTORY } from '../../domain/bets/history.ts';
import type { State } from '../../projections/state.ts';

/** What the history of bets is asked for by: what the player chose to see. */
export function betHistoryQuery({
  bets,
}: Pick<State, 'bets'>): CallInput<'betHistoryExport'>['query'] {
  const filter = bets.filter ?? WHOLE_HISTORY;
  const { status, typeId, accountId, text } = filter;
  return {
    period: periodOf(filter),
    ...(status === null ? {} : { status }),
    ...(typeId === null ? {} : { type: String(typeId) }),
    ...(accountId === null ? {} : { account: accountId }),
    ...(text === '' ? {} : { text }),
  };
}
