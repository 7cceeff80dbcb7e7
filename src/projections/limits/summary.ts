import type { CallReply } from '../../calls/table.ts';
import { ofPlayer } from '../answers/forgetting.ts';
import { type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** What a month came to, day by day. */
export interface SummaryState extends Resource {
  /** The month that was chosen; null is the present one. */
  month: string | null;
  known: CallReply<'monthSummary'> | null;
}

const initial = (): SummaryState => ({ ...unloaded(), month: null, known: null });

export const summary = projection(
  'summary',
  1,
  initial,
  compose<SummaryState>(
    ofPlayer(initial),
    resource({
      call: 'monthSummary',
      of: (slice) => slice,
      take(slice, body) {
        const days = body.days.map((day) => ({ ...day }));
        slice.known = { ...body, months: [...body.months], days };
      },
    }),
    {
      on: {
        'limits.monthChosen'(slice, { month }) {
          slice.month = month;
        },
      },
    },
  ),
);
