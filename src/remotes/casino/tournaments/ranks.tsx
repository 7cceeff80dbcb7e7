import type { TournamentRank } from '../../../site/contract/tournaments.ts';
import { useHost, useHostState } from '../host.ts';
import { Prizes } from '../table/prizes.tsx';
import { useTournamentWords } from './words.ts';

interface RanksProps {
  readonly id: string;
  readonly ranks: readonly TournamentRank[];
  readonly currency: string;
}

/** Who has points, the best first. */
export function Ranks({ id, ranks, currency }: RanksProps) {
  const { t } = useHost('tournaments');
  const words = useTournamentWords();
  const own = useHostState((state) => state.tournaments.ownOf(id)?.name ?? null);
  if (ranks.length === 0) return <p>{t('tournaments_no_ranks')}</p>;
  return (
    <Prizes
      head={[
        t('tournaments_rank'),
        t('tournaments_name'),
        t('tournaments_points'),
        t('tournaments_gets'),
      ]}
      rows={ranks.map(({ rank, name, score, prize }) => [
        rank,
        name === own ? t('tournaments_you', { name }) : name,
        words.score(score),
        prize === 0 ? '—' : words.money(prize, currency),
      ])}
    />
  );
}
