import type { ReactNode } from 'react';
import { useHostState } from '../host.tsx';
import { Button } from '../ui/controls/button.tsx';
import { ResendButton } from '../ui/forms/resend-button.tsx';
import { useIsLoading } from './use-sign-in.ts';

export interface SubmitProps {
  /** What it asks for: the button is busy while that is under way. */
  readonly what: 'sign-in' | 'code' | 'link';
  readonly children: ReactNode;
}

/** The one thing to do in a form. */
export function Submit({ what, children }: SubmitProps) {
  const busy = useIsLoading(what);
  return (
    <Button type="submit" look="main" size="l" wide busy={busy}>
      {children}
    </Button>
  );
}

export interface AnotherCodeProps {
  /** When another code can be asked for, unless the server has named a later time. */
  readonly resendAt: number | null;
  /** What stands on it, where it is not another one. */
  readonly label?: string;
  readonly onPress: () => void;
}

/** Asks for another code. */
export function AnotherCode({ resendAt, ...shown }: AnotherCodeProps) {
  const busy = useIsLoading('code');
  const retryAt = useHostState((state) => state.auth.sending.retryAt);
  return <ResendButton resendAt={retryAt ?? resendAt} busy={busy} {...shown} />;
}
