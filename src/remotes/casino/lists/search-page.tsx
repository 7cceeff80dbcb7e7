import { SearchField } from '../../../site/ui/forms/search-field.tsx';
import { useHost, useHostState } from '../host.ts';
import { isPlayable } from '../page/game-views.ts';
import { titleOfTag } from './categories.ts';
import { foundGames, LEAST_TYPED } from './found-games.ts';
import { Games, ListPage } from './game-list.tsx';
import lists from './lists.module.css';

/** Looks for games by name, provider or kind, while it is typed. */
export function SearchPage() {
  const host = useHost();
  const { search, games } = useHostState((state) => state.casino);
  const isLooking = search.trim().length >= LEAST_TYPED;
  const found = foundGames(games.filter(isPlayable), search, ({ categories }) =>
    categories.flatMap((tag) => {
      const title = titleOfTag(tag);
      return title === null ? [] : [host.t(title)];
    }),
  );
  return (
    <ListPage>
      <div className={lists['search']}>
        <SearchField
          name="casino-search"
          label={host.t('casino_search')}
          value={search}
          onType={(text) => host.searchGames(text)}
        />
      </div>
      <p role="status">
        {host.t(isLooking ? 'casino_search_found' : 'casino_search_hint', { count: found.length })}
      </p>
      <Games of={(all) => (isLooking ? found : all)}>{null}</Games>
    </ListPage>
  );
}
