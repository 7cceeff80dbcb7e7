import type { Page } from 'puppeteer';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Has a page add up from its start what moved without anybody having pressed anything. */
export const watchLayoutShift = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    window.layoutShift = 0;
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        // The library's types do not have this entry, which browsers call `layout-shift`.
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          window.layoutShift = (window.layoutShift ?? 0) + Number(entry.value);
        }
      }
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * How much has moved since the page began: 0 is calm, browsers call more than 0.1 poor. What the last drawing
 * moved is told behind its frame.
 */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return window.layoutShift ?? 0;
  });

/** Keeps what each page asks of the line until `release`, as a slow network does. */
export async function holdLine(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.setBypassServiceWorker(true);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isHeld = true;
    // A page that is left takes its questions with it.
    const go = () => void request.continue().catch(() => {});
    if (isHeld && request.url().includes('/sports-api/')) held.push(go);
    else go();
  });
  return () => {
    isHeld = false;
    for (const go of held.splice(0)) go();
  };
}
