import { type RefObject, useEffect, useRef } from 'react';
import { useHostState } from '../contract.tsx';

/** A row that scrolls sideways: keeps the link to the page that is shown in the middle of it. */
export function useCurrentInView<E extends HTMLElement>(): RefObject<E | null> {
  const row = useRef<E>(null);
  const url = useHostState((state) => state.route.url);
  useEffect(() => {
    const current = url === '' ? null : row.current?.querySelector('[aria-current]');
    if (!row.current || !current) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    // By the difference, which is right whichever way the text runs.
    row.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [url]);
  return row;
}
