import type { Bet } from '../../contract/betting.ts';
import { useHost } from '../../host.tsx';
import { Button } from '../controls/button.tsx';

/** Opens what was on screen when a bet was pressed, where its recording is the player's. */
export function MomentButton({ pressed }: Pick<Bet, 'pressed'>) {
  const host = useHost('bets');
  if (pressed === undefined) return null;
  return (
    <Button size="s" look="plain" onClick={() => host.openModal('bet-moment', pressed)}>
      {host.t('coupon_moment')}
    </Button>
  );
}
