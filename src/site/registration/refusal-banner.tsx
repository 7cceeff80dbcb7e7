import type { MessageCode } from '../../domain/site/message-code.ts';
import { tells } from '../../projections/answers/told.ts';
import { useHost, useHostState } from '../host.tsx';
import type { PlainKey } from '../texts/keys.ts';
import { Button } from '../ui/controls/button.tsx';
import { TimeLeft } from '../ui/forms/form-alert.tsx';
import { Banner } from '../ui/notices/message.tsx';
import styles from './form.module.css';
import { useSignInInstead } from './sign-in-instead.tsx';

/** What a refusal means here, where it says more than the words for it anywhere else. */
const OWN_WORDS: Readonly<Record<string, PlainKey<'registration'>>> = {
  auth_again: 'registration_network_again',
  auth_signed_in: 'registration_signed_in',
} satisfies Readonly<Partial<Record<MessageCode, PlainKey>>>;

/** The ways in for whoever may have an account. */
function WaysIn() {
  const host = useHost('registration');
  const signIn = useSignInInstead();
  const recover = () => host.openModal('forgot-password');
  return (
    <div className={styles['actions']}>
      <Button size="s" onClick={signIn}>
        {host.t('auth_sign_in')}
      </Button>
      <Button size="s" onClick={recover}>
        {host.t('registration_new_password')}
      </Button>
    </div>
  );
}

/** Why the whole form was refused, and what to do next. */
export function RefusalBanner() {
  const host = useHost('registration');
  const { told, retryAt } = useHostState((state) => state.registration.form);
  const ownWords = told && 'key' in told ? OWN_WORDS[told.key] : undefined;
  return (
    <>
      <div role="alert" className={styles['alert']}>
        {told && (
          <Banner level="error">
            <p>{ownWords ? host.t(ownWords) : host.say(told)}</p>
            {tells(told, 'registration_known') && <WaysIn />}
          </Banner>
        )}
      </div>
      {/* Beside the alert: every second would be read out. */}
      <TimeLeft textKey="auth_retry_in" until={retryAt} />
    </>
  );
}
