import type { MethodTerms, PaymentMethod } from '../../../domain/payments/payments.ts';
import { feeText } from '../../../site/ui/format/fee-text.ts';
import { useHost } from '../host.ts';
import styles from './payments.module.css';
import { usePaymentWords } from './words.ts';

export interface MethodChoiceProps {
  readonly legend: string;
  readonly methods: readonly (MethodTerms & { readonly returnable?: number })[];
  readonly iso: string;
  readonly selected: PaymentMethod | null;
  readonly onSelect: (method: PaymentMethod) => void;
}

function useFee() {
  const { t, language } = useHost('payments');
  return ({ fee }: MethodTerms, iso: string): string => {
    const text = feeText(fee, iso, language());
    return text === null ? t('payments_fee_none') : t('payments_fee', { fee: text });
  };
}

/** The ways to pay, each with what it takes. */
export function MethodChoice({ legend, methods, iso, selected, onSelect }: MethodChoiceProps) {
  const { t } = useHost('payments');
  const { money, outage } = usePaymentWords();
  const feeOf = useFee();
  return (
    <fieldset className={styles['methods']}>
      <legend>{legend}</legend>
      {methods.map((method) => (
        <label
          key={method.id}
          className={styles['method']}
          data-out={method.outage ? true : undefined}
        >
          <input
            type="radio"
            name="method"
            value={method.id}
            checked={method.id === selected}
            onChange={() => onSelect(method.id)}
          />
          <span className={styles['about']}>
            <span>{t(`payments_method_${method.id}`)}</span>
            {method.outage && <strong className={styles['out']}>{outage(method)}</strong>}
            <span className={`${styles['quiet']} numbers`}>
              {t('payments_bounds', {
                min: money(method.min, iso),
                max: money(method.max, iso),
              })}
              {' · '}
              {feeOf(method, iso)}
            </span>
            {(method.returnable ?? 0) > 0 && (
              <span className={`${styles['quiet']} numbers`}>
                {t('payments_returnable', { amount: money(method.returnable ?? 0, iso) })}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
