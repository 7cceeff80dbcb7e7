import { ACCOUNT_TYPE } from '../../../domain/money/account-type.ts';
import { activeAccount } from '../../../projections/accounts/active-account.ts';
import type { Account } from '../../contract/accounts.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Told } from '../../ui/notices/told.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import { AccountLine } from './account-line.tsx';
import styles from './currency-modal.module.css';

/** An account that could pay instead, and the way to make it. */
function Alternative({ account, text }: { readonly account: Account; readonly text: string }) {
  const host = useHost();
  const { id, label } = account;
  const busy = useHostState(
    ({ accounts }) => accounts.isBusy.change && accounts.asked.change?.id === id,
  );
  return (
    <div className={styles['pay']}>
      <AccountLine account={account} />
      <Button busy={busy} onClick={() => host.publish('accounts.activatePressed', { id })}>
        {text}
        <span className="visually-hidden"> {label}</span>
      </Button>
    </div>
  );
}

/** Which account pays, where money is in several, and how to pay from another. */
export function ConvertAccountModal({ modal, close }: ModalProps) {
  const { t } = useHost('accounts');
  const accounts = useHostState((state) => state.accounts.accounts);
  const paying = useHostState((state) => activeAccount(state.accounts));
  const told = useHostState((state) => state.accounts.asked.change?.told ?? null);
  const isMain = modal.kind === 'convert-main-account';
  const words = isMain ? 'office_convert_main' : 'office_convert_additional';
  const others = accounts.filter(
    ({ type, id }) =>
      type === (isMain ? ACCOUNT_TYPE.main : ACCOUNT_TYPE.currency) && id !== paying?.id,
  );
  return (
    <ModalDialog modal={modal} close={close} title={t(`${words}_title`)}>
      <div className={styles['text']}>
        <p>{t(`${words}_text`)}</p>
        {paying && <AccountLine account={paying} />}
        <p>{t(`${words}_rest`)}</p>
        {others.map((account) => (
          <Alternative
            key={account.id}
            account={account}
            text={t(isMain ? 'office_convert_main_yes' : 'office_account_pay')}
          />
        ))}
        <Told told={told?.level === 'error' ? told : null} />
      </div>
    </ModalDialog>
  );
}
