import { useEffect, useRef } from 'react';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState, useIsReplay } from '../contract.tsx';
import { TimeLeft } from '../ui/form-alert.tsx';
import { Banner } from '../ui/message.tsx';
import styles from './sign-in.module.css';

/** Key of what is under way, or was done, that is not seen by itself. */
function newsKey({ auth: { loading, responseType, twoStep } }: State): string | null {
  if (loading?.what === 'coming') return 'auth_coming';
  switch (responseType) {
    case 'leaving':
      return 'auth_leaving';
    case 'link-sent':
      return 'auth_link_sent';
    case 'code-sent':
      // The first step has words of its own for it.
      return twoStep === null ? null : 'security_off_sms_sent';
    case 'code-sent-again':
      return 'auth_code_sent';
    case 'registration':
      return 'auth_social_unknown';
    default:
      return null;
  }
}

/** What came of the last try: announced as it appears, and brought into view. */
export function Outcome() {
  const host = useHost();
  const message = useHostState((state) => state.auth.message);
  const retryAt = useHostState((state) => state.auth.retryAt);
  const news = useHostState(newsKey);
  const place = useRef<HTMLDivElement>(null);
  const isReplay = useIsReplay();
  const said = message ?? news;
  useEffect(() => {
    // The button that led to it may stand far below. In a replay the console would scroll as well.
    if (said !== null && !isReplay) place.current?.scrollIntoView({ block: 'nearest' });
  }, [said, isReplay]);
  return (
    <div ref={place} className={styles['outcome']}>
      <div role="alert">{message && <Banner level="error">{host.t(message)}</Banner>}</div>
      <div role="status">{news && <Banner level="info">{host.t(news)}</Banner>}</div>
      <div>
        <TimeLeft textKey="auth_retry_in" until={retryAt} />
      </div>
    </div>
  );
}
