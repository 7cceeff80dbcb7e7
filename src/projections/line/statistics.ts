import type { CallReply } from '../../calls/table.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { projection } from '../define.ts';

/** What was played of a championship's season. */
export interface StatisticsState extends Resource {
  /** The championship that was asked for, or the team; null: the one that the server has first. */
  wanted: string | null;
  /** The one that was loaded last. */
  shown: CallReply<'sportsStatistics'> | null;
}

const initial = (): StatisticsState => ({ ...unloaded(), wanted: null, shown: null });

export const statistics = projection(
  'statistics',
  1,
  initial,
  resource<StatisticsState, 'sportsStatistics'>({
    call: 'sportsStatistics',
    of: (slice) => slice,
    asks(slice, { query }) {
      const wanted = query?.['champ'] ?? query?.['team'] ?? null;
      if (wanted !== slice.wanted) Object.assign(slice, unloaded(), { wanted });
      return true;
    },
    take(slice, answer) {
      slice.shown = answer;
    },
  }),
);
