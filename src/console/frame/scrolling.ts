import { type RefObject, useEffect } from 'react';
import type { Channel, ConsoleMessage } from './messages.ts';

/** Shares of the window that the page keys scroll. */
const pageKeys: Readonly<Record<string, number>> = { PageDown: 0.85, PageUp: -0.85 };

export interface ScrollingParts {
  readonly stage: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly channel: RefObject<Channel<ConsoleMessage> | null>;
  readonly scale: number;
}

/** The wheel and the page keys scroll the site, although nothing in it can be pressed. */
export function useScrolling({ stage, frame, channel, scale }: ScrollingParts): void {
  useEffect(() => {
    const place = stage.current;
    if (!place) return;
    const onWheel = (event: WheelEvent): void => {
      if (!frame.current) return;
      event.preventDefault();
      const { left, top } = frame.current.getBoundingClientRect();
      const x = (event.clientX - left) / scale;
      const y = (event.clientY - top) / scale;
      channel.current?.say({ kind: 'scroll', by: event.deltaY, x, y });
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      const share = pageKeys[key];
      if (share !== undefined) channel.current?.say({ kind: 'page', share });
    };
    place.addEventListener('wheel', onWheel, { passive: false });
    place.addEventListener('keydown', onKey);
    return () => {
      place.removeEventListener('wheel', onWheel);
      place.removeEventListener('keydown', onKey);
    };
  }, [stage, frame, channel, scale]);
}
