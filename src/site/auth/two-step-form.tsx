import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { CodeField } from '../ui/forms/code-field.tsx';
import { TimeLeft } from '../ui/forms/form-alert.tsx';
import { FormFrame, type FormProps, Links } from './form-frame.tsx';
import { AnotherCode, Submit } from './submit.tsx';
import { codeErrors, useSignInForm } from './use-sign-in.ts';

const twoStepOf = (state: State) => state.auth.twoStep;
type Method = NonNullable<NonNullable<ReturnType<typeof twoStepOf>>['method']>;

/** What the code is taken from, where there is a choice. */
function MethodChoice({ methods, method }: { methods: readonly Method[]; method: Method }) {
  const host = useHost('auth');
  if (methods.length < 2) return null;
  return (
    <Segmented
      label={host.t('auth_method')}
      items={methods.map((id) => ({ id, label: host.t(`auth_method_${id}`) }))}
      selected={method}
      onSelect={(chosen) => host.publish('auth.twoStepMethodChosen', { method: chosen })}
    />
  );
}

/** What is asked for; of a code by SMS, whether one is on its way. */
function leadOf({ method, isCodeSent }: NonNullable<ReturnType<typeof twoStepOf>>) {
  if (method === 'sms' && !isCodeSent) return 'auth_two_step_sms_unsent';
  return `auth_two_step_${method ?? 'any'}` as const;
}

/** The step after the password: a code of an authenticator, of an SMS, or a recovery code. */
export function TwoStepForm({ choose }: FormProps) {
  const host = useHost('form', 'auth');
  const step = useHostState(twoStepOf);
  const method = step?.method ?? null;
  const form = useSignInForm({
    check: codeErrors,
    send: (fields) => {
      const code = fields.digits('code');
      host.publish('auth.twoStepSubmitted', method === null ? { code } : { code, method });
    },
  });
  if (step === null) return null;
  return (
    <FormFrame form={form} lead={host.t(leadOf(step))}>
      {method !== null && <MethodChoice methods={step.methods} method={method} />}
      <CodeField
        key={method}
        label={host.t('field_code')}
        letters={method === null || method === 'recovery'}
        error={form.error('code')}
      />
      <TimeLeft textKey="auth_two_step_left" until={step.expiresAt} />
      <Submit what="sign-in">{host.t('auth_sign_in')}</Submit>
      {(method === 'sms' || method === null) && (
        <AnotherCode
          resendAt={step.resendAt}
          {...(step.isCodeSent ? {} : { label: host.t('auth_sms_send') })}
          onPress={() => host.publish('auth.twoStepSmsRequested', {})}
        />
      )}
      <Links>
        <button type="button" onClick={() => choose(step.from)}>
          {host.t('auth_two_step_back')}
        </button>
      </Links>
    </FormFrame>
  );
}
