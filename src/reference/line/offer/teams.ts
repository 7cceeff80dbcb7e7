import { teamSlug } from '../../../domain/line/team-slug.ts';
import type { Program } from '../program/program.ts';

/** A team, and the championship that it plays in. */
export interface Team {
  readonly name: string;
  readonly champId: number;
}

/** Finds teams by their names as they stand in addresses; of several championships the first counts. */
export function createTeams({
  competitions,
  champs,
}: Pick<Program, 'competitions' | 'champs'>): (slug: string) => Team | null {
  const teams = new Map<string, Team>();
  for (const [index, { fixtures }] of competitions.entries()) {
    const champId = champs[index]?.id ?? 0;
    for (const name of fixtures.flatMap(({ team1, team2 }) => [team1, team2])) {
      const slug = teamSlug(name);
      if (!teams.has(slug)) teams.set(slug, { name, champId });
    }
  }
  return (slug) => teams.get(slug) ?? null;
}
