import { useHost } from '../contract.tsx';
import { clockText } from './clock-text.ts';
import styles from './form-alert.module.css';
import { Banner } from './message.tsx';
import { useSecondsUntil } from './use-seconds.ts';

export interface FormAlertProps {
  /** Key of the text that says why the form was not taken; null: there is nothing to say. */
  readonly message: string | null;
}

/**
 * Why a form was not taken, where no field is to blame. The place is there before it says
 * something, or nobody would hear it; empty it takes no room.
 */
export function FormAlert({ message }: FormAlertProps) {
  const host = useHost();
  return (
    <div role="alert" className={styles['alert']}>
      {message && <Banner level="error">{host.t(message)}</Banner>}
    </div>
  );
}

export interface TimeLeftProps {
  /** Key of a text with a `time` in it. */
  readonly textKey: string;
  /** Epoch milliseconds; null: nobody knows. */
  readonly until: number | null;
}

/** How long something is still good, or has to be waited for. It counts in silence. */
export function TimeLeft({ textKey, until }: TimeLeftProps) {
  const host = useHost();
  const seconds = useSecondsUntil(until);
  if (seconds === 0) return null;
  return (
    <p className={`${styles['time']} numbers`}>{host.t(textKey, { time: clockText(seconds) })}</p>
  );
}
