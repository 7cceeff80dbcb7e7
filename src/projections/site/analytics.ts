import type { Counter } from '../../domain/coupon/preset.ts';
import { arrived, type Resource, resource, unloaded } from '../answers/resource.ts';
import { compose } from '../compose.ts';
import { projection } from '../define.ts';

/** Counters of visits. They are data: whoever counts reads them, the site runs nobody's scripts. */
export interface AnalyticsState extends Resource {
  counters: Counter[];
}

function take(slice: AnalyticsState, counters: readonly Counter[]): void {
  slice.counters = counters.map((counter) => ({ ...counter }));
}

export const analytics = projection(
  'analytics',
  2,
  (): AnalyticsState => ({ ...unloaded(), counters: [] }),
  compose<AnalyticsState>(resource({ call: 'counters', of: (slice) => slice, take }), {
    on: {
      'app.started'(slice, { preset }) {
        if (!preset?.counters) return;
        take(slice, preset.counters);
        arrived(slice);
      },
    },
  }),
);
