import { useHost, useHostState } from '../host.tsx';
import { Contacts } from '../ui/contacts/contacts.tsx';
import { Button } from '../ui/controls/button.tsx';
import { usePageTitle } from '../ui/links/use-page-title.ts';
import { SkeletonList } from '../ui/notices/skeleton.tsx';
import { Card, CardActions, CardText } from './card.tsx';
import { SignInOr } from './letter-actions.tsx';

/** Codes are confirmed by whom they were sent to: that has to be known first. */
function Guest() {
  const host = useHost('contacts');
  return (
    <>
      <CardText>
        <p>{host.t('activation_guest')}</p>
      </CardText>
      <CardActions>
        <Button look="main" onClick={() => host.openModal('login')}>
          {host.t('auth_sign_in')}
        </Button>
      </CardActions>
    </>
  );
}

function Player() {
  const host = useHost('contacts');
  const type = useHostState((state) => state.user.config?.activation_type ?? null);
  if (type === null) return <SkeletonList rows={2} label={host.t('main_loading')} />;
  return (
    <>
      <CardText>
        <p>{host.t(type === 2 ? 'activation_all' : 'activation_text')}</p>
      </CardText>
      <Contacts heading="h2" />
      <SignInOr route="officeAccount" textKey="letter_account" />
    </>
  );
}

/** Confirms an e-mail address or a phone number by the code that was sent there. */
export function ActivatePage() {
  const title = usePageTitle();
  const isGuest = useHostState((state) => state.session.userId === null);
  return <Card title={title}>{isGuest ? <Guest /> : <Player />}</Card>;
}
