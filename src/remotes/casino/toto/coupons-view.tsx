import { Button } from '../../../site/ui/controls/button.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { CouponRow } from './coupon-row.tsx';
import styles from './toto.module.css';

/** The player's coupons, newest first. */
export function CouponsView() {
  const host = useHost('toto');
  const { t } = host;
  const { status, failure, items, older } = useHostState((state) => state.rounds);
  const isPlayer = useHostState((state) => state.session.isPlayer);
  if (!isPlayer) {
    return (
      <>
        <p>{t('toto_guest')}</p>
        <Button onClick={() => host.openModal('login')}>{t('auth_sign_in')}</Button>
      </>
    );
  }
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={t('toto_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status !== 'ready') return <SkeletonList rows={3} label={t('main_loading')} />;
  if (items.length === 0) return <p>{t('toto_no_coupons')}</p>;
  return (
    <>
      <ul className={styles['coupons']}>
        {items.map((round) => (
          <CouponRow key={round.id} round={round} />
        ))}
      </ul>
      {older.exist && (
        <Button busy={older.areLoading} onClick={() => host.loadOlderRounds()}>
          {t('toto_older')}
        </Button>
      )}
    </>
  );
}
