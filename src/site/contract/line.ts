import type { Champ, Game, Market, Sport } from '../../events/line.ts';
import { getEntity } from '../../kernel/entities.ts';
import { type LineMarket, viewKey } from '../../projections/line-state.ts';
import type { State } from '../../projections/state.ts';

export type { Game, LineMarket, Market };

/** Everything the host shows; sub-applications read it and never change it. */
export type SiteState = State;

export type Section = 'live' | 'line';

export interface LineQuery {
  readonly sport?: string;
  readonly champ?: string;
  readonly game?: string;
}

const none: readonly string[] = [];

/** A list of games as the server ordered it; null before it was asked for. */
export function lineView(state: SiteState, section: Section, query: LineQuery = {}) {
  return state.line.views[viewKey(section, { ...query })] ?? null;
}

export function gameOf(state: SiteState, gameId: number): Game | null {
  return getEntity(state.line.games, String(gameId)) ?? null;
}

export function marketOf(state: SiteState, marketId: string): LineMarket | null {
  return getEntity(state.line.markets, marketId) ?? null;
}

/** Ids of a game's open markets, in the server's order. */
export function marketIdsOf(state: SiteState, gameId: number): readonly string[] {
  return getEntity(state.line.marketIds, String(gameId))?.ids ?? none;
}

/** A sport by the name it has in addresses, or by its number. */
export function sportOf(state: SiteState, slugOrId: string | number): Sport | null {
  const text = String(slugOrId);
  return state.line.sports.find(({ id, slug }) => slug === text || String(id) === text) ?? null;
}

/** A championship by the name it has in addresses, whose number counts, or by its number. */
export function champOf(state: SiteState, slugOrId: string | number): Champ | null {
  return state.line.champs[Number.parseInt(String(slugOrId), 10)] ?? null;
}
