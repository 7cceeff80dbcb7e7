import { type Account, activeAccount } from '../contract/accounts.ts';
import { useHost, useHostState } from '../contract.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Said } from '../ui/said.tsx';
import { AccountLine } from './account-line.tsx';
import styles from './currency-modal.module.css';
import type { ModalProps } from './modal.ts';

const MAIN = 0;
const CURRENCY = 9;

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
  const { t } = useHost();
  const accounts = useHostState((state) => state.accounts.accounts);
  const paying = useHostState((state) => activeAccount(state.accounts));
  const said = useHostState((state) => state.accounts.asked.change?.said ?? null);
  const isMain = modal.kind === 'convert-main-account';
  const words = isMain ? 'office_convert_main' : 'office_convert_additional';
  const others = accounts.filter(
    ({ type, id }) => type === (isMain ? MAIN : CURRENCY) && id !== paying?.id,
  );
  return (
    <Dialog
      kind={modal.kind}
      title={t(`${words}_title`)}
      closeLabel={t('main_close')}
      onClose={close}
    >
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
        <Said said={said?.level === 'error' ? said : null} />
      </div>
    </Dialog>
  );
}
