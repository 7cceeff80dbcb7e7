import { type RefObject, useEffect } from 'react';

/** Scrolls what lies under a point of the frame, as the wheel would if the frame were not inert. */
function scrollAt(frame: HTMLIFrameElement, by: number, x: number, y: number): void {
  const page = frame.contentDocument;
  if (!page) return;
  let element = page.elementFromPoint(x, y);
  while (element && element !== page.documentElement) {
    const before = element.scrollTop;
    element.scrollTop += by;
    if (element.scrollTop !== before) return;
    element = element.parentElement;
  }
  page.scrollingElement?.scrollBy({ top: by });
}

/** Shares of the window that the page keys scroll. */
const pageKeys: Readonly<Record<string, number>> = { PageDown: 0.85, PageUp: -0.85 };

/** The wheel and the page keys scroll the site, although nothing in it can be pressed. */
export function useScrolling(
  stage: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  scale: number,
): void {
  useEffect(() => {
    const place = stage.current;
    if (!place) return;
    const onWheel = (event: WheelEvent): void => {
      const { current } = frame;
      if (!current) return;
      event.preventDefault();
      const { left, top } = current.getBoundingClientRect();
      scrollAt(
        current,
        event.deltaY,
        (event.clientX - left) / scale,
        (event.clientY - top) / scale,
      );
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      const share = pageKeys[key];
      const page = frame.current?.contentWindow;
      if (share !== undefined && page) page.scrollBy({ top: page.innerHeight * share });
    };
    place.addEventListener('wheel', onWheel, { passive: false });
    place.addEventListener('keydown', onKey);
    return () => {
      place.removeEventListener('wheel', onWheel);
      place.removeEventListener('keydown', onKey);
    };
  }, [stage, frame, scale]);
}
