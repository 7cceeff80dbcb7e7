/** Milliseconds after which a page that gets no frames, because nobody sees it, goes on anyway. */
const WITHOUT_FRAMES = 250;

/** Puts work off to the next frame, however often it is asked for before. */
export interface Frames {
  request(): void;
  /** Does the work at once if it is waiting. */
  flush(): void;
}

/** Does `work` at most once a frame; a hidden page, which has no frames, after a while. */
export function createFrames(page: Window, work: () => void): Frames {
  let frame: number | null = null;
  let timer = 0;
  const run = (): void => {
    if (frame === null) return;
    page.cancelAnimationFrame(frame);
    page.clearTimeout(timer);
    frame = null;
    work();
  };
  return {
    request() {
      if (frame !== null) return;
      frame = page.requestAnimationFrame(run);
      timer = page.setTimeout(run, WITHOUT_FRAMES);
    },
    flush: run,
  };
}
