import type { ComponentType } from 'react';
import { isKeyOf } from '../../kernel/is-key-of.ts';
import type { PagesOf } from '../../site/contract/page.ts';
import { mountPages } from '../../site/mount/mount-pages.tsx';
import { BetsOnYourPage } from './bets-on-your-page.tsx';
import { ChampPage } from './champ-page.tsx';
import { ChampsPage } from './champs-page.tsx';
import { EsportsChampsPage, EsportsGamePage, EsportsPage } from './esports-pages.tsx';
import { FavouritesPage } from './favourites-page.tsx';
import { GamePage } from './game-page.tsx';
import { HomePage } from './home-page.tsx';
import { useHostState } from './host.ts';
import { MultiLivePage } from './multi-live-page.tsx';
import { NonePage } from './none-page.tsx';
import { PrintPage } from './print-page.tsx';
import { ResultsPage } from './results-page.tsx';
import { SearchPage } from './search-page.tsx';
import { SectionPage } from './section-page.tsx';
import { StatisticPage } from './statistic-page.tsx';
import { TeamPage } from './team-page.tsx';
import { TopEventsPage } from './top-events-page.tsx';
import { TopGamePage } from './top-game-page.tsx';

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
