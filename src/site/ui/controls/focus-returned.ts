import { type RefObject, useLayoutEffect } from 'react';
import { isLost, useFocus } from './focus.ts';

/** Whether the focus can go back there: it is there, and more than the page itself. */
const isThere = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !isLost(element);

/**
 * For what stands beside the page: when it goes, and the focus is in it, the focus goes back to what
 * had it before; to the content of the page, if that is gone or nothing had it.
 */
export function useFocusReturned(place: RefObject<HTMLElement | null>): void {
  const focus = useFocus();
  // Before it leaves the page: afterwards nobody knows that the focus was in it.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const page = element.ownerDocument;
    let before = page.activeElement;
    const entered = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Element && !element.contains(relatedTarget)) {
        before = relatedTarget;
      }
    };
    element.addEventListener('focusin', entered);
    return () => {
      element.removeEventListener('focusin', entered);
      if (!element.contains(page.activeElement)) return;
      focus(isThere(before) ? before : page.getElementById('content'), { preventScroll: true });
    };
  }, [place, focus]);
}
