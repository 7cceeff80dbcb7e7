import { getEntity } from '../../../kernel/entities.ts';
import type { State } from '../../../projections/state.ts';
import { isRouteName, routeTable } from '../../../routes/table.ts';
import type { PlainKey } from '../../texts/keys.ts';
import { errorKey } from '../forms/error-key.ts';

/** The key of a page's title. */
export function titleKeyOf({ route, status, params }: State['route']): PlainKey {
  if (status !== 200) return `${errorKey(status)}_title`;
  return isRouteName(route) ? routeTable[route].titleOf(params) : 'main_site';
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
