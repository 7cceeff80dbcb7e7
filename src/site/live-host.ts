import type { Runtime } from '../runtime.ts';
import type { BetReceipts } from './bet-receipts.ts';
import type { Host } from './contract.tsx';
import type { Device } from './device.ts';
import { keepShownOnce } from './shown-once.ts';
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

export interface LiveHostOptions {
  readonly texts: Texts;
  readonly framesFor: (work: () => void) => Frames;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly device: Device;
  readonly receipts: BetReceipts;
}

/**
 * The host of the live site. Views see the state of the last frame. What the player does is shown
 * at once, in the same task, so that a field never loses what was typed into it.
 */
export function createLiveHost(
  runtime: Runtime,
  { texts, framesFor, now, device, receipts }: LiveHostOptions,
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
    now,
    secrets: keepShownOnce(runtime.events$),
    device,
    receipts,
    textsChanged: tell,
  };
}
