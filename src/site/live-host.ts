import type { Runtime } from '../runtime.ts';
import type { Host } from './contract.tsx';
import type { Texts } from './texts/texts.ts';

/** Asks for one call in the next frame; `flush` makes it at once if it is waiting. */
interface Frames {
  request(): void;
  flush(): void;
}

export interface LiveHost extends Host {
  /** The texts are in another language now. */
  textsChanged(): void;
}

/**
 * The host of the live site. Views see the state of the last frame. What the player does is shown
 * at once, in the same task, so that a field never loses what was typed into it.
 */
export function createLiveHost(
  runtime: Runtime,
  texts: Texts,
  framesFor: (work: () => void) => Frames,
): LiveHost {
  const listeners = new Set<() => void>();
  let shown = runtime.state;
  const tell = (): void => {
    shown = runtime.state;
    for (const listener of listeners) listener();
  };
  const frames = framesFor(tell);
  runtime.state$.subscribe((state) => {
    if (state !== shown) frames.request();
  });
  return {
    live: true,
    bus: runtime.hostBus,
    state: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(type, data) {
      runtime.publish(type, data);
      frames.flush();
    },
    t: texts.t,
    language: texts.language,
    textsChanged: tell,
  };
}
