import type { ReactNode } from 'react';
import { useHost, useHostState } from '../host.tsx';
import type { PlainKey } from '../texts/keys.ts';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { CardActions } from './card.tsx';

/** What comes next: for a guest to sign in, for a player a page of the account. */
export function SignInOr(props: {
  readonly route: 'officeAccount' | 'officeSecurity' | 'officeSettings' | 'home';
  readonly textKey: PlainKey;
  /** Another way on, beside it. */
  readonly children?: ReactNode;
}) {
  const host = useHost();
  const isGuest = useHostState((state) => state.session.userId === null);
  return (
    <CardActions>
      {isGuest ? (
        <Button look="main" onClick={() => host.openModal('login')}>
          {host.t('auth_sign_in')}
        </Button>
      ) : (
        <ButtonLink route={props.route} look="main">
          {host.say({ text: props.textKey })}
        </ButtonLink>
      )}
      {props.children}
    </CardActions>
  );
}
