import type { CallInput } from '../../calls/table.ts';
import { WHOLE_HISTORY } from '../../domain/bet-history.ts';
import type { State } from '../../projections/state.ts';

/** What the history of bets is asked for by: what the player chose to see. */
export function betHistoryQuery({
  bets,
}: Pick<State, 'bets'>): CallInput<'betHistoryExport'>['query'] {
  const { status, typeId, period, accountId, text } = bets.filter ?? WHOLE_HISTORY;
  return {
    period,
    ...(status === null ? {} : { status }),
    ...(typeId === null ? {} : { type: String(typeId) }),
    ...(accountId === null ? {} : { account: accountId }),
    ...(text === '' ? {} : { text }),
  };
}
