import { passwordProblems } from '../../../domain/password-rules.ts';
import type { SiteState } from '../../../site/contract/line.ts';
import { passwordProblemKey } from '../../../site/contract/protection.ts';
import { useHost, useHostState } from '../../../site/contract.tsx';
import { Button } from '../../../site/ui/button.tsx';
import { useFocusKept } from '../../../site/ui/focus.ts';
import { type FieldErrors, type FieldReader, useForm } from '../../../site/ui/form.ts';
import { FormView } from '../../../site/ui/form-view.tsx';
import { NewPasswordField } from '../../../site/ui/new-password-field.tsx';
import { PasswordField } from '../../../site/ui/password-field.tsx';
import { Told } from '../../../site/ui/told.tsx';
import { FormMessage } from './form-message.tsx';
import { MethodCard } from './method-card.tsx';
import styles from './security.module.css';

/** What others may know of the player: no part of a password. */
function aboutPlayer({ user }: SiteState): string[] {
  const { user_email = '', phone_number = '' } = user.config ?? {};
  const { name = '', surname = '' } = user.profile ?? {};
  return [user_email, phone_number, name, surname];
}

function errorsOf(fields: FieldReader, about: readonly string[]): FieldErrors {
  const [current, next] = [fields.secret('password'), fields.secret('newPassword')];
  const problems = passwordProblems(next, about);
  const same = next === current ? 'security_password_same' : undefined;
  return {
    password: current === '' ? 'auth_password_missing' : undefined,
    newPassword: problems.length > 0 ? passwordProblemKey(problems) : same,
  };
}

function PasswordForm() {
  const host = useHost();
  const sending = useHostState((state) => state.protection.password);
  const email = useHostState((state) => state.user.config?.user_email ?? '');
  const busy = sending.status === 'busy';
  const form = useForm({
    busy,
    refused: sending.refused,
    check: (fields) => errorsOf(fields, aboutPlayer(host.state())),
    send: (fields) =>
      host.publish('protection.passwordSubmitted', {
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
        about={() => aboutPlayer(host.state())}
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
  const { t } = useHost();
  const isDone = useHostState((state) => state.protection.password.status === 'done');
  const isFresh = useHostState(
    (state) => state.user.config?.protection_methods.is_changed_password ?? false,
  );
  const days = useHostState((state) => state.user.config?.changed_pass_day_count ?? 0);
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
          <Told level="done">{t('security_password_done')}</Told>
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
