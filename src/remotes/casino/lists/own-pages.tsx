import type { CasinoGame } from '../../../site/contract/casino.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { OutsideHistory } from '../frame/outside-history.tsx';
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

/** Games by when they were played, the last first, the house's and those of others together. */
function useRecent(): readonly number[] {
  const own = useHostState((state) => state.rounds.items);
  const outside = useHostState((state) => state.outsideRounds);
  const played = [
    ...own.map(({ game, startedAt: at }) => ({ game, at })),
    ...outside.items.map(({ game, openedAt: at }) => ({ game, at })),
    ...outside.played,
  ].sort((a, b) => b.at - a.at);
  const games = new Set(played.flatMap(({ game }) => (game === null ? [] : [game])));
  return [...games].slice(0, RECENT);
}

/** What the player likes, what they played last, and their rounds at other providers, whose games may be gone. */
export function MyCasinoPage() {
  const { t } = useHost();
  const favourites = useHostState((state) => state.casino.favourites);
  const recent = useRecent();
  const outside = useHostState((state) => state.outsideRounds);
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
      {(outside.items.length > 0 || outside.status === 'failed') && (
        <section className={lists['part']} aria-label={t('casino_outside_title')}>
          <h2>{t('casino_outside_title')}</h2>
          <OutsideHistory isNamed />
        </section>
      )}
    </ListPage>
  );
}
