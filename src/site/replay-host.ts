import type { State } from '../projections/state.ts';
import { noReceipts } from './bet-receipts.ts';
import { noDevice } from './device.ts';
import type { Host, WholeHost } from './host.tsx';
import { noRecordings } from './own-recordings.ts';
import { noFiles } from './pending-files.ts';
import { dictionariesOf } from './remote/page-dictionaries.ts';
import { nothingShown } from './shown-once.ts';
import { createSubject } from './subject.ts';
import { createTexts, type Texts } from './texts/texts.ts';

/** What a replay shows: its states, each immutable. */
export interface ReplaySource {
  state(): State;
  /** When the moment shown was, in epoch milliseconds. */
  now(): number;
  /** Told when there is another state. Gives back how to stop. */
  subscribe(listener: () => void): () => void;
  /** The site could not be drawn in this state. */
  failed(message: string): void;
}

/** The client event bus of a replay: nobody speaks on it and nobody is heard. */
function silentBus(): Host['bus'] {
  return { all: new Map(), on() {}, off() {}, emit() {} };
}

type TextsFor = (onChange: () => void) => Texts;

/**
 * A host that shows a replay: its state is that of the moment shown, and nothing that views do has
 * any effect. What a view reports as thrown is told to the source.
 */
export function createReplayHost(
  source: ReplaySource,
  textsFor: TextsFor = (onChange) => createTexts({ onChange }),
): WholeHost {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const texts = textsFor(tell);
  const speak = (): void => {
    const { route } = source.state();
    if (route.url === '') return;
    void texts.use(route.language);
    // The page says so itself where they cannot be had.
    texts.fetch(dictionariesOf(route)).catch(() => undefined);
  };
  source.subscribe(() => {
    speak();
    tell();
  });
  speak();
  return {
    live: false,
    bus: silentBus(),
    state: source.state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(type, data) {
      if (type === 'bus.failed' && 'message' in data) source.failed(data.message);
    },
    openModal() {},
    t: texts.t,
    say: texts.say,
    dictionaries: texts,
    language: texts.language,
    now: source.now,
    secrets: nothingShown,
    files: noFiles,
    subject: createSubject(tell),
    device: noDevice,
    receipts: noReceipts,
    recordings: noRecordings,
  };
}
