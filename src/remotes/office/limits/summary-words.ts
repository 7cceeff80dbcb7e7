import { formatMoney } from '../../../site/ui/format/format.ts';
import { useHost } from '../host.ts';

/** Amounts of a currency as this player reads them. */
export function useMoney(iso: string): (minor: number) => string {
  const language = useHost().language();
  return (minor) => formatMoney(minor, iso, language);
}

/** Whole minutes, as hours and minutes. */
export function useTimeWords(): (minutes: number) => string {
  const { t } = useHost('responsible_gaming');
  return (minutes) =>
    t('reality_check_hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
