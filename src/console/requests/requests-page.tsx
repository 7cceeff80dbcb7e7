import { useMemo } from 'react';
import type { RequestsApi } from '../api/requests.ts';
import { texts } from '../texts.ts';
import { CardsPage, TroubleAlert } from '../ui/cards-page.tsx';
import { useActedList } from '../ui/use-acted-list.ts';
import { RequestCard } from './request-card.tsx';
import { filterOf, type RequestSearch, requestSearchOf } from './search.ts';
import { SearchForm } from './search-form.tsx';

const say = texts.requests;

export interface RequestsPageProps {
  /** What the address asks for. */
  readonly query: URLSearchParams;
  readonly api: RequestsApi;
}

/** The list that is asked for, the same object as long as that is. */
function useFound({ state, topic }: RequestSearch, api: RequestsApi) {
  const found = useMemo(() => {
    const filter = filterOf({ state, topic });
    return { list: (cursor: string | null) => api.list(filter, cursor) };
  }, [api, state, topic]);
  return useActedList(found);
}

/** What players wrote to support: what waits, or what was answered or closed. */
export function RequestsPage({ query, api }: RequestsPageProps) {
  const search = requestSearchOf(query);
  const list = useFound(search, api);
  const { isBusy, act, trouble } = list;
  const now = Date.now();
  return (
    <CardsPage
      say={{ ...say, ...say.lists[search.state] }}
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
