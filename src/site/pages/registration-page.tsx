import { useHost } from '../contract.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card, CardActions, CardText } from './card.tsx';

/** Says how an account is come by here. */
export function RegistrationPage() {
  const host = useHost();
  return (
    <Card title={host.t('auth_registration_title')}>
      <CardText>
        <p>{host.t('auth_registration_text')}</p>
        <p>{host.t('auth_registration_age')}</p>
      </CardText>
      <CardActions>
        <ButtonLink route="login" look="main">
          {host.t('auth_sign_in')}
        </ButtonLink>
        <ButtonLink route="contacts">{host.t('main_contacts')}</ButtonLink>
      </CardActions>
    </Card>
  );
}
