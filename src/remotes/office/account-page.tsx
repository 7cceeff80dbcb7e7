import type { SiteState } from '../../site/contract/line.ts';
import { useHost, useHostState } from '../../site/contract.tsx';
import { Button } from '../../site/ui/button.tsx';
import { ButtonLink } from '../../site/ui/button-link.tsx';
import { formatMoney, formatNumber } from '../../site/ui/format.ts';
import { usePageTitle } from '../../site/ui/link.tsx';
import { EmptyState, ErrorState } from '../../site/ui/message.tsx';
import { SkeletonList } from '../../site/ui/skeleton.tsx';
import styles from './account-page.module.css';
import { Card, Page } from './page.tsx';

type Account = SiteState['accounts']['accounts'][number];

const HIDDEN = '••••';

/** What an account holds: money, or points where it counts in them. */
function Holding({ account }: { readonly account: Account }) {
  const host = useHost();
  const hidden = useHostState((state) => state.preferences.user_hide_balance);
  if (hidden) return HIDDEN;
  if (account.isPointsTypeBalance) {
    return host.t('office_points', { points: formatNumber(account.points, host.language()) });
  }
  return formatMoney(account.money, account.iso, host.language());
}

function AccountItem({ account }: { readonly account: Account }) {
  const { t } = useHost();
  return (
    <li className={styles['account']} data-active={account.isActive || undefined}>
      <span className={styles['label']}>
        <strong>{account.label}</strong>
        <span className={styles['type']}>
          {t(`office_account_type_${account.type}`)} · {account.iso}
        </span>
      </span>
      <span className={`${styles['money']} numbers`}>
        <Holding account={account} />
      </span>
      {account.isActive && <span className={styles['active']}>{t('office_account_active')}</span>}
    </li>
  );
}

function Accounts() {
  const host = useHost();
  const status = useHostState((state) => state.accounts.status);
  const accounts = useHostState((state) => state.accounts.accounts);
  if (status === 'failed') {
    return (
      <ErrorState title={host.t('office_accounts_failed')} icon="plug">
        <Button icon="refresh" onClick={() => host.publish('page.refreshPressed', {})}>
          {host.t('main_dictionary_refresh_page')}
        </Button>
      </ErrorState>
    );
  }
  if (status !== 'ready') {
    return <SkeletonList rows={2} height="4rem" label={host.t('main_loading')} />;
  }
  if (accounts.length === 0)
    return <EmptyState icon="wallet" title={host.t('office_accounts_none')} />;
  return (
    <ul className={styles['accounts']}>
      {accounts.map((account) => (
        <AccountItem key={account.id} account={account} />
      ))}
    </ul>
  );
}

/** Who is signed in, by what the site may show of it. */
function Person() {
  const { t } = useHost();
  const userId = useHostState((state) => state.session.userId);
  const name = useHostState(({ user }) =>
    [user.profile?.name, user.profile?.surname].filter(Boolean).join(' '),
  );
  const email = useHostState((state) => state.user.config?.user_email ?? '');
  const rows = [
    ['office_person_name', name],
    ['office_person_email', email],
    ['office_person_id', userId ?? ''],
  ] as const;
  return (
    <dl className={styles['person']}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The player's accounts with what they hold, and ways to everything else. */
export function AccountPage() {
  const host = useHost();
  const hidden = useHostState((state) => state.preferences.user_hide_balance);
  return (
    <Page title={usePageTitle()}>
      <Card title={host.t('main_menu_accounts')}>
        <Accounts />
        <div className={styles['actions']}>
          <ButtonLink route="officeHistory" icon="history">
            {host.t('office_nav_history')}
          </ButtonLink>
          <Button
            icon={hidden ? 'eye' : 'eyeOff'}
            onClick={() => host.publish('preferences.balanceHidden', { hidden: !hidden })}
          >
            {host.t(hidden ? 'main_balance_show' : 'main_balance_hide')}
          </Button>
        </div>
      </Card>
      <Card title={host.t('office_person')}>
        <Person />
      </Card>
      <Card title={host.t('office_protect')}>
        <p>{host.t('office_protect_text')}</p>
        <div className={styles['actions']}>
          <ButtonLink route="officeResponsible" icon="clock">
            {host.t('office_nav_responsible')}
          </ButtonLink>
          <ButtonLink route="officeSecurity" icon="shield">
            {host.t('office_nav_security')}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
