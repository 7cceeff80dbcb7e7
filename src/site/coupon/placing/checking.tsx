import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/notices/message.tsx';
import styles from '../parts/body.module.css';

/** Tries after which the waiting is called long. */
const LONG = 5;

/** The outcome of the last bet is not known yet: calm, and no second stake meanwhile. */
export function Checking() {
  const host = useHost('coupon');
  const placing = useHostState((state) => state.coupon.placing);
  const isGuest = useHostState((state) => state.session.status === 'guest');
  if (placing.status !== 'checking') return null;
  return (
    <div className={styles['message']}>
      <Banner level="info">
        <p>
          <strong>{host.t('coupon_checking_title')}</strong>
        </p>
        <p>{host.t('coupon_checking_text')}</p>
        {placing.attempt >= LONG && <p>{host.t('coupon_checking_long', { key: placing.key })}</p>}
        {isGuest && (
          <>
            <p>{host.t('coupon_checking_guest')}</p>
            <Button look="main" size="s" onClick={() => host.openModal('login')}>
              {host.t('auth_sign_in')}
            </Button>
          </>
        )}
      </Banner>
    </div>
  );
}
