import { type Host, HostProvider } from './contract.tsx';
import { Coupon } from './coupon/coupon.tsx';

/** The whole site from a host: the same live and in a replay. */
export function Site({ host }: { readonly host: Host }) {
  return (
    <HostProvider host={host}>
      <main id="content" tabIndex={-1} />
      <Coupon />
    </HostProvider>
  );
}
