import type { ReactNode } from 'react';
import type { Bonus, DepositOffer } from '../../../site/contract/payments.ts';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';

interface Known {
  readonly items: readonly Bonus[];
  readonly offer: DepositOffer | null;
}

/** What stands on bonuses; in its place, why they are not there. */
export function WithBonuses({ children }: { readonly children: (known: Known) => ReactNode }) {
  const host = useHost('bonus');
  const { status, failure, ...known } = useHostState((state) => state.bonuses);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('bonuses_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status !== 'ready') {
    return <SkeletonList rows={2} height="5rem" label={host.t('main_loading')} />;
  }
  return children(known);
}
