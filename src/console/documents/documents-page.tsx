import type { DocumentsApi } from '../api/documents.ts';
import { texts } from '../texts.ts';
import { CardsPage, TroubleAlert } from '../ui/cards-page.tsx';
import { useActedList } from '../ui/use-acted-list.ts';
import { DocumentCard } from './document-card.tsx';

const say = texts.documents;

/** Documents of players that wait for support. */
export function DocumentsPage({ api }: { readonly api: DocumentsApi }) {
  const list = useActedList(api);
  const { isBusy, act, trouble } = list;
  return (
    <CardsPage
      say={say}
      icon="document"
      list={list}
      head={
        <>
          <p>{say.explained}</p>
          <TroubleAlert trouble={trouble} missing={say.elsewhere} />
        </>
      }
    >
      {(document) => (
        <DocumentCard
          key={document.id}
          document={document}
          isBusy={isBusy}
          onApprove={(until) => void act(() => api.approve(document.id, until))}
          onRefuse={(reason) => void act(() => api.refuse(document.id, reason))}
          onAsk={() => void act(() => api.ask(document.userId))}
        />
      )}
    </CardsPage>
  );
}
