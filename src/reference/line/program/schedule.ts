import type { Competition, Fixture } from '../fixture.ts';
import type { SecretDraws } from '../play/draws.ts';
import { planRound, type Round } from './kick-offs.ts';

/** A match with its place in time. `ordinal` counts all matches from the first kick-off on. */
export type ScheduledMatch = {
  ordinal: number;
  id: number;
  champ: number;
  fixture: Fixture;
  /** Epoch milliseconds. */
  startAt: number;
  /** Whether its goals are drawn by the secret. */
  isSecret: boolean;
};

export type Schedule = {
  /** The match of this ordinal; null below 0 or where there are no fixtures. */
  at(ordinal: number): ScheduledMatch | null;
  /** The match with this id, however long ago or far ahead. */
  byId(id: number): ScheduledMatch | null;
  /** The first ordinal whose kick-off is after this moment; all before it have begun. */
  firstAfter(now: number): number;
  /** The ordinal with which the round of this one began: in each every fixture is played once. */
  roundStart(ordinal: number): number;
};

/** The beginning of the quarter of an hour of match time: an epoch there has kick-offs on quarters. */
export function quarterBefore(now: number, clockRate: number): number {
  const quarter = QUARTER / clockRate;
  return Math.floor(now / quarter) * quarter;
}

/** `clockRate` is how many minutes of match time pass in a minute: 1 is real time. */
export type ScheduleInput = {
  /** Of the match with ordinal 0. */
  firstGameId: number;
  competitions: readonly Competition[];
  epoch: number;
  clockRate: number;
  seed: number;
  draws: SecretDraws | null;
  /** Whether what is drawn by the secret has no result before it is played. */
  isMadeUp: boolean;
};

const undecided = (fixture: Fixture): Fixture => ({
  ...fixture,
  halfTime: null,
  fullTime: null,
  goals: null,
});

const QUARTER = 15 * 60_000;
/** The first kick-offs lie this much match time before the epoch, so the site opens in full swing. */
const HEAD_START = 8 * 60 * 60_000;

const plannedRounds = new WeakMap<readonly Competition[], Map<number, Round>>();

/** The round of these competitions by this seed: it is laid out once, whoever asks. */
function roundOf(competitions: readonly Competition[], seed: number): Round {
  const known = plannedRounds.get(competitions) ?? new Map<number, Round>();
  const round = known.get(seed) ?? planRound(competitions, seed);
  plannedRounds.set(competitions, known.set(seed, round));
  return round;
}

/** The first place of `round` that begins after `time` within the round. */
function placeAfter({ kickOffs }: Round, time: number): number {
  let [low, high] = [0, kickOffs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((kickOffs[middle] ?? 0) > time) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * A schedule without an end over real time. It is a function of its input alone: the same epoch,
 * rate, seed and fixtures give the same matches, ids and kick-offs after a restart.
 */
export function createSchedule(input: ScheduleInput): Schedule {
  const { firstGameId, competitions, epoch, clockRate, seed, draws, isMadeUp } = input;
  const round = roundOf(competitions, seed);
  const size = round.places.length;
  /** Of a kick-off, in match time since the epoch. */
  const timeOf = (ordinal: number) =>
    Math.floor(ordinal / size) * round.length + (round.kickOffs[ordinal % size] ?? 0) - HEAD_START;
  const startOf = (ordinal: number) => Math.round(epoch + timeOf(ordinal) / clockRate);
  const isSecret = (ordinal: number) => {
    if (draws === null) return false;
    return draws.seededUntil === null || timeOf(ordinal) > draws.seededUntil;
  };
  const at = (ordinal: number): ScheduledMatch | null => {
    const place = ordinal >= 0 ? round.places[ordinal % size] : undefined;
    const source = place && competitions[place.champ]?.fixtures[place.index];
    if (!place || !source) return null;
    const drawn = isSecret(ordinal);
    return {
      ...{ ordinal, id: firstGameId + ordinal, champ: place.champ, startAt: startOf(ordinal) },
      fixture: drawn && isMadeUp ? undecided(source) : source,
      isSecret: drawn,
    };
  };
  const firstAfter = (now: number) => {
    if (size === 0) return 0;
    const time = Math.max(0, (now - epoch) * clockRate + HEAD_START);
    const rounds = Math.floor(time / round.length);
    let ordinal = rounds * size + placeAfter(round, time - rounds * round.length);
    // Kick-offs are whole milliseconds, so rounding may move the nearest ones across `now`.
    while (ordinal > 0 && startOf(ordinal - 1) > now) ordinal -= 1;
    while (startOf(ordinal) <= now) ordinal += 1;
    return ordinal;
  };
  return {
    at,
    byId: (id) => at(id - firstGameId),
    firstAfter,
    roundStart: (ordinal) => (ordinal < 0 ? 0 : ordinal - (ordinal % size)),
  };
}
