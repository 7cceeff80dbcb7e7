export interface Scrolling {
  /** Pixels, down where positive. */
  readonly by: number;
  readonly x: number;
  readonly y: number;
}

/** Scrolls what lies under a point, as the wheel would if the frame were not inert. */
export function scrollAt(page: Document, { by, x, y }: Scrolling): void {
  let element = page.elementFromPoint(x, y);
  while (element && element !== page.documentElement) {
    const before = element.scrollTop;
    element.scrollTop += by;
    if (element.scrollTop !== before) return;
    element = element.parentElement;
  }
  page.scrollingElement?.scrollBy({ top: by });
}

/** Scrolls the page by a share of its window. */
export function scrollPage(page: Window, share: number): void {
  page.scrollBy({ top: page.innerHeight * share });
}
