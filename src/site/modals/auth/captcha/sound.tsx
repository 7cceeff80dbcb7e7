import { type ReactNode, useId } from 'react';
import { useHost } from '../../../host.tsx';
import styles from './captcha.module.css';
import { useApiOrigin } from './use-challenge.ts';

export interface SoundProps {
  /** Path of the sound; null while it is not known. */
  readonly src: string | null;
  readonly label: string;
  /** How to make sense of it. */
  readonly hint: string;
  /** What else is needed by those who listen. */
  readonly children?: ReactNode;
}

/** The challenge for those who do not see it. Nothing is fetched until it is played. */
export function Sound({ src, label, hint, children }: SoundProps) {
  const host = useHost('captcha');
  const origin = useApiOrigin();
  const id = useId();
  return (
    <details className={styles['sound']}>
      <summary>{host.t('captcha_listen')}</summary>
      <p id={id} className={styles['note']}>
        {host.live ? hint : host.t('captcha_not_kept')}
      </p>
      {host.live && (
        <audio
          controls
          preload="none"
          {...(src === null ? {} : { src: origin + src })}
          aria-label={label}
          aria-describedby={id}
        />
      )}
      {children}
    </details>
  );
}
