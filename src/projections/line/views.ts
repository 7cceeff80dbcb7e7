import type { CallReply } from '../../calls/table.ts';
import { isOfHalf } from '../../domain/line/menu.ts';
import { EFOOTBALL } from '../../domain/line/sports.ts';
import { isFound, menuOfView } from '../../domain/site/view-key.ts';
import type { Game, Sport } from '../../events/line.ts';
import { getEntity } from '../../kernel/entities.ts';
import type { LineState, LineView } from './state.ts';

/** Championships, and how many games each has in the section that was asked for. */
export function counted(
  { champs: known, champCounts }: LineState,
  body: CallReply<'sportsLine'>,
  view: string,
): Pick<LineState, 'champs' | 'champCounts'> {
  const [section = '', , , game] = view.split('|');
  const champs = { ...known };
  const counts = { ...champCounts[section] };
  for (const champ of body.champs) {
    champs[champ.id] = { ...champ };
    // The answer about one game counts that game alone.
    if (game === '') counts[champ.id] = champ.gameCount;
  }
  return { champs, champCounts: { ...champCounts, [section]: counts } };
}

/**
 * A view with what was answered about it: its beginning, or a page that goes on from what it has. One
 * that would leave a gap is not put in.
 */
export function withPage(
  known: LineView | undefined,
  { games, total, offset = 0, orderedBy }: CallReply<'sportsLine'>,
  at: number,
): LineView {
  const ids = games.map(({ id }) => id);
  const before = offset > 0 ? (known?.gameIds ?? []) : [];
  const added = offset > before.length ? [] : ids.filter((id) => !before.includes(id));
  const breaks = [...(known?.breaks ?? []), ...(offset > 0 ? added.slice(0, 1) : [])];
  return {
    status: 'ready',
    gameIds: [...before, ...added],
    loadedAt: at,
    ...(total === undefined ? {} : { total }),
    ...(breaks.length === 0 ? {} : { breaks }),
    ...(orderedBy && { orderedBy }),
  };
}

/** A view without a game that it may have listed. */
export function withoutGame(view: LineView, gameId: number): LineView {
  const gameIds = view.gameIds.filter((id) => id !== gameId);
  if (gameIds.length === view.gameIds.length) return view;
  const { total } = view;
  return { ...view, gameIds, ...(total === undefined ? {} : { total: total - 1 }) };
}

/** A view with a game that has come; what its reader has not loaded yet is only counted. */
function withGame(slice: LineState, view: LineView, { id, startAt }: Game): LineView {
  const { gameIds, total } = view;
  if (total === undefined) return { ...view, gameIds: [...gameIds, id] };
  const last = getEntity(slice.games, String(gameIds.at(-1)))?.startAt ?? 0;
  const isFurther = total > gameIds.length && startAt > last;
  return { ...view, gameIds: isFurther ? gameIds : [...gameIds, id], total: total + 1 };
}

const otherSection = (key: string): string =>
  key.startsWith('live') ? key.replace('live', 'line') : key.replace('line', 'live');

/**
 * Whether what narrows a view lets a game in that has come by itself: of a half, one that is in it; of
 * what was found, one that was found in the other section. The rest the server says the next time.
 */
function isLetIn({ views }: LineState, key: string, { id, period }: Game): boolean {
  if (isFound(key)) return views[otherSection(key)]?.gameIds.includes(id) ?? false;
  const menu = menuOfView(key);
  return menu === '' || isOfHalf(menu, period) === true;
}

/** Whether a view lists a game: its section, and its sport and championship where it names them. */
function listsGame(slice: LineState, key: string, game: Game, section: string): boolean {
  const [ofSection, sport, champ, one] = key.split('|');
  if (ofSection !== section || one !== '') return false;
  const isSport = (known: Sport) => known.slug === sport || String(known.id) === sport;
  const isOfSport =
    sport === '' ? game.sportId !== EFOOTBALL.id : slice.sports.find(isSport)?.id === game.sportId;
  if (!isOfSport || (champ !== '' && Number.parseInt(champ ?? '', 10) !== game.champId))
    return false;
  return isLetIn(slice, key, game);
}

/** A game stands in the views of its section alone: kick-off takes it out of the others. */
export function sortIn(slice: LineState, game: Game): LineState['views'] {
  const section = game.status === 1 ? 'line' : 'live';
  const views: Record<string, LineView> = {};
  for (const [key, view] of Object.entries(slice.views)) {
    const isIn = view.gameIds.includes(game.id);
    const belongs = listsGame(slice, key, game, section);
    const isLeft = isIn && !belongs && key.split('|')[3] === '' && !key.startsWith(section);
    if (belongs && !isIn) views[key] = withGame(slice, view, game);
    else views[key] = isLeft ? withoutGame(view, game.id) : view;
  }
  return views;
}

/** The views once a game is in this period: it goes from the lists of one half to those of the other. */
export function withPeriod(slice: LineState, gameId: number, period: string): LineState['views'] {
  const halves = Object.keys(slice.views).filter(
    (key) => isOfHalf(menuOfView(key), period) !== null,
  );
  const known = getEntity(slice.games, String(gameId));
  if (halves.length === 0 || !known) return slice.views;
  const game = { ...known, period };
  const views = { ...slice.views };
  for (const key of halves) {
    const view = views[key];
    if (view === undefined) continue;
    const belongs = listsGame(slice, key, game, game.status === 1 ? 'line' : 'live');
    if (!belongs) views[key] = withoutGame(view, gameId);
    else if (!view.gameIds.includes(gameId)) views[key] = withGame(slice, view, game);
  }
  return views;
}
