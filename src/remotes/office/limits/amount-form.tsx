import { isUnlimited, NO_LIMIT } from '../../../domain/limits/limits.ts';
import { minorUnitsOf } from '../../../domain/money/currency.ts';
import { amountText } from '../../../domain/money/money.ts';
import { parseAmount } from '../../../domain/money/parsed-amount.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { Field } from '../../../site/ui/forms/field.tsx';
import { type FieldErrors, type FieldReader, useForm } from '../../../site/ui/forms/form.ts';
import { FormView } from '../../../site/ui/forms/form-view.tsx';
import { useHost, useHostState } from '../host.ts';
import { useWaitHint } from './limit-words.ts';
import styles from './limits.module.css';
import { useRefused } from './use-refused.ts';

/** Takes the amount of a limit; a lower one holds at once, and says so. */
export function AmountForm({ type }: { readonly type: number }) {
  const host = useHost('responsible_gaming');
  const iso = useHostState((state) => state.limits.iso);
  const saving = useHostState((state) => state.limits.saving);
  const held = useHostState((state) => state.limits.of(type));
  const required = useHostState((state) => state.limits.jurisdiction.required);
  const minorUnits = minorUnitsOf(iso);
  const busy = saving.status === 'busy';
  const amountOf = (fields: FieldReader) => parseAmount(fields.text('limit'), minorUnits);
  const form = useForm({
    busy,
    refused: useRefused(type, 'limit'),
    check: (fields): FieldErrors =>
      amountOf(fields) === null ? { limit: 'limit_amount_format' } : {},
    send: (fields) => save(amountOf(fields) ?? 0),
  });
  const save = (limitValue: number) =>
    host.saveLimits({ limits: [{ limitType: type, limitValue }] });
  const isSet = held !== null && held.limitState === 'ACTIVE' && !isUnlimited(held.limitValue);
  return (
    <FormView form={form} className={styles['form']}>
      <Field
        label={host.t('office_limit_amount', { currency: iso })}
        hint={useWaitHint(type)}
        name="limit"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={isSet ? amountText(held.limitValue, minorUnits) : ''}
        error={form.error('limit')}
      />
      <div className={styles['actions']}>
        <Button type="submit" look="main" busy={busy}>
          {host.t('office_limit_save')}
        </Button>
        {isSet && !required.some((one) => one === type) && (
          <Button busy={busy} onClick={() => save(NO_LIMIT)}>
            {host.t('office_limit_remove')}
          </Button>
        )}
      </div>
    </FormView>
  );
}
