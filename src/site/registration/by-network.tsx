import { NETWORK_NAMES } from '../../domain/auth/social-networks.ts';
import { tells } from '../../projections/answers/told.ts';
import type { State } from '../../projections/state.ts';
import { Outcome } from '../auth/outcome.tsx';
import { useHost, useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { isLost, useFocusKept } from '../ui/controls/focus.ts';
import { NetworkButtons } from '../ui/sign-in/network-buttons.tsx';
import { AnswersForm } from './answers-form.tsx';
import styles from './form.module.css';
import { RefusalBanner } from './refusal-banner.tsx';

/** What a network told of the player, as long as the server takes its word. */
function toldOf({ auth, registration }: State): State['auth']['profile'] {
  return tells(registration.form.told, 'auth_again') ? null : auth.profile;
}

/** Whom the network told of may not be who registers, or not how. */
function AnotherNetwork() {
  const host = useHost('registration');
  const busy = useHostState(({ registration }) => registration.form.status === 'busy');
  return (
    <div className={styles['actions']}>
      <Button size="s" disabled={busy} onClick={() => host.publish('auth.networkLeft', {})}>
        {host.t('registration_other_network')}
      </Button>
    </div>
  );
}

function Choice() {
  const { t, publish } = useHost('registration');
  return (
    <>
      <p className={styles['hint']}>{t('registration_soc_reg_text')}</p>
      <RefusalBanner />
      <Outcome />
      <NetworkButtons
        purpose="registration"
        onChoose={(network) => publish('auth.socialChosen', { network, purpose: 'registration' })}
      />
    </>
  );
}

/** Registering with what a network tells: there and back, then the form with that in it. */
export function ByNetwork() {
  const { t } = useHost('registration');
  const told = useHostState(toldOf);
  const place = useFocusKept(String(told !== null), (focused) => told === null && isLost(focused));
  if (told === null) {
    return (
      <div ref={place} className={styles['registration']}>
        <Choice />
      </div>
    );
  }
  const { network, ...known } = told;
  return (
    <div ref={place} className={styles['registration']}>
      <p className={styles['hint']}>
        {t('registration_told', { network: NETWORK_NAMES[network] })}
      </p>
      <AnotherNetwork />
      <AnswersForm type="soc_reg" known={known} />
    </div>
  );
}
