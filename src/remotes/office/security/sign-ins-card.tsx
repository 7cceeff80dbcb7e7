import type { SiteState } from '../../../site/contract/line.ts';
import { useHost, useHostState } from '../../../site/contract.tsx';
import { Button } from '../../../site/ui/button.tsx';
import { formatTime } from '../../../site/ui/format.ts';
import { ErrorState } from '../../../site/ui/message.tsx';
import { RefreshButton } from '../../../site/ui/refresh-button.tsx';
import { Said } from '../../../site/ui/said.tsx';
import { SkeletonList } from '../../../site/ui/skeleton.tsx';
import { useClock } from '../../../site/ui/use-clock.ts';
import { Card } from '../page.tsx';
import styles from './sign-ins-card.module.css';

type SignIn = SiteState['signIns']['items'][number];

function Row({ signIn }: { readonly signIn: SignIn }) {
  const host = useHost();
  const isBusy = useHostState(({ signIns }) => signIns.pending !== null);
  const device = signIn.device || host.t('security_sign_ins_unknown');
  const when = formatTime(signIn.usedAt, useClock(), 'moment');
  return (
    <li className={styles['row']}>
      <span>
        <strong dir="auto">{device}</strong>
        <span className={styles['quiet']}>
          {signIn.isCurrent
            ? host.t('security_sign_ins_here')
            : host.t('security_sign_ins_used', { when })}
        </span>
      </span>
      {!signIn.isCurrent && (
        <Button
          busy={isBusy}
          aria-label={host.t('security_sign_ins_end_named', { device })}
          onClick={() => host.publish('protection.signInEndPressed', { id: signIn.id })}
        >
          {host.t('security_sign_ins_end')}
        </Button>
      )}
    </li>
  );
}

function List() {
  const host = useHost();
  const { items, pending, said } = useHostState((state) => state.signIns);
  return (
    <>
      <ul className={styles['list']}>
        {items.map((signIn) => (
          <Row key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      <div className={styles['actions']}>
        {items.length > 1 && (
          <Button
            busy={pending !== null}
            onClick={() => host.publish('protection.signInEndPressed', { id: null })}
          >
            {host.t('security_sign_ins_end_others')}
          </Button>
        )}
        <Said said={said} />
      </div>
    </>
  );
}

function Loaded() {
  const { t } = useHost();
  const status = useHostState(({ signIns }) => signIns.status);
  if (status === 'ready') return <List />;
  if (status === 'failed') {
    return (
      <ErrorState icon="plug" title={t('security_sign_ins_failed')}>
        <RefreshButton />
      </ErrorState>
    );
  }
  return <SkeletonList rows={2} height="2.5rem" label={t('main_loading')} />;
}

/** Where the player is signed in, and ways to end what they do not know. */
export function SignInsCard() {
  const { t } = useHost();
  return (
    <Card title={t('security_sign_ins')}>
      <p className={styles['quiet']}>{t('security_sign_ins_text')}</p>
      <Loaded />
    </Card>
  );
}
