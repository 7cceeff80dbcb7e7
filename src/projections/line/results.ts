import type { CallReply } from '../../calls/table.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { projection } from '../define.ts';

/** How the games of a day ended. */
export interface ResultsState extends Resource {
  /** The day that was asked for, such as 20261123; null: today, as the server has it. */
  wanted: string | null;
  /** The sport that was asked for, by its number; null: the one that the server has first. */
  sport: string | null;
  /** The day that was loaded last: while another is asked for, not the one that is wanted. */
  shown: CallReply<'sportsResults'> | null;
  /** When that was, in epoch milliseconds. */
  shownAt: number | null;
}

const initial = (): ResultsState => ({
  ...unloaded(),
  wanted: null,
  sport: null,
  shown: null,
  shownAt: null,
});

export const results = projection(
  'results',
  3,
  initial,
  resource<ResultsState, 'sportsResults'>({
    call: 'sportsResults',
    of: (slice) => slice,
    asks(slice, { query }) {
      const { day: wanted = null, sport = null } = query ?? {};
      // Another day is another question, whatever became of the last; the days beside it stay.
      if (wanted !== slice.wanted || sport !== slice.sport) {
        Object.assign(slice, unloaded(), { wanted, sport });
      }
      return true;
    },
    take(slice, answer, { at }) {
      slice.shown = answer;
      slice.shownAt = at;
    },
  }),
);
