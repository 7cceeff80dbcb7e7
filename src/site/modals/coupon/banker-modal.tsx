import type { CouponBet } from '../../../projections/coupon/bets.ts';
import { isFrozen } from '../../../projections/coupon/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { outcomeName } from '../../ui/betting/market-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/marks/icons.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import styles from './banker-modal.module.css';

/** A selection that is a banker or not; the last that are needed to combine cannot be one. */
function Choice({ bet, frozen }: { readonly bet: CouponBet; readonly frozen: boolean }) {
  const host = useHost('coupon', 'bets');
  const { market, game, isBanker, isDisabledBanker } = bet;
  return (
    <button
      type="button"
      className={styles['choice']}
      aria-pressed={isBanker}
      disabled={frozen || isDisabledBanker}
      onClick={() =>
        host.publish('coupon.bankerToggled', { marketId: market.id, banker: !isBanker })
      }
    >
      <span className={styles['outcome']}>{outcomeName(market, game, host.t)}</span>
      <span className={styles['game']}>
        {game.team1} – {game.team2}
      </span>
      {isBanker && <Icon name="check" />}
    </button>
  );
}

/** What a banker is, which selections are some, and how many bets the system comes to. */
export function BankerModal({ modal, close }: ModalProps) {
  const host = useHost('coupon', 'bets');
  const bets = useHostState((state) => state.coupon.bets);
  const frozen = useHostState((state) => isFrozen(state.coupon));
  const size = useHostState((state) => state.coupon.systemValue);
  const combos = useHostState(
    ({ coupon }) => coupon.systemValues.find(({ value }) => value === coupon.systemValue)?.combo,
  );
  const others = bets.filter((bet) => !bet.isBanker).length;
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('coupon_bankers')}
      footer={
        <Button look="main" onClick={close}>
          {host.t('main_done')}
        </Button>
      }
    >
      <p>{host.t('coupon_banker_about')}</p>
      <ul className={styles['list']}>
        {bets.map((bet) => (
          <li key={bet.market.id}>
            <Choice bet={bet} frozen={frozen} />
          </li>
        ))}
      </ul>
      {combos !== undefined && (
        <p role="status" className="numbers">
          {host.t('coupon_system_of', { size, of: others })}:{' '}
          <strong>{host.t('coupon_combos', { count: combos })}</strong>
        </p>
      )}
    </ModalDialog>
  );
}
