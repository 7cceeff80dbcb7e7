import { Button } from '../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../site/ui/controls/button-link.tsx';
import { Skeleton } from '../../site/ui/notices/skeleton.tsx';
import { useRegister } from '../../site/ui/sign-in/use-register.ts';
import styles from './account.module.css';
import { AccountMenu } from './account-menu.tsx';
import { Balance } from './balance.tsx';
import { useHost, useHostState } from './host.ts';

function Guest() {
  const host = useHost();
  const register = useRegister();
  return (
    <>
      {register && (
        <span className={styles['wide']}>
          <ButtonLink route="registration" look="bar" size="s" onClick={register}>
            {host.t('auth_register')}
          </ButtonLink>
        </span>
      )}
      <Button look="main" size="s" data-opens="login" onClick={() => host.openModal('login')}>
        {host.t('auth_sign_in')}
      </Button>
    </>
  );
}

function Player() {
  const host = useHost();
  return (
    <>
      <Balance />
      <span className={styles['wide']}>
        <ButtonLink route="officeRecharge" look="main" size="s" icon="plus">
          {host.t('main_deposit')}
        </ButtonLink>
      </span>
      <AccountMenu />
    </>
  );
}

/** The way in for a guest; balance and account for a player; space for either until it is known. */
export function Account() {
  const status = useHostState((state) => state.session.status);
  return (
    <div className={styles['account']} data-session={status}>
      {status === 'guest' && <Guest />}
      {status === 'player' && <Player />}
      {status === 'unknown' && <Skeleton shape="block" width="4.5rem" height="2rem" />}
    </div>
  );
}
