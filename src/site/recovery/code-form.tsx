import type { Host } from '../contract.tsx';
import { useHost, useHostState } from '../contract.tsx';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { useForm } from '../ui/form.ts';
import { FormAlert, TimeLeft } from '../ui/form-alert.tsx';
import { FormView } from '../ui/form-view.tsx';
import { ResendButton } from '../ui/resend-button.tsx';
import { Told } from '../ui/told.tsx';
import styles from './recovery.module.css';

/** After a reload nobody knows any more whom the code was for: that has to be said again. */
function callAgain(host: Host): void {
  const { login } = host.state().recovery;
  if (login === '') host.publish('recovery.restarted', {});
  else host.publish('recovery.called', { login });
}

/** Whoever named the wrong account goes back. */
function ChangeLink() {
  const host = useHost();
  return (
    <p className={styles['links']}>
      <button type="button" onClick={() => host.publish('recovery.restarted', {})}>
        {host.t('recovery_change')}
      </button>
    </p>
  );
}

/** The time is up: nothing was changed, and another code is needed. */
export function TimeUp() {
  const host = useHost();
  const { asked, message, resendAt } = useHostState((state) => state.recovery);
  return (
    <div className={styles['form']}>
      <Told level="info">{host.t('recovery_time_up')}</Told>
      <FormAlert message={message} />
      {message && <TimeLeft textKey="auth_retry_in" until={resendAt} />}
      <Button look="main" size="l" wide busy={asked !== null} onClick={() => callAgain(host)}>
        {host.t('field_resend')}
      </Button>
      <ChangeLink />
    </div>
  );
}

/** The code that was sent, if there is such an account: nobody is told whether. */
export function CodeForm() {
  const host = useHost();
  const state = useHostState(({ recovery }) => recovery);
  const { asked, fields: refused, message, expiresAt, resendAt } = state;
  const form = useForm({
    busy: asked !== null,
    refused,
    check: (fields) => (fields.text('code') === '' ? { code: 'field_code_missing' } : {}),
    send: (fields) => host.publish('recovery.codeSubmitted', { code: fields.digits('code') }),
  });
  return (
    <FormView form={form} className={styles['form']}>
      <FormAlert message={message} />
      <CodeField label={host.t('field_code')} error={form.error('code')} />
      <Button type="submit" look="main" size="l" wide busy={asked?.step === 'code'}>
        {host.t('main_continue')}
      </Button>
      <div className={styles['again']}>
        <TimeLeft textKey="recovery_left" until={expiresAt} />
        <ResendButton
          resendAt={resendAt}
          expiresAt={expiresAt}
          busy={asked?.step === 'call'}
          onPress={() => callAgain(host)}
        />
      </div>
      <ChangeLink />
    </FormView>
  );
}
