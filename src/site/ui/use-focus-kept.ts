import { type RefObject, useEffect, useRef } from 'react';

/** Where something begins: its first field; its own mark; the first thing to press. */
const BEGINNINGS = ['input:not([hidden]):not([type=radio])', '[data-begin]', 'button, a'];

/**
 * Where one step takes the place of another, whoever was in the one that is gone goes on where the
 * next begins: the keyboard and the voice are not lost. Nothing scrolls: it is the same place.
 */
export function useFocusKept(shown: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const { current } = place;
    if (before.current === shown || !current) return;
    before.current = shown;
    const focused = current.ownerDocument.activeElement;
    if (focused && !focused.matches('body, dialog')) return;
    for (const beginning of BEGINNINGS) {
      const found = current.querySelector<HTMLElement>(beginning);
      if (found) return found.focus({ preventScroll: true });
    }
  }, [shown]);
  return place;
}
