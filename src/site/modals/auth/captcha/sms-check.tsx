import { digitsOf } from '../../../../kernel/digits.ts';
import { useHost, useHostState } from '../../../host.tsx';
import { CodeField } from '../../../ui/forms/code-field.tsx';
import { ResendButton } from '../../../ui/forms/resend-button.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import styles from './captcha.module.css';
import { CheckForm, useCheck } from './check-form.tsx';
import { useChallenge } from './use-challenge.ts';

/** 112: a code that was sent to the player's phone. */
export function SmsCheck() {
  const host = useHost('captcha');
  const challenge = useChallenge('112');
  const isLoading = useHostState(({ captcha: { status } }) => status !== 'open');
  const length = challenge?.length ?? 0;
  const form = useCheck({
    code: '112',
    check: (fields) =>
      digitsOf(fields.text('code')).length < length
        ? { code: { text: 'captcha_digits_missing', values: { length } } }
        : {},
    solutionOf: (fields) => digitsOf(fields.text('code')),
  });
  const resend = (
    <ResendButton
      resendAt={challenge?.resendAt ?? null}
      busy={isLoading}
      onPress={() => host.publish('captcha.refreshPressed', { code: '112' })}
    />
  );
  return (
    <CheckForm form={form} why={host.t('captcha_why_sms')} another={resend}>
      <div className={styles['sent']}>
        {challenge === null ? (
          <Skeleton width="80%" />
        ) : (
          <p>{host.t('captcha_sms_sent', { end: challenge.phoneEnd })}</p>
        )}
      </div>
      <CodeField label={host.t('captcha_sms_code')} error={form.error('code')} />
    </CheckForm>
  );
}
