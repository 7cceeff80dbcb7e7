import type { ReactNode } from 'react';
import { Button } from '../../../site/ui/controls/button.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import { type CasinoState, useHost } from '../host.ts';

interface KnownRoundsProps {
  readonly known: Pick<CasinoState['outsideRounds'], 'status' | 'failure' | 'older'>;
  /** Said where there are none; null where there are some. */
  readonly none: string | null;
  readonly onOlder: () => void;
  readonly children: ReactNode;
}

/** Rounds of before, as far as they are there, and the way to the older ones. */
export function KnownRounds({ known, none, onOlder, children }: KnownRoundsProps) {
  const host = useHost();
  const { status, failure, older } = known;
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={host.t('casino_history_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (status !== 'ready') return <SkeletonList rows={3} label={host.t('main_loading')} />;
  if (none !== null) return <p>{none}</p>;
  return (
    <>
      {children}
      {older.exist && (
        <Button busy={older.areLoading} onClick={onOlder}>
          {host.t('casino_history_older')}
        </Button>
      )}
    </>
  );
}
