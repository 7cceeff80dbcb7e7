import { type RefObject, useLayoutEffect } from 'react';
import { useFocus } from './focus.ts';

/** For what goes when it is pressed: when it had the focus, the content of the page has it next. */
export function useFocusHandedOn(place: RefObject<HTMLElement | null>): void {
  const focus = useFocus();
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const page = element.ownerDocument;
    return () => {
      if (!element.contains(page.activeElement)) return;
      focus(element.closest<HTMLElement>('#content'), { preventScroll: true });
    };
  }, [place, focus]);
}
