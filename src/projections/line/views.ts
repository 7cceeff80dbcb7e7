import type { CallReply } from '../../calls/table.ts';
import type { Game, Sport } from '../../events/line.ts';
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

/** Whether a view lists a game: its section, and its sport and championship where it names them. */
function listsGame(slice: LineState, key: string, game: Game, section: string): boolean {
  const [ofSection, sport, champ, one] = key.split('|');
  if (ofSection !== section || one !== '') return false;
  const isSport = (known: Sport) => known.slug === sport || String(known.id) === sport;
  const isOfSport = sport === '' || slice.sports.find(isSport)?.id === game.sportId;
  return isOfSport && (champ === '' || Number.parseInt(champ ?? '', 10) === game.champId);
}

/** A game stands in the views of its section alone: kick-off takes it out of the others. */
export function sortIn(slice: LineState, game: Game): LineState['views'] {
  const section = game.status === 1 ? 'line' : 'live';
  const views: Record<string, LineView> = {};
  for (const [key, view] of Object.entries(slice.views)) {
    const isIn = view.gameIds.includes(game.id);
    const belongs = listsGame(slice, key, game, section);
    const isLeft = isIn && !belongs && key.split('|')[3] === '' && !key.startsWith(section);
    if (belongs && !isIn) views[key] = { ...view, gameIds: [...view.gameIds, game.id] };
    else if (isLeft) {
      views[key] = { ...view, gameIds: view.gameIds.filter((id) => id !== game.id) };
    } else views[key] = view;
  }
  return views;
}
