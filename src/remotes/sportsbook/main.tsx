import type { ComponentType } from 'react';
import { type Mount, useHostState } from '../../site/contract.tsx';
import { mountView } from '../../site/ui/mount-view.tsx';
import { ChampPage } from './champ-page.tsx';
import { ChampsPage } from './champs-page.tsx';
import { GamePage } from './game-page.tsx';
import { HomePage } from './home-page.tsx';
import { NonePage } from './none-page.tsx';
import { MultiLivePage, TeamPage, TopEventsPage } from './picked-pages.tsx';
import { PrintPage } from './print-page.tsx';
import { SectionPage } from './section-page.tsx';

/** What draws each page; the others have no data. */
const pages: Readonly<Record<string, ComponentType>> = {
  home: HomePage,
  mainSection: SectionPage,
  mainChamp: ChampPage,
  mainGame: GamePage,
  champs: ChampsPage,
  topEvents: TopEventsPage,
  topGame: MultiLivePage,
  multiLive: MultiLivePage,
  team: TeamPage,
  printCoupon: PrintPage,
};

function Sportsbook() {
  const route = useHostState((state) => state.route.route);
  const View = pages[route] ?? NonePage;
  return <View />;
}

export const mount: Mount = mountView(Sportsbook);
