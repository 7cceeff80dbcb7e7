import type { ContactKind } from '../../../domain/protection/activation.ts';
import { type Host, useHost, useHostState } from '../../host.tsx';
import { Button } from '../controls/button.tsx';
import { leftToRight } from '../format/isolated.ts';
import { CodeField } from '../forms/code-field.tsx';
import { useForm } from '../forms/form.ts';
import { FormAlert, TimeLeft } from '../forms/form-alert.tsx';
import { FormView } from '../forms/form-view.tsx';
import { ResendButton } from '../forms/resend-button.tsx';
import styles from './contacts.module.css';
import { isProving, sendCode } from './send-code.ts';

export interface CodeFormProps {
  readonly kind: ContactKind;
  /** The address or number the player has; empty where there is none. */
  readonly known: string;
}

/** To where the last code went; else to what the player has. */
function sendAgain(host: Host, { kind, known }: CodeFormProps): void {
  const { to, country } = host.state().activation[kind];
  if (to !== '' || known !== '') sendCode(host, kind, { to, country });
  else host.publish('activation.stepChosen', { kind, step: 'address' });
}

/** Where the code went, and that a letter has more than one way. */
function Sent({ kind }: Pick<CodeFormProps, 'kind'>) {
  const { t } = useHost('contacts');
  const { to, expiresAt } = useHostState((state) => state.activation[kind]);
  if (expiresAt === null) return <p className={styles['quiet']}>{t('activation_code_had')}</p>;
  return (
    <p className={styles['quiet']}>
      {to === '' ? t('activation_code_had') : t('activation_code_sent', { to: leftToRight(to) })}
      {kind === 'email' && ` ${t('activation_code_letter')}`}
    </p>
  );
}

/** The code that was sent to an address or number. */
export function CodeForm({ kind, known }: CodeFormProps) {
  const host = useHost('form', 'contacts');
  const proof = useHostState((state) => state.activation[kind]);
  const busy = useHostState(isProving);
  const isSending = (what: 'address' | 'code') =>
    proof.sending.status === 'busy' && proof.sent === what;
  const isTimeUp = proof.error === 'time_up';
  const form = useForm({
    busy,
    refused: proof.sending.refused,
    check: (fields) => (fields.text('code') === '' ? { code: 'field_code_missing' } : {}),
    send: (fields) =>
      host.publish('activation.codeSubmitted', { kind, code: fields.digits('code') }),
  });
  return (
    <FormView form={form} className={styles['form']}>
      <FormAlert message={isTimeUp ? 'activation_time_up' : proof.sending.told} />
      {!isTimeUp && <Sent kind={kind} />}
      <CodeField label={host.t('field_code')} error={form.error('code')} />
      <TimeLeft textKey="activation_code_left" until={proof.expiresAt} />
      <div className={styles['actions']}>
        <Button type="submit" look="main" busy={isSending('code')}>
          {host.t('activation_confirm')}
        </Button>
        <ResendButton
          resendAt={proof.resendAt}
          expiresAt={proof.expiresAt}
          busy={isSending('address')}
          onPress={() => sendAgain(host, { kind, known })}
        />
        <Button
          look="plain"
          onClick={() => host.publish('activation.stepChosen', { kind, step: 'address' })}
        >
          {host.t(`activation_change_${kind}`)}
        </Button>
      </div>
    </FormView>
  );
}
