import { useHost, useHostState } from '../../../site/contract.tsx';
import { Button } from '../../../site/ui/button.tsx';
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
  const host = useHost();
  const taken = useHostState((state) => state.protection.taken);
  const told = (by: 'clipboard' | 'file', succeeded: boolean) =>
    host.publish('protection.secretTaken', { what, by, succeeded });
  const copy = async () => told('clipboard', await host.device.copy(text));
  const save = () => {
    if (file) host.device.save(file());
    told('file', true);
  };
  const done = taken?.by === 'file' ? 'security_saved' : 'security_copied';
  return (
    <div className={styles['actions']}>
      <Button onClick={copy}>{host.t('security_copy')}</Button>
      {file && <Button onClick={save}>{host.t('security_save')}</Button>}
      <span role="status" className={styles['quiet']}>
        {taken?.what === what && host.t(taken.succeeded ? done : 'security_copy_failed')}
      </span>
    </div>
  );
}
