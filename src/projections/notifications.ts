import type { EventData } from '../events/catalogue.ts';
import { projection } from './define.ts';

type Shown = EventData<'notification.shown'>;

/** Notices by area, oldest first; at most three in the default area and one in any other. */
export interface NotificationsState {
  items: Shown[];
}

const LIMITS = { default: 3, coupon: 1 } as const;

export const notifications = projection(
  'notifications',
  1,
  (): NotificationsState => ({ items: [] }),
  {
    on: {
      'notification.shown'(slice, shown) {
        const others = slice.items.filter((item) => item.id !== shown.id);
        const crowded = others.filter((item) => item.area === shown.area);
        const surplus = new Set(
          crowded.slice(0, Math.max(0, crowded.length + 1 - LIMITS[shown.area])),
        );
        slice.items = [...others.filter((item) => !surplus.has(item)), { ...shown }];
      },
      'notification.dismissed'(slice, { id }) {
        slice.items = slice.items.filter((item) => item.id !== id);
      },
    },
  },
);
