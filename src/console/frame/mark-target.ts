import type { FrameSource } from './face.ts';

const MARK = 'data-replay-target';

/** Marks the elements that the current event is about, and no others. */
function markTarget(selector: string | null): void {
  const wanted = new Set(selector === null ? [] : document.querySelectorAll(selector));
  for (const old of document.querySelectorAll(`[${MARK}]`)) {
    if (!wanted.has(old)) old.removeAttribute(MARK);
  }
  for (const element of wanted) element.setAttribute(MARK, '');
}

/** Keeps the mark where it belongs: after each moment, and when more of the page is drawn. */
export function followTarget(source: FrameSource): () => void {
  let drawing = 0;
  const mark = (): void => {
    cancelAnimationFrame(drawing);
    drawing = requestAnimationFrame(() => markTarget(source.target()));
  };
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  return mark;
}
