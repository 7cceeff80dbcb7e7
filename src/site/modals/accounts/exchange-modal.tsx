import { useState } from 'react';
import type { Exchange } from '../../../calls/exchange.ts';
import { exchangeFacts } from '../../../domain/accounts/exchange-facts.ts';
import {
  exchangedAmount,
  exchangeRefusal,
  rateShown,
} from '../../../domain/accounts/exchange-rule.ts';
import { ACCOUNT_TYPE } from '../../../domain/money/account-type.ts';
import { minorUnitsOf } from '../../../domain/money/currency.ts';
import { amountText } from '../../../domain/money/money.ts';
import { parseAmount } from '../../../domain/money/parsed-amount.ts';
import { EXCHANGE_CODES } from '../../../projections/payments/exchange.ts';
import { hidesBalance } from '../../../projections/site/hides-balance.ts';
import type { Account } from '../../contract/accounts.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { RefreshButton } from '../../ui/controls/refresh-button.tsx';
import { formatMoney } from '../../ui/format/format.ts';
import { Field } from '../../ui/forms/field.tsx';
import { useForm } from '../../ui/forms/form.ts';
import { FormView } from '../../ui/forms/form-view.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Banner, ErrorState } from '../../ui/notices/message.tsx';
import { SkeletonList } from '../../ui/notices/skeleton.tsx';
import { Told } from '../../ui/notices/told.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import styles from './currency-modal.module.css';

/** What an account is called in a list: also what it holds, unless that is kept from view. */
function useAccountName(): (account: Account) => string {
  const language = useHost().language();
  const isHidden = useHostState(hidesBalance);
  return ({ label, money, iso }) =>
    isHidden ? label : `${label} · ${formatMoney(money, iso, language)}`;
}

/** All that the policy asks about an order. */
function useFacts(order: {
  readonly fromId: string;
  readonly toId: string;
  readonly amount: number;
}) {
  const session = useHostState((state) => state.session);
  const accounts = useHostState((state) => state.accounts);
  const exchange = useHostState((state) => state.exchange);
  return exchangeFacts({ session, accounts, exchange }, order);
}

/** Between which accounts, and how much: as it is chosen and typed. */
function useOrder(own: readonly Account[]) {
  const [fromId, setFrom] = useState<string | null>(null);
  const [toId, setTo] = useState<string | null>(null);
  const [typed, type] = useState('');
  const richest = own.reduce((one, other) => (other.money > one.money ? other : one));
  const from = own.find(({ id }) => id === fromId) ?? richest;
  const others = own.filter(({ id }) => id !== from.id);
  const to = others.find(({ id }) => id === toId) ?? others[0] ?? from;
  const amount = parseAmount(typed, minorUnitsOf(from.iso));
  const facts = useFacts({ fromId: from.id, toId: to.id, amount: amount ?? 0 });
  return { from, setFrom, to, setTo, others, typed, type, amount, facts };
}

type Order = ReturnType<typeof useOrder>;

/** At what rate, and what would arrive. */
function Quote({ from, to, amount, facts: { rate } }: Order) {
  const { t, language } = useHost('accounts');
  if (rate === null || rate === 'unknown') return null;
  const arrives = exchangedAmount(amount ?? 0, { from: from.iso, to: to.iso, rate });
  return (
    <dl className={styles['quote']} data-exchange-quote="">
      <div>
        <dt>{t('exchange_rate')}</dt>
        <dd className="numbers">
          <bdi>{t('exchange_rate_is', { from: from.iso, rate: rateShown(rate), to: to.iso })}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('exchange_arrives')}</dt>
        <dd className="numbers" aria-live="polite">
          {formatMoney(arrives, to.iso, language())}
        </dd>
      </div>
    </dl>
  );
}

