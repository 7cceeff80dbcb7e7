import type { ReactNode } from 'react';
import { useHost } from '../host.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { usePageTitle } from '../ui/links/use-page-title.ts';
import { Card, CardText } from './card.tsx';
import { SignInOr } from './letter-actions.tsx';

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

/** The page of an old kind of link: it is whole, yet nothing here redeems it any more. */
export function LetterPage() {
  const host = useHost('auth');
  const title = usePageTitle();
  return (
    <Card title={title}>
      <CardText>
        <p>{host.t('auth_token_text')}</p>
        <p>{host.t('auth_token_way')}</p>
      </CardText>
      <SignInOr route="officeAccount" textKey="main_menu_account">
        <ButtonLink route="contacts">{host.t('main_contacts')}</ButtonLink>
      </SignInOr>
    </Card>
  );
}
