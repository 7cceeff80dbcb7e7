import { useHost, useHostState } from '../contract.tsx';
import { NewPasswordForm } from '../recovery/new-password-form.tsx';
import { Button } from '../ui/button.tsx';
import { Told } from '../ui/told.tsx';
import { CardActions, CardText } from './card.tsx';
import { openSignIn, SignInOr } from './letter-actions.tsx';
import { LinkPage } from './link-page.tsx';

/** To another link; or to signing in, for whoever has chosen a password before. */
function OtherWays() {
  const host = useHost();
  const isGuest = useHostState((state) => state.session.userId === null);
  const forgot = () =>
    host.publish('modal.opened', { id: 'forgot-password', kind: 'forgot-password' });
  return (
    <CardActions>
      <Button look="main" onClick={forgot}>
        {host.t('letter_reset_again')}
      </Button>
      {isGuest && <Button onClick={() => openSignIn(host)}>{host.t('auth_sign_in')}</Button>}
    </CardActions>
  );
}

function DeadLink() {
  const host = useHost();
  const isLate = useHostState((state) => state.letter.error === 'time_up');
  return (
    <>
      <Told level="error">{host.t(isLate ? 'letter_reset_time_up' : 'letter_reset_wrong')}</Told>
      <OtherWays />
    </>
  );
}

function ResetForm() {
  const host = useHost();
  const { status, fields, message } = useHostState((state) => state.letter);
  return (
    <>
      <CardText>
        <p>{host.t('letter_reset_text')}</p>
      </CardText>
      <NewPasswordForm
        login=""
        busy={status === 'busy'}
        refused={fields}
        message={message}
        onSend={(password) => host.publish('letter.passwordSubmitted', { password })}
      />
    </>
  );
}

function Done() {
  const host = useHost();
  return (
    <>
      <Told level="done">{host.t('recovery_done')}</Told>
      <SignInOr route="home" textKey="main_to_home" />
    </>
  );
}

/** A new password, by the link in a letter. */
export function PasswordResetPage() {
  return <LinkPage open={<ResetForm />} done={<Done />} dead={<DeadLink />} bare={<OtherWays />} />;
}
