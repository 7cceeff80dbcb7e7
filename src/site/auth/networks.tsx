import { offeredNetworks } from '../../domain/auth/social-networks.ts';
import { configured } from '../../domain/site/config.ts';
import { isLeaving } from '../../projections/auth/leaving.ts';
import { useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { NetworkButtons } from '../ui/sign-in/network-buttons.tsx';
import styles from './sign-in.module.css';

/** Where an account is picked with one press. */
function OneTap() {
  const host = useHost('auth');
  const busy = useHostState(({ auth }) => isLeaving(auth, null));
  return (
    <Button wide icon="user" busy={busy} onClick={() => host.publish('auth.oneTapChosen', {})}>
      {host.t('auth_one_tap')}
    </Button>
  );
}

/** Signing in with somebody who knows the player. */
export function Networks({ isAlone }: { readonly isAlone: boolean }) {
  const host = useHost('auth');
  const hasOneTap = useHostState(({ config }) => configured(config.values, 'oneTapAvailable'));
  const names = useHostState(({ config }) => configured(config.values, 'socialNetworks'));
  if (!hasOneTap && offeredNetworks(names).length === 0) return null;
  return (
    <>
      {!isAlone && <p className={styles['or']}>{host.t('auth_or')}</p>}
      {hasOneTap && <OneTap />}
      <NetworkButtons
        purpose="login"
        onChoose={(network) => host.publish('auth.socialChosen', { network, purpose: 'login' })}
      />
    </>
  );
}
