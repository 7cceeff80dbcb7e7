import { projection } from '../define.ts';

/** Each sub-application: -2 does not exist, -1 error, 1 loading, 2 ready. */
export interface RemoteViewsState {
  views: Record<string, { status: -2 | -1 | 1 | 2; attempt: number }>;
}

/** Which status may follow which. */
const allowed: Readonly<Record<number, readonly number[]>> = {
  [-2]: [1, 2],
  [-1]: [1, -2],
  1: [-1, 2, -2],
  2: [-2],
};

export const remoteViews = projection('remoteViews', 1, (): RemoteViewsState => ({ views: {} }), {
  on: {
    'remote.statusChanged'(slice, { name, status, attempt }) {
      // A key that every object has cannot be set like another, and is no sub-application's name.
      if (name in {}) return;
      const present = slice.views[name]?.status ?? -2;
      if (present === status || allowed[present]?.includes(status)) {
        slice.views[name] = { status, attempt };
      }
    },
  },
});
