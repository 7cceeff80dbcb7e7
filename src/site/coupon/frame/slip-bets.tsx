import type { SlipList } from '../../../domain/bets/history.ts';
import type { Bet } from '../../contract/betting.ts';
import { useHost, useHostState } from '../../host.tsx';
import { BetStatus, endingOf, shownStake, useBetTitle } from '../../ui/betting/bet-card.tsx';
import { CashOut, CashOutNews } from '../../ui/betting/cash-out.tsx';
import { Teams } from '../../ui/betting/score.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { RefreshButton } from '../../ui/controls/refresh-button.tsx';
import { formatMoney, formatTime } from '../../ui/format/format.ts';
import { useClock } from '../../ui/format/use-clock.ts';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorState } from '../../ui/notices/message.tsx';
import { SkeletonList } from '../../ui/notices/skeleton.tsx';
import styles from './slip-tabs.module.css';

/** A bet in few words: the history has all of it. */
function SlipBet({ bet }: { readonly bet: Bet }) {
  const host = useHost('coupon', 'bets');
  const clock = useClock();
  const money = (minor: number) => formatMoney(minor, bet.currency, host.language());
  const at = bet.settledAt ?? bet.placedAt;
  return (
    <li className={styles['bet']} data-bet={bet.couponId}>
      <strong>{useBetTitle(bet)}</strong>
      <BetStatus result={endingOf(bet)} />
      {bet.legs.map(({ marketId, team1, team2 }) => (
        <span key={marketId} className={styles['match']}>
          <Teams team1={team1} team2={team2} />
        </span>
      ))}
      <span className={`${styles['money']} numbers`}>
        <span>
          {money(shownStake(bet))}{' '}
          {bet.payout === null
            ? host.t('coupon_could_win', { amount: money(bet.possibleWin) })
            : host.t('coupon_bet_paid', { amount: money(bet.payout) })}
        </span>
        <span className={styles['quiet']}>{formatTime(at, clock, 'moment')}</span>
      </span>
      <CashOut bet={bet} />
    </li>
  );
}

/** The newest open bets, or those that were settled last, as they are settled. */
export function SlipBets({ list }: { readonly list: SlipList }) {
  return (
    <>
      {list === 'open' && <CashOutNews />}
      <Bets list={list} />
    </>
  );
}

function Bets({ list }: { readonly list: SlipList }) {
  const host = useHost('coupon');
  const { status, failure, items } = useHostState((state) => state.slipBets[list]);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('coupon_bets_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (items.length === 0) {
    return status === 'ready' ? (
      <EmptyState icon="ticket" title={host.t(`coupon_bets_none_${list}`)} />
    ) : (
      <div className={styles['waiting']}>
        <SkeletonList rows={3} height="4rem" label={host.t('main_loading')} />
      </div>
    );
  }
  return (
    <>
      <ul className={styles['list']}>
        {items.map((bet) => (
          <SlipBet key={bet.couponId} bet={bet} />
        ))}
      </ul>
      <p className={styles['more']}>
        <ButtonLink route="officeHistory">{host.t('coupon_bets_more')}</ButtonLink>
      </p>
    </>
  );
}
