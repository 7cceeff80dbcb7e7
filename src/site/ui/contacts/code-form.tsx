import type { ContactKind } from '../../../domain/activation.ts';
import { type Host, useHost, useHostState } from '../../contract.tsx';
import { Button } from '../button.tsx';
import { CodeField } from '../code-field.tsx';
import { useForm } from '../form.ts';
import { FormAlert, TimeLeft } from '../form-alert.tsx';
import { FormView } from '../form-view.tsx';
import { leftToRight } from '../isolated.ts';
import { ResendButton } from '../resend-button.tsx';
import styles from './contacts.module.css';
import { sendCode } from './send-code.ts';

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
  const { t } = useHost();
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
  const host = useHost();
  const proof = useHostState((state) => state.activation[kind]);
  const asked = useHostState((state) => state.activation.asked);
  const isTimeUp = proof.error === 'time_up';
  const form = useForm({
    busy: asked !== null,
    refused: proof.fields,
    check: (fields) => (fields.text('code') === '' ? { code: 'field_code_missing' } : {}),
    send: (fields) =>
      host.publish('activation.codeSubmitted', { kind, code: fields.digits('code') }),
  });
  return (
    <FormView form={form} className={styles['form']}>
      <FormAlert message={isTimeUp ? 'activation_time_up' : proof.message} />
      {!isTimeUp && <Sent kind={kind} />}
      <CodeField label={host.t('field_code')} error={form.error('code')} />
      <TimeLeft textKey="activation_code_left" until={proof.expiresAt} />
      <div className={styles['actions']}>
        <Button type="submit" look="main" busy={asked?.kind === kind && asked.what === 'confirm'}>
          {host.t('activation_confirm')}
        </Button>
        <ResendButton
          resendAt={proof.resendAt}
          expiresAt={proof.expiresAt}
          busy={asked?.kind === kind && asked.what === 'send'}
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
