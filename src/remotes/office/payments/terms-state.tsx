import type { ReactNode } from 'react';
import type { Terms } from '../../../site/contract/payments.ts';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';

/** What stands on the terms of payments; in their place, why they are not there. */
export function WithTerms({ children }: { readonly children: (terms: Terms) => ReactNode }) {
  const host = useHost('payments');
  const { status, failure, known } = useHostState((state) => state.payments.terms);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('payments_terms_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (known === null) {
    return <SkeletonList rows={3} height="5rem" label={host.t('main_loading')} />;
  }
  return children(known);
}
