import { useHost, useHostState } from '../host.tsx';
import { Registration } from '../registration/registration.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Card, CardActions, CardText } from './card.tsx';

/** Whoever is signed in has nothing to register. */
function SignedIn() {
  const { t } = useHost('registration');
  return (
    <>
      <CardText>
        <p>{t('registration_signed_in')}</p>
      </CardText>
      <CardActions>
        <ButtonLink route="home" look="main">
          {t('main_to_home')}
        </ButtonLink>
        <ButtonLink route="officeAccount">{t('main_menu_account')}</ButtonLink>
      </CardActions>
    </>
  );
}

/** The form to register as a page. */
export function RegistrationPage() {
  const { t } = useHost('auth', 'registration');
  const isPlayer = useHostState((state) => state.session.userId !== null);
  return (
    <Card title={t(isPlayer ? 'auth_registration_title' : 'registration_new')}>
      {isPlayer ? <SignedIn /> : <Registration />}
    </Card>
  );
}
