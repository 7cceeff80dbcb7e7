import { useHost } from '../host.tsx';
import { FormFrame, type FormProps, Links } from './form-frame.tsx';
import { LoginField } from './password-form.tsx';
import { Submit } from './submit.tsx';
import { useSignInForm } from './use-sign-in.ts';

/** A link to sign in with, in place of a password. Whether there is such a player is not told. */
export function LinkForm({ choose }: FormProps) {
  const host = useHost('auth');
  const form = useSignInForm({
    check: (fields) => (fields.text('login') === '' ? { login: 'auth_login_missing' } : {}),
    send: (fields) => host.publish('auth.linkRequested', { login: fields.text('login') }),
  });
  return (
    <FormFrame form={form} lead={host.t('auth_link_text')}>
      <LoginField error={form.error('login')} />
      <Submit what="link">{host.t('auth_link_send')}</Submit>
      <Links>
        <button type="button" onClick={() => choose('login_password')}>
          {host.t('auth_link_back')}
        </button>
      </Links>
    </FormFrame>
  );
}
