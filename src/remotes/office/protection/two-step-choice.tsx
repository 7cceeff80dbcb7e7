import { useRef } from 'react';
import { Button } from '../../../site/ui/controls/button.tsx';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { useForm } from '../../../site/ui/forms/form.ts';
import { FormView } from '../../../site/ui/forms/form-view.tsx';
import { PasswordField } from '../../../site/ui/forms/password-field.tsx';
import { useHost, useHostState } from '../host.ts';
import { FormMessage } from './form-message.tsx';
import { phoneText } from './phone-text.ts';
import styles from './security.module.css';

type Method = 'totp' | 'sms';

interface WayProps {
  readonly onChoose: (method: Method) => void;
}

/** Begins to set up; of two buttons only the pressed one shows that it is at work. */
function StartButton({ method, onChoose }: WayProps & { readonly method: Method }) {
  const host = useHost('security');
  const started = useHostState(({ protection: { setup } }) =>
    setup.step === 'starting' ? setup.method : null,
  );
  return (
    <Button
      look={method === 'totp' ? 'main' : 'quiet'}
      busy={started === method}
      onClick={() => onChoose(method)}
    >
      {host.t(`security_two_step_${method}_start`)}
    </Button>
  );
}

function BySms({ onChoose }: WayProps) {
  const { t } = useHost('security');
  const phone = useHostState((state) => phoneText(state.player));
  const hasPhone = useHostState((state) => state.safeguards.hasPhone);
  return (
    <div className={styles['way']}>
      <h4>{t('security_two_step_sms')}</h4>
      <p className={styles['quiet']}>
        {hasPhone ? t('security_two_step_sms_text', { phone }) : t('security_two_step_sms_none')}
      </p>
      <div className={styles['actions']}>
        {hasPhone ? (
          <StartButton method="sms" onChoose={onChoose} />
        ) : (
          <ButtonLink route="officeAccount">{t('security_two_step_sms_add')}</ButtonLink>
        )}
      </div>
    </div>
  );
}

function useChoice() {
  const host = useHost('form');
  const sending = useHostState((state) => state.protection.twoStep);
  const chosen = useRef<Method>('totp');
  const form = useForm({
    busy: sending.status === 'busy',
    refused: sending.refused,
    check: (fields) => ({
      password: fields.secret('password') === '' ? 'authPasswordMissing' : undefined,
    }),
    send: (fields) =>
      host.beginTwoStep({
        method: chosen.current,
        password: fields.secret('password'),
      }),
  });
  const choose = (method: Method) => {
    chosen.current = method;
    form.ref.current?.requestSubmit();
  };
  return { ...form, sending, choose };
}

/** The password, and the ways to get codes, of which the player chooses one. */
export function TwoStepChoice() {
  const { t } = useHost('form', 'security');
  const form = useChoice();
  return (
    <FormView form={form} className={styles['part']}>
      <FormMessage sending={form.sending} />
      <div className={styles['form']}>
        <PasswordField
          kind="current"
          label={t('security_current_password')}
          hint={t('security_password_none')}
          error={form.error('password')}
        />
      </div>
      <h3 className={styles['title']}>{t('security_two_step_how')}</h3>
      <div className={styles['ways']}>
        <div className={styles['way']}>
          <h4>{t('security_two_step_totp')}</h4>
          <p className={styles['quiet']}>{t('security_two_step_totp_text')}</p>
          <div className={styles['actions']}>
            <StartButton method="totp" onChoose={form.choose} />
          </div>
        </div>
        <BySms onChoose={form.choose} />
      </div>
    </FormView>
  );
}
