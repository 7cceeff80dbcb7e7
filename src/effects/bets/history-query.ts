import type { CallInput } from '../../calls/table.ts';
import { periodOf, WHOLE_HISTORY } from '../../domain/bets/history.ts';
import { fileKindOf, roundMonths } from '../../domain/casino/rounds-file.ts';
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

/** What a file is asked for by: the bets that are looked at, or rounds of the months that are chosen. */
export function historyFileQuery(
  state: Pick<State, 'bets' | 'page'>,
  now: number,
): CallInput<'betHistoryExport'>['query'] {
  const { choices } = state.page;
  if (fileKindOf(choices) === 'bets') return betHistoryQuery(state);
  const { from, to } = roundMonths(choices, now).period;
  return { of: 'rounds', from: String(from), to: String(to) };
}
