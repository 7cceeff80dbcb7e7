import type { ReactNode } from 'react';
import { useHost } from '../host.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { usePageTitle } from '../ui/links/use-page-title.ts';
import { Card, CardActions, CardText } from './card.tsx';

/** A page that a letter leads to, without what the link carries. `children` is the way on. */
export function BareLetterPage({ children }: { readonly children: ReactNode }) {
  const host = useHost('auth');
  const title = usePageTitle();
  return (
    <Card title={title}>
      <CardText>
        <p>{host.t('auth_letter_text')}</p>
      </CardText>
      {children}
    </Card>
  );
}

/** The page of a link that nobody knows any more. */
export function LetterPage() {
  const host = useHost();
  return (
    <BareLetterPage>
      <CardActions>
        <ButtonLink route="home" look="main">
          {host.t('main_to_home')}
        </ButtonLink>
        <ButtonLink route="contacts">{host.t('main_contacts')}</ButtonLink>
      </CardActions>
    </BareLetterPage>
  );
}
