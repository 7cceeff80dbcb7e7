/** What clubs are, as it stands before or after their names. */
const FORMS: ReadonlySet<string> = new Set([
  ...['AA', 'AC', 'ACD', 'AD', 'AFC', 'AS', 'BSC', 'CA', 'CD', 'CF', 'EC', 'ES', 'FC', 'FSV', 'GD'],
  ...['RC', 'RCD', 'SC', 'SD', 'SK', 'SS', 'SSC', 'SV', 'TSG', 'TSV', 'UD', 'US', 'VfB', 'VfL'],
]);

/** Letters that fit where a list is narrow. */
const FITS = 16;

/** The name of a club without what sort of club it is, where the whole is long. */
function shortTeam(name: string): string {
  if (name.length <= FITS) return name;
  const words = name.split(' ');
  const kept = words.filter(
    (word, at) => !((at === 0 || at === words.length - 1) && FORMS.has(word)),
  );
  return kept.length === 0 ? name : kept.join(' ');
}

/** The names of two teams as a list has them: short, unless that made them the same. */
export function shortTeams(team1: string, team2: string): readonly [string, string] {
  const short = [shortTeam(team1), shortTeam(team2)] as const;
  return short[0] === short[1] ? [team1, team2] : short;
}
