import { useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { FormAlert } from '../ui/forms/form-alert.tsx';
import { Told } from '../ui/notices/told.tsx';
import { CardActions, CardText } from './card.tsx';
import { SignInOr } from './letter-actions.tsx';
import { LinkPage } from './link-page.tsx';

const reasons = {
  wrong_code: 'letter_verify_wrong',
  time_up: 'letter_verify_time_up',
  taken: 'letter_verify_taken',
} as const;

/** The server could not be asked: the link is as good as before. */
function Waiting() {
  const host = useHost('recovery', 'contacts');
  const { status, told } = useHostState((state) => state.letter.sending);
  const busy = status === 'busy';
  return (
    <>
      <div role="status">
        <CardText>
          <p>{host.t(busy ? 'letter_verify_busy' : 'letter_verify_waiting')}</p>
        </CardText>
      </div>
      <FormAlert message={told} />
      <CardActions>
        <Button look="main" busy={busy} onClick={() => host.publish('letter.pressed', {})}>
          {host.t('activation_confirm')}
        </Button>
      </CardActions>
    </>
  );
}

function Confirmed() {
  return (
    <>
      <Told told={{ level: 'done', text: 'letter_verify_done' }} takesFocus />
      <SignInOr route="officeAccount" textKey="letter_account" />
    </>
  );
}

function DeadLink() {
  const error = useHostState((state) => state.letter.error);
  const reason = error === 'time_up' || error === 'taken' ? error : 'wrong_code';
  return (
    <>
      <Told told={{ level: 'error', text: reasons[reason] }} takesFocus />
      <SignInOr route="officeAccount" textKey="letter_account" />
    </>
  );
}

/** The link that confirms an e-mail address does so by itself, whoever is signed in. */
export function AccountVerifyPage() {
  return (
    <LinkPage
      open={<Waiting />}
      done={<Confirmed />}
      dead={<DeadLink />}
      bare={<SignInOr route="officeAccount" textKey="letter_account" />}
    />
  );
}
