import type { ReactNode } from 'react';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';

/** What stands on the history of payments; in its place, why that is not there. */
export function WithHistory({ children }: { readonly children: ReactNode }) {
  const host = useHost('payments');
  const { status, failure } = useHostState((state) => state.payments.history);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('payments_history_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status === 'ready') return children;
  return <SkeletonList rows={5} height="5rem" label={host.t('main_loading')} />;
}
