import { useHost, useHostState } from '../contract.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Said } from '../ui/said.tsx';
import { AccountLine } from './account-line.tsx';
import styles from './currency-modal.module.css';
import type { ModalProps } from './modal.ts';

/** Asks whether an account is to go. Why the server keeps it is said here. */
export function CurrencyRemoveModal({ modal, close }: ModalProps) {
  const host = useHost();
  const currencyId = Number(modal.values?.['currencyId']);
  const busy = useHostState((state) => state.accounts.isBusy.remove);
  const said = useHostState((state) => state.accounts.asked.remove?.said ?? null);
  const account = useHostState(({ accounts }) =>
    accounts.accounts.find((one) => one.type === 9 && one.currencyId === currencyId),
  );
  return (
    <Dialog
      kind={modal.kind}
      title={host.t('office_currency_remove_title')}
      closeLabel={host.t('main_close')}
      onClose={close}
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
        <Said said={said?.level === 'error' ? said : null} />
      </div>
    </Dialog>
  );
}
