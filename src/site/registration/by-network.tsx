import { NETWORK_NAMES } from '../../domain/social-networks.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../contract.tsx';
import { Outcome } from '../sign-in/outcome.tsx';
import { NetworkButtons } from '../ui/network-buttons.tsx';
import { AnswersForm } from './answers-form.tsx';
import styles from './form.module.css';
import { RefusalBanner } from './refusal-banner.tsx';

/** What a network told of the player, as long as the server takes its word. */
function toldOf({ auth, registration }: State): State['auth']['profile'] {
  return registration.error === 'auth_again' ? null : auth.profile;
}

/** Registering with what a network tells: there and back, then the form with that in it. */
export function ByNetwork() {
  const { t } = useHost();
  const told = useHostState(toldOf);
  if (told === null) {
    return (
      <>
        <p className={styles['hint']}>{t('registration_soc_reg_text')}</p>
        <RefusalBanner />
        <Outcome />
        <NetworkButtons purpose="registration" />
      </>
    );
  }
  const { network, ...known } = told;
  return (
    <>
      <p className={styles['hint']}>
        {t('registration_told', { network: NETWORK_NAMES[network] })}
      </p>
      <AnswersForm type="soc_reg" known={known} />
    </>
  );
}
