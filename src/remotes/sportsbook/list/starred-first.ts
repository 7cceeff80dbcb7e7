import { useMemo } from 'react';
import { useHostState } from '../host.ts';
import type { GameGroup } from './group-games.ts';

/** What stands above the rest of a list. */
interface First {
  readonly champs: readonly number[];
  readonly games: readonly number[];
}

/** What has a star, for players who want that on top; null for the others. */
function useFirst(): First | null {
  const isOn = useHostState((state) => state.preferences.display.bestMatchesOnTop);
  const champs = useHostState((state) => state.favourites.champs);
  const games = useHostState((state) => state.favourites.games);
  return useMemo(() => (isOn ? { champs, games } : null), [isOn, champs, games]);
}

/** Those that hold stand before the others; each keeps its place among its kind. */
function firstOf<T>(all: readonly T[], isFirst: (one: T) => boolean): T[] {
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}

/**
 * Starred championships and matches above the others, within each day of each page of the list: what
 * a reader has seen keeps its page.
 */
function starredFirst(groups: readonly GameGroup[], first: First | null): readonly GameGroup[] {
  if (first === null) return groups;
  const { champs, games } = first;
  const parts = new Map<string, GameGroup[]>();
  for (const group of groups) {
    const key = `${group.page} ${group.day}`;
    const part = parts.get(key);
    const gameIds = firstOf(group.gameIds, (id) => games.includes(id));
    if (part) part.push({ ...group, gameIds });
    else parts.set(key, [{ ...group, gameIds }]);
  }
  const isFirst = ({ champId, gameIds }: GameGroup) =>
    champs.includes(champId) || gameIds.some((id) => games.includes(id));
  return [...parts.values()].flatMap((part) => firstOf(part, isFirst));
}

/** Groups of a list as the player wants them ordered. */
export function useStarredFirst(groups: readonly GameGroup[]): readonly GameGroup[] {
  const first = useFirst();
  return useMemo(() => starredFirst(groups, first), [groups, first]);
}
