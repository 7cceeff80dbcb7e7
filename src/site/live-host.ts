import { opening } from '../events/dialogs.ts';
import type { Runtime } from '../runtime.ts';
import type { BetReceipts } from './bet-receipts.ts';
import type { Device } from './device.ts';
import type { WholeHost } from './host.tsx';
import type { OwnRecordings } from './own-recordings.ts';
import type { FileTray } from './pending-files.ts';
import { keepShownOnce } from './shown-once.ts';
import { createSubject } from './subject.ts';
import type { Texts } from './texts/texts.ts';

/** Asks for one call in the next frame; `flush` makes it at once if it is waiting. */
interface Frames {
  request(): void;
  flush(): void;
}

export interface LiveHost extends WholeHost {
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
  readonly recordings: OwnRecordings;
  readonly files: FileTray;
}

/**
 * The host of the live site. Views see the state of the last frame. What the player does is shown
 * at once, in the same task, so that a field never loses what was typed into it.
 */
export function createLiveHost(
  runtime: Runtime,
  { texts, framesFor, now, device, receipts, recordings, files }: LiveHostOptions,
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
  const take: Runtime['input'] = (type, data) => {
    runtime.input(type, data);
    frames.flush();
  };
  return {
    live: true,
    bus: runtime.hostBus,
    state: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish: take,
    openModal: (name, ...params) => take('modal.opened', opening(name, ...params)),
    t: texts.t,
    say: texts.say,
    dictionaries: texts,
    language: texts.language,
    now,
    secrets: keepShownOnce(runtime.events$),
    device,
    receipts,
    recordings,
    files,
    subject: createSubject(tell),
    textsChanged: tell,
  };
}
