import { isKeyOf } from '../../../kernel/is-key-of.ts';
import { ButtonLink } from '../../../site/ui/controls/button-link.tsx';
import { EmptyState } from '../../../site/ui/notices/empty-state.tsx';
import { useHost, useHostState } from '../host.ts';
import { categories } from './categories.ts';
import { Games, ListPage } from './game-list.tsx';

/** What of this kind is not there: it says so, and leads to what there is. */
export function NoGames() {
  const { t } = useHost();
  return (
    <EmptyState icon="chip" title={t('casino_none_title')} text={t('casino_none_text')}>
      <ButtonLink route="casinoLobby" look="main" icon="chip">
        {t('casino_casino_lobby_title')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Games of one kind. */
export function CategoryPage() {
  const route = useHostState((state) => state.route.name);
  const tag = isKeyOf(route, categories) ? categories[route].tag : null;
  return (
    <ListPage>
      <Games of={(games) => games.filter((game) => tag !== null && game.categories.includes(tag))}>
        <NoGames />
      </Games>
    </ListPage>
  );
}

/** All games for money; those for points have a list of their own. */
export function LobbyPage() {
  return (
    <ListPage>
      <Games of={(games) => games.filter(({ perPoint }) => perPoint === undefined)}>
        <NoGames />
      </Games>
    </ListPage>
  );
}
