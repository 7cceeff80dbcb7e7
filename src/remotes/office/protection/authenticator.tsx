import { QrCode } from '../../../site/ui/marks/qr-code.tsx';
import { useHost } from '../host.ts';
import styles from './security.module.css';
import { TakeButtons } from './take-buttons.tsx';

/** The key in groups of four, as people read it out. */
const grouped = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ');

/** The key of an authenticator: as a picture, as a text, and as a link. */
export function Authenticator() {
  const { t, readSecret } = useHost('security');
  const { key, uri } = readSecret('twoStepStart') ?? {};
  return (
    <>
      <h3 className={styles['title']} tabIndex={-1} data-begin>
        {t('security_totp_scan')}
      </h3>
      <p className={styles['quiet']}>{t('security_totp_scan_text')}</p>
      {key === undefined || uri === undefined ? (
        <p className={`${styles['hidden']} ${styles['picture']}`}>{t('security_hidden')}</p>
      ) : (
        <div className={styles['scan']}>
          <QrCode className={styles['picture']} text={uri} label={t('security_totp_picture')} />
          <div className={styles['part']}>
            <a className={styles['link']} href={uri}>
              {t('security_totp_open')}
            </a>
            <p className={styles['quiet']}>{t('security_totp_key')}</p>
            <code className={styles['secret']} dir="ltr" data-key>
              {grouped(key)}
            </code>
            <TakeButtons what="key" text={key} />
          </div>
        </div>
      )}
      <h3 className={styles['title']}>{t('security_totp_code')}</h3>
    </>
  );
}
