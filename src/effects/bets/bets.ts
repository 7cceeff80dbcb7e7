import { effect } from '../define.ts';
import { submitting } from '../submitting.ts';

/** Older bets are loaded when the player wants to see them. */
export const history = effect('history', (context) =>
  submitting(
    context,
    (state) => state.bets.older.pending,
    'bet.olderAsked',
    'betHistory',
    () => {
      const { next } = context.state().bets;
      return { query: next === null ? {} : { cursor: next } };
    },
  ),
);
