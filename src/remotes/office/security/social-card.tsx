import { configured } from '../../../domain/site-config.ts';
import { NETWORK_NAMES, offeredNetworks } from '../../../domain/social-networks.ts';
import type { SiteState } from '../../../site/contract/line.ts';
import { useHost, useHostState } from '../../../site/contract.tsx';
import { FormAlert } from '../../../site/ui/form-alert.tsx';
import { Banner } from '../../../site/ui/message.tsx';
import { NetworkButtons } from '../../../site/ui/network-buttons.tsx';
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
      <div className={styles['form']}>
        <NetworkButtons purpose="link" />
      </div>
    </MethodCard>
  );
}
