import type { ReactNode } from 'react';
import type { KnownFriends } from '../../../site/contract/campaigns.ts';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { useHost, useHostState } from '../host.ts';

/** What stands on friends; in its place, why it is not there. */
export function WithFriends(props: { readonly children: (known: KnownFriends) => ReactNode }) {
  const host = useHost('friends');
  const { status, failure, known } = useHostState((state) => state.friends);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('friends_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status !== 'ready' || known === null) {
    return <SkeletonList rows={3} height="6rem" label={host.t('main_loading')} />;
  }
  return props.children(known);
}
