import type { Bet } from '../../../site/contract/betting.ts';
import {
  BetLegs,
  BetStatus,
  BetSums,
  endingOf,
  useBetTitle,
} from '../../../site/ui/betting/bet-card.tsx';
import { Button } from '../../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { useParams } from '../params.ts';
import styles from './print-page.module.css';

function Ticket({ bet }: { readonly bet: Bet }) {
  const host = useHost();
  const { t } = host;
  return (
    <>
      <p className={styles['head']}>
        <strong>{useBetTitle(bet)}</strong>
        <BetStatus result={endingOf(bet)} />
      </p>
      <BetSums bet={bet} />
      <BetLegs bet={bet} />
      <div className={styles['ways']}>
        <Button look="main" icon="document" onClick={() => host.printBet(bet.couponId)}>
          {t('sport_print')}
        </Button>
        <ButtonLink route="officeHistory" icon="history">
          {t('main_menu_bets')}
        </ButtonLink>
      </div>
    </>
  );
}

function Missing({ isGuest }: { readonly isGuest: boolean }) {
  const host = useHost();
  return (
    <EmptyState
      icon="ticket"
      title={host.t(isGuest ? 'sport_print_guest_title' : 'sport_print_none_title')}
      text={host.t(isGuest ? 'sport_print_guest_text' : 'sport_print_none_text')}
    >
      {isGuest ? (
        <Button look="main" onClick={() => host.openModal('login')}>
          {host.t('auth_sign_in')}
        </Button>
      ) : (
        <ButtonLink route="officeHistory" look="main">
          {host.t('main_menu_bets')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function Failed() {
  const host = useHost();
  const failure = useHostState((state) => state.printedBet.failure);
  return (
    <ErrorState
      icon="plug"
      title={host.t('sport_print_failed')}
      {...(failure && { text: host.say(failure) })}
    >
      <RefreshButton />
    </ErrorState>
  );
}

/** A bet on a sheet of paper. */
export function PrintPage() {
  const { t } = useHost();
  const { couponId = '' } = useParams();
  const bet = useHostState((state) => state.printedBet.bet);
  const status = useHostState((state) => state.printedBet.status);
  const isGuest = useHostState((state) => state.session.status === 'guest');
  const isLoading = !isGuest && (status === 'loading' || status === 'empty');
  return (
    <div className={styles['sheet']}>
      <h1 className={styles['title']}>{t('coupon_number', { id: couponId })}</h1>
      {bet && <Ticket bet={bet} />}
      {!bet && isLoading && <SkeletonList rows={4} label={t('main_loading')} />}
      {!bet && status === 'failed' && <Failed />}
      {!bet && !isLoading && status !== 'failed' && <Missing isGuest={isGuest} />}
    </div>
  );
}
