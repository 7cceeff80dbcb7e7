import { isLockable, LIMIT_TYPE } from '../../../domain/limits/limits.ts';
import type { Limit } from '../../../site/contract/player.ts';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { Banner } from '../../../site/ui/notices/message.tsx';
import { useHost, useHostState } from '../host.ts';

/** The lock that keeps limits of this type as they are; null where none does. */
export function useLock(type: number): Limit | null {
  const lock = useHostState((state) => state.limits.of(LIMIT_TYPE.lock));
  return isLockable(type) && lock?.limitState === 'ACTIVE' ? lock : null;
}

/** That the extra limits are locked, and until when. */
export function Locked({ lock: { endsAt } }: { readonly lock: Limit }) {
  const { t } = useHost('responsible_gaming');
  const clock = useClock();
  return (
    <Banner level="info">
      {endsAt === null
        ? t('limitLocked')
        : t('office_limit_locked_until', { date: formatTime(endsAt * 1000, clock, 'zonedMoment') })}
    </Banner>
  );
}
