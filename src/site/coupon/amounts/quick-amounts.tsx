import { autoMaxAmount } from '../../../domain/coupon/amount-rules.ts';
import { boundsOf, isVipOffered, placingFacts } from '../../../domain/coupon/placing-facts.ts';
import { steppedAmount } from '../../../domain/coupon/stepped-amount.ts';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import { typedMinor } from '../../../domain/money/money.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { shortAmount } from '../../ui/format/amount-text.ts';
import { formatMoney } from '../../ui/format/format.ts';
import { amountStep } from '../parts/amount-step.ts';
import styles from './quick-amounts.module.css';

/** How many steps each button adds: 5 and 25 where a step is 2.50. */
const STEPS = [2, 10] as const;

function More({ steps, frozen }: { readonly steps: number; readonly frozen: boolean }) {
  const host = useHost();
  const iso = useHostState((state) => state.coupon.currency.iso);
  const step = useHostState(amountStep);
  const add = () => {
    const state = host.state();
    const { amount, currency } = state.coupon;
    const now = typedMinor(amount, currency.minorUnits);
    const next = steppedAmount(now, step, steps, boundsOf(state));
    host.publish('coupon.amountChanged', { amount: shortAmount(next, currency.minorUnits) });
  };
  return (
    <Button size="s" disabled={frozen} onClick={add}>
      +{formatMoney(step * steps, iso, host.language())}
    </Button>
  );
}

/** The most that may be staked, now and as it changes. */
function Most({ frozen }: { readonly frozen: boolean }) {
  const host = useHost('coupon');
  const isOn = useHostState((state) => state.coupon.isActiveAutoMax);
  const isPossible = useHostState((state) => {
    const { account, bounds } = placingFacts(state);
    return (
      typeof account === 'object' && account !== null && autoMaxAmount(account.money, bounds) > 0
    );
  });
  return (
    <Button
      size="s"
      aria-pressed={isOn}
      disabled={frozen || !isPossible}
      onClick={() => host.publish('coupon.stakeModeChosen', { isActiveAutoMax: !isOn })}
    >
      {host.t('coupon_max')}
    </Button>
  );
}

function Vip({ frozen }: { readonly frozen: boolean }) {
  const host = useHost('coupon');
  const isOffered = useHostState(isVipOffered);
  const isOn = useHostState((state) => state.coupon.isActiveVipBet);
  if (!isOffered) return null;
  return (
    <Button
      size="s"
      aria-pressed={isOn}
      title={host.t('coupon_vip_text')}
      disabled={frozen}
      onClick={() => host.publish('coupon.stakeModeChosen', { isActiveVipBet: !isOn })}
    >
      {host.t('coupon_vip')}
    </Button>
  );
}

/** Amounts that are one press away. */
export function QuickAmounts({ frozen }: { readonly frozen: boolean }) {
  const host = useHost('coupon');
  const isSplit = useHostState((state) => state.coupon.typeId === COUPON_TYPE.multipleSingles);
  return (
    <fieldset className={styles['amounts']}>
      <legend className="visually-hidden">{host.t('coupon_quick_amounts')}</legend>
      {STEPS.map((steps) => (
        <More key={steps} steps={steps} frozen={frozen} />
      ))}
      {!isSplit && <Most frozen={frozen} />}
      <Vip frozen={frozen} />
    </fieldset>
  );
}
