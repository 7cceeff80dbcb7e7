import type { ReactNode } from 'react';
import { SLIP_LISTS, SLIP_PART } from '../../../domain/bets/history.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { SlipBets } from './slip-bets.tsx';
import styles from './slip-tabs.module.css';

const COUPON = 'coupon';

/** The open tab's name with their number, once it is known. */
function OpenBets() {
  const { t } = useHost('coupon');
  const count = useHostState((state) => state.slipBets.count);
  return count === null ? t('coupon_tab_open') : t('coupon_tab_open_counted', { count });
}

/** For players: their newest open and settled bets, in the place of what the coupon holds. */
export function SlipTabs({ children }: { readonly children: ReactNode }) {
  const host = useHost('coupon');
  const isPlayer = useHostState((state) => state.session.userId !== null);
  const chosen = useHostState((state) => state.page.choices[SLIP_PART]);
  if (!isPlayer) return children;
  const list = SLIP_LISTS.find((one) => one === chosen);
  return (
    <div className={styles['tabs']}>
      <Tabs
        label={host.t('coupon_tabs')}
        items={[
          { id: COUPON, label: host.t('coupon_tab_coupon') },
          { id: 'open', label: <OpenBets /> },
          { id: 'settled', label: host.t('coupon_tab_settled') },
        ]}
        selected={list ?? COUPON}
        onSelect={(choice) => host.publish('page.choiceMade', { part: SLIP_PART, choice })}
      >
        {list === undefined ? children : <SlipBets key={list} list={list} />}
      </Tabs>
    </div>
  );
}
