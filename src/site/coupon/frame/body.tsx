import { useHost, useHostState } from '../../host.tsx';
import { Notices } from '../../notifications/notices.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { CouponTerms } from '../kinds/terms.tsx';
import { TypeChoice } from '../kinds/type-choice.tsx';
import { EditedBet } from '../legs/edited-bet.tsx';
import { Legs } from '../legs/legs.tsx';
import { RemovedLeg, RemovedStatus, useRemovedAt } from '../legs/removed-leg.tsx';
import styles from '../parts/body.module.css';
import { Checking } from '../placing/checking.tsx';
import { OneClickMark } from '../placing/one-click-mark.tsx';
import { Outcome } from '../placing/outcome.tsx';
import { Receipt } from '../placing/receipt.tsx';
import { CouponFoot } from './foot.tsx';
import { CouponHead } from './head.tsx';
import { SlipTabs } from './slip-tabs.tsx';

function Empty() {
  const host = useHost('coupon');
  return (
    <>
      {useRemovedAt() !== null && <RemovedLeg />}
      <EmptyState
        icon="ticket"
        title={host.t('coupon_empty_title')}
        text={host.t('coupon_empty_text')}
      >
        <Button look="plain" size="s" onClick={() => host.openModal('coupon-load')}>
          {host.t('coupon_load')}
        </Button>
      </EmptyState>
    </>
  );
}

/** The selections, what they come to, and the button that places the bet. */
function Slip() {
  return (
    <div className={styles['slip']}>
      <div className={styles['scrolled']}>
        <TypeChoice />
        <Legs />
        <CouponTerms />
      </div>
      <CouponFoot />
    </div>
  );
}

/** What the coupon shows: its selections, or what became of the last bet. */
export function CouponBody({ onClose }: { readonly onClose?: (() => void) | undefined }) {
  const status = useHostState((state) => state.coupon.placing.status);
  const isEmpty = useHostState((state) => state.coupon.bets.length === 0);
  return (
    <div className={styles['body']}>
      <Outcome />
      <RemovedStatus />
      <CouponHead onClose={onClose} />
      <OneClickMark />
      <Notices area="coupon" />
      <SlipTabs>
        <EditedBet />
        {status === 'checking' && <Checking />}
        {status === 'accepted' && <Receipt />}
        {status !== 'accepted' && !isEmpty && <Slip />}
        {status !== 'accepted' && status !== 'checking' && isEmpty && <Empty />}
      </SlipTabs>
    </div>
  );
}
