import type { SiteState } from '../../../site/contract/line.ts';
import { leftToRight } from '../../../site/ui/isolated.ts';

const SHOWN = 2;

/** The player's number as far as whoever looks over a shoulder may see it. */
export function phoneText({ user }: SiteState): string {
  const { phone_code = '', phone_number = '' } = user.config ?? {};
  return leftToRight(`${phone_code} ••• ${phone_number.slice(-SHOWN)}`);
}
