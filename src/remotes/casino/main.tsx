import type { ComponentType } from 'react';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import type { PagesOf } from '../../site/contract/page.ts';
import { mountPages } from '../../site/mount/mount-pages.tsx';
import { useHostState } from './host.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { ThankYouPage } from './landing/thank-you-page.tsx';
import { CategoryPage, LobbyPage } from './lists/category-page.tsx';
import { FavouritesPage, MyCasinoPage } from './lists/own-pages.tsx';
import { ProviderPage, ProvidersPage } from './lists/providers-page.tsx';
import { SearchPage } from './lists/search-page.tsx';
import { LottoPage } from './lotto/lotto-page.tsx';
import { NonePage } from './none-page.tsx';
import { GamePage } from './page/game-page.tsx';
import { TotoPage } from './toto/toto-page.tsx';
import { TournamentPage } from './tournaments/tournament-page.tsx';
import { TournamentsPage } from './tournaments/tournaments-page.tsx';

/** What draws each page. */
const pages: Readonly<Record<PagesOf<'casino', 'own'>, ComponentType>> = {
  asianGames: CategoryPage,
  bingo: CategoryPage,
  cardGames: CategoryPage,
  casinoLobby: LobbyPage,
  casinoSearch: SearchPage,
  casinoThankYou: ThankYouPage,
  crashGames: CategoryPage,
  casinoTournament: TournamentPage,
  casinoTournaments: TournamentsPage,
  fastBet: CategoryPage,
  fastGames: CategoryPage,
  fishingHunting: CategoryPage,
  gameView: GamePage,
  gamesLanding: LandingPage,
  games: LobbyPage,
  keno: CategoryPage,
  liveCasino: CategoryPage,
  lotto: LottoPage,
  marble: GamePage,
  liveCasinoGame: GamePage,
  myCasino: MyCasinoPage,
  myCasinoFavorites: FavouritesPage,
  otherGames: CategoryPage,
  poker: CategoryPage,
  provider: ProviderPage,
  providers: ProvidersPage,
  scratchcards: CategoryPage,
  skillGames: CategoryPage,
  slots: CategoryPage,
  slotsGame: GamePage,
  slotsVulkan: CategoryPage,
  toto: TotoPage,
  totoSub: TotoPage,
  tvGames: CategoryPage,
  virtualSports: CategoryPage,
};

function Casino() {
  const route = useHostState((state) => state.route.name);
  const View = isKeyOf(route, pages) ? pages[route] : NonePage;
  return <View />;
}

export const mount = mountPages(Casino);
