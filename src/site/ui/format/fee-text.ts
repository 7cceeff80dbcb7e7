import type { PaymentFee } from '../../../domain/payments/payments.ts';
import { formatMoney } from './format.ts';

/** Thousandths as a share in the player's language: 15 is 1.5 %. */
const share = (permille: number, language: string): string =>
  new Intl.NumberFormat(language, {
    ...{ style: 'percent', maximumFractionDigits: 1, numberingSystem: 'latn' },
  }).format(permille / 1000);

/** What a way to pay takes, as €1.00 + 1.5 %; null where that is nothing. */
export function feeText(
  { fixed, permille }: PaymentFee,
  iso: string,
  language: string,
): string | null {
  const parts = [
    ...(fixed > 0 ? [formatMoney(fixed, iso, language)] : []),
    ...(permille > 0 ? [share(permille, language)] : []),
  ];
  return parts.length === 0 ? null : parts.join(' + ');
}
