import type { ReactNode } from 'react';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';

/** What stands on how it is with the player's documents; in its place, why that is not there. */
export function WithVerification({ children }: { readonly children: ReactNode }) {
  const host = useHost('verification');
  const status = useHostState((state) => state.verification.status);
  const failure = useHostState((state) => state.verification.failure);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('verification_load_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status === 'ready') return children;
  return <SkeletonList rows={3} height="5rem" label={host.t('main_loading')} />;
}
