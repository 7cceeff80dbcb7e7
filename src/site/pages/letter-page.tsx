import { useHost, useHostState } from '../contract.tsx';
import { titleKeyOf } from '../shell/document-marks.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card, CardActions, CardText } from './card.tsx';

/** Pages that links in letters lead to; without what the letter carried there is nothing to do. */
export function LetterPage() {
  const host = useHost();
  const title = useHostState((state) => titleKeyOf(state.route));
  return (
    <Card title={host.t(title)}>
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
