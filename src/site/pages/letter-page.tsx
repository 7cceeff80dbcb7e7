import { useHost } from '../contract.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { usePageTitle } from '../ui/link.tsx';
import { Card, CardActions, CardText } from './card.tsx';

/** Pages that links in letters lead to; without what the letter carried there is nothing to do. */
export function LetterPage() {
  const host = useHost();
  const title = usePageTitle();
  return (
    <Card title={title}>
      <CardText>
        <p>{host.t('auth_letter_text')}</p>
      </CardText>
      <CardActions>
        <ButtonLink route="home" look="main">
          {host.t('main_to_home')}
        </ButtonLink>
        <ButtonLink route="contacts">{host.t('main_contacts')}</ButtonLink>
      </CardActions>
    </Card>
  );
}
