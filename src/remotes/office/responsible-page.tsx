import type { SiteState } from '../../site/contract/line.ts';
import { useHost, useHostState } from '../../site/contract.tsx';
import { ButtonLink } from '../../site/ui/button-link.tsx';
import { formatMoney, formatTime } from '../../site/ui/format.ts';
import { usePageTitle } from '../../site/ui/link.tsx';
import { EmptyState, ErrorState } from '../../site/ui/message.tsx';
import { RefreshButton } from '../../site/ui/refresh-button.tsx';
import { SkeletonList } from '../../site/ui/skeleton.tsx';
import { useClock } from '../../site/ui/use-clock.ts';
import { Card, Page } from './page.tsx';
import styles from './responsible-page.module.css';

type Limit = SiteState['limits']['limits'][number];

/** Limits of money, of hours and of minutes; the others are on or off. */
const MONEY: ReadonlySet<number> = new Set([1, 2, 3, 10, 11, 12, 20, 21, 22]);
const NAMED: ReadonlySet<number> = new Set([...MONEY, 30, 31, 32, 33, 37]);
const SESSION = 31;
const REALITY_CHECK = 32;
/** Stands for "no limit" where an amount must be said. */
const NO_LIMIT = 999_999_999;

function useValue({ limitType, limitValue }: Limit): string {
  const host = useHost();
  const iso = useHostState(({ accounts }) => {
    return accounts.accounts.find(({ id }) => id === accounts.activeId)?.iso ?? '';
  });
  if (limitValue < 0 || limitValue >= NO_LIMIT) return host.t('office_limit_none');
  // Money is in minor units of the account that pays.
  if (MONEY.has(limitType)) return formatMoney(limitValue, iso, host.language());
  if (limitType === SESSION) return host.t('office_limit_hours', { count: limitValue });
  return limitType === REALITY_CHECK ? host.t('office_limit_minutes', { count: limitValue }) : '';
}

function LimitItem({ limit }: { readonly limit: Limit }) {
  const { t } = useHost();
  const clock = useClock();
  const value = useValue(limit);
  const { limitType, limitState, endsAt, pending } = limit;
  const name = NAMED.has(limitType)
    ? t(`office_limit_${limitType}`)
    : t('office_limit_other', { type: limitType });
  return (
    <li className={styles['limit']}>
      <span className={styles['name']}>
        <strong>{name}</strong>
        {endsAt !== null && (
          <span className={styles['quiet']}>
            {t('office_limit_until', { date: formatTime(endsAt * 1000, clock, 'date') })}
          </span>
        )}
        {pending && <span className={styles['quiet']}>{t('office_limit_change_pending')}</span>}
      </span>
      <span className={`${styles['value']} numbers`}>{value}</span>
      <span className={styles['state']} data-state={limitState}>
        {t(`office_limit_state_${limitState.toLowerCase()}`)}
      </span>
    </li>
  );
}

function Limits() {
  const host = useHost();
  const status = useHostState((state) => state.limits.status);
  const limits = useHostState((state) => state.limits.limits);
  if (status === 'unknown') {
    return <SkeletonList rows={3} height="3.5rem" label={host.t('main_loading')} />;
  }
  if (status === 'unreachable') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('office_limits_failed')}
        text={host.t('office_limits_failed_text')}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (limits.length === 0) {
    return (
      <EmptyState
        icon="clock"
        title={host.t('office_limits_none')}
        text={host.t('office_limits_none_text')}
      />
    );
  }
  return (
    <ul className={styles['limits']}>
      {limits.map((limit) => (
        <LimitItem key={`${limit.limitType} ${limit.startedAt}`} limit={limit} />
      ))}
    </ul>
  );
}

/** The player's limits, and where help is to be had. */
export function ResponsiblePage() {
  const { t } = useHost();
  return (
    <Page title={usePageTitle()} intro={t('office_responsible_text')}>
      <Card title={t('office_limits')}>
        <Limits />
      </Card>
      <Card title={t('office_help')}>
        <p>{t('office_help_text')}</p>
        <div className={styles['actions']}>
          <ButtonLink route="responsibleGaming" icon="info">
            {t('office_help_read')}
          </ButtonLink>
          <ButtonLink route="officeSupport" icon="chat">
            {t('office_nav_support')}
          </ButtonLink>
          <ButtonLink route="officeHistory" icon="history">
            {t('office_nav_history')}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
