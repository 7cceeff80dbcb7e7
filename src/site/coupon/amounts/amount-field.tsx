import { type ReactNode, useId } from 'react';
import { useHost } from '../../host.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { fieldText, plainAmount } from '../../ui/format/amount-text.ts';
import styles from './amount-field.module.css';

export interface AmountFieldProps {
  readonly label: string;
  /** The label is for those who do not see where the field stands. */
  readonly hidesLabel?: boolean;
  /** Plain decimal text, as typed. */
  readonly amount: string;
  readonly minorUnits: number;
  readonly symbol: string;
  readonly disabled: boolean;
  /** What holds while the field is empty. */
  readonly placeholder?: string;
  /** Id of the text that says what is wrong with the amount. */
  readonly describedBy?: string | undefined;
  readonly isWrong?: boolean;
  /** Given plain decimal text. */
  readonly onChange: (amount: string) => void;
  /** Stands before and after the field. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/**
 * A field for an amount of money. It takes amounts as people of any language write them and shows
 * only what counts: what is no amount is not taken.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, hidesLabel, amount, minorUnits, symbol, disabled, onChange } = props;
  const host = useHost('coupon');
  const id = useId();
  const type = (text: string) => {
    const plain = plainAmount(text, minorUnits);
    if (plain !== null) onChange(plain);
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={hidesLabel ? 'visually-hidden' : styles['label']}>
        {label}
      </label>
      <div className={styles['box']} data-disabled={disabled || undefined}>
        {props.before}
        <input
          id={id}
          className={`${styles['input']} numbers`}
          type="text"
          inputMode={minorUnits === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={20}
          value={fieldText(amount, host.language())}
          placeholder={props.placeholder ?? '0'}
          disabled={disabled}
          aria-invalid={props.isWrong || undefined}
          aria-describedby={props.describedBy}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <span className={styles['symbol']} aria-hidden="true">
          {symbol}
        </span>
        {amount !== '' && !disabled && (
          <IconButton
            icon="close"
            size="s"
            label={host.t('coupon_amount_clear')}
            onClick={() => onChange('')}
          />
        )}
        {props.after}
      </div>
    </div>
  );
}
