import { useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { FormAlert } from '../ui/forms/form-alert.tsx';
import { Told } from '../ui/notices/told.tsx';
import { CardActions, CardText } from './card.tsx';
import { SignInOr } from './letter-actions.tsx';
import { LinkPage } from './link-page.tsx';

/** One press, and no more: programs that look at links before people do press nothing. */
function Ask() {
  const host = useHost('recovery');
  const { status, told } = useHostState((state) => state.letter.sending);
  return (
    <>
      <CardText>
        <p>{host.t('letter_stop_text')}</p>
      </CardText>
      <FormAlert message={told} />
      <CardActions>
        <Button
          look="main"
          busy={status === 'busy'}
          onClick={() => host.publish('letter.pressed', {})}
        >
          {host.t('letter_stop')}
        </Button>
      </CardActions>
    </>
  );
}

function Stopped() {
  const host = useHost('recovery');
  return (
    <>
      <Told told={{ level: 'done', text: 'letter_stop_done' }} takesFocus />
      <CardActions>
        <ButtonLink route="home" look="main">
          {host.t('main_to_home')}
        </ButtonLink>
      </CardActions>
    </>
  );
}

function DeadLink() {
  return (
    <>
      <Told told={{ level: 'error', text: 'letter_stop_wrong' }} takesFocus />
      <SignInOr route="officeSettings" textKey="letter_settings" />
    </>
  );
}

/** Ends the newsletter, for whoever follows the link in it. */
export function StopNewsletterPage() {
  return (
    <LinkPage
      open={<Ask />}
      done={<Stopped />}
      dead={<DeadLink />}
      bare={<SignInOr route="officeSettings" textKey="letter_settings" />}
    />
  );
}
