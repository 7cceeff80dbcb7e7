import type { SiteState } from '../../../site/contract/line.ts';
import { useHost, useHostState } from '../../../site/contract.tsx';
import { CodeField } from '../../../site/ui/code-field.tsx';
import { Field } from '../../../site/ui/field.tsx';
import { ResendButton } from '../../../site/ui/resend-button.tsx';
import { FormMessage } from './form-message.tsx';
import styles from './security.module.css';

/** What shows, beside the password, that it is the player. */
export type Proof = 'code' | 'answer';

/** Whether codes come by SMS, as far as it is known: an authenticator makes its own. */
function isBySms({ user: { config } }: SiteState): boolean {
  const hasPhone = config?.protection_methods.enable_phone_binding ?? false;
  return hasPhone && config?.two_step_method !== 'totp';
}

/** Whoever gets codes by SMS asks for one here. */
function SmsCode() {
  const host = useHost();
  const sms = useHostState((state) => state.protection.sms);
  const bySms = useHostState(isBySms);
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
          onPress={() => host.publish('protection.twoStepSmsAsked', {})}
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
  const { t } = useHost();
  const question = useHostState((state) => state.protection.question);
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
