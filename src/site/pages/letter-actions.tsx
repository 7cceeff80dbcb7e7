import type { Host } from '../contract.tsx';
import { useHost, useHostState } from '../contract.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { CardActions } from './card.tsx';

export function openSignIn(host: Host): void {
  host.publish('modal.opened', { id: 'login', kind: 'login' });
}

/** What comes next: for a guest to sign in, for a player a page of the account. */
export function SignInOr(props: {
  readonly route: 'officeAccount' | 'officeSecurity' | 'officeSettings' | 'home';
  readonly textKey: string;
}) {
  const host = useHost();
  const isGuest = useHostState((state) => state.session.userId === null);
  return (
    <CardActions>
      {isGuest ? (
        <Button look="main" onClick={() => openSignIn(host)}>
          {host.t('auth_sign_in')}
        </Button>
      ) : (
        <ButtonLink route={props.route} look="main">
          {host.t(props.textKey)}
        </ButtonLink>
      )}
    </CardActions>
  );
}
