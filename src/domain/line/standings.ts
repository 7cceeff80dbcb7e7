/** A game that is over, as a table of a championship counts it. */
export interface PlayedGame {
  readonly team1: string;
  readonly team2: string;
  readonly score: readonly [number, number];
}

/** How a game ended for one of its teams. */
export type GameOutcome = 'won' | 'drawn' | 'lost';

/** A team's line in the table of a championship. */
export interface Standing {
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** How its last games ended, the latest first. */
  readonly form: readonly GameOutcome[];
}

/** So many games are a team's form. */
const FORM = 5;
const POINTS: Readonly<Record<GameOutcome, number>> = { won: 3, drawn: 1, lost: 0 };

const outcomeOf = (own: number, other: number): GameOutcome => {
  if (own === other) return 'drawn';
  return own > other ? 'won' : 'lost';
};

const opening = (team: string): Standing => ({
  team,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points: 0,
  form: [],
});

/** A line with one game more, which was before those it has. */
function withEarlier(line: Standing, own: number, other: number): Standing {
  const outcome = outcomeOf(own, other);
  return {
    ...line,
    played: line.played + 1,
    [outcome]: line[outcome] + 1,
    scored: line.scored + own,
    conceded: line.conceded + other,
    points: line.points + POINTS[outcome],
    form: line.form.length < FORM ? [...line.form, outcome] : line.form,
  };
}

/**
 * The table of a championship from its games, the latest first. Teams with as many points go by the
 * difference of goals, then by goals, then by name.
 */
export function standingsOf(games: readonly PlayedGame[]): Standing[] {
  const lines = new Map<string, Standing>();
  const count = (team: string, own: number, other: number) =>
    lines.set(team, withEarlier(lines.get(team) ?? opening(team), own, other));
  for (const { team1, team2, score } of games) {
    count(team1, score[0], score[1]);
    count(team2, score[1], score[0]);
  }
  const difference = ({ scored, conceded }: Standing) => scored - conceded;
  return [...lines.values()].sort(
    (one, other) =>
      other.points - one.points ||
      difference(other) - difference(one) ||
      other.scored - one.scored ||
      (one.team < other.team ? -1 : 1),
  );
}

/** The games of two teams against each other, whichever was at home. */
export function gamesBetween<G extends Pick<PlayedGame, 'team1' | 'team2'>>(
  games: readonly G[],
  one: string,
  other: string,
): G[] {
  const pair = new Set([one, other]);
  return games.filter(({ team1, team2 }) => team1 !== team2 && pair.has(team1) && pair.has(team2));
}
