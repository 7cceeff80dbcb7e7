import { LOBBY_BLOCK_ID } from '../../domain/coupon-variants.ts';
import type { CouponBet } from '../../projections/coupon/bets.ts';
import { useHost, useHostState } from '../host.tsx';
import styles from './coupon-body.module.css';

interface LegBlockProps {
  readonly bet: CouponBet;
  readonly frozen: boolean;
  /** What is bet on. */
  readonly name: string;
}

/** The highest number of a block that is in use. */
const mostNumber = (bets: readonly CouponBet[]): number =>
  Math.max(0, ...bets.map(({ blockId }) => (blockId === LOBBY_BLOCK_ID ? 0 : blockId)));

/** Sends a selection to a block, to the lobby, or to a step of a chain. */
export function LegBlock({ bet, frozen, name }: LegBlockProps) {
  const host = useHost('coupon', 'bets');
  const isChain = useHostState((state) => state.coupon.variant === 'chain');
  const count = useHostState((state) => state.coupon.bets.length);
  // A selection that was taken out leaves the numbers of the others as they are.
  const most = useHostState(({ coupon }) => mostNumber(coupon.bets));
  const numbers = Array.from({ length: Math.max(count, most) }, (_, index) => index + 1);
  return (
    <select
      className={styles['select']}
      aria-label={host.t(isChain ? 'coupon_step_of' : 'coupon_block_of', { name })}
      value={bet.blockId}
      disabled={frozen}
      data-block=""
      onChange={({ currentTarget }) =>
        host.publish('coupon.blockChosen', {
          marketId: bet.market.id,
          blockId: Number(currentTarget.value),
        })
      }
    >
      {!isChain && <option value={0}>{host.t('coupon_block_own')}</option>}
      {numbers.map((number) => (
        <option key={number} value={number}>
          {host.t(isChain ? 'coupon_step' : 'coupon_block', { number })}
        </option>
      ))}
      {!isChain && <option value={LOBBY_BLOCK_ID}>{host.t('coupon_lobby')}</option>}
    </select>
  );
}
