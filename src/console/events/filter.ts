import type { AnyEvent } from '../../events/catalogue.ts';
import { type Area, areaOf } from '../areas.ts';

/** What the list of events is narrowed to. */
export interface EventFilter {
  /** Words that must all occur; `-word` must not; `#12` is the event with seq 12. */
  readonly text: string;
  /** Only events of these areas; none chosen is all. */
  readonly areas: ReadonlySet<Area>;
}

interface Words {
  readonly seqs: readonly number[];
  readonly with: readonly string[];
  readonly without: readonly string[];
}

function wordsOf(text: string): Words {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const seqs = words.filter((word) => /^#\d+$/.test(word));
  const without = words.filter((word) => word.length > 1 && word.startsWith('-'));
  return {
    seqs: seqs.map((word) => Number(word.slice(1))),
    without: without.map((word) => word.slice(1)),
    with: words.filter((word) => !seqs.includes(word) && !without.includes(word)),
  };
}

export interface EventSearch {
  /** Places of the events that a filter lets through, in rising order. */
  find(events: readonly AnyEvent[], filter: EventFilter): Uint32Array;
  /**
   * Prepares the texts of events from a place on, for so many milliseconds; gives back the place it
   * got to. A search then need not.
   */
  prepare(events: readonly AnyEvent[], from: number, clock: () => number, ms: number): number;
}

/** The searchable text of an event, its type and data: made once, kept as long as the event. */
function createTexts(): (event: AnyEvent) => string {
  const texts = new WeakMap<AnyEvent, string>();
  return (event) => {
    let text = texts.get(event);
    if (text === undefined) {
      text = `${event.type} ${JSON.stringify(event.data)}`.toLowerCase();
      texts.set(event, text);
    }
    return text;
  };
}

export function createEventSearch(): EventSearch {
  const textOf = createTexts();
  const matches = (event: AnyEvent, words: Words): boolean => {
    if (words.seqs.length > 0 && !words.seqs.includes(event.seq)) return false;
    if (words.with.length === 0 && words.without.length === 0) return true;
    const text = textOf(event);
    return (
      words.with.every((word) => text.includes(word)) &&
      !words.without.some((word) => text.includes(word))
    );
  };
  return {
    find(events, { text, areas }) {
      const words = wordsOf(text);
      const places = new Uint32Array(events.length);
      let count = 0;
      for (const [index, event] of events.entries()) {
        if (areas.size > 0 && !areas.has(areaOf(event.type))) continue;
        if (!matches(event, words)) continue;
        places[count] = index;
        count += 1;
      }
      return places.subarray(0, count);
    },
    prepare(events, from, clock, ms) {
      const end = clock() + ms;
      let place = from;
      while (place < events.length && clock() < end) {
        textOf(events[place] as AnyEvent);
        place += 1;
      }
      return place;
    },
  };
}

/** Row of the last event at or before a place, among places in rising order; -1 before the first. */
export function rowAt(places: Uint32Array, index: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
