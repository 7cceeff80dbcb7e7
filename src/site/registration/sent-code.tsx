import { useHost, useHostState } from '../host.tsx';
import { leftToRight } from '../ui/format/isolated.ts';
import { ResendButton } from '../ui/forms/resend-button.tsx';
import styles from './form.module.css';

/** Where the code went, and the way to another one. */
export function SentCode() {
  const host = useHost('registration');
  const code = useHostState((state) => state.registration.code);
  const busy = useHostState((state) => state.registration.form.status === 'busy');
  if (code === null) return null;
  const { phone, resendAt, expiresAt } = code;
  return (
    <div className={styles['code']}>
      <p className={styles['hint']}>
        {host.t('registration_code_sent', { phone: leftToRight(phone) })}
      </p>
      <ResendButton
        resendAt={resendAt}
        expiresAt={expiresAt}
        busy={busy}
        onPress={() => host.publish('registration.codeAsked', { phone })}
      />
    </div>
  );
}
