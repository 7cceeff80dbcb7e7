import { Button } from '../../../site/ui/controls/button.tsx';
import { Segmented } from '../../../site/ui/controls/segmented.tsx';
import { type FieldReader, useForm } from '../../../site/ui/forms/form.ts';
import { FormView } from '../../../site/ui/forms/form-view.tsx';
import { PasswordField } from '../../../site/ui/forms/password-field.tsx';
import { useHost, useHostState } from '../host.ts';
import { FormMessage } from './form-message.tsx';
import { type Proof, ProofFields } from './proof-fields.tsx';
import styles from './security.module.css';

const PROOF = 'security-proof';

/** How the player proves who they are; by the question only where there is one. */
function useProof(): { readonly proof: Proof; readonly hasQuestion: boolean } {
  const hasQuestion = useHostState((state) => state.protection.question.text !== null);
  const isAnswer = useHostState((state) => state.page.choice(PROOF) === 'answer');
  return { proof: hasQuestion && isAnswer ? 'answer' : 'code', hasQuestion };
}

function useOff(proof: Proof) {
  const host = useHost('form');
  const sending = useHostState((state) => state.protection.twoStepOff);
  const missing = { code: 'field_code_missing', answer: 'fieldRequired' } as const;
  const form = useForm({
    busy: sending.status === 'busy',
    refused: sending.refused,
    check: (fields) => ({
      password: fields.secret('password') === '' ? 'authPasswordMissing' : undefined,
      [proof]: fields.text(proof) === '' ? missing[proof] : undefined,
    }),
    send: (fields: FieldReader) =>
      host.endTwoStep({
        password: fields.secret('password'),
        ...(proof === 'code' ? { code: fields.digits('code') } : { answer: fields.text('answer') }),
      }),
  });
  return { form, sending };
}

/** Switches the second step off, for whoever proves to be the player. */
export function TwoStepOff() {
  const host = useHost('security', 'form');
  const { proof, hasQuestion } = useProof();
  const { form, sending } = useOff(proof);
  return (
    <FormView form={form} className={styles['form']}>
      <p>{host.t('security_off_before')}</p>
      <FormMessage sending={sending} />
      <PasswordField
        kind="current"
        label={host.t('security_current_password')}
        error={form.error('password')}
      />
      {hasQuestion && (
        <Segmented
          label={host.t('security_off_how')}
          items={[
            { id: 'code', label: host.t('security_off_by_code') },
            { id: 'answer', label: host.t('security_off_by_answer') },
          ]}
          selected={proof}
          onSelect={(choice) => host.choose(PROOF, choice)}
        />
      )}
      <ProofFields proof={proof} error={form.error(proof)} />
      <Button type="submit" look="danger" busy={sending.status === 'busy'}>
        {host.t('security_off_confirm')}
      </Button>
    </FormView>
  );
}
