import type { CallReply } from '../../../calls/table.ts';
import { DAY, dayOf, dayStart } from '../../../domain/time/day.ts';
import type { ScheduledMatch } from '../program/schedule.ts';
import type { Champ, Score } from '../sports-line.ts';
import type { Listing } from './listing.ts';

/** How the games of a day ended. */
export type Results = CallReply<'sportsResults'>;

/** A day has about 150 games; where time runs faster, the latest of it. */
const MOST = 1000;

const startOf = (time: number): number => Math.floor(time / DAY) * DAY;

const NONE = { score: null, halfTime: null } as const;

const goalsOf = (score: Score | null): [number, number] | null =>
  score === null ? null : [score[0], score[1]];

/** The games that began on a day, the latest first. */
function* beganOn({ schedule }: Listing, start: number, now: number): Generator<ScheduledMatch> {
  const first = schedule.firstAfter(start - 1);
  for (
    let ordinal = schedule.firstAfter(Math.min(start + DAY - 1, now)) - 1;
    ordinal >= first;
    ordinal -= 1
  ) {
    const match = schedule.at(ordinal);
    if (match) yield match;
  }
}

/**
 * The results of a day as they are known at `now`, of the present one where none is named; null for
 * a day that is none, has not come, or was before the first game.
 */
export function resultsOf(
  listing: Listing,
  champs: readonly Champ[],
  now: number,
  day: string | undefined,
): Results | null {
  const first = startOf(listing.schedule.at(0)?.startAt ?? now);
  const last = startOf(now);
  const start = day === undefined ? last : dayStart(day);
  if (start === null || start < first || start > last) return null;
  const games: Results['games'] = [];
  for (const match of beganOn(listing, start, now)) {
    if (games.length === MOST) break;
    const { score, halfTime, isFinished, isAbandoned, isOff } = listing.frames.facts(match, now);
    if (!isFinished && !isAbandoned) continue;
    const { id, champ, startAt, fixture } = match;
    const { team1, team2 } = fixture;
    const champId = champs[champ]?.id ?? 0;
    const goals =
      isOff || isAbandoned ? NONE : { score: goalsOf(score), halfTime: goalsOf(halfTime) };
    games.push({ id, champId, team1, team2, startAt, ...goals });
  }
  const played = new Set(games.map(({ champId }) => champId));
  return {
    day: dayOf(start),
    previous: start > first ? dayOf(start - DAY) : null,
    next: start < last ? dayOf(start + DAY) : null,
    champs: champs.filter(({ id }) => played.has(id)).map(({ id, name }) => ({ id, name })),
    games,
  };
}
