import { merge } from 'rxjs';
import { effect } from '../define.ts';
import { submitting } from '../submitting.ts';
import { betHistoryQuery, historyFileQuery } from './history-query.ts';

/** Older bets are loaded when the player wants to see them, and a file of all where they want one. */
export const history = effect('history', (context) =>
  merge(
    submitting(
      context,
      (state) => state.bets.older.pending,
      'bet.olderAsked',
      'betHistory',
      () => {
        const state = context.state();
        const { next } = state.bets;
        return { query: { ...betHistoryQuery(state), ...(next === null ? {} : { cursor: next }) } };
      },
    ),
    submitting(
      context,
      (state) => state.bets.file.pending,
      'bet.historyFileAsked',
      'betHistoryExport',
      (_, { at }) => ({ query: historyFileQuery(context.state(), at) }),
    ),
  ),
);
