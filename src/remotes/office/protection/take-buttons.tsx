import { Button } from '../../../site/ui/controls/button.tsx';
import { useHost, useHostState } from '../host.ts';
import styles from './security.module.css';

export interface TakeButtonsProps {
  readonly what: 'key' | 'recovery-codes';
  /** What is put on the clipboard. */
  readonly text: string;
  /** Makes the file, where it can be saved as one. */
  readonly file?: () => File;
}

/** Ways to take along what is shown once; says what came of it. */
export function TakeButtons({ what, text, file }: TakeButtonsProps) {
  const host = useHost('security');
  const taken = useHostState((state) => state.protection.taken);
  const done = taken?.by === 'file' ? 'security_saved' : 'security_copied';
  return (
    <div className={styles['actions']}>
      <Button onClick={() => host.copySecret(what, text)}>{host.t('security_copy')}</Button>
      {file && (
        <Button onClick={() => host.saveSecret(what, file())}>{host.t('security_save')}</Button>
      )}
      <span role="status" className={styles['quiet']}>
        {taken?.what === what && host.t(taken.succeeded ? done : 'security_copy_failed')}
      </span>
    </div>
  );
}
