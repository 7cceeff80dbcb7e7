import type { ReactNode } from 'react';
import { ACCOUNT_TYPE } from '../../domain/money/account-type.ts';
import type { Account } from '../../site/contract/accounts.ts';
import { AccountMoney } from '../../site/ui/betting/account-money.tsx';
import { Button } from '../../site/ui/controls/button.tsx';
import { useCurrencyName } from '../../site/ui/format/currency-name.ts';
import { formatNumber } from '../../site/ui/format/format.ts';
import { PageLink } from '../../site/ui/links/link.tsx';
import { Told } from '../../site/ui/notices/told.tsx';
import styles from './account-row.module.css';
import { useHost, useHostState } from './host.ts';

/** Says that this account pays, or makes it the one: the button stays where it is, and focused. */
function PayButton({ account }: { readonly account: Account }) {
  const host = useHost('accounts');
  const busy = useHostState((state) => state.accounts.isChangingTo(account.id));
  const { id, label, isActive } = account;
  return (
    <Button
      size="s"
      aria-pressed={isActive}
      busy={busy}
      {...(isActive ? { look: 'plain', icon: 'check' } : {})}
      onClick={() => host.payFrom(id)}
    >
      {host.t(isActive ? 'office_account_active' : 'office_account_pay')}
      <span className="visually-hidden"> {label}</span>
    </Button>
  );
}

function RemoveButton({ account: { currencyId, label } }: { readonly account: Account }) {
  const host = useHost('accounts');
  const busy = useHostState((state) => state.accounts.isRemoving(currencyId));
  const open = () => host.openModal('currency-remove', { currencyId });
  return (
    <Button size="s" look="plain" icon="trash" busy={busy} onClick={open}>
      {host.t('office_currency_remove')}
      <span className="visually-hidden"> {label}</span>
    </Button>
  );
}

function Refusal({ account: { id } }: { readonly account: Account }) {
  const changed = useHostState((state) => state.accounts.changed);
  const isRefused = changed.id === id && changed.told?.level === 'error';
  return <Told told={isRefused ? changed.told : null} />;
}

function Row(props: {
  readonly isActive?: boolean;
  readonly name: string;
  readonly kind: string;
  readonly money: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className={styles['account']} data-active={props.isActive || undefined}>
      <span className={styles['label']}>
        <strong>{props.name}</strong>
        <span className={styles['type']}>{props.kind}</span>
      </span>
      <span className={`${styles['money']} numbers`}>{props.money}</span>
      <div className={styles['foot']}>{props.children}</div>
    </li>
  );
}

/** Loyalty points, of which the main account tells, and the way to where they came from; amounts that are kept from view keep them too. */
function Points({ account: { points } }: { readonly account: Account }) {
  const { t, language } = useHost();
  const isHidden = useHostState((state) => state.balance.isHidden);
  if (points === 0 || isHidden) return null;
  const text = t('office_points', { points: formatNumber(points, language()) });
  return (
    <p className={styles['points']}>
      <PageLink route="bonusGames">{text}</PageLink>
    </p>
  );
}

/** An account: what it is and holds, whether it pays, and the way to make it or to take it away. */
export function AccountRow({ account }: { readonly account: Account }) {
  const { t } = useHost();
  const nameOf = useCurrencyName();
  const kind = `${t(`office_account_type_${account.type}`)} · ${nameOf(account.iso)}`;
  return (
    <Row
      isActive={account.isActive}
      name={account.label}
      kind={kind}
      money={<AccountMoney account={account} />}
    >
      <Points account={account} />
      <div className={styles['actions']}>
        <PayButton account={account} />
        {account.type === ACCOUNT_TYPE.currency && <RemoveButton account={account} />}
      </div>
      <Refusal account={account} />
    </Row>
  );
}

/** An account that the server is opening. */
export function ComingRow({ iso }: { readonly iso: string }) {
  const { t } = useHost('accounts');
  const nameOf = useCurrencyName();
  const kind = `${t('office_account_type_9')} · ${nameOf(iso)}`;
  return (
    <Row name={iso} kind={kind} money="…">
      <span className={styles['coming']}>{t('office_currency_coming')}</span>
    </Row>
  );
}
