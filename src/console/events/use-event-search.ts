import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Recording } from '../recording/recording.ts';
import { createEventSearch, type EventFilter, type EventSearch } from './filter.ts';

export const everyEvent: EventFilter = { text: '', areas: new Set() };

/** Longest stretch the page is held up for, and the pause between two, in milliseconds. */
const STRETCH = 4;
const PAUSE = 20;

/** Prepares the search for what has been read, a little at a time. */
function usePrepared(search: EventSearch, { events, version }: Recording): void {
  const place = useRef(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const clock = () => performance.now();
    const next = (): void => {
      place.current = search.prepare(events, place.current, clock, STRETCH);
      if (place.current < events.length) timer = setTimeout(next, PAUSE);
    };
    // Every version has events that the one before had not.
    if (version > 0) timer = setTimeout(next, PAUSE);
    return () => clearTimeout(timer);
  }, [search, events, version]);
}

/** A filter, and the places of the events it lets through. */
export function useEventSearch(recording: Recording) {
  const [filter, setFilter] = useState(everyEvent);
  const [search] = useState(createEventSearch);
  const wanted = useDeferredValue(filter);
  usePrepared(search, recording);
  const places = useMemo(() => search.find(recording.events, wanted), [search, recording, wanted]);
  return { filter, setFilter, places };
}
