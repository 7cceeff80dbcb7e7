import type { Player } from '../../../site/contract/shared-state.ts';
import { leftToRight } from '../../../site/ui/format/isolated.ts';

const SHOWN = 2;

/** The player's number as far as whoever looks over a shoulder may see it. */
export function phoneText({ phone: { code, number } }: Player): string {
  return leftToRight(`${code} ••• ${number.slice(-SHOWN)}`);
}
