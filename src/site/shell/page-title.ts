import { getEntity } from '../../kernel/entities.ts';
import type { State } from '../../projections/state.ts';
import { type RouteName, routeTable } from '../../routes/table.ts';
import { errorKey } from '../ui/error-key.ts';

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routeTable, name);
}

/** The key of a page's title. */
export function titleKeyOf({ route, status, params }: State['route']): string {
  if (status !== 200) return `${errorKey(status)}_title`;
  if (route === 'mainSection') return `sport_${params['section'] ?? 'main_section'}_title`;
  return isRouteName(route) ? routeTable[route].titleKey : 'main_site';
}

const idOf = (slug: string): string => /^\d+/.exec(slug)?.[0] ?? slug;

/** What a page is about, by name: its teams or its championship; null where neither is known. */
export function subjectOf({ route, line }: Pick<State, 'route' | 'line'>): string | null {
  const { champ, game } = route.params;
  if (game !== undefined) {
    const found = getEntity(line.games, idOf(game));
    return found ? `${found.team1} – ${found.team2}` : null;
  }
  if (champ === undefined) return null;
  return line.champs[idOf(champ)]?.name ?? null;
}
