import type { ReactNode } from 'react';
import type { Campaign, Withheld } from '../../../domain/accounts/campaigns.ts';
import type { Told } from '../../../projections/answers/told.ts';
import type { DeepReadonly } from '../../contract/area.ts';
import { useHost } from '../../host.tsx';
import { RefreshButton } from '../controls/refresh-button.tsx';
import { EmptyState } from '../notices/empty-state.tsx';
import { ErrorState } from '../notices/message.tsx';
import { SkeletonList } from '../notices/skeleton.tsx';
import { WITHHELD_WORDS } from './words.ts';

/** What is on offer, as far as it is known. */
export interface KnownCampaigns {
  readonly status: 'empty' | 'loading' | 'ready' | 'failed';
  readonly failure: DeepReadonly<Told> | null;
  readonly items: readonly DeepReadonly<Campaign>[];
  readonly withheld: Withheld | null;
}

export interface WithCampaignsProps {
  readonly known: KnownCampaigns;
  readonly children: (items: KnownCampaigns['items']) => ReactNode;
}

/** What stands on campaigns; in its place, why there are none. */
export function WithCampaigns({ known, children }: WithCampaignsProps) {
  const { t, say } = useHost('promotions');
  const { status, failure, items, withheld } = known;
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={t('promotions_failed')}
        {...(failure && { text: say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status !== 'ready') {
    return <SkeletonList rows={2} height="8rem" label={t('main_loading')} />;
  }
  if (withheld !== null) {
    return (
      <EmptyState icon="gift" title={t('promotions_withheld')} text={t(WITHHELD_WORDS[withheld])} />
    );
  }
  return children(items);
}
