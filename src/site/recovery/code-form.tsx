import type { Host } from '../host.tsx';
import { useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { CodeField } from '../ui/forms/code-field.tsx';
import { useForm } from '../ui/forms/form.ts';
import { FormAlert, TimeLeft } from '../ui/forms/form-alert.tsx';
import { FormView } from '../ui/forms/form-view.tsx';
import { ResendButton } from '../ui/forms/resend-button.tsx';
import { Told } from '../ui/notices/told.tsx';
import styles from './recovery.module.css';

/** After a reload nobody knows any more whom the code was for: that has to be said again. */
function callAgain(host: Host): void {
  const { login } = host.state().recovery;
  if (login === '') host.publish('recovery.restarted', {});
  else host.publish('recovery.called', { login });
}

/** Whoever named the wrong account goes back. */
function ChangeLink() {
  const host = useHost('recovery');
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
  const host = useHost('recovery', 'form');
  const { sending, resendAt } = useHostState((state) => state.recovery);
  const { told, status } = sending;
  return (
    <div className={styles['form']}>
      <Told told={{ level: 'info', text: 'recovery_time_up' }} takesFocus />
      <FormAlert message={told} />
      {told && <TimeLeft textKey="auth_retry_in" until={resendAt} />}
      <Button look="main" size="l" wide busy={status === 'busy'} onClick={() => callAgain(host)}>
        {host.t('field_resend')}
      </Button>
      <ChangeLink />
    </div>
  );
}

/** The code that was sent, if there is such an account: nobody is told whether. */
export function CodeForm() {
  const host = useHost('form', 'recovery');
  const state = useHostState(({ recovery }) => recovery);
  const { sending, sent, expiresAt, resendAt } = state;
  const { refused, told } = sending;
  const busy = sending.status === 'busy';
  const form = useForm({
    busy,
    refused,
    check: (fields) => (fields.text('code') === '' ? { code: 'field_code_missing' } : {}),
    send: (fields) => host.publish('recovery.codeSubmitted', { code: fields.digits('code') }),
  });
  return (
    <FormView form={form} className={styles['form']}>
      <FormAlert message={told} />
      <CodeField label={host.t('field_code')} error={form.error('code')} />
      <Button type="submit" look="main" size="l" wide busy={busy && sent === 'code'}>
        {host.t('recovery_continue')}
      </Button>
      <div className={styles['again']}>
        <TimeLeft textKey="recovery_left" until={expiresAt} />
        <ResendButton
          resendAt={resendAt}
          expiresAt={expiresAt}
          busy={busy && sent === 'call'}
          onPress={() => callAgain(host)}
        />
      </div>
      <ChangeLink />
    </FormView>
  );
}
