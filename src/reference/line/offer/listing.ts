import type { SecretDraws } from '../play/draws.ts';
import { LONGEST_MATCH } from '../play/live.ts';
import type { Doubt } from '../play/prices.ts';
import type { Program } from '../program/program.ts';
import { createSchedule, type Schedule, type ScheduledMatch } from '../program/schedule.ts';
import { createFrames, type Frame, type Frames } from './frames.ts';

/** The line reaches this far ahead, in milliseconds of match time. */
const HORIZON = 3 * 24 * 60 * 60_000;

/** Picks championships by id. */
type ChampFilter = (champId: number) => boolean;

/** Which games stand in a section at a moment, in order of kick-off. */
export type Listing = {
  schedule: Schedule;
  frames: Frames;
  lineAt(now: number, isWanted?: ChampFilter): Frame[];
  liveAt(now: number, isWanted?: ChampFilter): Frame[];
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

/** Joins the schedule with the games and markets of its matches. */
export function createListing(input: ListingInput): Listing {
  const { program, clockRate } = input;
  // What a source of fixtures knows is known to everybody, and is kept to.
  const { competitions, isMadeUp, firstGameId } = program;
  const schedule = createSchedule({ ...input, firstGameId, competitions, isMadeUp });
  const frames = createFrames(input);
  const horizon = HORIZON / clockRate;
  const longest = LONGEST_MATCH / clockRate;
  const framesOf = (from: number, to: number, now: number, isWanted: ChampFilter = () => true) =>
    matchesBetween(schedule, from, to)
      .filter(({ champ }) => isWanted(program.champs[champ]?.id ?? 0))
      .map((match) => frames.at(match, now));
  const offered = (id: number, now: number) => {
    const match = schedule.byId(id);
    return match && match.startAt <= now + horizon ? match : null;
  };
  return {
    schedule,
    frames,
    lineAt: (now, isWanted) => framesOf(now, now + horizon, now, isWanted),
    liveAt: (now, isWanted) =>
      framesOf(now - longest, now, now, isWanted).filter(({ game }) => game.status === 2),
    offered,
    frameOf: (id, now) => {
      const match = offered(id, now);
      return match && frames.at(match, now);
    },
  };
}
