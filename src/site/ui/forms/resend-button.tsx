import { useState } from 'react';
import { useHost } from '../../host.tsx';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { useSecondsUntil } from '../format/use-seconds.ts';

export interface ResendButtonProps extends Pick<ButtonProps, 'look' | 'busy'> {
  /** When another code may be asked for, in epoch milliseconds; null: at once. */
  readonly resendAt: number | null;
  /**
   * Until when the code that was sent last is good. Another time after a press means that another
   * code was sent, and that is said; whoever says it in a way of their own leaves this out.
   */
  readonly expiresAt?: number | null;
  /** What stands on it when it can be pressed. */
  readonly label?: string;
  readonly onPress: () => void;
}

/** Whether another code was sent since the button was pressed, and what to call when it is. */
function useSent(expiresAt: number | null): [isSent: boolean, pressed: () => void] {
  const [before, setBefore] = useState<number | null>();
  const isSent = before !== undefined && expiresAt !== null && expiresAt !== before;
  return [isSent, () => setBefore(expiresAt)];
}

/** Asks for another code; counts down to when that is possible. */
export function ResendButton(props: ResendButtonProps) {
  const { resendAt, expiresAt = null, look = 'plain', busy = false, label, onPress } = props;
  const host = useHost('form');
  const seconds = useSecondsUntil(resendAt);
  const [isSent, pressed] = useSent(expiresAt);
  const press = () => {
    pressed();
    onPress();
  };
  return (
    <>
      <Button look={look} busy={busy} waiting={seconds > 0} onClick={press}>
        {seconds > 0
          ? host.t('field_resend_in', { count: seconds })
          : (label ?? host.t('field_resend'))}
      </Button>
      <span className="visually-hidden" role="status">
        {isSent && host.t('field_resent')}
      </span>
    </>
  );
}
