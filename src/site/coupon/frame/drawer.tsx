import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useHost, useHostState } from '../../host.tsx';
import { CouponBody } from './body.tsx';
import styles from './drawer.module.css';

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
    // A page without a coupon takes the sheet away: it is not to lie over the one after that.
    return () => {
      if (host.state().coupon.isOpen) host.publish('coupon.drawerToggled', { open: false });
    };
  }, [host]);
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

/** The coupon in the sheet that its bar opens. */
export function CouponDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet onClose={onClose}>
      <CouponBody onClose={onClose} />
    </Sheet>
  );
}
