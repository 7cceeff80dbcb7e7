import { useEffect, useState } from 'react';
import type { SessionsApi } from '../api/sessions.ts';
import type { StreamApi } from '../api/stream.ts';
import { everything } from '../sessions/search.ts';
import { createCounts, type Overview } from './counts.ts';

/** How often what was counted is shown anew, in milliseconds. */
const PACE = 1_000;
/** How often the sessions are asked for. */
const SESSIONS_PACE = 15_000;
const DAY = 24 * 60 * 60 * 1000;

/** What is counted, from the moment the page is opened. */
export function useOverview(stream: StreamApi): { overview: Overview; isOpen: boolean } {
  const [counts] = useState(createCounts);
  const [overview, setOverview] = useState(() => counts.overview(Date.now()));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const stop = stream.listen({
      item: (item) => counts.add(item, Date.now()),
      status: setOpen,
    });
    const timer = setInterval(() => setOverview(counts.overview(Date.now())), PACE);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [stream, counts]);
  return { overview, isOpen };
}

export interface SessionCounts {
  readonly live: number;
  readonly today: number;
  /** There are more than were looked at. */
  readonly more: boolean;
}

/** Sessions of the last day, as far as one page of the search tells. */
export function useSessionCounts(api: SessionsApi): SessionCounts | null {
  const [counts, setCounts] = useState<SessionCounts | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      const search = { ...everything, from: Date.now() - DAY };
      const { items, next } = await api.search(search, abort.signal);
      if (abort.signal.aborted) return;
      const live = items.filter((item) => item.live).length;
      setCounts({ live, today: items.length, more: next !== null });
    };
    // What cannot be had now is asked for again.
    const quietly = () => void ask().catch(() => undefined);
    quietly();
    const timer = setInterval(quietly, SESSIONS_PACE);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [api]);
  return counts;
}
