import type { EventData } from '../../events/catalogue.ts';
import { type Message, messageOf } from '../answers/told.ts';
import { projection } from '../define.ts';

type Shown = EventData<'notification.shown'>;

/** One notice: where it stands, and what it says. */
export interface Notice extends Pick<Shown, 'id' | 'level' | 'area'> {
  /** Null: its level says enough. */
  title: Message | null;
  text: Message | null;
}

/** Notices by area, oldest first; at most three in the default area and one in any other. */
export interface NotificationsState {
  items: Notice[];
}

const optional = (code: string | undefined, values: Shown['values']): Message | null =>
  code === undefined ? null : messageOf(code, values);

function noticeOf({ id, level, area, titleKey, textKey, text, values }: Shown): Notice {
  const title = optional(titleKey, values);
  return {
    id,
    level,
    area,
    title,
    text: text === undefined ? optional(textKey, values) : { words: text },
  };
}

/** Whether it says more than texts of the site: which bet it was, what it paid, words of a server. */
function isPersonal(message: Message | null): boolean {
  return message !== null && ('words' in message || message.values !== undefined);
}

function forgetPlayer(slice: NotificationsState): void {
  slice.items = slice.items.filter(({ title, text }) => !isPersonal(title) && !isPersonal(text));
}

const LIMITS = { default: 3, coupon: 1 } as const;

export const notifications = projection(
  'notifications',
  3,
  (): NotificationsState => ({ items: [] }),
  {
    on: {
      'notification.shown'(slice, shown) {
        const others = slice.items.filter((item) => item.id !== shown.id);
        const crowded = others.filter((item) => item.area === shown.area);
        const surplus = new Set(
          crowded.slice(0, Math.max(0, crowded.length + 1 - LIMITS[shown.area])),
        );
        slice.items = [...others.filter((item) => !surplus.has(item)), noticeOf(shown)];
      },
      'notification.dismissed'(slice, { id }) {
        slice.items = slice.items.filter((item) => item.id !== id);
      },
      'session.started': forgetPlayer,
      'session.ended': forgetPlayer,
    },
  },
);
