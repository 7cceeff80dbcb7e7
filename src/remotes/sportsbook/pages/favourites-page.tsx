import { useMemo } from 'react';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { useHost, useHostState } from '../host.ts';
import type { Keep } from '../list/group-games.ts';
import { KeptGames } from '../list/kept-games.tsx';
import { Page } from '../page.tsx';

function NoFavourites() {
  const { t } = useHost();
  return (
    <EmptyState
      icon="star"
      title={t('sport_favourites_none_title')}
      text={t('sport_favourites_none_text')}
    >
      <ButtonLink route="mainSection" params={{ section: 'live' }} look="main">
        {t('sport_all_live')}
      </ButtonLink>
      <ButtonLink route="mainSection" params={{ section: 'line' }}>
        {t('sport_all_line')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Games that have a star, and those of championships that have one. */
export function FavouritesPage() {
  const { t } = useHost();
  const games = useHostState((state) => state.favourites.games);
  const champs = useHostState((state) => state.favourites.champs);
  const keep = useMemo<Keep>(
    () =>
      ({ id, champId }) =>
        games.includes(id) || champs.includes(champId),
    [games, champs],
  );
  return (
    <Page title={t('sport_favourites_title')}>
      {games.length + champs.length === 0 ? (
        <NoFavourites />
      ) : (
        <KeptGames keep={keep} none={t('sport_favourites_no_games')} />
      )}
      <p>{t('sport_favourites_kept')}</p>
    </Page>
  );
}
