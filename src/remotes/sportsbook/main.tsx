import type { ComponentType } from 'react';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import type { PagesOf } from '../../site/contract/page.ts';
import { mountPages } from '../../site/mount/mount-pages.tsx';
import { EsportsChampsPage, EsportsGamePage, EsportsPage } from './game/esports-pages.tsx';
import { GamePage } from './game/game-page.tsx';
import { MultiLivePage } from './game/multi-live-page.tsx';
import { PrintPage } from './game/print-page.tsx';
import { TopGamePage } from './game/top-game-page.tsx';
import { HomePage } from './home-page.tsx';
import { useHostState } from './host.ts';
import { BetsOnYourPage } from './pages/bets-on-your-page.tsx';
import { ChampPage } from './pages/champ-page.tsx';
import { ChampsPage } from './pages/champs-page.tsx';
import { FavouritesPage } from './pages/favourites-page.tsx';
import { NonePage } from './pages/none-page.tsx';
import { SearchPage } from './pages/search-page.tsx';
import { SectionPage } from './pages/section-page.tsx';
import { TopEventsPage } from './pages/top-events-page.tsx';
import { ResultsPage } from './results/results-page.tsx';
import { StatisticPage } from './statistics/statistic-page.tsx';
import { TeamPage } from './statistics/team-page.tsx';

/** What draws each page; those that are not there yet have no data. */
const pages: Readonly<Record<PagesOf<'sportsbook', 'own'>, ComponentType>> = {
  home: HomePage,
  mainSection: SectionPage,
  mainChamp: ChampPage,
  mainGame: GamePage,
  champs: ChampsPage,
  topEvents: TopEventsPage,
  topGame: TopGamePage,
  multiLive: MultiLivePage,
  team: TeamPage,
  favourites: FavouritesPage,
  betsOnYour: BetsOnYourPage,
  results: ResultsPage,
  search: SearchPage,
  statistic: StatisticPage,
  statisticPopup: StatisticPage,
  printCoupon: PrintPage,
  cyber: EsportsPage,
  cyberAll: EsportsPage,
  cyberDiscipline: EsportsPage,
  cyberChamps: EsportsChampsPage,
  cyberChamp: EsportsPage,
  cyberGame: EsportsGamePage,
  esports: EsportsPage,
  esportsAll: EsportsPage,
  esportsDiscipline: EsportsPage,
  esportsChamps: EsportsChampsPage,
  esportsChamp: EsportsPage,
  esportsGame: EsportsGamePage,
};

function Sportsbook() {
  const route = useHostState((state) => state.route.name);
  const View = isKeyOf(route, pages) ? pages[route] : NonePage;
  return <View />;
}

export const mount = mountPages(Sportsbook);
