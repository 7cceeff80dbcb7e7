import { registrationTroubles } from '../../domain/registration-fields.ts';
import type { Registered } from '../../projections/registered.ts';
import { useHost } from '../contract.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { type FieldErrors, useForm } from '../ui/form.ts';
import { FormView } from '../ui/form-view.tsx';
import { Banner } from '../ui/message.tsx';
import styles from './registered.module.css';

const rules = { required: ['email'], today: '', minimumAge: 0 };

function emailErrors(email: string): FieldErrors {
  return registrationTroubles({ email }, rules).length > 0 ? { email: 'field_email_format' } : {};
}

/** Said where the form would be, once the letter is under way. */
function Sent() {
  const { t } = useHost();
  return (
    <div role="status">
      <Banner level="done">{t('registered_mail_sent')}</Banner>
    </div>
  );
}

function MailFields({ mail, mailError, mailRefused }: Registered) {
  const host = useHost();
  const busy = mail === 'sending';
  const form = useForm({
    busy,
    refused: mailRefused,
    check: (fields) => emailErrors(fields.text('email')),
    send: (fields) =>
      host.publish('registration.credentialsEmailed', { email: fields.text('email') }),
  });
  return (
    <FormView form={form} className={styles['mail']}>
      <p>{host.t('registered_mail_text')}</p>
      <div role="alert">{mailError && <Banner level="error">{host.t(mailError)}</Banner>}</div>
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        label={host.t('field_email')}
        error={form.error('email')}
      />
      <Button type="submit" busy={busy}>
        {host.t('registered_mail_send')}
      </Button>
    </FormView>
  );
}

/** The login by e-mail, for whoever wants it there. */
export function MailForm({ registered }: { readonly registered: Registered }) {
  const { t } = useHost();
  if (registered.mail === 'sent') return <Sent />;
  return (
    <details className={styles['more']}>
      <summary>{t('registered_mail')}</summary>
      <MailFields {...registered} />
    </details>
  );
}
