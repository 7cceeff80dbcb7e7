import { memo, useId, useRef } from 'react';
import { type HistoryFilter, isOfStatus, periodOf } from '../../../domain/bets/history.ts';
import type { Bet } from '../../../site/contract/betting.ts';
import { BetMoment } from '../../../site/moment/bet-moment.tsx';
import {
  BetLegs,
  BetStatus,
  BetSums,
  endingOf,
  shownStake,
  useBetTitle,
} from '../../../site/ui/betting/bet-card.tsx';
import {
  CashOut,
  CashOutNews,
  CashOutOutcome,
  useSoldNow,
} from '../../../site/ui/betting/cash-out.tsx';
import { SaveReceipt } from '../../../site/ui/betting/save-receipt.tsx';
import { Teams } from '../../../site/ui/betting/score.tsx';
import { Button } from '../../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { useFocusKept } from '../../../site/ui/controls/focus.ts';
import { useFocusHandedOn } from '../../../site/ui/controls/focus-handed-on.ts';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { formatMoney, formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';
import { Page } from '../page.tsx';
import { BetFile } from './bet-file.tsx';
import { Filters } from './filters.tsx';
import { Found } from './found.tsx';
import styles from './history.module.css';
import { Totals } from './totals.tsx';

function Money({ bet }: { readonly bet: Bet }) {
  const host = useHost('bets');
  const money = (minor: number) => formatMoney(minor, bet.currency, host.language());
  return (
    <span className={`${styles['money']} numbers`}>
      <span>{money(shownStake(bet))}</span>
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
  // Who sold it stays at this bet, though the button is gone.
  const place = useFocusKept<HTMLLIElement>(bet.status);
  return (
    <li ref={place} className={styles['bet']} data-bet={bet.couponId} data-status={bet.status}>
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
        <BetStatus result={endingOf(bet)} />
        <Icon name="chevronDown" size={18} />
      </button>
      <div id={id} className={styles['details']} hidden={!open}>
        {open && (
          <>
            <BetSums bet={bet} />
            <BetLegs bet={bet} />
            <CashOut bet={bet} />
            <CashOutOutcome couponId={bet.couponId} />
            <Ways couponId={bet.couponId} />
            <BetMoment couponId={bet.couponId} pressed={bet.pressed} />
          </>
        )}
      </div>
    </li>
  );
});

/** Bets further back, where there are any. */
function Older() {
  const older = useHostState((state) => state.bets.older);
  return older.exist ? <LoadOlder /> : null;
}

function LoadOlder() {
  const host = useHost();
  const older = useHostState((state) => state.bets.older);
  const place = useRef<HTMLDivElement>(null);
  useFocusHandedOn(place);
  return (
    <div ref={place} className={styles['older']}>
      {older.haveFailed && <p role="alert">{host.t('office_history_older_failed')}</p>}
      <Button busy={older.areLoading} onClick={() => host.loadOlderBets()}>
        {host.t('office_history_older')}
      </Button>
    </div>
  );
}

/** Whether it is narrowed by more than how bets ended. */
const isNarrowed = ({ typeId, accountId, text }: HistoryFilter): boolean =>
  typeId !== null || accountId !== null || text !== '';

/** Says that there is nothing only where the server has looked through all of it. */
function Nothing({ filter }: { readonly filter: HistoryFilter }) {
  const host = useHost('bets');
  const { exist } = useHostState((state) => state.bets.older);
  const isEmpty = useHostState((state) => state.bets.isEmpty);
  if (exist) return <p role="status">{host.t('office_history_none_yet')}</p>;
  const isAll = periodOf(filter) === 'all';
  // Who has never bet is told so, whatever is looked for.
  if (!isEmpty && (!isAll || isNarrowed(filter))) {
    const title = isNarrowed(filter) ? 'office_history_none_found' : 'office_history_none_period';
    return (
      <EmptyState icon="ticket" title={host.t(title)}>
        {!isAll && <LookFurther filter={filter} />}
        <ToMatches />
      </EmptyState>
    );
  }
  const ended = filter.status === 'open' ? 'open' : 'settled';
  const which = isEmpty || filter.status === null ? 'all' : ended;
  return (
    <EmptyState
      icon="ticket"
      title={host.t(`office_history_none_${which}`)}
      text={host.t('office_history_none_text')}
    >
      <ToMatches />
    </EmptyState>
  );
}

/** It goes with what it is pressed for. */
function LookFurther({ filter }: { readonly filter: HistoryFilter }) {
  const host = useHost();
  const place = useRef<HTMLSpanElement>(null);
  useFocusHandedOn(place);
  return (
    <span ref={place}>
      <Button onClick={() => host.chooseBets({ ...filter, period: 'all' })}>
        {host.t('office_history_look_further')}
      </Button>
    </span>
  );
}

function ToMatches() {
  const { t } = useHost('bets');
  return (
    <>
      <ButtonLink route="mainSection" params={{ section: 'live' }} look="main">
        {t('sport_all_live')}
      </ButtonLink>
      <ButtonLink route="mainSection" params={{ section: 'line' }}>
        {t('sport_all_line')}
      </ButtonLink>
    </>
  );
}

function Bets() {
  const host = useHost();
  const filter = useHostState((state) => state.bets.filter);
  const status = useHostState((state) => state.bets.status);
  const failure = useHostState((state) => state.bets.failure);
  const items = useHostState((state) => state.bets.items);
  const sold = useSoldNow();
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
  // One that is settled meanwhile is no longer among the open ones. What was sold stays until its player,
  // who has just pressed for it, looks at something else.
  const shown = items.filter(
    ({ status, couponId }) => isOfStatus(status, filter.status) || couponId === sold,
  );
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
  return (
    <Page title={usePageTitle()}>
      <Filters />
      <Totals />
      <CashOutNews isHeardOnly />
      <Found />
      <Bets />
      <BetFile />
    </Page>
  );
}
