/** Stands for the name that is looked for: what somebody types is in no key. */
const FOUND = 'found';

/**
 * Names a list of games after what was asked for. The same name has the choice of how many games of it
 * its reader wants. What narrows a list beyond a game stands at the end, where there is any: a menu, or
 * that it was found by a name.
 */
export function viewKey(
  section: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const { sport = '', champ = '', game = '', menu, name } = query;
  const list = [section, ...[sport, champ, game].map((each) => each.replaceAll('|', '%7C'))];
  const narrowedBy = name === undefined ? menu : FOUND;
  return [...list, ...(narrowedBy === undefined ? [] : [narrowedBy])].join('|');
}

/** The menu of a list; empty for one of all games, and for one that was found. */
export function menuOfView(key: string): string {
  const [, , , , narrowedBy = ''] = key.split('|');
  return narrowedBy === FOUND ? '' : narrowedBy;
}

/** Whether a list was found by a name: another name is another list under the same key. */
export const isFound = (key: string): boolean => key.endsWith(`|${FOUND}`);
