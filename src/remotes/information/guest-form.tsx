import { useEffect, useRef } from 'react';
import {
  type GuestField,
  type GuestProblem,
  guestProblems,
  KEPT_DAYS,
  plainGuestMessage,
  SUBJECT_LENGTH,
} from '../../domain/payments/guest-messages.ts';
import { MESSAGE_LENGTH } from '../../domain/payments/requests.ts';
import { Button } from '../../site/ui/controls/button.tsx';
import { useFocus } from '../../site/ui/controls/focus.ts';
import { Field } from '../../site/ui/forms/field.tsx';
import { type FieldError, type FieldReader, type Form, useForm } from '../../site/ui/forms/form.ts';
import { FormView } from '../../site/ui/forms/form-view.tsx';
import { TextArea } from '../../site/ui/forms/text-area.tsx';
import { Told } from '../../site/ui/notices/told.tsx';
import styles from './guest-form.module.css';
import { useHost, useHostState } from './host.ts';
import information from './information.module.css';

const LEAST = { subject: SUBJECT_LENGTH.least, message: MESSAGE_LENGTH.least } as const;
const MOST = { subject: SUBJECT_LENGTH.most, message: MESSAGE_LENGTH.most } as const;

/** What is wrong, as the field has it. */
function errorOf(field: GuestField, problem: GuestProblem): FieldError {
  if (problem === 'missing') return 'fieldRequired';
  if (problem === 'format') return 'field_email_format';
  if (problem === 'unseen-characters') return 'requests_message_unseen';
  if (problem === 'card-number') return 'requestsRefusedCard';
  if (field === 'email' || field === 'name') return 'fieldTooLong';
  if (problem === 'too-short') {
    return { text: 'requests_message_short', values: { least: LEAST[field] } };
  }
  return { text: 'requests_message_long', values: { most: MOST[field] } };
}

const written = (fields: FieldReader) =>
  plainGuestMessage({
    email: fields.text('email'),
    name: fields.text('name'),
    subject: fields.text('subject'),
    message: fields.text('message'),
  });

function errorsIn(fields: FieldReader) {
  const problems = guestProblems(written(fields));
  const { email, name, subject, message } = problems;
  return {
    ...(email && { email: errorOf('email', email) }),
    ...(name && { name: errorOf('name', name) }),
    ...(subject && { subject: errorOf('subject', subject) }),
    ...(message && { message: errorOf('message', message) }),
  };
}

/** Who writes: where the answer goes, and how they want to be called. */
function Writer({ form }: { readonly form: Form }) {
  const { t } = useHost('requests', 'form');
  return (
    <>
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
        label={t('field_email')}
        hint={t('requests_guest_email_hint', { days: KEPT_DAYS })}
        error={form.error('email')}
      />
      <Field
        name="name"
        autoComplete="name"
        dir="auto"
        label={t('requests_guest_name')}
        error={form.error('name')}
      />
    </>
  );
}

function Fields() {
  const host = useHost('requests', 'form');
  const { status, told, refused } = useHostState((state) => state.guestMessage.sending);
  const busy = status === 'busy';
  const form = useForm({
    busy,
    refused,
    check: errorsIn,
    send: (fields) => host.writeAsGuest(written(fields)),
  });
  return (
    <FormView form={form} className={styles['form']}>
      <Writer form={form} />
      <Field
        name="subject"
        dir="auto"
        required
        label={host.t('requests_guest_subject')}
        error={form.error('subject')}
      />
      <TextArea
        name="message"
        required
        label={host.t('requests_guest_message')}
        hint={host.t('requests_message_hint', { most: MESSAGE_LENGTH.most })}
        error={form.error('message')}
      />
      <p>{host.t('requests_guest_session')}</p>
      <Told told={told} />
      <div>
        <Button type="submit" look="main" busy={busy}>
          {host.t('requests_guest_send')}
        </Button>
      </div>
    </FormView>
  );
}

/** Stands in the place of the form, and has the focus that was in it. */
function Taken({ number }: { readonly number: string }) {
  const { t } = useHost('requests');
  const focus = useFocus();
  const taken = useRef<HTMLDivElement>(null);
  useEffect(() => focus(taken.current), [focus]);
  return (
    <div ref={taken} tabIndex={-1} data-guest-message="">
      <p className={information['card-title']}>{t('requests_guest_taken', { number })}</p>
      <p>{t('requests_guest_taken_text')}</p>
    </div>
  );
}

/** Who is not signed in writes to support here, and is answered by email. */
export function GuestForm() {
  const { t } = useHost('requests');
  const number = useHostState((state) => state.guestMessage.number);
  if (number !== null) {
    return (
      <div className={information['card']}>
        <Taken number={number} />
      </div>
    );
  }
  return (
    <section className={information['card']} aria-labelledby="guest-form">
      <h2 id="guest-form" className={information['card-title']}>
        {t('requests_guest_title')}
      </h2>
      <p>{t('requests_guest_text')}</p>
      <Fields />
    </section>
  );
}
