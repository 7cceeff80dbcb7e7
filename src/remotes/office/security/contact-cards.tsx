import { useHost, useHostState } from '../../../site/contract.tsx';
import { ButtonLink } from '../../../site/ui/button-link.tsx';
import { leftToRight } from '../../../site/ui/isolated.ts';
import { MethodCard } from './method-card.tsx';
import { phoneText } from './phone-text.ts';
import styles from './security.module.css';

interface ContactCardProps {
  readonly kind: 'phone' | 'email';
  /** As it is shown where it is confirmed. */
  readonly value: string;
  readonly isOn: boolean;
}

/** An address or number by which the player gets the account back; confirmed on another page. */
function ContactCard({ kind, value, isOn }: ContactCardProps) {
  const { t } = useHost();
  return (
    <MethodCard
      part={`security-${kind}`}
      title={t(`security_${kind}`)}
      line={isOn ? t(`security_${kind}_on`, { [kind]: value }) : t(`security_${kind}_advice`)}
      isOn={isOn}
      state={t(isOn ? 'security_contact_confirmed' : 'security_contact_missing')}
    >
      <p>{t(isOn ? 'security_contact_change' : 'security_contact_text')}</p>
      <div className={styles['actions']}>
        {isOn ? (
          <ButtonLink route="officeSupport" icon="chat">
            {t('office_nav_support')}
          </ButtonLink>
        ) : (
          <ButtonLink route="officeAccount" look="main">
            {t('security_contact_go')}
          </ButtonLink>
        )}
      </div>
    </MethodCard>
  );
}

/** Phone number and email address. */
export function ContactCards() {
  const methods = useHostState((state) => state.user.config?.protection_methods);
  const phone = useHostState(phoneText);
  const email = useHostState((state) => leftToRight(state.user.config?.user_email ?? ''));
  return (
    <>
      <ContactCard kind="phone" value={phone} isOn={methods?.enable_phone_binding ?? false} />
      <ContactCard kind="email" value={email} isOn={methods?.enable_email_auth ?? false} />
    </>
  );
}
