import { Button } from '../../../site/ui/controls/button.tsx';
import { useFocusKept } from '../../../site/ui/controls/focus.ts';
import { useSecondsUntil } from '../../../site/ui/format/use-seconds.ts';
import { CodeField } from '../../../site/ui/forms/code-field.tsx';
import { useForm } from '../../../site/ui/forms/form.ts';
import { TimeLeft } from '../../../site/ui/forms/form-alert.tsx';
import { FormView } from '../../../site/ui/forms/form-view.tsx';
import { ResendButton } from '../../../site/ui/forms/resend-button.tsx';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { useHost, useHostState } from '../host.ts';
import { Authenticator } from './authenticator.tsx';
import { FormMessage } from './form-message.tsx';
import { phoneText } from './phone-text.ts';
import styles from './security.module.css';

type Method = 'totp' | 'sms';

/** Where the code has gone. */
function SentBySms() {
  const { t } = useHost('security');
  const phone = useHostState((state) => phoneText(state.player));
  return (
    <>
      <h3 className={styles['title']} tabIndex={-1} data-begin>
        {t('security_sms_code')}
      </h3>
      <p>{t('security_sms_code_text', { phone })}</p>
    </>
  );
}

/** The way to another code, for whom the first did not reach. */
function AnotherSms() {
  const host = useHost();
  const sms = useHostState((state) => state.protection.sms);
  return (
    <>
      <FormMessage sending={sms} />
      <div>
        <ResendButton
          resendAt={sms.retryAt}
          busy={sms.status === 'busy'}
          onPress={() => host.sendSmsCode()}
        />
      </div>
    </>
  );
}

function CodeForm() {
  const host = useHost('form', 'security');
  const sending = useHostState((state) => state.protection.twoStep);
  const busy = sending.status === 'busy';
  const form = useForm({
    busy,
    refused: sending.refused,
    check: (fields) => ({ code: fields.digits('code') === '' ? 'field_code_missing' : undefined }),
    send: (fields) => host.sendTwoStepCode(fields.digits('code')),
  });
  return (
    <FormView form={form} className={styles['form']}>
      <FormMessage sending={sending} />
      <CodeField label={host.t('field_code')} error={form.error('code')} />
      <div className={styles['actions']}>
        <Button type="submit" look="main" busy={busy}>
          {host.t('security_setup_finish')}
        </Button>
        <Button disabled={busy} onClick={() => host.giveUpTwoStep()}>
          {host.t('main_cancel')}
        </Button>
      </div>
    </FormView>
  );
}

/** The key or code is good no longer. */
function Late() {
  const host = useHost('security');
  return (
    <>
      <div role="alert">
        <Banner level="error">{host.t('security_setup_late')}</Banner>
      </div>
      <div className={styles['actions']}>
        <Button look="main" onClick={() => host.giveUpTwoStep()}>
          {host.t('security_setup_again')}
        </Button>
      </div>
    </>
  );
}

export interface TwoStepCodeProps {
  readonly method: Method;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

function InTime({ method, expiresAt }: TwoStepCodeProps) {
  return (
    <>
      {method === 'totp' ? <Authenticator /> : <SentBySms />}
      <CodeForm />
      {method === 'sms' && <AnotherSms />}
      <TimeLeft textKey="security_setup_time" until={expiresAt} />
    </>
  );
}

/** What the player needs to get a code, and the field for it. */
export function TwoStepCode({ method, expiresAt }: TwoStepCodeProps) {
  const isLate = useSecondsUntil(expiresAt) === 0;
  const place = useFocusKept(isLate ? 'late' : 'code');
  return (
    <div ref={place} className={styles['part']}>
      {isLate ? <Late /> : <InTime method={method} expiresAt={expiresAt} />}
    </div>
  );
}
