import { phaseOf, tournamentOf } from '../../../domain/casino/tournaments.ts';
import type { Tournament } from '../../../site/contract/tournaments.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import styles from '../casino.module.css';
import { Categories } from '../categories.tsx';
import { useHost, useHostState } from '../host.ts';
import cards from './tournaments.module.css';
import { useTournamentWords } from './words.ts';

interface CardProps {
  readonly of: Tournament;
  readonly currency: string;
}

function TournamentCard({ of, currency }: CardProps) {
  const { t } = useHost('tournaments');
  const words = useTournamentWords();
  const own = useHostState((state) => state.tournaments.ownOf(of.id));
  const name = words.name(of);
  return (
    <li className={`${styles['card']} ${cards['card']}`} data-tournament={of.id}>
      <h3>{name}</h3>
      <p>{words.time(of)}</p>
      <dl className={cards['facts']}>
        <dt>{t(of.isPaid ? 'tournaments_shared' : 'tournaments_pool')}</dt>
        <dd className="numbers">{words.money(of.pool, currency)}</dd>
        <dt>{t('tournaments_players')}</dt>
        <dd className="numbers">{of.players}</dd>
      </dl>
      {own && <p className={cards['joined']}>{t('tournaments_joined')}</p>}
      <ButtonLink
        route="casinoTournament"
        params={{ id: of.id }}
        aria-label={`${t('tournaments_open')}: ${name}`}
      >
        {t('tournaments_open')}
      </ButtonLink>
    </li>
  );
}

const PHASES = [
  ['on', 'tournaments_phase_on'],
  ['ahead', 'tournaments_phase_ahead'],
  ['over', 'tournaments_phase_over'],
] as const;

function Lists() {
  const host = useHost('tournaments');
  const { t } = host;
  const { status, failure, known } = useHostState((state) => state.tournaments.all);
  if (status === 'failed') {
    return (
      <ErrorState
        icon="plug"
        title={t('tournaments_failed')}
        {...(failure && { text: host.say(failure) })}
      >
        <RefreshButton />
      </ErrorState>
    );
  }
  if (known === null) return <SkeletonList rows={3} height="10rem" label={t('main_loading')} />;
  const { items, at, currency } = known;
  const phase = ({ id }: Tournament) => {
    const of = tournamentOf(id);
    return of && phaseOf(of, at);
  };
  return PHASES.map(([name, titleKey]) => {
    // One that is over and that nobody took part in has nothing to tell.
    const hasPart = ({ players }: Tournament) => name !== 'over' || players > 0;
    const shown = items.filter((item) => phase(item) === name && hasPart(item));
    return (
      <section key={name} aria-label={t(titleKey)} className={cards['part']}>
        <h2>{t(titleKey)}</h2>
        {shown.length === 0 ? (
          <p>{t('tournaments_none')}</p>
        ) : (
          <ul className={cards['cards']}>
            {shown.map((item) => (
              <TournamentCard key={item.id} of={item} currency={currency} />
            ))}
          </ul>
        )}
      </section>
    );
  });
}

/** Tournaments that are on, that come, and of the weeks before. */
export function TournamentsPage() {
  const { t } = useHost('tournaments');
  return (
    <section className={styles['casino']}>
      <h1>{usePageTitle()}</h1>
      <Categories />
      <p>{t('tournaments_intro')}</p>
      <Lists />
    </section>
  );
}
