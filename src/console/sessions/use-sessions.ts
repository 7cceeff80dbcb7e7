import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Trouble, troubleOf } from '../api/http.ts';
import type { SessionPage, SessionSearch, SessionsApi } from '../api/sessions.ts';

export interface Found {
  readonly page: SessionPage | null;
  readonly trouble: Trouble | null;
  readonly isLoading: boolean;
}

/** The newest sessions are asked for again so often, in milliseconds. */
const REFRESH = 10_000;

/**
 * What a search finds. The first page keeps itself up to date while it is in view; what is shown
 * stays until there is something newer.
 */
export function useSessions(api: SessionsApi, search: SessionSearch): Found & { again(): void } {
  const [found, setFound] = useState<Found>({ page: null, trouble: null, isLoading: true });
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ search, round }), [search, round]);
  useEffect(() => {
    const { search } = request;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const page = await api.search(search, abort.signal);
        if (!abort.signal.aborted) setFound({ page, trouble: null, isLoading: false });
      } catch (error) {
        if (abort.signal.aborted) return;
        setFound((old) => ({ page: old.page, trouble: troubleOf(error), isLoading: false }));
      }
      if (search.cursor === '' && !abort.signal.aborted) timer = setTimeout(refresh, REFRESH);
    };
    const refresh = () => {
      if (document.visibilityState === 'visible') void ask();
      else timer = setTimeout(refresh, REFRESH);
    };
    setFound((old) => ({ ...old, isLoading: true }));
    void ask();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [api, request]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { ...found, again };
}
