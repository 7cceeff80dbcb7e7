import { passwordProblems } from '../../../domain/auth/password-rules.ts';
import { passwordProblemCode } from '../../../site/contract/protection.ts';
import type { Player } from '../../../site/contract/shared-state.ts';
import { Button } from '../../../site/ui/controls/button.tsx';
import { useFocusKept } from '../../../site/ui/controls/focus.ts';
import { type FieldErrors, type FieldReader, useForm } from '../../../site/ui/forms/form.ts';
import { FormView } from '../../../site/ui/forms/form-view.tsx';
import { NewPasswordField } from '../../../site/ui/forms/new-password-field.tsx';
import { PasswordField } from '../../../site/ui/forms/password-field.tsx';
import { Told } from '../../../site/ui/notices/told.tsx';
import { useHost, useHostState } from '../host.ts';
import { FormMessage } from './form-message.tsx';
import { MethodCard } from './method-card.tsx';
import styles from './security.module.css';

/** What others may know of the player: no part of a password. */
function aboutPlayer({ email, phone, name, surname }: Player): string[] {
  return [email, phone.number, name, surname];
}

function errorsOf(fields: FieldReader, about: readonly string[]): FieldErrors {
  const [current, next] = [fields.secret('password'), fields.secret('newPassword')];
  const problems = passwordProblems(next, about);
  const same = next === current ? 'security_password_same' : undefined;
  return {
    password: current === '' ? 'authPasswordMissing' : undefined,
    newPassword: problems.length > 0 ? { key: passwordProblemCode(problems) } : same,
  };
}

function PasswordForm() {
  const host = useHost('security');
  const sending = useHostState((state) => state.protection.password);
  const email = useHostState((state) => state.player.email);
  const busy = sending.status === 'busy';
  const form = useForm({
    busy,
    refused: sending.refused,
    check: (fields) => errorsOf(fields, aboutPlayer(host.state().player)),
    send: (fields) =>
      host.changePassword({
        password: fields.secret('password'),
        newPassword: fields.secret('newPassword'),
      }),
  });
  return (
    <FormView form={form} className={styles['form']}>
      <FormMessage sending={sending} />
      {/* Tells the browser's store of passwords whose this one is. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        kind="current"
        label={host.t('security_password_current')}
        error={form.error('password')}
      />
      <NewPasswordField
        name="newPassword"
        label={host.t('security_password_new')}
        about={() => aboutPlayer(host.state().player)}
        error={form.error('newPassword')}
      />
      <Button type="submit" look="main" busy={busy}>
        {host.t('security_password_change')}
      </Button>
    </FormView>
  );
}

/** How old the password is, and the way to another one. */
export function PasswordCard() {
  const { t } = useHost('security');
  const isDone = useHostState((state) => state.protection.password.status === 'done');
  const isFresh = useHostState((state) => state.safeguards.hasFreshPassword);
  const days = useHostState((state) => state.safeguards.passwordDays);
  const kind = isFresh ? 'changed' : 'used';
  const age =
    days === 0
      ? t(`security_password_${kind}_today`)
      : t(`security_password_${kind}_days`, { count: days });
  const place = useFocusKept(String(isDone));
  return (
    <MethodCard
      part="security-password"
      title={t('security_password')}
      line={isFresh ? age : `${age}. ${t('security_password_advice')}`}
      isOn={isFresh}
    >
      <div ref={place} className={styles['part']}>
        {isDone ? (
          <Told told={{ level: 'done', text: 'security_password_done' }} takesFocus />
        ) : (
          <>
            <p>{t('security_password_before')}</p>
            <PasswordForm />
          </>
        )}
      </div>
    </MethodCard>
  );
}
