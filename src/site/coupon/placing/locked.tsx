import { areOfOneMatch } from '../../../domain/coupon/builder.ts';
import { COUPON_TYPE } from '../../../domain/coupon/type.ts';
import type { CouponBet } from '../../../projections/coupon/bets.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { outcomeName } from '../../ui/betting/market-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from '../parts/foot.module.css';
import { focusCoupon } from '../parts/keep-focus.ts';
import { type Lock, legName, lockOf } from '../parts/leg-words.ts';

type Seen = Pick<State, 'coupon' | 'user'>;

/** What is over for good, before what may pass; of those that exclude each other the latest. */
function inTheWay({ coupon: { bets }, user: { config } }: Seen): CouponBet | undefined {
  const is = (lock: Lock) => (bet: CouponBet) => lockOf(bet, config) === lock;
  return (
    bets.find(is('gone')) ??
    bets.find(is('barred')) ??
    bets.find(is('blocked')) ??
    bets.findLast(is('dependent'))
  );
}

/** The selection that stands in the way, and how. */
function useInTheWay(): { readonly bet: CouponBet; readonly lock: Lock } | null {
  const bet = useHostState(inTheWay);
  const lock = useHostState(({ user }) => bet && lockOf(bet, user.config));
  return bet && lock ? { bet, lock } : null;
}

const SAID = {
  gone: 'coupon_leg_over',
  barred: 'coupon_leg_not_open',
  blocked: 'coupon_leg_closed',
  dependent: 'coupon_leg_apart',
} as const satisfies Readonly<Record<Lock, string>>;

/** Which selection stands in the way, and how. */
export function useLockedText(): string | null {
  const host = useHost('coupon', 'bets');
  const found = useInTheWay();
  return found && host.t(SAID[found.lock], { name: legName(found.bet, host.t) });
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
  const found = useInTheWay();
  const isOneMatch = useHostState(({ coupon }) =>
    areOfOneMatch(coupon.bets.map(({ game }) => game.id)),
  );
  if (found === null) return null;
  const isDependent = found.lock === 'dependent';
  return (
    <div className={styles['ways']} data-way-out="">
      {isDependent && isOneMatch && (
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
      <RemoveLeg bet={found.bet} />
      {isDependent && (
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
