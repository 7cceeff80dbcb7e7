import { dialledPhone } from '../../domain/auth/phone.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { leftToRight } from '../ui/format/isolated.ts';
import { CodeField } from '../ui/forms/code-field.tsx';
import { usePhoneErrors } from '../ui/forms/phone-errors.ts';
import { FormFrame, type FormProps, Links } from './form-frame.tsx';
import { NumberField } from './phone-form.tsx';
import { AnotherCode, Submit } from './submit.tsx';
import { codeErrors, useSignInForm } from './use-sign-in.ts';

function NumberForm() {
  const host = useHost('auth');
  const form = useSignInForm({
    check: usePhoneErrors(),
    send: (fields) =>
      host.publish('auth.smsRequested', {
        country: fields.text('country'),
        phone: fields.text('phone'),
      }),
  });
  return (
    <FormFrame form={form}>
      <NumberField error={form.error('phone')} hint={host.t('auth_sms_hint')} />
      <Submit what="code">{host.t('auth_sms_send')}</Submit>
    </FormFrame>
  );
}

const numberOf = ({ auth, phones }: State) => dialledPhone(phones.countries, auth.defaults);

function CodeForm({ choose }: Pick<FormProps, 'choose'>) {
  const host = useHost('auth', 'form');
  const phone = useHostState(numberOf);
  const resendAt = useHostState((state) => state.auth.sms?.resendAt ?? null);
  const again = () => {
    const { country, phone: typed } = host.state().auth.defaults;
    host.publish('auth.smsRequested', { country, phone: typed });
  };
  const form = useSignInForm({
    check: codeErrors,
    send: (fields) => host.publish('auth.smsSubmitted', { code: fields.digits('code') }),
  });
  return (
    // A number is written from left to right in every language.
    <FormFrame form={form} lead={host.t('auth_sms_sent', { phone: leftToRight(phone) })}>
      <CodeField label={host.t('field_code')} error={form.error('code')} />
      <Submit what="sign-in">{host.t('auth_sign_in')}</Submit>
      <AnotherCode resendAt={resendAt} onPress={again} />
      <Links>
        <button type="button" onClick={() => choose('sms')}>
          {host.t('auth_sms_change')}
        </button>
      </Links>
    </FormFrame>
  );
}

/** A phone number, then the code that is sent to it. */
export function SmsForm({ choose }: FormProps) {
  const isSent = useHostState((state) => state.auth.sms !== null);
  return isSent ? <CodeForm choose={choose} /> : <NumberForm />;
}
