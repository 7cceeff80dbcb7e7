import type { SecretDraws } from '../play/draws.ts';
import { LONGEST_MATCH } from '../play/live.ts';
import type { Doubt } from '../play/prices.ts';
import type { Program } from '../program/program.ts';
import { createSchedule, type Schedule, type ScheduledMatch } from '../program/schedule.ts';
import type { Game } from '../sports-line.ts';
import { createFrames, type Frame, type Frames } from './frames.ts';

/** The line reaches this far ahead, in milliseconds of match time. */
const HORIZON = 3 * 24 * 60 * 60_000;

/** Picks championships by id. */
type ChampFilter = (champId: number) => boolean;

/** A game by what lists choose and count games by. To price it takes longer than all of that: only what is shown is. */
export type Listed = {
  game: Pick<Game, 'id' | 'champId' | 'team1' | 'team2' | 'startAt' | 'period'>;
  frame(): Frame;
};

/** Which games stand in a section at a moment, in order of kick-off. */
export type Listing = {
  schedule: Schedule;
  frames: Frames;
  lineAt(now: number, isWanted?: ChampFilter): Frame[];
  liveAt(now: number, isWanted?: ChampFilter): Frame[];
  /** The games of a section, of which those of the line are priced when they are asked for. */
  listed(section: 'live' | 'line', now: number, isWanted?: ChampFilter): Listed[];
  /** A match of the line, live or finished; null when it is unknown or not yet offered. */
  offered(id: number, now: number): ScheduledMatch | null;
  /** The same with its markets. */
  frameOf(id: number, now: number): Frame | null;
};

export type ListingInput = {
  program: Program;
  epoch: number;
  clockRate: number;
  seed: number;
  draws: SecretDraws | null;
  doubts?: (() => readonly Doubt[]) | undefined;
};

function matchesBetween(schedule: Schedule, from: number, to: number): ScheduledMatch[] {
  const matches: ScheduledMatch[] = [];
  const end = schedule.firstAfter(to);
  for (let ordinal = schedule.firstAfter(from); ordinal < end; ordinal += 1) {
    const match = schedule.at(ordinal);
    if (match) matches.push(match);
  }
  return matches;
}

/** A match that has not begun. */
function pricedLater(
  { id, startAt, fixture: { team1, team2 } }: ScheduledMatch,
  champId: number,
  frame: () => Frame,
): Listed {
  return { game: { id, champId, team1, team2, startAt, period: '' }, frame };
}

/** Joins the schedule with the games and markets of its matches. */
export function createListing(input: ListingInput): Listing {
  const { program, clockRate } = input;
  // What a source of fixtures knows is known to everybody, and is kept to.
  const { competitions, isMadeUp, firstGameId } = program;
  const schedule = createSchedule({ ...input, firstGameId, competitions, isMadeUp });
  const frames = createFrames(input);
  const horizon = HORIZON / clockRate;
  const longest = LONGEST_MATCH / clockRate;
  const champIdOf = ({ champ }: ScheduledMatch): number => program.champs[champ]?.id ?? 0;
  const wanted = (from: number, to: number, isWanted: ChampFilter = () => true) =>
    matchesBetween(schedule, from, to).filter((match) => isWanted(champIdOf(match)));
  const coming = (now: number, isWanted?: ChampFilter) => wanted(now, now + horizon, isWanted);
  const liveAt: Listing['liveAt'] = (now, isWanted) =>
    wanted(now - longest, now, isWanted)
      .map((match) => frames.at(match, now))
      .filter(({ game }) => game.status === 2);
  const listed: Listing['listed'] = (section, now, isWanted) => {
    if (section === 'line') {
      return coming(now, isWanted).map((match) =>
        pricedLater(match, champIdOf(match), () => frames.at(match, now)),
      );
    }
    return liveAt(now, isWanted).map((frame) => ({ game: frame.game, frame: () => frame }));
  };
  const offered = (id: number, now: number) => {
    const match = schedule.byId(id);
    return match && match.startAt <= now + horizon ? match : null;
  };
  return {
    schedule,
    frames,
    lineAt: (now, isWanted) => coming(now, isWanted).map((match) => frames.at(match, now)),
    ...{ liveAt, listed },
    offered,
    frameOf: (id, now) => {
      const match = offered(id, now);
      return match && frames.at(match, now);
    },
  };
}
