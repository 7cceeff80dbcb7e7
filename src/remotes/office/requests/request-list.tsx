import { useEffect, useRef } from 'react';
import type { PaymentRequest } from '../../../site/contract/requests.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { useFocus } from '../../../site/ui/controls/focus.ts';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { useHost, useHostState } from '../host.ts';
import rows from '../rows.module.css';
import styles from './requests.module.css';
import { useRequestWords } from './words.ts';

function RequestItem({ request }: { readonly request: PaymentRequest }) {
  const host = useHost('requests');
  const words = useRequestWords();
  const focus = useFocus();
  const row = useRef<HTMLLIElement>(null);
  const isNew = useHostState((state) => state.requests.opened?.id === request.id);
  // Whoever has just sent it goes on where it stands.
  useEffect(() => {
    if (isNew) focus(row.current);
  }, [isNew, focus]);
  const { id, state, paymentId } = request;
  const facts = [
    host.t('requests_number', { id }),
    words.asked(request),
    ...(paymentId === null ? [] : [host.t('requests_payment_number', { id: paymentId })]),
  ];
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={`${rows['row']} ${styles['request']}`}
      data-payment-request={id}
      data-request-state={state}
    >
      <strong>{words.about(request)}</strong>
      <span className={styles['state']}>{words.state(request)}</span>
      <p className={`${styles['quiet']} numbers`}>{facts.join(' · ')}</p>
      <p className={styles['quiet']}>{words.next(request)}</p>
      <div>
        <Button
          size="s"
          icon="chat"
          aria-label={host.t('requests_read_of', { id })}
          onClick={() => host.openModal('support-request-history', { requestId: id })}
        >
          {host.t('requests_read')}
        </Button>
      </div>
    </li>
  );
}

/** That a request was taken, where one was that stands in this list. */
export function Taken({ isHere }: { readonly isHere: (request: PaymentRequest) => boolean }) {
  const { t } = useHost('requests');
  const opened = useHostState((state) => state.requests.opened);
  return (
    <div role="status">
      {opened !== null && isHere(opened) && (
        <Banner level="done">{t('requests_taken', { id: opened.id })}</Banner>
      )}
    </div>
  );
}

/** Requests, what each is about, how it stands, and the way to what was written. */
export function RequestList({ requests }: { readonly requests: readonly PaymentRequest[] }) {
  return (
    <ul className={rows['rows']}>
      {requests.map((request) => (
        <RequestItem key={request.id} request={request} />
      ))}
    </ul>
  );
}
