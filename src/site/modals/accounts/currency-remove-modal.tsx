import { ACCOUNT_TYPE } from '../../../domain/money/account-type.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Told } from '../../ui/notices/told.tsx';
import type { ModalView } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import { AccountLine } from './account-line.tsx';
import styles from './currency-modal.module.css';

/** Asks whether an account is to go. Why the server keeps it is said here. */
export const CurrencyRemoveModal: ModalView<'currency-remove'> = ({ modal, params, close }) => {
  const host = useHost('accounts');
  const { currencyId } = params;
  const busy = useHostState((state) => state.accounts.isBusy.remove);
  const told = useHostState((state) => state.accounts.asked.remove?.told ?? null);
  const account = useHostState(({ accounts }) =>
    accounts.accounts.find(
      (one) => one.type === ACCOUNT_TYPE.currency && one.currencyId === currencyId,
    ),
  );
  return (
    <ModalDialog
      modal={modal}
      close={close}
      title={host.t('office_currency_remove_title')}
      footer={
        <>
          <Button onClick={close}>{host.t('main_cancel')}</Button>
          <Button
            look="danger"
            icon="trash"
            busy={busy}
            onClick={() => host.publish('accounts.removePressed', { currencyId })}
          >
            {host.t('office_currency_remove_yes')}
          </Button>
        </>
      }
    >
      <div className={styles['text']}>
        {account && <AccountLine account={account} />}
        <p>{host.t('office_currency_remove_text')}</p>
        {account?.isActive && <p>{host.t('office_currency_remove_active')}</p>}
        <Told told={told?.level === 'error' ? told : null} />
      </div>
    </ModalDialog>
  );
};