function useOrderForm({ from, to, amount, facts }: Order) {
  const host = useHost('accounts', 'payments');
  const busy = useHostState(({ exchange }) => exchange.sending.status === 'busy');
  const refusal = exchangeRefusal(facts);
  const form = useForm({
    busy,
    check: () => {
      if (amount === null) return { amount: 'payments_amount_format' };
      return refusal === null ? {} : { amount: { key: EXCHANGE_CODES[refusal] } };
    },
    send: () => {
      const { rate } = facts;
      if (amount === null || rate === null || rate === 'unknown') return;
      const order = { fromId: from.id, toId: to.id, amount, rate };
      host.publish('payments.exchangeSubmitted', order);
    },
  });
  const message =
    amount === null || refusal === null ? null : host.say({ key: EXCHANGE_CODES[refusal] });
  return { form, busy, error: message ?? form.error('amount') };
}

function AmountField({ order, error }: { readonly order: Order; readonly error?: string }) {
  const { t } = useHost('accounts', 'payments');
  const { from, typed, type } = order;
  const all = () => type(amountText(from.money, minorUnitsOf(from.iso)));
  return (
    <Field
      label={t('payments_amount', { currency: from.iso })}
      name="amount"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      required
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      error={error}
    >
      <Button size="s" look="plain" onClick={all}>
        {t('exchange_all')}
      </Button>
    </Field>
  );
}

function OrderForm({ own }: { readonly own: readonly Account[] }) {
  const { t } = useHost('accounts');
  const nameOf = useAccountName();
  const order = useOrder(own);
  const { form, busy, error } = useOrderForm(order);
  const told = useHostState(({ exchange }) => exchange.sending.told);
  const option = (account: Account) => ({ value: account.id, label: nameOf(account) });
  return (
    <FormView form={form} className={styles['form']}>
      <p>{t('exchange_text')}</p>
      <SelectField
        label={t('exchange_from')}
        name="from"
        options={own.map(option)}
        suggested={order.from.id}
        onChoose={order.setFrom}
      />
      <SelectField
        label={t('exchange_to')}
        name="to"
        options={order.others.map(option)}
        suggested={order.to.id}
        onChoose={order.setTo}
      />
      <AmountField order={order} {...(error === undefined ? {} : { error })} />
      <Quote {...order} />
      <Told told={told} />
      <Button type="submit" look="main" size="l" wide busy={busy}>
        {t('exchange_send')}
      </Button>
    </FormView>
  );
}

/** What was done: what went, what arrived, and at what rate. */
function Made({ made, close }: { readonly made: Exchange; readonly close: () => void }) {
  const { t, language } = useHost('accounts');
  const { amount, from, received, to, rate } = made;
  return (
    <div className={styles['form']} role="status" tabIndex={-1} data-begin="">
      <Banner level="done">
        {t('exchange_done', {
          amount: formatMoney(amount, from, language()),
          received: formatMoney(received, to, language()),
        })}
      </Banner>
      <p className="numbers">
        <bdi>{t('exchange_rate_is', { from, rate: rateShown(rate), to })}</bdi>
      </p>
      <Button look="main" size="l" wide onClick={close}>
        {t('main_close')}
      </Button>
    </div>
  );
}

function Loaded({ close }: { readonly close: () => void }) {
  const { t } = useHost('accounts');
  const { status, rates, made } = useHostState((state) => state.exchange);
  const accounts = useHostState((state) => state.accounts.accounts);
  const own = accounts.filter(({ type }) => type !== ACCOUNT_TYPE.bonus);
  if (made !== null) return <Made made={made} close={close} />;
  if (status === 'failed' && rates === null) {
    return (
      <ErrorState icon="plug" title={t('exchange_failed')}>
        <RefreshButton />
      </ErrorState>
    );
  }
  if (rates === null) return <SkeletonList rows={3} height="3rem" label={t('main_loading')} />;
  return own.length < 2 ? <p>{t('exchange_one_account')}</p> : <OrderForm own={own} />;
}

/** Moves money between the player's own accounts, at a rate that is shown. */
export function ExchangeModal({ modal, close }: ModalProps) {
  const { t } = useHost('accounts');
  return (
    <ModalDialog modal={modal} close={close} title={t('exchange_title')}>
      <Loaded close={close} />
    </ModalDialog>
  );
}
