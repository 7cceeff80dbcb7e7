import type { CasinoGame } from '../../../site/contract/casino.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { useHost, useHostState } from '../host.ts';
import { Games, ListPage } from './game-list.tsx';
import lists from './lists.module.css';

const RECENT = 20;

/** Games by number, in the order of the numbers. */
const byIds = (ids: readonly number[]) => (games: readonly CasinoGame[]) =>
  ids.flatMap((id) => games.filter((game) => game.id === id));

function None({ about }: { readonly about: 'favourites' | 'recent' }) {
  const { t } = useHost();
  return (
    <EmptyState
      icon={about === 'recent' ? 'history' : 'star'}
      title={t(`casino_no_${about}`)}
      text={t(`casino_no_${about}_text`)}
    >
      <ButtonLink route="casinoLobby">{t('casino_casino_lobby_title')}</ButtonLink>
    </EmptyState>
  );
}

/** The games that the player starred, the newest first. */
export function FavouritesPage() {
  const favourites = useHostState((state) => state.casino.favourites);
  return (
    <ListPage>
      <Games of={byIds(favourites)}>
        <None about="favourites" />
      </Games>
    </ListPage>
  );
}

/** What the player likes, and what they played last. */
export function MyCasinoPage() {
  const { t } = useHost();
  const favourites = useHostState((state) => state.casino.favourites);
  const items = useHostState((state) => state.rounds.items);
  const recent = [...new Set(items.map(({ game }) => game))].slice(0, RECENT);
  return (
    <ListPage>
      <section className={lists['part']} aria-label={t('casino_recent')}>
        <h2>{t('casino_recent')}</h2>
        <Games of={byIds(recent)}>
          <None about="recent" />
        </Games>
      </section>
      <section className={lists['part']} aria-label={t('casino_my_casino_favorites_title')}>
        <h2>{t('casino_my_casino_favorites_title')}</h2>
        <Games of={byIds(favourites)}>
          <None about="favourites" />
        </Games>
      </section>
    </ListPage>
  );
}
