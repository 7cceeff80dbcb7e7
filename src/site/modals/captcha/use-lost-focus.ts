import { type RefObject, useEffect } from 'react';
import { useHost } from '../../contract.tsx';

/** The focus goes to the first field or button here when what had it has just gone. */
export function useLostFocus(place: RefObject<HTMLElement | null>): void {
  const { live } = useHost();
  useEffect(() => {
    if (!live || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [place, live]);
}
