import { useMemo } from 'react';
import { ACCOUNT_TYPE } from '../../../domain/money/account-type.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { RefreshButton } from '../../ui/controls/refresh-button.tsx';
import { useCurrencyName } from '../../ui/format/currency-name.ts';
import { useForm } from '../../ui/forms/form.ts';
import { FormView } from '../../ui/forms/form-view.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { ErrorState } from '../../ui/notices/message.tsx';
import { SkeletonList } from '../../ui/notices/skeleton.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import styles from './currency-modal.module.css';

type Currency = State['currencies']['offered'][number];

/** Currencies in which the player has no account yet, as the language sorts their names. */
function useFree(): { readonly value: string; readonly label: string }[] {
  const language = useHost().language();
  const nameOf = useCurrencyName();
  const offered = useHostState((state) => state.currencies.offered);
  const accounts = useHostState((state) => state.accounts.accounts);
  const isHeld = ({ id }: Currency) =>
    accounts.some(({ type, currencyId }) => type !== ACCOUNT_TYPE.bonus && currencyId === id);
  return offered
    .filter((currency) => !isHeld(currency))
    .map(({ id, iso }) => ({ value: String(id), label: nameOf(iso) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

function AddForm() {
  const host = useHost('accounts');
  const free = useFree();
  const busy = useHostState((state) => state.accounts.isBusy.add);
  const told = useHostState((state) => state.accounts.asked.add?.told ?? null);
  const refused = useMemo(() => (told?.level === 'error' ? { currency: told } : {}), [told]);
  const form = useForm({
    busy,
    refused,
    check: () => ({}),
    send: (fields) =>
      host.publish('accounts.addPressed', { currencyId: Number(fields.text('currency')) }),
  });
  if (free.length === 0) return <p>{host.t('office_currency_all')}</p>;
  const error = form.error('currency');
  return (
    <FormView form={form} className={styles['form']}>
      <p>{host.t('office_currency_add_text')}</p>
      <SelectField
        label={host.t('office_currency_choose')}
        name="currency"
        options={free}
        error={error}
      />
      <Button type="submit" look="main" size="l" wide busy={busy}>
        {host.t('office_currency_add_yes')}
      </Button>
    </FormView>
  );
}

function Loaded() {
  const host = useHost('accounts');
  const status = useHostState((state) => state.currencies.status);
  if (status === 'ready') return <AddForm />;
  if (status === 'failed') {
    return (
      <ErrorState icon="plug" title={host.t('office_currencies_failed')}>
        <RefreshButton />
      </ErrorState>
    );
  }
  return <SkeletonList rows={2} height="3rem" label={host.t('main_loading')} />;
}

/** Asks in which currency the player wants another account. */
export function CurrencyAddModal({ modal, close }: ModalProps) {
  const { t } = useHost('accounts');
  return (
    <ModalDialog modal={modal} close={close} title={t('office_currency_add')}>
      <Loaded />
    </ModalDialog>
  );
}
