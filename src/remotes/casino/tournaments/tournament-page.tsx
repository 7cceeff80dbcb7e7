import { MOST_MULTIPLIER, POOL_PER_MILLE, SHARES } from '../../../domain/casino/tournaments.ts';
import type { Tournament } from '../../../site/contract/tournaments.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { RefreshButton } from '../../../site/ui/controls/refresh-button.tsx';
import { leftToRight } from '../../../site/ui/format/isolated.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { usePageTitle } from '../../../site/ui/links/use-page-title.ts';
import { Icon } from '../../../site/ui/marks/icons.tsx';
import { ErrorState } from '../../../site/ui/notices/message.tsx';
import { NotThere } from '../../../site/ui/notices/not-there.tsx';
import { SkeletonList } from '../../../site/ui/notices/skeleton.tsx';
import styles from '../casino.module.css';
import { useHost, useHostState } from '../host.ts';
import { Games } from '../lists/game-list.tsx';
import { timesText } from '../words/ratio.ts';
import { useSeries } from '../words/use-series.ts';
import { Ranks } from './ranks.tsx';
import { TakingPart } from './taking-part.tsx';
import cards from './tournaments.module.css';
import { useTournamentWords } from './words.ts';

interface ShownProps {
  readonly of: Tournament;
  readonly currency: string;
}

/** When it is, and what there is to share. */
function Facts({ of, currency }: ShownProps) {
  const { t } = useHost('tournaments');
  const words = useTournamentWords();
  return (
    <section className={`${styles['card']} ${cards['card']}`}>
      <p>{words.time(of)}</p>
      <dl className={cards['facts']}>
        <dt>{t(of.isPaid ? 'tournaments_shared' : 'tournaments_pool')}</dt>
        <dd className="numbers">{words.money(of.pool, currency)}</dd>
        <dt>{t('tournaments_players')}</dt>
        <dd className="numbers">{of.players}</dd>
        <dt>{t('tournaments_least')}</dt>
        <dd className="numbers">{words.money(of.minStake, currency)}</dd>
      </dl>
    </section>
  );
}

function Terms({ of, currency }: ShownProps) {
  const { t, language } = useHost('tournaments');
  const words = useTournamentWords();
  const series = useSeries();
  const amount = words.money(of.minStake, currency);
  return (
    <section className={cards['part']} aria-label={t('tournaments_terms')}>
      <h2>{t('tournaments_terms')}</h2>
      <ul className={cards['terms']}>
        <li>{t('tournaments_term_points', { most: timesText(MOST_MULTIPLIER, language()) })}</li>
        <li>{t('tournaments_term_round', { amount })}</li>
        <li>
          {t('tournaments_term_pool', {
            part: POOL_PER_MILLE,
            shares: leftToRight(series(SHARES)),
          })}
        </li>
        <li>{t('tournaments_term_tie')}</li>
        <li>{t('tournaments_term_cash')}</li>
        <li>{t('tournaments_term_leave')}</li>
        <li>{t('tournaments_term_care')}</li>
      </ul>
    </section>
  );
}

function Known() {
  const { t } = useHost('tournaments');
  const known = useHostState((state) => state.tournaments.one.known);
  if (known === null) return <SkeletonList rows={3} height="8rem" label={t('main_loading')} />;
  const { tournament, ranks, currency, at } = known;
  if (tournament === null) {
    return (
      <NotThere icon="trophy" title={t('tournaments_unknown')} text={t('tournaments_unknown_text')}>
        <ButtonLink route="casinoTournaments" look="main">
          {t('tournaments_all')}
        </ButtonLink>
      </NotThere>
    );
  }
  return (
    <>
      <Facts of={tournament} currency={currency} />
      <TakingPart of={tournament} now={at} />
      <section className={cards['part']} aria-label={t('tournaments_ranks')}>
        <h2>{t('tournaments_ranks')}</h2>
        <Ranks id={tournament.id} ranks={ranks} currency={currency} />
      </section>
      <section className={cards['part']} aria-label={t('tournaments_games')}>
        <h2>{t('tournaments_games')}</h2>
        <Games of={(games) => games.filter(({ id }) => tournament.games.includes(id))}>
          <p>{t('tournaments_none')}</p>
        </Games>
      </section>
      <Terms of={tournament} currency={currency} />
    </>
  );
}

function Failed() {
  const host = useHost('tournaments');
  const { t } = host;
  const failure = useHostState((state) => state.tournaments.one.failure);
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

/** One tournament: what it is, whether the player takes part, who leads. */
export function TournamentPage() {
  const { t } = useHost('tournaments');
  const title = usePageTitle();
  const words = useTournamentWords();
  const { status, known } = useHostState((state) => state.tournaments.one);
  return (
    <section className={styles['casino']}>
      <PageLink route="casinoTournaments" className={cards['up']}>
        <Icon name="arrowStart" size={18} />
        {t('tournaments_all')}
      </PageLink>
      <h1>{known?.tournament ? words.name(known.tournament) : title}</h1>
      {status === 'failed' ? <Failed /> : <Known />}
    </section>
  );
}
