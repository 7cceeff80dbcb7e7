import type { CallReply } from '../../../calls/table.ts';
import type { ScheduledMatch } from '../program/schedule.ts';
import type { Champ } from '../sports-line.ts';
import type { Listing } from './listing.ts';

/** What was played in a championship so far. */
export type Season = CallReply<'sportsStatistics'>;

type Played = Season['games'][number];

/**
 * The seasons as they are known at a moment. How a game ended stays so: it is worked out once, and kept
 * for as long as its season lasts.
 */
export function createSeasons({ schedule, frames }: Listing, champs: readonly Champ[]) {
  let first = -1;
  /** By ordinal; null for a game that counts for nothing. */
  const known = new Map<number, Played | null>();

  function ended(match: ScheduledMatch, now: number): Played | null {
    const { ordinal, id, startAt, fixture } = match;
    const before = known.get(ordinal);
    if (before !== undefined) return before;
    const { score, isFinished, isAbandoned, isOff } = frames.facts(match, now);
    if (!isFinished && !isAbandoned) return null;
    const { team1, team2 } = fixture;
    const counts = score !== null && !isOff && !isAbandoned;
    const played: Played | null = counts
      ? { id, team1, team2, startAt, score: [score[0], score[1]] }
      : null;
    known.set(ordinal, played);
    return played;
  }

  /** The games of the season that are over, the latest first; null for no such championship. */
  return (now: number, champId: number | undefined): Season | null => {
    const index = champId === undefined ? 0 : champs.findIndex(({ id }) => id === champId);
    const champ = champs[index];
    if (champ === undefined) return null;
    const last = schedule.firstAfter(now) - 1;
    const start = schedule.roundStart(last);
    if (start !== first) known.clear();
    first = start;
    const games: Played[] = [];
    for (let ordinal = last; ordinal >= start; ordinal -= 1) {
      const match = schedule.at(ordinal);
      const played = match?.champ === index ? ended(match, now) : null;
      if (played !== null) games.push(played);
    }
    return { champId: champ.id, champs: champs.map(({ id, name }) => ({ id, name })), games };
  };
}
