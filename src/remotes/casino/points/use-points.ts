import { formatMoney, formatNumber } from '../../../site/ui/format/format.ts';
import { useHost, useHostState } from '../host.ts';

/** Where nobody is signed in, the terms are told in this currency. */
const TOLD_IN = 'EUR';

/** A count of points in words. */
export function usePointsText(): (points: number) => string {
  const { t, language } = useHost();
  return (count) => {
    // The count chooses the form of the word; what stands there is written as the language does.
    const values = { count, points: formatNumber(count, language()) };
    return t('casino_points', values);
  };
}

/** How many points the player has; null where nobody is signed in. */
export function usePoints(): number | null {
  const accounts = useHostState((state) => state.accounts.items);
  if (accounts.length === 0) return null;
  return accounts.reduce((sum, { points }) => sum + points, 0);
}

/** What has to be staked for a point, in words; null before it is known. */
export function usePerPoint(): string | null {
  const { language } = useHost();
  const iso = useHostState((state) => state.accounts.active?.iso ?? TOLD_IN);
  const minor = useHostState(
    ({ casino }) => casino.games.find(({ perPoint }) => perPoint !== undefined)?.perPoint ?? null,
  );
  return minor === null ? null : formatMoney(minor, iso, language());
}
