import { LOBBY_BLOCK_ID } from '../../../domain/coupon/variants.ts';
import type { CouponBet } from '../../../projections/coupon/bets.ts';
import { useHost, useHostState } from '../../host.tsx';
import styles from '../parts/body.module.css';

interface LegBlockProps {
  readonly bet: CouponBet;
  readonly frozen: boolean;
  /** What is bet on. */
  readonly name: string;
}

/** The highest number of a block that is in use. */
const mostNumber = (bets: readonly CouponBet[]): number =>
  Math.max(0, ...bets.map(({ blockId }) => (blockId === LOBBY_BLOCK_ID ? 0 : blockId)));

/** Whether this step is the last, and holds one selection: then it cannot become another last one. */
const isLastAlone = (bets: readonly CouponBet[], step: number): boolean =>
  step === mostNumber(bets) && bets.filter(({ blockId }) => blockId === step).length === 1;

/** Sends a selection to a block, to the lobby, or to a step of a chain. */
export function LegBlock({ bet, frozen, name }: LegBlockProps) {
  const host = useHost('coupon', 'bets');
  const isChain = useHostState((state) => state.coupon.variant === 'chain');
  const count = useHostState((state) => state.coupon.bets.length);
  // A selection that was taken out leaves the numbers of the others as they are; steps close up.
  const most = useHostState(({ coupon }) => mostNumber(coupon.bets));
  const length = isChain ? most : Math.max(count, most);
  const numbers = Array.from({ length }, (_, index) => index + 1);
  const isLast = useHostState(({ coupon }) => isLastAlone(coupon.bets, bet.blockId));
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
      {isChain && !isLast && <option value={0}>{host.t('coupon_step_own')}</option>}
      {!isChain && <option value={LOBBY_BLOCK_ID}>{host.t('coupon_lobby')}</option>}
    </select>
  );
}
