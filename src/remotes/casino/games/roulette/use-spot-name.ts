import { leftToRight } from '../../../../site/ui/format/isolated.ts';
import { useHost } from '../../host.ts';
import { useSeries } from '../../words/use-series.ts';
import type { Spot } from './spots.ts';

/** What a bet is called. */
export function useSpotName(): (spot: Spot) => string {
  const { t } = useHost();
  const series = useSeries();
  return ({ kind, numbers }) => {
    const [first = 0] = numbers;
    const range = leftToRight(`${first}–${numbers.at(-1)}`);
    if (kind === 'low' || kind === 'high' || kind === 'dozen') return range;
    if (kind === 'column') return t('casino_roulette_column', { numbers: String(first) });
    if (kind === 'six') return t('casino_roulette_six', { numbers: range });
    if (kind === 'red' || kind === 'black' || kind === 'even' || kind === 'odd') {
      return t(`casino_roulette_${kind}`);
    }
    return t(`casino_roulette_${kind}`, { numbers: leftToRight(series(numbers)) });
  };
}
