import { useRef } from 'react';
import { configured } from '../../../domain/site-config.ts';
import {
  NETWORK_NAMES,
  offeredNetworks,
  type SocialNetwork,
} from '../../../domain/social-networks.ts';
import type { SiteState } from '../../../site/contract/line.ts';
import { useHost, useHostState } from '../../../site/contract.tsx';
import { useForm } from '../../../site/ui/form.ts';
import { FormAlert } from '../../../site/ui/form-alert.tsx';
import { FormView } from '../../../site/ui/form-view.tsx';
import { Banner } from '../../../site/ui/message.tsx';
import { NetworkButtons } from '../../../site/ui/network-buttons.tsx';
import { PasswordField } from '../../../site/ui/password-field.tsx';
import { MethodCard } from './method-card.tsx';
import styles from './security.module.css';

/** Key of what is under way with a network. */
function underWay({ auth: { loading, responseType } }: SiteState): string | null {
  if (responseType === 'leaving') return 'auth_leaving';
  return loading?.what === 'coming' ? 'auth_coming' : null;
}

/** What came of joining a network to the account. */
function Outcome() {
  const { t } = useHost();
  const message = useHostState((state) => state.auth.message);
  const linked = useHostState((state) => state.auth.linked);
  const news = useHostState(underWay);
  return (
    <>
      <FormAlert message={message} />
      <div role="status" className={styles['alert']}>
        {linked && (
          <Banner level="done">
            {t('security_social_linked', { network: NETWORK_NAMES[linked] })}
          </Banner>
        )}
        {news && <Banner level="info">{t(news)}</Banner>}
      </div>
    </>
  );
}

/** The password, and the networks: whoever presses one goes there. */
function LinkForm() {
  const host = useHost();
  const chosen = useRef<SocialNetwork | null>(null);
  const refused = useHostState((state) => state.auth.refused);
  const busy = useHostState((state) => state.auth.loading !== null);
  const form = useForm({
    busy,
    refused,
    check: (fields) => ({
      password: fields.secret('password') === '' ? 'auth_password_missing' : undefined,
    }),
    send(fields) {
      const network = chosen.current;
      if (network === null) return;
      host.publish('auth.networkLinkSubmitted', { network, password: fields.secret('password') });
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
  const { t } = useHost();
  const names = useHostState((state) => configured(state.config.values, 'socialNetworks'));
  const isBack = useHostState(
    ({ auth }) => auth.message !== null || auth.linked !== null || auth.loading?.what === 'coming',
  );
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
