import type { ComponentType } from 'react';
import { type Mount, useHostState } from '../../site/contract.tsx';
import { mountView } from '../../site/ui/mount-view.tsx';
import { AccountPage } from './account-page.tsx';
import { HistoryPage } from './history-page.tsx';
import { NonePage } from './none-page.tsx';
import { ResponsiblePage } from './responsible-page.tsx';
import { SecurityPage } from './security-page.tsx';
import { SettingsPage } from './settings-page.tsx';

/** What draws each page; the others need services nobody connected. */
const pages: Readonly<Record<string, ComponentType>> = {
  officeAccount: AccountPage,
  officeHistory: HistoryPage,
  officeResponsible: ResponsiblePage,
  officeSecurity: SecurityPage,
  officeSettings: SettingsPage,
};

function Office() {
  const route = useHostState((state) => state.route.route);
  const View = pages[route] ?? NonePage;
  return <View />;
}

export const mount: Mount = mountView(Office);
