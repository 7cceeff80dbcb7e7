import { Button } from '../../../site/ui/controls/button.tsx';
import { useForm } from '../../../site/ui/forms/form.ts';
import { FormView } from '../../../site/ui/forms/form-view.tsx';
import { SelectField } from '../../../site/ui/forms/select-field.tsx';
import { useHost, useHostState } from '../host.ts';
import { useLimitWords, useWaitHint } from './limit-words.ts';
import styles from './limits.module.css';
import { useRefused } from './use-refused.ts';

export interface ChoiceFormProps {
  readonly type: number;
  readonly label: string;
  /** What may be chosen; -1 is none, and said by `none`. */
  readonly values: readonly number[];
  readonly none: string;
}

/** Takes a limit on time as one of several. */
export function ChoiceForm({ type, label, values, none }: ChoiceFormProps) {
  const host = useHost('responsible_gaming');
  const wordsOf = useLimitWords();
  const busy = useHostState((state) => state.limits.saving.status === 'busy');
  const held = useHostState((state) => state.limits.of(type)?.limitValue ?? -1);
  const form = useForm({
    busy,
    refused: useRefused(type, 'limit'),
    check: () => ({}),
    send: (fields) =>
      host.saveLimits({ limits: [{ limitType: type, limitValue: Number(fields.text('limit')) }] }),
  });
  return (
    <FormView form={form} className={styles['form']}>
      <SelectField
        label={label}
        name="limit"
        error={form.error('limit')}
        hint={useWaitHint(type)}
        suggested={String(held)}
        options={[-1, ...values].map((value) => ({
          value: String(value),
          label: value === -1 ? none : wordsOf(type, value),
        }))}
      />
      <div className={styles['actions']}>
        <Button type="submit" look="main" busy={busy}>
          {host.t('office_limit_save')}
        </Button>
      </div>
    </FormView>
  );
}
