import { useSyncExternalStore } from 'react';
import { useHost } from '../../host.tsx';
import { Button } from '../controls/button.tsx';

/** Lets the player save the signed receipt of a bet that was made in this browser. */
export function SaveReceipt({ couponId }: { readonly couponId: string }) {
  const { t, device, receipts } = useHost('bets');
  const receipt = useSyncExternalStore(receipts.subscribe, () => receipts.of(couponId));
  if (receipt === null) return null;
  const save = () => {
    const name = `receipt-${couponId}.json`;
    device.save(new File([JSON.stringify(receipt, null, 2)], name, { type: 'application/json' }));
  };
  return (
    <Button size="s" look="plain" onClick={save}>
      {t('coupon_save_receipt')}
    </Button>
  );
}
