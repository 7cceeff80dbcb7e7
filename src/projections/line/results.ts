import type { CallReply } from '../../calls/table.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { projection } from '../define.ts';

/** How the games of a day ended. */
export interface ResultsState extends Resource {
  /** The day that was asked for, such as 20261123; null: today, as the server has it. */
  wanted: string | null;
  /** The day that was loaded last: while another is asked for, not the one that is wanted. */
  shown: CallReply<'sportsResults'> | null;
  /** When that was, in epoch milliseconds. */
  shownAt: number | null;
}

const initial = (): ResultsState => ({
  ...unloaded(),
  wanted: null,
  shown: null,
  shownAt: null,
});

export const results = projection(
  'results',
  2,
  initial,
  resource<ResultsState, 'sportsResults'>({
    call: 'sportsResults',
    of: (slice) => slice,
    asks(slice, { query }) {
      const wanted = query?.['day'] ?? null;
      // Another day is another question, whatever became of the last; the days beside it stay.
      if (wanted !== slice.wanted) Object.assign(slice, unloaded(), { wanted });
      return true;
    },
    take(slice, answer, { at }) {
      slice.shown = answer;
      slice.shownAt = at;
    },
  }),
);
