const SECTION_TO_GAME = ['sport', 'champ', 'game'] as const;

/**
 * Names a list of games after what was asked for. The same name has the choice of how many games of it
 * its reader wants. What narrows a list beyond a game stands at the end, where there is any.
 */
export function viewKey(
  section: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const { menu, name } = query;
  const narrowed = name === undefined ? [menu ?? ''] : [menu ?? '', encodeURIComponent(name)];
  const key = [section, ...SECTION_TO_GAME.map((each) => query[each] ?? '')];
  return [...key, ...(menu === undefined && name === undefined ? [] : narrowed)].join('|');
}

/** The menu of a list; empty for one of all games. */
export const menuOfView = (key: string): string => key.split('|')[4] ?? '';

/** Whether a list holds only some of the games of its section, sport and championship. */
export const isNarrowed = (key: string): boolean => key.split('|').length > 4;
