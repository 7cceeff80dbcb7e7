import type { SignIn } from '../../../site/contract/player.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { Card } from '../page.tsx';
import styles from './sign-ins-card.module.css';

function Row({ signIn }: { readonly signIn: SignIn }) {
  const host = useHost('security');
  const isBusy = useHostState(({ signIns }) => signIns.ending.status === 'busy');
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
          onClick={() => host.endSignIn(signIn.id)}
        >
          {host.t('security_sign_ins_end')}
        </Button>
      )}
    </li>
  );
}

function List() {
  const host = useHost('security');
  const { items, ending } = useHostState((state) => state.signIns);
  return (
    <>
      <ul className={styles['list']}>
        {items.map((signIn) => (
          <Row key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      <div className={styles['actions']}>
        {items.length > 1 && (
          <Button busy={ending.status === 'busy'} onClick={() => host.endSignIn(null)}>
            {host.t('security_sign_ins_end_others')}
          </Button>
        )}
        <Told told={ending.told} />
      </div>
    </>
  );
}

function Loaded() {
  const { t } = useHost('security');
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
  const { t } = useHost('security');
  return (
    <Card title={t('security_sign_ins')}>
      <p className={styles['quiet']}>{t('security_sign_ins_text')}</p>
      <Loaded />
    </Card>
  );
}
