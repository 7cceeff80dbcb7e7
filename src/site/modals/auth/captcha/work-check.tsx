import { useId } from 'react';
import { useHost } from '../../../host.tsx';
import styles from './captcha.module.css';

/** 100: the browser works by itself; nobody knows beforehand for how long. */
export function WorkCheck() {
  const host = useHost('captcha');
  const id = useId();
  return (
    <div className={styles['form']}>
      <p>{host.t('captcha_why_work')}</p>
      <div className={styles['work']}>
        <progress className={styles['progress']} aria-labelledby={id} />
        <p id={id} className={styles['note']} role="status">
          {host.t('captcha_working')}
        </p>
      </div>
      <p className={styles['note']}>{host.t('captcha_closing')}</p>
    </div>
  );
}
