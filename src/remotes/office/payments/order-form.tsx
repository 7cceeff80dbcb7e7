import { useState } from 'react';
import { minorUnitsOf } from '../../../domain/money/currency.ts';
import { amountText } from '../../../domain/money/money.ts';
import { parseAmount } from '../../../domain/money/parsed-amount.ts';
import type { MethodTerms, PaymentMethod } from '../../../domain/payments/payments.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { Field } from '../../../site/ui/forms/field.tsx';
import { useForm } from '../../../site/ui/forms/form.ts';
import { FormView } from '../../../site/ui/forms/form-view.tsx';
import { useHost } from '../host.ts';
import { MethodChoice } from './method-choice.tsx';
import styles from './payments.module.css';
import { type Refusal, usePaymentWords } from './words.ts';

export interface OrderFormProps {
  readonly legend: string;
  readonly methods: readonly (MethodTerms & { readonly returnable?: number })[];
  readonly iso: string;
  readonly busy: boolean;
  /** The way the player chose; null as long as it is the first that can be had. */
  readonly chosen: PaymentMethod | null;
  readonly choose: (method: PaymentMethod) => void;
  /** What the button says, by the way that is chosen. */
  readonly action: (method: PaymentMethod | null) => string;
  /** Offers multiples of the least amount as buttons. */
  readonly suggests?: boolean;
  /** What the policy says of it. */
  readonly refusalOf: (method: PaymentMethod | null, amount: number) => Refusal | null;
  readonly send: (order: { readonly method: PaymentMethod; readonly amount: number }) => void;
}

const MULTIPLES = [2, 5, 10] as const;

interface SuggestedProps {
  readonly amounts: readonly number[];
  readonly iso: string;
  readonly choose: (amount: number) => void;
}

/** Amounts that are chosen with one press. */
function Suggested({ amounts, iso, choose }: SuggestedProps) {
  const { t } = useHost('payments');
  const { money } = usePaymentWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that fill a field are no fields
    <div className={styles['suggested']} role="group" aria-label={t('payments_suggested')}>
      {amounts.map((amount) => (
        <Button key={amount} size="s" onClick={() => choose(amount)}>
          {money(amount, iso)}
        </Button>
      ))}
    </div>
  );
}

/** What is chosen and typed, and what the policy says of it. */
function useOrder({ methods, iso, busy, chosen, refusalOf, send }: OrderFormProps) {
  const [typed, setTyped] = useState('');
  const minorUnits = minorUnitsOf(iso);
  const inService = methods.filter(({ outage }) => !outage);
  const method = inService.find(({ id }) => id === chosen) ?? inService[0] ?? null;
  const amount = parseAmount(typed, minorUnits);
  const refusal = amount === null ? null : refusalOf(method?.id ?? null, amount);
  const form = useForm({
    busy,
    check: () => {
      if (amount === null) return { amount: 'payments_amount_format' };
      return refusal === null ? {} : { amount: 'paymentsRefusedAmount' };
    },
    send: () => {
      if (method !== null && amount !== null) send({ method: method.id, amount });
    },
  });
  return { form, method, typed, type: setTyped, refusal };
}

/** A way to pay and an amount. What the policy refuses is said while it is typed, before the press. */
export function OrderForm(props: OrderFormProps) {
  const { legend, methods, iso, busy, choose, action, suggests = false } = props;
  const { t } = useHost('payments');
  const words = usePaymentWords();
  const { form, method, typed, type, refusal } = useOrder(props);
  const message = typed === '' || refusal === null ? null : words.refusal(refusal, iso);
  return (
    <FormView form={form} className={styles['form']}>
      <MethodChoice
        legend={legend}
        methods={methods}
        iso={iso}
        selected={method?.id ?? null}
        onSelect={choose}
      />
      <Field
        label={t('payments_amount', { currency: iso })}
        name="amount"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        required
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        error={message ?? form.error('amount')}
      />
      {suggests && method !== null && (
        <Suggested
          amounts={MULTIPLES.map((times) => method.min * times)}
          iso={iso}
          choose={(one) => type(amountText(one, minorUnitsOf(iso)))}
        />
      )}
      <div className={styles['actions']}>
        <Button type="submit" look="main" busy={busy}>
          {action(method?.id ?? null)}
        </Button>
      </div>
    </FormView>
  );
}
