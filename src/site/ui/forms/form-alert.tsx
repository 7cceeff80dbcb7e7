import type { Told } from '../../../projections/answers/told.ts';
import { useHost } from '../../host.tsx';
import type { PlainKey, TimeKey } from '../../texts/keys.ts';
import { clockText } from '../format/clock-text.ts';
import { useSecondsUntil } from '../format/use-seconds.ts';
import { Banner } from '../notices/message.tsx';
import styles from './form-alert.module.css';

export interface FormAlertProps {
  /** Why the form was not taken, or the key of a text that says so; null: nothing to say. */
  readonly message: Told | PlainKey | null;
}

/**
 * Why a form was not taken, where no field is to blame. The place is there before it says
 * something, or nobody would hear it; empty it takes no room.
 */
export function FormAlert({ message }: FormAlertProps) {
  const { say } = useHost();
  const said = typeof message === 'string' ? { text: message } : message;
  return (
    <div role="alert" className={styles['alert']}>
      {said && <Banner level="error">{say(said)}</Banner>}
    </div>
  );
}

export interface TimeLeftProps {
  /** Key of a text with a `time` in it. */
  readonly textKey: TimeKey;
  /** Epoch milliseconds; null: nobody knows. */
  readonly until: number | null;
}

/** How long something is still good, or has to be waited for. It counts in silence. */
export function TimeLeft({ textKey, until }: TimeLeftProps) {
  const host = useHost();
  const seconds = useSecondsUntil(until);
  if (seconds === 0) return null;
  return (
    <p className={`${styles['time']} numbers`}>
      {host.say({ text: textKey, values: { time: clockText(seconds) } })}
    </p>
  );
}
