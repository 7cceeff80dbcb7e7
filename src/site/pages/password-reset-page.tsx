import { useHost, useHostState } from '../host.tsx';
import { NewPasswordForm } from '../recovery/new-password-form.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Told } from '../ui/notices/told.tsx';
import { CardActions, CardText } from './card.tsx';
import { SignInOr } from './letter-actions.tsx';
import { LinkPage } from './link-page.tsx';

/** To another link; or to signing in, for whoever has chosen a password before. */
function OtherWays() {
  const host = useHost('recovery');
  const isGuest = useHostState((state) => state.session.userId === null);
  const forgot = () => host.openModal('forgot-password');
  return (
    <CardActions>
      <Button look="main" onClick={forgot}>
        {host.t('letter_reset_again')}
      </Button>
      {isGuest && <Button onClick={() => host.openModal('login')}>{host.t('auth_sign_in')}</Button>}
    </CardActions>
  );
}

function DeadLink() {
  const isLate = useHostState((state) => state.letter.error === 'time_up');
  return (
    <>
      <Told
        told={{ level: 'error', text: isLate ? 'letter_reset_time_up' : 'letter_reset_wrong' }}
        takesFocus
      />
      <OtherWays />
    </>
  );
}

function ResetForm() {
  const host = useHost('recovery');
  const { status, refused, told } = useHostState((state) => state.letter.sending);
  return (
    <>
      <CardText>
        <p>{host.t('letter_reset_text')}</p>
      </CardText>
      <NewPasswordForm
        login=""
        busy={status === 'busy'}
        refused={refused}
        message={told}
        onSend={(password) => host.publish('letter.passwordSubmitted', { password })}
      />
    </>
  );
}

function Done() {
  return (
    <>
      <Told told={{ level: 'done', text: 'recovery_done' }} takesFocus />
      <SignInOr route="home" textKey="main_to_home" />
    </>
  );
}

/** A new password, by the link in a letter. */
export function PasswordResetPage() {
  return <LinkPage open={<ResetForm />} done={<Done />} dead={<DeadLink />} bare={<OtherWays />} />;
}
