import type { RequestsApi } from '../api/requests.ts';
import { texts } from '../texts.ts';
import { CardsPage, TroubleAlert } from '../ui/cards-page.tsx';
import { useActedList } from '../ui/use-acted-list.ts';
import { RequestCard } from './request-card.tsx';

const say = texts.requests;

/** What players wrote about their payments, waiting for support. */
export function RequestsPage({ api }: { readonly api: RequestsApi }) {
  const list = useActedList(api);
  const { isBusy, act, trouble } = list;
  const now = Date.now();
  return (
    <CardsPage
      say={say}
      icon="chat"
      list={list}
      head={
        <>
          <p>{say.explained}</p>
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
