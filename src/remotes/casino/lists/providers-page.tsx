import type { CasinoGame } from '../../../site/contract/casino.ts';
import { PageLink } from '../../../site/ui/links/link.tsx';
import { useHost, useHostState } from '../host.ts';
import { isPlayable } from '../page/game-views.ts';
import { useProviderName } from '../words/use-provider-name.ts';
import { NoGames } from './category-page.tsx';
import { Games, ListPage } from './game-list.tsx';
import lists from './lists.module.css';

/** Whose games there are, and how many. */
export function ProvidersPage() {
  const { t } = useHost();
  const providerName = useProviderName();
  const games = useHostState((state) => state.casino.games);
  const playable = games.filter(isPlayable);
  const countOf = ({ provider }: CasinoGame) =>
    playable.filter((one) => one.provider === provider).length;
  const firsts = playable.filter(
    (one, at) => playable.findIndex(({ provider }) => provider === one.provider) === at,
  );
  return (
    <ListPage>
      {games.length === 0 ? (
        <Games of={() => []}>
          <NoGames />
        </Games>
      ) : (
        <ul className={lists['providers']}>
          {firsts.map((first) => (
            <li key={first.provider}>
              <PageLink
                route="provider"
                params={{ provider: first.provider }}
                className={lists['provider']}
              >
                <span>{providerName(first)}</span>
                <span>{t('casino_games_count', { count: countOf(first) })}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

/** The games of one of them. */
export function ProviderPage() {
  const provider = useHostState((state) => state.route.params['provider']);
  return (
    <ListPage>
      <Games of={(games) => games.filter((game) => game.provider === provider)}>
        <NoGames />
      </Games>
    </ListPage>
  );
}
