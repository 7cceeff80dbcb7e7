import { isUnsaved, type Registered } from '../../../projections/registration/registered.ts';
import type { State } from '../../../projections/state.ts';
import { useHost, useHostState } from '../../host.tsx';
import { Credentials } from '../../registration/credentials.tsx';
import { MailForm } from '../../registration/mail-form.tsx';
import styles from '../../registration/registered.module.css';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/notices/message.tsx';
import type { ModalProps } from '../modal.ts';
import { ModalDialog } from '../modal-dialog.tsx';

const registeredOf = (state: State) => state.registration.registered;

/** Done with it: what was shown once is gone from here on. */
function useFinish(): () => void {
  const host = useHost();
  return () => {
    host.secrets.forget('register');
    host.publish('registration.finished', {});
  };
}

/** Asked once more before an unsaved password is gone. */
function Leaving() {
  const host = useHost('registration');
  const finish = useFinish();
  return (
    <div role="alert" className={styles['leave']}>
      <Banner level="error">{host.t('registered_leave_text')}</Banner>
      <div className={styles['actions']}>
        <Button look="main" onClick={() => host.publish('registration.stayed', {})}>
          {host.t('registered_stay')}
        </Button>
        <Button look="plain" onClick={finish}>
          {host.t('registered_leave')}
        </Button>
      </div>
    </div>
  );
}

/** What there is to know about an account whose password the player has. */
function Welcome({ type, email }: Registered) {
  const { t } = useHost('registration');
  return (
    <>
      <p>{t(type === 'soc_reg' ? 'registered_welcome_network' : 'registered_welcome')}</p>
      {type !== 'soc_reg' && email && <p>{t('registered_confirm', { email })}</p>}
    </>
  );
}

function Account({ registered }: { readonly registered: Registered }) {
  const host = useHost('registration');
  const finish = useFinish();
  const { login, hasPassword, isLeaving } = registered;
  const password = host.secrets.read('register')?.password ?? null;
  return (
    <div className={styles['account']}>
      {hasPassword ? <p>{host.t('registered_save')}</p> : <Welcome {...registered} />}
      <Credentials login={login} password={hasPassword ? password : undefined} />
      {hasPassword && <MailForm registered={registered} />}
      {isLeaving ? (
        <Leaving />
      ) : (
        <Button
          data-begin={hasPassword ? undefined : true}
          look="main"
          size="l"
          wide
          onClick={finish}
        >
          {host.t(hasPassword ? 'registered_finish' : 'registered_play')}
        </Button>
      )}
    </div>
  );
}

/** The new account: what it is signed in with, to be saved before anything else. */
export function RegisteredModal({ modal }: ModalProps) {
  const host = useHost('registration');
  const finish = useFinish();
  const registered = useHostState(registeredOf);
  const wouldLose = useHostState(isUnsaved);
  if (registered === null) return null;
  return (
    <ModalDialog
      modal={modal}
      close={wouldLose ? () => host.publish('registration.leaveAsked', {}) : finish}
      title={host.t('registered_title')}
    >
      <Account registered={registered} />
    </ModalDialog>
  );
}
