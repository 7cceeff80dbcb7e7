import { useHost } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import type { IconName } from '../ui/marks/icons.tsx';
import styles from './registered.module.css';
import { SAVE_WAYS, type SaveWay, useSave } from './use-save.ts';

const icons: Readonly<Record<SaveWay, IconName>> = {
  copy: 'copy',
  file: 'document',
  picture: 'picture',
};

interface CredentialsProps {
  readonly login: string;
  /** Null: not to be seen, as in a replay; undefined: there is none to show. */
  readonly password: string | null | undefined;
}

/** The login; the password too, where the server made it. */
function Values({ login, password }: CredentialsProps) {
  const { t } = useHost('registration');
  return (
    <dl className={styles['values']}>
      <div>
        <dt>{t('registered_login')}</dt>
        <dd dir="ltr">{login}</dd>
      </div>
      {password !== undefined && (
        <div>
          <dt>{t('registered_password')}</dt>
          {password === null ? (
            <dd className={styles['hidden']}>{t('registered_hidden')}</dd>
          ) : (
            <dd dir="ltr" translate="no">
              {password}
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}

/** What the new player signs in with, and the ways to save it. */
export function Credentials({ login, password }: CredentialsProps) {
  const { t } = useHost('registration');
  const given = password === undefined || password === null ? null : { login, password };
  const { outcome, isWrong, save } = useSave(given);
  return (
    <>
      <Values login={login} password={password} />
      {password !== undefined && (
        <fieldset className={styles['ways']} disabled={given === null}>
          <legend className="visually-hidden">{t('registered_ways')}</legend>
          {SAVE_WAYS.map((way) => (
            <Button key={way} data-begin icon={icons[way]} onClick={() => save(way)}>
              {t(`registered_${way}`)}
            </Button>
          ))}
        </fieldset>
      )}
      {password !== undefined && (
        <p role="status" className={styles['outcome']} data-error={isWrong || undefined}>
          {outcome !== null && t(outcome)}
        </p>
      )}
    </>
  );
}
