import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ACCOUNT_TYPE } from '../../domain/money/account-type.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { isLost, useFocus } from '../../site/ui/controls/focus.ts';
import { RefreshButton } from '../../site/ui/controls/refresh-button.tsx';
import { EmptyState } from '../../site/ui/notices/empty-state.tsx';
import { ErrorState } from '../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../site/ui/notices/skeleton.tsx';
import { AccountOutcomes } from './account-outcomes.tsx';
import { AccountRow, ComingRow } from './account-row.tsx';
import styles from './accounts-card.module.css';
import { useHost, useHostState } from './host.ts';
import { Card } from './page.tsx';

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
  const accounts = useHostState((state) => state.accounts.items);
  const coming = useHostState((state) => state.accounts.coming);
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
  const { t } = useHost('accounts');
  const status = useHostState((state) => state.accounts.status);
  const hasAccounts = useHostState((state) => state.accounts.items.length > 0);
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
  const host = useHost('accounts');
  const status = useHostState((state) => state.accounts.convertStatus);
  if (status === 0) return null;
  const kind = status === 1 ? 'convert-main-account' : 'convert-additional-account';
  return (
    <Button icon="info" onClick={() => host.openModal(kind)}>
      {host.t('office_convert')}
    </Button>
  );
}

/** Money goes from one account to another, where there are two for it. */
function MoveMoney() {
  const host = useHost('accounts');
  const count = useHostState(
    (state) => state.accounts.items.filter(({ type }) => type !== ACCOUNT_TYPE.bonus).length,
  );
  if (count < 2) return null;
  return (
    <Button icon="swap" onClick={() => host.openModal('exchange')}>
      {host.t('exchange_title')}
    </Button>
  );
}

function AddCurrency() {
  const host = useHost('accounts');
  const busy = useHostState((state) => state.accounts.isAdding);
  const open = () => host.openModal('currency-add');
  return (
    <Button icon="plus" busy={busy} onClick={open}>
      {host.t('office_currency_add')}
    </Button>
  );
}

/** The player's accounts, and what can be done with them. */
export function AccountsCard() {
  const host = useHost();
  const isHidden = useHostState((state) => state.balance.isHidden);
  const isUnknown = useHostState((state) => state.balance.isUnknown);
  return (
    <Card title={host.t('main_menu_accounts')}>
      <div>
        <Accounts />
        <AccountOutcomes />
      </div>
      <div className={styles['actions']}>
        <AddCurrency />
        <MoveMoney />
        <WhichPays />
        <ButtonLink route="officeHistory" icon="history">
          {host.t('office_nav_history')}
        </ButtonLink>
        <Button
          icon={isHidden ? 'eye' : 'eyeOff'}
          busy={isUnknown}
          onClick={() => host.hideBalance(!isHidden)}
        >
          {host.t(isHidden ? 'main_balance_show' : 'main_balance_hide')}
        </Button>
      </div>
    </Card>
  );
}
