import { useMemo } from 'react';
import type { RequestsApi } from '../api/requests.ts';
import { texts } from '../texts.ts';
import { CardsPage, TroubleAlert } from '../ui/cards-page.tsx';
import { useActedList } from '../ui/use-acted-list.ts';
import { RequestCard } from './request-card.tsx';
import { filterOf, type RequestSearch, requestSearchOf, requestsUrl } from './search.ts';
import { SearchForm } from './search-form.tsx';

const say = texts.requests;

interface FoundProps {
  readonly search: RequestSearch;
  readonly api: RequestsApi;
}

function Found({ search, api }: FoundProps) {
  const { state, topic } = search;
  const filtered = useMemo(() => {
    const filter = filterOf({ state, topic });
    return { list: (cursor: string | null) => api.list(filter, cursor) };
  }, [api, state, topic]);
  const list = useActedList(filtered);
  const { isBusy, act, trouble } = list;
  const now = Date.now();
  return (
    <CardsPage
      say={{ ...say, ...say.lists[state] }}
      icon="chat"
      list={list}
      head={
        <>
          <p>{say.explained}</p>
          <SearchForm search={search} />
          <TroubleAlert trouble={trouble} missing={say.elsewhere} />
        </>
      }
    >
      {(request) => (
        <RequestCard
          key={request.id}
          request={request}
          isBusy={isBusy}
          now={now}
          act={act}
          api={api}
        />
      )}
    </CardsPage>
  );
}

export interface RequestsPageProps {
  /** What the address asks for. */
  readonly query: URLSearchParams;
  readonly api: RequestsApi;
}

/** What players wrote to support: what waits, or what was answered or closed. */
export function RequestsPage({ query, api }: RequestsPageProps) {
  const search = requestSearchOf(query);
  // Another search begins anew, so that no late answer to the one before is shown.
  return <Found key={requestsUrl(search)} search={search} api={api} />;
}
