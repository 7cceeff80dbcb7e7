/**
 * Stands in the place of the site's `ports/recording.ts` in the build that is killed, and in no
 * other: what is published is told to an observer outside the browser before the recorder hears of it.
 * The observer listens by a binding of the debugger, which a page has only where one is attached.
 */

import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import {
  type RecordingOptions,
  startRecording as start,
} from '../../../src/site/ports/recording.ts';

export { openRecordingQueue } from '../../../src/site/ports/recording.ts';

/** Name of the binding, as `observer.ts` adds it. */
export const BINDING = 'tellObserver';

/** Characters of data; what is longer, or has private parts, is observed without. */
const MOST_DATA = 4_000;

type Bound = { readonly [BINDING]?: (text: string) => void };

function dataText(event: Parameters<typeof privatePathsOf>[0]): string | null {
  if (privatePathsOf(event).length > 0) return null;
  const text = JSON.stringify(event.data);
  return text.length > MOST_DATA ? null : text;
}

/** Microtasks, many times what the recorder takes to hand over what is left. */
const HANDING_OVER = 100;

/** Runs when all is done that the present moment of the page began. */
async function afterThis(run: () => void): Promise<void> {
  for (let turn = 0; turn < HANDING_OVER; turn += 1) await undefined;
  run();
}

export function startRecording(options: RecordingOptions): ReturnType<typeof start> {
  const tell = (globalThis as Bound)[BINDING];
  const { events$, sessionId } = options;
  events$.subscribe((event) => {
    const { seq, at, type, cause = null } = event;
    tell?.(JSON.stringify([sessionId, seq, at, type, cause, dataText(event)]));
  });
  const recorder = start(options);
  // After the recorder has heard of it. A browser that ends a busy page does so at any point before.
  events$.subscribe({ complete: () => void afterThis(() => tell?.(JSON.stringify([sessionId]))) });
  return recorder;
}
