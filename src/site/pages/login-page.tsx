import { SignIn } from '../auth/sign-in.tsx';
import { useHost, useHostState } from '../host.tsx';
import { Banner } from '../ui/notices/message.tsx';
import { Card } from './card.tsx';

/** Signing in as a page: where a guest lands who asked for a player's page. */
export function LoginPage() {
  const host = useHost('auth');
  const hasReturn = useHostState((state) => state.route.returnUrl !== null);
  return (
    <Card title={host.t('auth_login_title')}>
      {hasReturn && <Banner level="info">{host.t('auth_needed')}</Banner>}
      <SignIn />
    </Card>
  );
}
