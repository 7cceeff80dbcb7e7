import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatCoef } from '../../domain/odds.ts';
import { useHost, useHostState } from '../host.tsx';
import { Icon } from '../ui/marks/icons.tsx';
import { CouponContent } from './coupon-part.tsx';
import styles from './coupon-sheet.module.css';
import { isOver } from './is-over.ts';
import { outcomeKey } from './outcome.tsx';

/** Stays in view above the navigation: how many selections there are, and what they come to. */
function SummaryBar() {
  const host = useHost();
  const count = useHostState((state) => state.coupon.bets.length);
  const coef = useHostState((state) => (isOver(state) ? null : state.coupon.coef));
  const outcome = useHostState(outcomeKey);
  const viewId = useHostState((state) => state.preferences.coefViewId);
  if (count === 0 && outcome === null) return null;
  return (
    <div className={styles['place']}>
      <button
        type="button"
        className={styles['bar']}
        data-coupon-bar=""
        aria-expanded={false}
        onClick={() => host.publish('coupon.drawerToggled', { open: true })}
      >
        <span className={`${styles['count']} numbers`} aria-hidden="true">
          {count}
        </span>
        <span>{host.t(outcome ?? 'coupon_title')}</span>
        <span className="visually-hidden">{host.t('coupon_count', { count })}</span>
        <span className={`${styles['coef']} numbers`}>
          {coef === null ? '' : formatCoef(coef, viewId)}
        </span>
        <Icon name="chevronUp" size={18} />
      </button>
    </div>
  );
}

/** A sheet from the bottom of the screen over the page, on the native element. */
function Sheet({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const host = useHost();
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  const path = useHostState(({ route }) => route.url.split(/[?#]/)[0]);
  const opened = useRef(path);
  useEffect(() => {
    // Back, or whatever else leads to another page: that page is what the player wants to see.
    if (path !== opened.current) onClose();
  }, [path, onClose]);
  useEffect(() => {
    const element = sheet.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={sheet}
      className={styles['sheet']}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles['veil']} aria-hidden="true" onClick={onClose} />
      <div className={styles['panel']}>
        <div className={styles['handle']} aria-hidden="true" onClick={onClose} />
        <span id={id} hidden>
          {host.t('coupon_title')}
        </span>
        {children}
      </div>
    </dialog>
  );
}

/** The coupon on a phone: a bar that opens a sheet. */
export function CouponSheet() {
  const host = useHost();
  const isOpen = useHostState((state) => state.coupon.isOpen);
  if (!isOpen) return <SummaryBar />;
  const close = () => host.publish('coupon.drawerToggled', { open: false });
  return (
    <Sheet onClose={close}>
      <CouponContent onClose={close} />
    </Sheet>
  );
}
