import { useHost } from '../../host.ts';
import { LastResults } from '../../table/last-results.tsx';
import { useRounds } from '../../table/use-rounds.ts';
import { pocketOf } from './chips.ts';
import { colourOf } from './spots.ts';

const SHOWN = 10;

/** Where the ball fell last, the newest first; one that still runs is not told yet. */
export function LastPockets() {
  const { t } = useHost();
  const last = useRounds().filter(({ status }) => status === 'completed');
  return (
    <LastResults label={t('casino_roulette_last')} areColoured>
      {last.slice(0, SHOWN).map((round) => {
        const pocket = pocketOf(round);
        if (pocket === null) return null;
        return (
          <li key={round.id} data-colour={colourOf(pocket)} className="numbers">
            {pocket}
          </li>
        );
      })}
    </LastResults>
  );
}
