import { useEffect, useRef } from 'react';
import { underWay } from '../../projections/auth/state.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState, useIsReplay } from '../host.tsx';
import type { PlainKey } from '../texts/keys.ts';
import { TimeLeft } from '../ui/forms/form-alert.tsx';
import { Banner } from '../ui/notices/message.tsx';
import styles from './sign-in.module.css';

/** Key of what is under way, or was done, that is not seen by itself. */
function newsKey({ auth }: State): PlainKey<'auth'> | null {
  if (underWay(auth)?.what === 'coming') return 'auth_coming';
  switch (auth.outcome) {
    case 'leaving':
      return 'auth_leaving';
    case 'link-sent':
      return 'auth_link_sent';
    case 'code-sent':
      // The first step has words of its own for it.
      return auth.twoStep === null ? null : 'security_off_sms_sent';
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
  const host = useHost('auth');
  const told = useHostState((state) => state.auth.sending.told);
  const retryAt = useHostState((state) => state.auth.sending.retryAt);
  const news = useHostState(newsKey);
  const place = useRef<HTMLDivElement>(null);
  const isReplay = useIsReplay();
  const message = told ?? news;
  useEffect(() => {
    // The button that led to it may stand far below. In a replay the console would scroll as well.
    if (message !== null && !isReplay) place.current?.scrollIntoView({ block: 'nearest' });
  }, [message, isReplay]);
  return (
    <div ref={place} className={styles['outcome']}>
      <div role="alert">{told && <Banner level="error">{host.say(told)}</Banner>}</div>
      <div role="status">{news && <Banner level="info">{host.t(news)}</Banner>}</div>
      <div>
        <TimeLeft textKey="auth_retry_in" until={retryAt} />
      </div>
    </div>
  );
}
