import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hidesBalance } from '../../site/contract/accounts.ts';
import type { SiteState } from '../../site/contract/line.ts';
import { useHost, useHostState } from '../../site/contract.tsx';
import { Button } from '../../site/ui/button.tsx';
import { ButtonLink } from '../../site/ui/button-link.tsx';
import { isLost, useFocus } from '../../site/ui/focus.ts';
import { EmptyState, ErrorState } from '../../site/ui/message.tsx';
import { RefreshButton } from '../../site/ui/refresh-button.tsx';
import { SkeletonList } from '../../site/ui/skeleton.tsx';
import { AccountOutcomes } from './account-outcomes.tsx';
import { AccountRow, ComingRow } from './account-row.tsx';
import styles from './accounts-card.module.css';
import { Card } from './page.tsx';

/** Code of the currency whose account the server is opening. */
function comingIso({ accounts, currencies }: SiteState): string | null {
  const { add } = accounts.asked;
  if (!accounts.isBusy.add || add?.said?.level !== 'info') return null;
  return currencies.offered.find(({ id }) => id === add.id)?.iso ?? null;
}

/** The row that had the focus may go: then the list has it, not the top of the page. */
function useKeptFocus(count: number): RefObject<HTMLUListElement | null> {
  const focus = useFocus();
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count < before.current && isLost(document.activeElement)) focus(list.current);
    before.current = count;
  }, [count, focus]);
  return list;
}

function AccountList() {
  const { t } = useHost();
  const accounts = useHostState((state) => state.accounts.accounts);
  const coming = useHostState(comingIso);
  const list = useKeptFocus(accounts.length);
  return (
    <ul
      ref={list}
      className={styles['accounts']}
      tabIndex={-1}
      aria-label={t('main_menu_accounts')}
    >
      {accounts.map((account) => (
        <AccountRow key={account.id} account={account} />
      ))}
      {coming !== null && <ComingRow iso={coming} />}
    </ul>
  );
}

/** The accounts; in their place, why there are none to show. */
function Accounts() {
  const { t } = useHost();
  const status = useHostState((state) => state.accounts.status);
  const hasAccounts = useHostState((state) => state.accounts.accounts.length > 0);
  if (hasAccounts) return <AccountList />;
  if (status === 'failed') {
    return (
      <ErrorState title={t('office_accounts_failed')} icon="plug">
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status === 'none') {
    return (
      <EmptyState
        icon="wallet"
        title={t('office_accounts_none')}
        text={t('office_accounts_none_text')}
      >
        <RefreshButton />
      </EmptyState>
    );
  }
  return <SkeletonList rows={2} height="6.5rem" label={t('main_loading')} />;
}

/** Which account pays, said in a dialog, where money may be in several. */
function WhichPays() {
  const host = useHost();
  const status = useHostState((state) => state.accounts.convertStatus);
  if (status === 0) return null;
  const kind = status === 1 ? 'convert-main-account' : 'convert-additional-account';
  return (
    <Button
      icon="info"
      onClick={() => host.publish('modal.opened', { id: 'convert-account', kind })}
    >
      {host.t('office_convert')}
    </Button>
  );
}

function AddCurrency() {
  const host = useHost();
  const busy = useHostState((state) => state.accounts.isBusy.add);
  const open = () => host.publish('modal.opened', { id: 'currency-add', kind: 'currency-add' });
  return (
    <Button icon="plus" busy={busy} onClick={open}>
      {host.t('office_currency_add')}
    </Button>
  );
}

/** The player's accounts, and what can be done with them. */
export function AccountsCard() {
  const host = useHost();
  const isHidden = useHostState(hidesBalance);
  const isUnknown = useHostState((state) => state.user.status === 'loading');
  return (
    <Card title={host.t('main_menu_accounts')}>
      <div>
        <Accounts />
        <AccountOutcomes />
      </div>
      <div className={styles['actions']}>
        <AddCurrency />
        <WhichPays />
        <ButtonLink route="officeHistory" icon="history">
          {host.t('office_nav_history')}
        </ButtonLink>
        <Button
          icon={isHidden ? 'eye' : 'eyeOff'}
          busy={isUnknown}
          onClick={() => host.publish('preferences.balanceHidden', { hidden: !isHidden })}
        >
          {host.t(isHidden ? 'main_balance_show' : 'main_balance_hide')}
        </Button>
      </div>
    </Card>
  );
}
