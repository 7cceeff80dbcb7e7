import { useEffect, useState } from 'react';
import type { SecurityEvent } from '../../domain/protection/security-event.ts';
import { type Trouble, troubleOf } from '../api/http.ts';
import { fits, type SecurityApi, type SecurityPage, type SecuritySearch } from '../api/security.ts';

/** Most events that are shown at once while they come. */
const MOST = 500;

export interface Found {
  readonly events: readonly SecurityEvent[];
  readonly next: string | null;
  readonly trouble: Trouble | null;
  readonly isLoading: boolean;
  /** New events are added as they come. */
  readonly isLive: boolean;
}

type Asked = { readonly page: SecurityPage } | { readonly trouble: Trouble } | null;

/** Events that came since, in front of those that were found; each once. */
function together(came: readonly SecurityEvent[], found: readonly SecurityEvent[]) {
  const newest = found[0]?.id ?? 0;
  return [...came.filter(({ id }) => id > newest), ...found].slice(0, MOST);
}

/** What a search finds, and on its first page what comes after it. */
export function useSecurity(api: SecurityApi, search: SecuritySearch): Found {
  const [asked, setAsked] = useState<Asked>(null);
  const [came, setCame] = useState<readonly SecurityEvent[]>([]);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    setAsked(null);
    api.search(search, abort.signal).then(
      (page) => setAsked({ page }),
      (error: unknown) => {
        if (!abort.signal.aborted) setAsked({ trouble: troubleOf(error) });
      },
    );
    return () => abort.abort();
  }, [api, search]);
  useEffect(() => {
    setCame([]);
    if (search.cursor !== '') return undefined;
    const event = (one: SecurityEvent) => {
      if (fits(one, search)) setCame((before) => [one, ...before].slice(0, MOST));
    };
    return api.listen({ event, status: setLive });
  }, [api, search]);
  const page = asked && 'page' in asked ? asked.page : null;
  return {
    events: page ? together(came, page.items) : [],
    next: page?.next ?? null,
    trouble: asked && 'trouble' in asked ? asked.trouble : null,
    isLoading: asked === null,
    isLive: isLive && search.cursor === '',
  };
}
