/**
 * Names a list of games after what was asked for. The same name has the choice of how many games of it
 * its reader wants.
 */
export function viewKey(
  section: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  return [section, query['sport'] ?? '', query['champ'] ?? '', query['game'] ?? ''].join('|');
}
