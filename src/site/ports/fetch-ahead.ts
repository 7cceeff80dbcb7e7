import type { Fetchable } from '../loading/later.ts';

/** What is pointed at, or has the focus, and opens a dialog says which by this. */
const OPENS = 'data-opens';

/** Fetches the view of a dialog when the player comes near what opens it, once each time. */
export function fetchAhead(page: Document, viewOf: (dialog: string) => Fetchable | null): void {
  let last: Element | null = null;
  const near = ({ target }: Event): void => {
    const opener = target instanceof Element ? target.closest(`[${OPENS}]`) : null;
    if (opener === last) return;
    last = opener;
    const view = viewOf(opener?.getAttribute(OPENS) ?? '');
    // What cannot be had is told of when it is opened.
    view?.fetch().catch(() => undefined);
  };
  page.addEventListener('pointerover', near, { passive: true });
  page.addEventListener('focusin', near);
}
