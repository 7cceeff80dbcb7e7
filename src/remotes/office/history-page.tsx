import { memo, useId } from 'react';
import type { Bet } from '../../site/contract/betting.ts';
import { BetLegs, BetStatus, BetSums, useBetTitle } from '../../site/ui/betting/bet-card.tsx';
import { SaveReceipt } from '../../site/ui/betting/save-receipt.tsx';
import { Teams } from '../../site/ui/betting/score.tsx';
import { Button } from '../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { RefreshButton } from '../../site/ui/controls/refresh-button.tsx';
import { Segmented } from '../../site/ui/controls/segmented.tsx';
import { formatMoney, formatTime } from '../../site/ui/format/format.ts';
import { useClock } from '../../site/ui/format/use-clock.ts';
import { PageLink, usePageTitle } from '../../site/ui/links/link.tsx';
import { Icon } from '../../site/ui/marks/icons.tsx';
import { EmptyState, ErrorState } from '../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import styles from './history-page.module.css';
import { useHost, useHostState } from './host.ts';
import { Page } from './page.tsx';

const filters = ['all', 'open', 'settled'] as const;
type Filter = (typeof filters)[number];
const FILTER = 'history';

function isShown(bet: Bet, filter: Filter): boolean {
  return filter === 'all' || (filter === 'open') === (bet.status === 'open');
}

function Money({ bet }: { readonly bet: Bet }) {
  const host = useHost('bets');
  const money = (minor: number) => formatMoney(minor, bet.currency, host.language());
  return (
    <span className={`${styles['money']} numbers`}>
      <span>{money(bet.amount)}</span>
      <span className={styles['quiet']}>
        {bet.payout === null
          ? host.t('coupon_could_win', { amount: money(bet.possibleWin) })
          : host.t('office_bet_paid', { amount: money(bet.payout) })}
      </span>
    </span>
  );
}

/** What can be done with a bet that was placed. */
function Ways({ couponId }: { readonly couponId: string }) {
  const host = useHost('bets');
  const isLoading = useHostState((state) => state.coupon.isLoading);
  return (
    <div className={styles['ways']}>
      <Button size="s" icon="refresh" busy={isLoading} onClick={() => host.repeatBet(couponId)}>
        {host.t('office_bet_repeat')}
      </Button>
      <PageLink route="printCoupon" params={{ couponId }} className={styles['print']}>
        {host.t('office_bet_print')}
      </PageLink>
      <SaveReceipt couponId={couponId} />
    </div>
  );
}

/** One bet; unfolded it shows its selections. */
const BetItem = memo(function BetItem({ bet }: { readonly bet: Bet }) {
  const host = useHost('bets');
  const id = useId();
  const clock = useClock();
  const part = `bet ${bet.couponId}`;
  const [only] = bet.legs;
  const open = useHostState((state) => state.page.isOpen(part));
  return (
    <li className={styles['bet']} data-bet={bet.couponId} data-status={bet.status}>
      <button
        type="button"
        className={styles['summary']}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => host.togglePart(part, !open)}
      >
        <span className={styles['about']}>
          <strong>{useBetTitle(bet)}</strong>
          {only && bet.legs.length === 1 && (
            <span className={styles['quiet']}>
              <Teams team1={only.team1} team2={only.team2} />
            </span>
          )}
          <span className={`${styles['quiet']} numbers`}>
            {formatTime(bet.placedAt, clock, 'moment')} ·{' '}
            {host.t('coupon_number', { id: bet.couponId })}
          </span>
        </span>
        <Money bet={bet} />
        <BetStatus result={bet.status} />
        <Icon name="chevronDown" size={18} />
      </button>
      <div id={id} className={styles['details']} hidden={!open}>
        {open && (
          <>
            <BetSums bet={bet} />
            <BetLegs bet={bet} />
            <Ways couponId={bet.couponId} />
          </>
        )}
      </div>
    </li>
  );
});

/** Bets further back, where there are any. */
function Older() {
  const host = useHost();
  const older = useHostState((state) => state.bets.older);
  if (!older.exist) return null;
  return (
    <div className={styles['older']}>
      {older.haveFailed && <p role="alert">{host.t('office_history_older_failed')}</p>}
      <Button busy={older.areLoading} onClick={() => host.loadOlderBets()}>
        {host.t('office_history_older')}
      </Button>
    </div>
  );
}

function Nothing({ filter }: { readonly filter: Filter }) {
  const { t } = useHost('bets');
  return (
    <EmptyState
      icon="ticket"
      title={t(`office_history_none_${filter}`)}
      text={t('office_history_none_text')}
    >
      <ButtonLink route="mainSection" params={{ section: 'live' }} look="main">
        {t('sport_all_live')}
      </ButtonLink>
      <ButtonLink route="mainSection" params={{ section: 'line' }}>
        {t('sport_all_line')}
      </ButtonLink>
    </EmptyState>
  );
}

function Bets({ filter }: { readonly filter: Filter }) {
  const host = useHost();
  const status = useHostState((state) => state.bets.status);
  const failure = useHostState((state) => state.bets.failure);
  const items = useHostState((state) => state.bets.items);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('office_history_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status !== 'ready') {
    return <SkeletonList rows={5} height="4.5rem" label={host.t('main_loading')} />;
  }
  const shown = items.filter((bet) => isShown(bet, filter));
  return (
    <>
      {shown.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <ul className={styles['bets']}>
          {shown.map((bet) => (
            <BetItem key={bet.couponId} bet={bet} />
          ))}
        </ul>
      )}
      <Older />
    </>
  );
}

/** The player's bets, newest first; settled ones change as they are settled. */
export function HistoryPage() {
  const host = useHost();
  const chosen = useHostState((state) => state.page.choice(FILTER));
  const filter = filters.find((one) => one === chosen) ?? 'all';
  return (
    <Page title={usePageTitle()}>
      <div className={styles['filter']}>
        <Segmented
          label={host.t('office_history_filter')}
          items={filters.map((id) => ({ id, label: host.t(`office_history_${id}`) }))}
          selected={filter}
          onSelect={(choice) => host.choose(FILTER, choice)}
        />
      </div>
      <Bets filter={filter} />
    </Page>
  );
}
