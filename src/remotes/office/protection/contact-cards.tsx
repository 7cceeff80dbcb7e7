import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { leftToRight } from '../../../site/ui/format/isolated.ts';
import { useHost, useHostState } from '../host.ts';
import { MethodCard } from './method-card.tsx';
import { phoneText } from './phone-text.ts';
import styles from './security.module.css';

interface ContactCardProps {
  readonly kind: 'phone' | 'email';
  readonly isOn: boolean;
  /** What it is good for, or would be. */
  readonly line: string;
}

/** An address or number by which the player gets the account back; confirmed on another page. */
function ContactCard({ kind, isOn, line }: ContactCardProps) {
  const { t } = useHost('security');
  return (
    <MethodCard
      part={`security-${kind}`}
      title={t(`security_${kind}`)}
      line={line}
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
  const { t } = useHost('security');
  const hasPhone = useHostState((state) => state.safeguards.hasPhone);
  const hasEmail = useHostState((state) => state.safeguards.hasEmail);
  const phone = useHostState((state) => phoneText(state.player));
  const email = useHostState((state) => leftToRight(state.player.email));
  const phoneLine = hasPhone ? t('security_phone_on', { phone }) : t('security_phone_advice');
  const emailLine = hasEmail ? t('security_email_on', { email }) : t('security_email_advice');
  return (
    <>
      <ContactCard kind="phone" isOn={hasPhone} line={phoneLine} />
      <ContactCard kind="email" isOn={hasEmail} line={emailLine} />
    </>
  );
}
