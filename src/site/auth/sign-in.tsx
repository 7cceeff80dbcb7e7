import type { ComponentType } from 'react';
import { configured } from '../../domain/site/config.ts';
import type { State } from '../../projections/state.ts';
import { useHost, useHostState } from '../host.tsx';
import { useFocusKept } from '../ui/controls/focus.ts';
import { Segmented } from '../ui/controls/segmented.tsx';
import { PageLink } from '../ui/links/link.tsx';
import { useRegister } from '../ui/sign-in/use-register.ts';
import { type AuthForm, type FirstForm, type FormProps, Links } from './form-frame.tsx';
import { LinkForm } from './link-form.tsx';
import { Networks } from './networks.tsx';
import { Outcome } from './outcome.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import styles from './sign-in.module.css';
import { SmsForm } from './sms-form.tsx';
import { TwoStepForm } from './two-step-form.tsx';

const forms: Readonly<Record<AuthForm, ComponentType<FormProps>>> = {
  login_password: PasswordForm,
  login_link: LinkForm,
  phone_password: PhoneForm,
  sms: SmsForm,
  login_password_two_step_code: TwoStepForm,
};

const offeredOf = ({ config }: State) => configured(config.values, 'loginForms');

/** The form of the read model, unless configuration offers others; null where it offers none. */
function shownForm(state: State): AuthForm | null {
  const { form } = state.auth;
  if (form === 'login_password_two_step_code') return form;
  const offered = offeredOf(state);
  const isOffered = offered.includes(form === 'login_link' ? 'login_password' : form);
  return isOffered ? form : (offered[0] ?? null);
}

/** What was typed into the form that is shown, but for what is secret. */
function typedIn(place: HTMLElement | null) {
  const form = place?.querySelector('form');
  const data = form ? new FormData(form) : new FormData();
  const typed = ['login', 'country', 'phone'].flatMap((name) => {
    const value = data.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(typed);
}

interface ChoiceProps {
  readonly form: AuthForm;
  readonly choose: (form: FirstForm) => void;
}

/** The forms to begin with, where there is a choice. */
function FormChoice({ form, choose }: ChoiceProps) {
  const host = useHost('auth');
  const offered = useHostState(offeredOf);
  if (form === 'login_password_two_step_code' || offered.length < 2) return null;
  return (
    <Segmented
      label={host.t('auth_forms')}
      items={offered.map((id) => ({ id, label: host.t(`auth_form_${id}`) }))}
      selected={form === 'login_link' ? 'login_password' : form}
      onSelect={choose}
    />
  );
}

/** For whom nobody knows yet. */
function NoAccount({ onLeave }: Pick<FormProps, 'onLeave'>) {
  const host = useHost('auth');
  const register = useRegister(onLeave);
  if (register === null) return null;
  return (
    <Links>
      <PageLink route="registration" onClick={register}>
        {host.t('auth_no_account')}
      </PageLink>
    </Links>
  );
}

/** Signing in, whichever way: in a dialog, or on a page of its own. */
export function SignIn({ onLeave }: { readonly onLeave?: () => void }) {
  const host = useHost();
  const form = useHostState(shownForm);
  const isSent = useHostState((state) => state.auth.sms !== null);
  const place = useFocusKept(`${form} ${isSent}`);
  const choose = (chosen: FirstForm) =>
    host.publish('auth.formChosen', { form: chosen, typed: typedIn(place.current) });
  const Shown = form === null ? null : forms[form];
  const isFirst = form !== 'login_password_two_step_code';
  return (
    <div ref={place} className={styles['place']} data-auth-form={form}>
      <Outcome />
      <div className={styles['ways']}>
        {form !== null && <FormChoice form={form} choose={choose} />}
        {Shown && <Shown choose={choose} onLeave={onLeave} />}
        {isFirst && <Networks isAlone={form === null} />}
        {isFirst && <NoAccount onLeave={onLeave} />}
      </div>
    </div>
  );
}
