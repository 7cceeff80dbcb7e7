import { useHost, useHostState } from '../contract.tsx';
import { LoginForm } from '../modals/login-form.tsx';
import { Banner } from '../ui/message.tsx';
import { Card } from './card.tsx';

/** The sign-in form as a page: where a guest lands who asked for a player's page. */
export function LoginPage() {
  const host = useHost();
  const hasReturn = useHostState((state) => state.route.returnUrl !== null);
  return (
    <Card title={host.t('auth_login_title')}>
      {hasReturn && <Banner level="info">{host.t('auth_needed')}</Banner>}
      <LoginForm />
    </Card>
  );
}
