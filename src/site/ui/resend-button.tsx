import { useHost } from '../contract.tsx';
import { Button } from './button.tsx';
import { useSecondsUntil } from './use-seconds.ts';

export interface ResendButtonProps {
  /** When another code may be asked for, in epoch milliseconds; null: at once. */
  readonly resendAt: number | null;
  readonly busy?: boolean;
  readonly onPress: () => void;
}

/** Asks for another code; counts down to when that is possible. */
export function ResendButton({ resendAt, busy = false, onPress }: ResendButtonProps) {
  const host = useHost();
  const seconds = useSecondsUntil(resendAt);
  return (
    <Button look="plain" busy={busy} disabled={seconds > 0} onClick={onPress}>
      {seconds > 0 ? host.t('field_resend_in', { count: seconds }) : host.t('field_resend')}
    </Button>
  );
}
