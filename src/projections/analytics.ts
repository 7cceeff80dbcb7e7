import type { Counter } from '../domain/preset.ts';
import { projection } from './define.ts';

/** Counters of visits. They are data: whoever counts reads them, the site runs nobody's scripts. */
export interface AnalyticsState {
  status: 'empty' | 'loading' | 'ready' | 'failed';
  counters: Counter[];
}

function take(slice: AnalyticsState, counters: readonly Counter[]): void {
  slice.status = 'ready';
  slice.counters = counters.map((counter) => ({ ...counter }));
}

function failed(slice: AnalyticsState): void {
  slice.status = 'failed';
}

export const analytics = projection(
  'analytics',
  1,
  (): AnalyticsState => ({ status: 'empty', counters: [] }),
  {
    on: {
      'app.started'(slice, { preset }) {
        if (preset?.counters) take(slice, preset.counters);
      },
    },
    requests: {
      counters(slice) {
        slice.status = 'loading';
      },
    },
    replies: { counters: take },
    refusals: { counters: failed },
    failures: { counters: failed },
  },
);
