import { registrationTroubles } from '../../domain/registration/fields.ts';
import type { Registered } from '../../projections/registration/registered.ts';
import { useHost } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { type FieldErrors, useForm } from '../ui/forms/form.ts';
import { FormView } from '../ui/forms/form-view.tsx';
import { Banner } from '../ui/notices/message.tsx';
import { Told } from '../ui/notices/told.tsx';
import styles from './registered.module.css';

const rules = { required: ['email'], today: '', minimumAge: 0 };

function emailErrors(email: string): FieldErrors {
  return registrationTroubles({ email }, rules).length > 0 ? { email: 'field_email_format' } : {};
}

/** Said where the form would be, once the letter is under way. */
function Sent() {
  const { t } = useHost('registration');
  return (
    <div role="status">
      <Banner level="done">{t('registered_mail_sent')}</Banner>
    </div>
  );
}

function MailFields({ letter }: Registered) {
  const host = useHost('registration', 'form');
  const busy = letter.status === 'busy';
  const form = useForm({
    busy,
    refused: letter.refused,
    check: (fields) => emailErrors(fields.text('email')),
    send: (fields) =>
      host.publish('registration.credentialsEmailed', { email: fields.text('email') }),
  });
  return (
    <FormView form={form} className={styles['mail']}>
      <p>{host.t('registered_mail_text')}</p>
      <Told told={letter.told} />
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
  const { t } = useHost('registration');
  if (registered.letter.status === 'done') return <Sent />;
  return (
    <details className={styles['more']}>
      <summary>{t('registered_mail')}</summary>
      <MailFields {...registered} />
    </details>
  );
}
