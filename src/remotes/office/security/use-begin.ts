import { type RefObject, useEffect, useRef } from 'react';
import { useHost } from '../../../site/contract.tsx';

/**
 * Where one thing takes the place of another, the focus goes to where the new one begins
 * (`data-begin`), if what had it is gone: the keyboard and the voice go on there.
 */
export function useBegin(shown: string): RefObject<HTMLDivElement | null> {
  const { live } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // A replay takes the focus from nobody.
    if (!live) return;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    place.current?.querySelector<HTMLElement>('[data-begin]')?.focus();
  }, [shown, live]);
  return place;
}
