import { useRef } from 'react';
import {
  NETWORK_NAMES,
  offeredNetworks,
  type SocialNetwork,
} from '../../../domain/auth/social-networks.ts';
import { useForm } from '../../../site/ui/forms/form.ts';
import { FormAlert } from '../../../site/ui/forms/form-alert.tsx';
import { FormView } from '../../../site/ui/forms/form-view.tsx';
import { PasswordField } from '../../../site/ui/forms/password-field.tsx';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { NetworkButtons } from '../../../site/ui/sign-in/network-buttons.tsx';
import { useHost, useHostState } from '../host.ts';
import { MethodCard } from './method-card.tsx';
import styles from './security.module.css';

/** What came of joining a network to the account. */
function Outcome() {
  const { t } = useHost('security', 'auth');
  const told = useHostState((state) => state.networkLink.form.told);
  const linked = useHostState((state) => state.networkLink.linked);
  const way = useHostState((state) => state.networkLink.way);
  return (
    <>
      <FormAlert message={told} />
      <div role="status" className={styles['alert']}>
        {linked && (
          <Banner level="done">
            {t('security_social_linked', { network: NETWORK_NAMES[linked] })}
          </Banner>
        )}
        {way && <Banner level="info">{t(`auth_${way}`)}</Banner>}
      </div>
    </>
  );
}

/** The password, and the networks: whoever presses one goes there. */
function LinkForm() {
  const host = useHost('form', 'security');
  const chosen = useRef<SocialNetwork | null>(null);
  const refused = useHostState((state) => state.networkLink.form.refused);
  const busy = useHostState((state) => state.networkLink.form.status === 'busy');
  const form = useForm({
    busy,
    refused,
    check: (fields) => ({
      password: fields.secret('password') === '' ? 'authPasswordMissing' : undefined,
    }),
    send(fields) {
      const network = chosen.current;
      if (network === null) return;
      host.linkNetwork({ network, password: fields.secret('password') });
    },
  });
  const choose = (network: SocialNetwork) => {
    chosen.current = network;
    form.ref.current?.requestSubmit();
  };
  return (
    <FormView form={form} className={styles['form']}>
      <PasswordField
        kind="current"
        label={host.t('security_current_password')}
        hint={host.t('security_password_none')}
        error={form.error('password')}
      />
      <NetworkButtons purpose="link" onChoose={choose} />
    </FormView>
  );
}

/** Networks the player can sign in with, once they are joined to the account. */
export function SocialCard() {
  const { t } = useHost('security');
  const names = useHostState((state) => state.site.networks);
  const isBack = useHostState((state) => state.networkLink.isBack);
  if (offeredNetworks(names).length === 0) return null;
  return (
    <MethodCard
      part="security-social"
      title={t('security_social')}
      line={t('security_social_advice')}
      isOn={null}
      isOpenAtFirst={isBack}
    >
      <Outcome />
      <p>{t('security_social_text')}</p>
      <LinkForm />
    </MethodCard>
  );
}
