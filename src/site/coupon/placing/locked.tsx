import { areOfOneMatch } from '../../../domain/coupon/builder.ts';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import type { CouponBet } from '../../../projections/coupon/bets.ts';
import { useHost, useHostState } from '../../host.tsx';
import { outcomeName } from '../../ui/betting/market-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from '../parts/foot.module.css';
import { focusCoupon } from '../parts/keep-focus.ts';
import { legName, lockOf } from '../parts/leg-words.ts';

/** What is over for good, before what may pass; of those that exclude each other the latest. */
function inTheWay(bets: readonly CouponBet[]): CouponBet | undefined {
  return (
    bets.find((bet) => lockOf(bet) === 'gone') ??
    bets.find((bet) => lockOf(bet) === 'blocked') ??
    bets.findLast((bet) => lockOf(bet) === 'dependent')
  );
}

/** Which selection stands in the way, and how. */
export function useLockedText(): string | null {
  const host = useHost('coupon', 'bets');
  const bet = useHostState((state) => inTheWay(state.coupon.bets));
  const lock = bet && lockOf(bet);
  if (!lock) return null;
  const name = legName(bet, host.t);
  if (lock === 'gone') return host.t('coupon_leg_over', { name });
  return host.t(lock === 'blocked' ? 'coupon_leg_closed' : 'coupon_leg_apart', { name });
}

/** Takes a selection out from where it is said that it stands in the way. */
export function RemoveLeg({ bet }: { readonly bet: CouponBet }) {
  const host = useHost('coupon', 'bets');
  const { market, game } = bet;
  return (
    <Button
      size="s"
      onClick={({ currentTarget }) => {
        focusCoupon(currentTarget);
        host.publish('coupon.betRemoved', { marketId: market.id });
      }}
    >
      {host.t('coupon_remove', { name: outcomeName(market, game, host.t) })}
    </Button>
  );
}

/** What can be done about a selection that stands in the way. */
export function WaysOut() {
  const host = useHost('coupon');
  const bet = useHostState((state) => inTheWay(state.coupon.bets));
  const isOneMatch = useHostState(({ coupon }) =>
    areOfOneMatch(coupon.bets.map(({ game }) => game.id)),
  );
  if (bet === undefined) return null;
  return (
    <div className={styles['ways']} data-way-out="">
      {lockOf(bet) === 'dependent' && isOneMatch && (
        <Button
          size="s"
          onClick={({ currentTarget }) => {
            focusCoupon(currentTarget);
            host.publish('coupon.typeChosen', { typeId: COUPON_TYPE.express, variant: 'builder' });
          }}
        >
          {host.t('coupon_as_builder')}
        </Button>
      )}
      <RemoveLeg bet={bet} />
      {lockOf(bet) === 'dependent' && (
        <Button
          size="s"
          onClick={({ currentTarget }) => {
            focusCoupon(currentTarget);
            host.publish('coupon.typeChosen', { typeId: COUPON_TYPE.multipleSingles });
          }}
        >
          {host.t('coupon_as_singles')}
        </Button>
      )}
    </div>
  );
}
