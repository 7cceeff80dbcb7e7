import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../site/ui/controls/button.tsx';
import { CheckField } from '../../../site/ui/forms/check-field.tsx';
import { useForm } from '../../../site/ui/forms/form.ts';
import { FormView } from '../../../site/ui/forms/form-view.tsx';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './limits.module.css';
import { useRefused } from './use-refused.ts';

export interface TermFormProps {
  readonly type: number;
  readonly days: readonly number[];
  /** What the button says. */
  readonly begin: string;
  /** Stands between the term and the button. */
  readonly children?: ReactNode;
  /** A box to tick first, against mistakes: what it says. */
  readonly toggle?: string;
}

const NO_REASON = '';

/** Why, where the player likes to say so. */
export function ReasonField() {
  const host = useHost('responsible_gaming');
  const reasons = useHostState((state) => state.limits.reasons);
  useEffect(() => host.wantExclusionReasons(), [host]);
  if (reasons.length === 0) return null;
  return (
    <SelectField
      label={host.t('office_exclusion_reason')}
      name="reason"
      options={[
        { value: NO_REASON, label: host.t('office_exclusion_reason_none') },
        ...reasons.map(({ id, selfExcludeReason }) => ({
          value: String(id),
          label: selfExcludeReason,
        })),
      ]}
    />
  );
}

/** Begins something that has a term and cannot be ended early. */
export function TermForm({ type, days, begin, toggle, children }: TermFormProps) {
  const host = useHost('responsible_gaming');
  const busy = useHostState((state) => state.limits.saving.status === 'busy');
  const [isOn, setOn] = useState(toggle === undefined);
  const form = useForm({
    busy,
    refused: useRefused(type, 'days'),
    check: () => ({}),
    send: (fields) => {
      const reason = fields.text('reason');
      const limitValue = Number(fields.text('days'));
      const why = reason === NO_REASON ? {} : { selfExcludeReason: Number(reason) };
      host.saveLimits({ limits: [{ limitType: type, limitValue, ...why }] });
    },
  });
  return (
    <FormView form={form} className={styles['form']}>
      <SelectField
        label={host.t('office_term')}
        name="days"
        error={form.error('days')}
        options={days.map((count) => ({
          value: String(count),
          label: host.t('office_term_days', { count }),
        }))}
      />
      {children}
      {toggle !== undefined && (
        <div onChange={({ target }) => setOn(target instanceof HTMLInputElement && target.checked)}>
          <CheckField name="sure">{toggle}</CheckField>
        </div>
      )}
      {toggle !== undefined && isOn && (
        <Banner level="info">{host.t('responsible_gaming_self_exclusion_warning')}</Banner>
      )}
      <div className={styles['actions']}>
        <Button type="submit" look="danger" busy={busy} disabled={!isOn}>
          {begin}
        </Button>
      </div>
    </FormView>
  );
}
