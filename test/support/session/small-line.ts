/** A small line with live games and games to come, as the server would answer about it. */
import type { CallReply } from '../../../src/calls/table.ts';
import type { TransportRequest } from '../../../src/calls/transport.ts';
import {
  isOfMenu,
  isPickedMenu,
  LINE_MENUS,
  type PickedOrder,
} from '../../../src/domain/line/menu.ts';
import { isNamed } from '../../../src/domain/line/name-search.ts';
import type { Game, Market } from '../../../src/events/line.ts';
import { type Answer, reply } from './session.ts';

type Line = CallReply<'sportsLine'>;

const sports = [{ id: 1, slug: 'football', name: 'Football' }];
const champs = [
  { id: 1, slug: '1-north-league', name: 'North League', sportId: 1 },
  { id: 2, slug: '2-south-cup', name: 'South Cup', sportId: 1 },
];

interface Type {
  readonly typeId: number;
  readonly kind: number;
  readonly outcomes: readonly string[];
  readonly param?: string;
}

const types: Readonly<Record<string, Type>> = {
  result: { typeId: 1, kind: 1, outcomes: ['1', 'X', '2'] },
  total: { typeId: 3, kind: 2, outcomes: ['over', 'under'], param: '2.5' },
  handicap: { typeId: 4, kind: 3, outcomes: ['1', '2'], param: '-0.5' },
  'both-score': { typeId: 5, kind: 4, outcomes: ['yes', 'no'] },
};

/** Markets of a game: `7-result-1`, `7-total-over` and so on. */
export function marketsOf(game: Game, groups = Object.keys(types)): Market[] {
  return groups.flatMap((group) => {
    const { typeId, kind, outcomes, param = null } = types[group] as Type;
    return outcomes.map((outcome, index) => ({
      id: `${game.id}-${group}-${outcome}`,
      gameId: game.id,
      typeId,
      kind,
      group,
      param: group === 'handicap' && outcome === '2' ? '0.5' : param,
      outcome,
      coef: `${1.5 + index / 2}`,
      isBlocked: false,
      isLive: game.status !== 1,
    }));
  });
}

export const smallGame = (id: number, more: Partial<Game> = {}): Game => ({
  id,
  slug: `${id}-home-${id}-away-${id}`,
  champId: 1,
  sportId: 1,
  team1: `Home ${id}`,
  team2: `Away ${id}`,
  startAt: Date.UTC(2026, 0, 1, 18) + id * 60_000,
  status: 2,
  score: [2, 1],
  period: 'second-half',
  minute: 63,
  marketCount: 9,
  mainMarketIds: [],
  ...more,
});

const coming = { status: 1, score: [0, 0], period: '', minute: null } as const;

const liveGames = [smallGame(7), smallGame(8, { champId: 2, period: 'first-half' })];
const lineGames = [
  smallGame(20, { ...coming, score: [0, 0] }),
  smallGame(21, { ...coming, score: [0, 0], champId: 2, startAt: Date.UTC(2026, 0, 3, 12) }),
];

/** More than half a day before the first kick-off. */
const ASKED_AT = Date.UTC(2026, 0, 1);

const menuIn = (query: Readonly<Record<string, string>>) =>
  LINE_MENUS.find((one) => one === query['menu']);

function narrowed(games: readonly Game[], query: Readonly<Record<string, string>>): Game[] {
  const champ = Number.parseInt(query['champ'] ?? '', 10);
  const one = Number.parseInt(query['game'] ?? '', 10);
  const { name } = query;
  const menu = menuIn(query);
  return games.filter((game) => {
    if (menu !== undefined && !isOfMenu(menu, game, ASKED_AT)) return false;
    if (name !== undefined && ![game.team1, game.team2].some((team) => isNamed(team, name))) {
      return false;
    }
    return (
      (Number.isNaN(one) || game.id === one) && (Number.isNaN(champ) || game.champId === champ)
    );
  });
}

/** Answers about these games; lists hold the main markets, a game's own answer holds all. */
export function lineOf(
  games: readonly Game[],
  orderedBy: PickedOrder = 'start',
): (request: TransportRequest) => Answer {
  return ({ url, query = {} }) => {
    const isLive = url.includes('/live');
    const ofSection = games.filter(({ status }) => (status === 1) !== isLive);
    const shown = query['game'] ? narrowed(games, query) : narrowed(ofSection, query);
    const isSport = query['sport'] === undefined || query['sport'] === 'football';
    const listed = isSport ? shown : [];
    const groups = query['game'] ? undefined : ['result', 'total'];
    const line: Line = {
      feedId: '1',
      sports,
      champs: champs.map((champ) => ({
        ...champ,
        gameCount: ofSection.filter(({ champId }) => champId === champ.id).length,
      })),
      games: listed,
      ...(query['game'] === undefined && { total: listed.length, offset: 0 }),
      ...(isPickedMenu(menuIn(query)) && { orderedBy }),
      markets: listed.flatMap((game) => marketsOf(game, groups)),
    };
    return reply(line);
  };
}

export const smallLine = lineOf([...liveGames, ...lineGames]);
