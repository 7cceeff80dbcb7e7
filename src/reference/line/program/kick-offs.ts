import type { Competition } from '../fixture.ts';
import { hashOf } from '../seeded.ts';

const MINUTE = 60_000;
/** Kick-offs fall on quarters of an hour, at most this many at once. */
const SLOT = 15 * MINUTE;
const MOST_AT_ONCE = 2;
/** A match with its break and stoppage, about. */
const MATCH = 112 * MINUTE;
/** Kick-offs of one team lie this far apart if others can play meanwhile, or at least that far. */
const GOOD_REST = 8 * 60 * MINUTE;
const LEAST_REST = 150 * MINUTE;
/** Seasons follow one another until a round has about this many matches, then it begins anew. */
const MATCHES_A_ROUND = 20_000;
/** With few teams fewer matches run, so that some can rest while others play. */
const SHARE_OF_TEAMS = 0.32;
/** How far past a match that must wait others of the queue may go ahead. */
const REACH = 80;

/** A match of the queue: which fixture of which competition. */
type Place = { champ: number; index: number };

/**
 * A round of matches that repeats for ever. `kickOffs[i]` is when `places[i]` begins, in
 * milliseconds of match time since the round began, in ascending order; `length` is the whole.
 */
export type Round = { places: Place[]; kickOffs: Float64Array; length: number };

/** One season of all competitions, each spread evenly over it, so that they end together. */
function seasonOf(competitions: readonly Competition[]): Place[] {
  const queue = competitions.flatMap(({ fixtures }, champ) =>
    fixtures.map((_, index) => ({ champ, index, at: (index + 0.5) / fixtures.length })),
  );
  queue.sort((a, b) => a.at - b.at || a.champ - b.champ);
  return queue.map(({ champ, index }) => ({ champ, index }));
}

type Queue = { places: Place[]; teams: (readonly [number, number])[]; teamCount: number };

function queueOf(competitions: readonly Competition[]): Queue {
  const numbers = new Map<string, number>();
  const numberOf = (team: string) => {
    const number = numbers.get(team) ?? numbers.size;
    numbers.set(team, number);
    return number;
  };
  const season = seasonOf(competitions);
  const seasons = Math.max(1, Math.ceil(MATCHES_A_ROUND / Math.max(1, season.length)));
  const places = Array.from({ length: seasons }, () => season).flat();
  const teams = places.map(({ champ, index }): readonly [number, number] => {
    const fixture = competitions[champ]?.fixtures[index];
    return [numberOf(fixture?.team1 ?? ''), numberOf(fixture?.team2 ?? '')];
  });
  return { places, teams, teamCount: numbers.size };
}

type Plan = {
  queue: Queue;
  head: number;
  isTaken: Uint8Array;
  /** Last kick-off by team. */
  last: Map<number, number>;
  order: number[];
  kickOffs: number[];
};

/**
 * The first match of the queue whose teams are rested and not waiting for an earlier match, so
 * every team plays its matches in their order.
 */
function nextReady({ queue, head, isTaken, last }: Plan, now: number, rest: number): number {
  const waiting = new Set<number>();
  const end = Math.min(queue.places.length, head + REACH);
  const isFree = (team: number) =>
    !waiting.has(team) && now - (last.get(team) ?? -Infinity) >= rest;
  for (let place = head; place < end; place += 1) {
    const teams = queue.teams[place];
    if (isTaken[place] === 1 || teams === undefined) continue;
    if (teams.every(isFree)) return place;
    for (const team of teams) waiting.add(team);
  }
  return -1;
}

function kickOff(plan: Plan, place: number, now: number): void {
  plan.isTaken[place] = 1;
  for (const team of plan.queue.teams[place] ?? []) plan.last.set(team, now);
  plan.order.push(place);
  plan.kickOffs.push(now);
  while (plan.isTaken[plan.head] === 1) plan.head += 1;
}

function playing({ kickOffs }: Plan, now: number): number {
  let count = 0;
  while (count < kickOffs.length && (kickOffs.at(-1 - count) ?? 0) > now - MATCH) count += 1;
  return count;
}

function fillSlot(plan: Plan, now: number, wanted: number): void {
  let open = Math.min(MOST_AT_ONCE, wanted - playing(plan, now));
  for (const rest of [GOOD_REST, LEAST_REST]) {
    while (open > 0) {
      const place = nextReady(plan, now, rest);
      if (place < 0) break;
      kickOff(plan, place, now);
      open -= 1;
    }
  }
}

/** Eleven to thirteen matches at a time, changing every six slots; fewer where teams are few. */
function wantedAt(now: number, { teamCount }: Queue, seed: number): number {
  const wave = 11 + (hashOf(seed, Math.floor(now / (6 * SLOT))) % 3);
  return Math.max(1, Math.min(wave, Math.floor(teamCount * SHARE_OF_TEAMS)));
}

/**
 * Lays the matches of all competitions on quarters of an hour so that about eleven to thirteen run
 * at any time, as far as teams allow: none plays two at once, and each plays its own in order.
 * At the end of a round, after some seasons, the last matches finish before the next round begins.
 */
export function planRound(competitions: readonly Competition[], seed: number): Round {
  const queue = queueOf(competitions);
  const isTaken = new Uint8Array(queue.places.length);
  const plan: Plan = { queue, head: 0, isTaken, last: new Map(), order: [], kickOffs: [] };
  let now = 0;
  for (; plan.head < queue.places.length; now += SLOT) {
    fillSlot(plan, now, wantedAt(now, queue, seed));
  }
  const places = plan.order
    .map((place) => queue.places[place])
    .filter((place) => place !== undefined);
  return { places, kickOffs: Float64Array.from(plan.kickOffs), length: now + LEAST_REST };
}
