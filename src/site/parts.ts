import { couponBody, couponDrawer } from './coupon/frame/part.tsx';
import type { Host } from './host.tsx';
import type { Fetchable } from './loading/later.ts';
import { ownModals } from './modals/own-modals.ts';
import { hostPages } from './pages/host-pages.ts';
import { type Part, withTexts } from './part/part.ts';
import { announcement } from './shell/banners.tsx';
import { cookieConsent } from './shell/consent-part.tsx';

/** Every view of the host that comes after the first page, in the order in which it may be wanted. */
export const siteParts: readonly Pick<Part<never>, 'fetch' | 'dictionaries'>[] = [
  cookieConsent,
  announcement,
  couponBody,
  couponDrawer,
  ...Object.values(ownModals),
  ...Object.values(hostPages),
];

/** The same with the texts they ask for. */
export function partsWithTexts({ dictionaries }: Pick<Host, 'dictionaries'>): Fetchable[] {
  return siteParts.map((part) => withTexts(part, dictionaries));
}
