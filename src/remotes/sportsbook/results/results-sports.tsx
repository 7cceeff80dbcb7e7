import { useHost, useHostState } from '../host.ts';
import { AwaitedChips, Chip, Chips } from '../list/chips.tsx';
import { sportName } from '../sport-name.ts';
import { resultsQuery } from './query.ts';

interface ResultsSportsProps {
  /** Of what is being played there is no day. */
  readonly type?: 'live';
  /** The day that is shown; null: the last. */
  readonly day?: string | null;
  /** By its number; null: the first. */
  readonly shown: string | null;
}

/** The sports there are results of, where there is more than one. */
export function ResultsSports({ type, day = null, shown }: ResultsSportsProps) {
  const { t } = useHost();
  const sports = useHostState((state) => state.line.sports);
  const isAwaited = useHostState(({ line }) => line.list('live')?.status === 'loading');
  if (sports.length < 2) return isAwaited ? <AwaitedChips /> : null;
  return (
    <Chips label={t('sport_results_sports')}>
      {sports.map((sport, place) => {
        const id = place === 0 ? null : String(sport.id);
        return (
          <Chip
            key={sport.id}
            route="results"
            params={{ type }}
            query={resultsQuery(day, id)}
            isCurrent={shown === id}
          >
            {sportName(sport, t)}
          </Chip>
        );
      })}
    </Chips>
  );
}
