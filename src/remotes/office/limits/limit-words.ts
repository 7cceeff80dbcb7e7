import { isUnlimited, LIMIT_KINDS } from '../../../domain/limits/limits.ts';
import type { Limit } from '../../../site/contract/player.ts';
import { formatMoney, formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useHost, useHostState } from '../host.ts';
import { useTimeWords } from './summary-words.ts';

/** The value of a limit in words, as this player reads it. */
export function useLimitWords(): (limitType: number, limitValue: number) => string {
  const host = useHost('responsible_gaming');
  const iso = useHostState((state) => state.limits.iso);
  return (limitType, limitValue) => {
    if (isUnlimited(limitValue)) return host.t('office_limit_none');
    switch (LIMIT_KINDS.get(limitType)?.unit) {
      case 'money':
        return formatMoney(limitValue, iso, host.language());
      case 'hours':
        return host.t('office_limit_hours', { count: limitValue });
      case 'minutes':
        return host.t('office_limit_minutes', { count: limitValue });
      case 'days':
        return host.t('office_term_days', { count: limitValue });
      default:
        return '';
    }
  };
}

/**
 * The looser limit that waits, and from when on; null where none does. Without a date as long as a lock
 * without an end keeps it from coming.
 */
export function usePendingWords(limit: Limit, form: 'moment' | 'zonedDate'): string | null {
  const { t } = useHost('responsible_gaming');
  const clock = useClock();
  const wordsOf = useLimitWords();
  const { limitType, pending, needApprove } = limit;
  if (!pending) return null;
  const value = wordsOf(limitType, pending.limitValue);
  if (pending.endsAt === null) return t('office_limit_pending_undated', { value });
  const date = formatTime(pending.endsAt * 1000, clock, form);
  return t(needApprove ? 'office_limit_pending_confirm' : 'office_limit_pending_value', {
    ...{ value, date },
  });
}

/** What of a limit is used or left, in minor units or seconds, as this player reads it. */
export function useAmountWords(): (limitType: number, amount: number) => string {
  const language = useHost().language();
  const iso = useHostState((state) => state.limits.iso);
  const timeOf = useTimeWords();
  return (limitType, amount) =>
    LIMIT_KINDS.get(limitType)?.unit === 'money'
      ? formatMoney(amount, iso, language)
      : timeOf(Math.floor(amount / 60));
}

/** When a stricter and a looser limit of this type would hold, and what the player does for it then. */
export function useWaitHint(limitType: number): string {
  const { t } = useHost('responsible_gaming');
  const { looserAfterHours: count, confirmedAgain } = useHostState(
    (state) => state.limits.jurisdiction,
  );
  const wait = t('office_limit_wait', { count });
  const isApproved = confirmedAgain.some((type) => type === limitType);
  return isApproved ? `${wait} ${t('office_limit_wait_approve')}` : wait;
}
