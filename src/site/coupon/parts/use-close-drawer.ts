import { useHost } from '../../host.tsx';

/** Puts the drawer away, where there is one, before a link in it leads somewhere. */
export function useCloseDrawer(): () => void {
  const host = useHost();
  return () => {
    if (host.state().coupon.isOpen) host.publish('coupon.drawerToggled', { open: false });
  };
}
