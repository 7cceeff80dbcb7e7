import { type RefObject, useEffect, useRef } from 'react';
import { useHostState } from '../../host.tsx';

/** By the difference of places, which is right whichever way the text runs. */
function centre(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]');
  if (!current) return;
  const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
  row.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
}

/** A row that scrolls sideways: keeps the link to the page that is shown in the middle of it. */
export function useCurrentInView<E extends HTMLElement>(): RefObject<E | null> {
  const row = useRef<E>(null);
  const url = useHostState((state) => state.route.url);
  useEffect(() => {
    const { current } = row;
    const Observer = current?.ownerDocument.defaultView?.ResizeObserver;
    if (url === '' || !current || !Observer) return;
    // Told at once, and again when the row is first laid out: it may be drawn before it is shown.
    const observer = new Observer(() => centre(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, [url]);
  return row;
}
