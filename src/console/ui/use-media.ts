import { useSyncExternalStore } from 'react';

/** A screen on which panes stand beside each other no longer. */
export const NARROW = '(max-width: 56.24rem)';

/** Whether a media query matches, now and whenever that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
