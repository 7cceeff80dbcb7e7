import { useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useFocusKept } from '../ui/controls/focus.ts';
import { leftToRight } from '../ui/format/isolated.ts';
import { TimeLeft } from '../ui/forms/form-alert.tsx';
import { Told } from '../ui/notices/told.tsx';
import { CallForm } from './call-form.tsx';
import { CodeForm, TimeUp } from './code-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import styles from './recovery.module.css';

function PasswordStep() {
  const host = useHost();
  const { sending, login, expiresAt } = useHostState((state) => state.recovery);
  return (
    <NewPasswordForm
      login={login}
      busy={sending.status === 'busy'}
      refused={sending.refused}
      message={sending.told}
      onSend={(password) => host.publish('recovery.passwordSubmitted', { password })}
    >
      <TimeLeft textKey="recovery_left" until={expiresAt} />
    </NewPasswordForm>
  );
}

/** The new password holds; the way to sign in with it. */
function Done({ onSignIn }: RecoveryProps) {
  const host = useHost('recovery');
  return (
    <div className={styles['form']}>
      <Told told={{ level: 'done', text: 'recovery_done' }} takesFocus />
      <Button look="main" size="l" wide onClick={onSignIn}>
        {host.t('auth_sign_in')}
      </Button>
    </div>
  );
}

/** What a step is about. It stays in its place, so that it is read when the step changes. */
function Lead() {
  const { t } = useHost('recovery');
  const { step, login, error } = useHostState((state) => state.recovery);
  const isSent = step === 'code' && error !== 'time_up';
  const sent =
    login === '' ? t('recovery_sent_somewhere') : t('recovery_sent', { login: leftToRight(login) });
  return (
    <p role="status" className={styles['lead']}>
      {step === 'call' && t('recovery_call_text')}
      {isSent && `${sent} ${t('recovery_sent_look')}`}
    </p>
  );
}

export interface RecoveryProps {
  readonly onSignIn: () => void;
}

/** A forgotten password, from who has forgotten it to a new one that holds. */
export function Recovery({ onSignIn }: RecoveryProps) {
  const step = useHostState((state) => state.recovery.step);
  const isTimeUp = useHostState((state) => state.recovery.error === 'time_up');
  const place = useFocusKept(`${step} ${isTimeUp}`);
  return (
    <div ref={place} className={styles['steps']} data-recovery-step={step}>
      <Lead />
      {step === 'call' && <CallForm />}
      {step === 'code' && (isTimeUp ? <TimeUp /> : <CodeForm />)}
      {step === 'password' && <PasswordStep />}
      {step === 'done' && <Done onSignIn={onSignIn} />}
    </div>
  );
}
