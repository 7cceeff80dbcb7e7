import { useMemo } from 'react';
import { formatTime } from '../../../site/ui/format/format.ts';
import { useClock } from '../../../site/ui/format/use-clock.ts';
import { useHost } from '../host.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Names the day of a kick-off for who reads a list that was loaded at `loadedAt`: today, tomorrow, or its
 * date. The same function for the same clock, and each kick-off is named once.
 */
export function useDayOf(loadedAt: number | null): (startAt: number) => string {
  const { t } = useHost();
  const { language, timeZone, is12h } = useClock();
  const [today, tomorrow] = [t('sport_today'), t('sport_tomorrow')];
  return useMemo(() => {
    const nameOf = (at: number) => formatTime(at, { language, timeZone, is12h }, 'weekday');
    const near = new Map<string, string>();
    if (loadedAt !== null) {
      near.set(nameOf(loadedAt + DAY), tomorrow).set(nameOf(loadedAt), today);
    }
    const known = new Map<number, string>();
    return (startAt) => {
      const kept = known.get(startAt);
      if (kept !== undefined) return kept;
      const name = nameOf(startAt);
      const day = near.get(name) ?? name;
      known.set(startAt, day);
      return day;
    };
  }, [language, timeZone, is12h, loadedAt, today, tomorrow]);
}
