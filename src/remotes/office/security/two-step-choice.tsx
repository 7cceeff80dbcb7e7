import { useHost, useHostState } from '../../../site/contract.tsx';
import { Button } from '../../../site/ui/button.tsx';
import { ButtonLink } from '../../../site/ui/button-link.tsx';
import { FormMessage } from './form-message.tsx';
import { phoneText } from './phone-text.ts';
import styles from './security.module.css';

/** Begins to set up; of two buttons only the pressed one shows that it is at work. */
function StartButton({ method }: { readonly method: 'totp' | 'sms' }) {
  const host = useHost();
  const started = useHostState(({ protection: { setup } }) =>
    setup.step === 'starting' ? setup.method : null,
  );
  return (
    <Button
      look={method === 'totp' ? 'main' : 'quiet'}
      busy={started === method}
      onClick={() => started === null && host.publish('protection.twoStepChosen', { method })}
    >
      {host.t(`security_two_step_${method}_start`)}
    </Button>
  );
}

function BySms() {
  const { t } = useHost();
  const phone = useHostState(phoneText);
  const hasPhone = useHostState(
    (state) => state.user.config?.protection_methods.enable_phone_binding ?? false,
  );
  return (
    <div className={styles['way']}>
      <h4>{t('security_two_step_sms')}</h4>
      <p className={styles['quiet']}>
        {hasPhone ? t('security_two_step_sms_text', { phone }) : t('security_two_step_sms_none')}
      </p>
      <div className={styles['actions']}>
        {hasPhone ? (
          <StartButton method="sms" />
        ) : (
          <ButtonLink route="officeAccount">{t('security_two_step_sms_add')}</ButtonLink>
        )}
      </div>
    </div>
  );
}

/** The ways to get codes, of which the player chooses one. */
export function TwoStepChoice() {
  const { t } = useHost();
  const sending = useHostState((state) => state.protection.twoStep);
  return (
    <>
      <FormMessage sending={sending} />
      <h3 className={styles['title']}>{t('security_two_step_how')}</h3>
      <div className={styles['ways']}>
        <div className={styles['way']}>
          <h4>{t('security_two_step_totp')}</h4>
          <p className={styles['quiet']}>{t('security_two_step_totp_text')}</p>
          <div className={styles['actions']}>
            <StartButton method="totp" />
          </div>
        </div>
        <BySms />
      </div>
    </>
  );
}
