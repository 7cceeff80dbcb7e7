import { CodeField } from '../../../site/ui/forms/code-field.tsx';
import { Field } from '../../../site/ui/forms/field.tsx';
import { ResendButton } from '../../../site/ui/forms/resend-button.tsx';
import { useHost, useHostState } from '../host.ts';
import { FormMessage } from './form-message.tsx';
import styles from './security.module.css';

/** What shows, beside the password, that it is the player. */
export type Proof = 'code' | 'answer';

/** Whoever gets codes by SMS asks for one here. */
function SmsCode() {
  const host = useHost('security', 'auth');
  const sms = useHostState((state) => state.protection.sms);
  // As far as it is known: an authenticator makes codes of its own.
  const bySms = useHostState(
    ({ safeguards }) => safeguards.hasPhone && !safeguards.hasAuthenticator,
  );
  if (!bySms) return null;
  return (
    <>
      <FormMessage sending={sms} />
      <div className={styles['actions']}>
        <ResendButton
          look="quiet"
          resendAt={sms.retryAt}
          {...(sms.retryAt === null ? { label: host.t('security_off_sms') } : {})}
          busy={sms.status === 'busy'}
          onPress={() => host.sendSmsCode()}
        />
        <span role="status" className={styles['quiet']}>
          {sms.status === 'done' && host.t('security_off_sms_sent')}
        </span>
      </div>
    </>
  );
}

/** The field for what proves that it is the player. */
export function ProofFields({
  proof,
  error,
}: {
  readonly proof: Proof;
  readonly error: string | undefined;
}) {
  const { t } = useHost('security');
  const question = useHostState((state) => state.protection.question.text);
  if (proof === 'answer') {
    return (
      <Field
        label={question ?? t('security_question_answer')}
        name="answer"
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={error}
      />
    );
  }
  return (
    <>
      <CodeField
        letters
        label={t('security_off_code')}
        hint={t('security_off_code_hint')}
        error={error}
      />
      <SmsCode />
    </>
  );
}
