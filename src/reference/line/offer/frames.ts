import type { Outlook } from '../markets/chances.ts';
import {
  mainMarketIds,
  NO_MARKETS,
  type OpenMarkets,
  openMarkets,
  type Plan,
  planOf,
} from '../markets/markets.ts';
import type { MatchFacts } from '../markets/settlement.ts';
import {
  type Basis,
  commitmentTo,
  drawsOf,
  drawsOfSeed,
  matchKey,
  type SecretDraws,
} from '../play/draws.ts';
import { factsAt, type LiveState, stateAt } from '../play/live.ts';
import {
  areSuspended,
  type Doubt,
  isStale,
  outlookAt,
  type Pricing,
  priceStep,
} from '../play/prices.ts';
import { timelineOf } from '../play/timeline.ts';
import type { Program } from '../program/program.ts';
import type { ScheduledMatch } from '../program/schedule.ts';
import { hashOf } from '../seeded.ts';
import { slugOf } from '../slug.ts';
import type { Game } from '../sports-line.ts';

/** A game with its markets at a moment. The same object stands for as long as nothing changes. */
export type Frame = { game: Game; markets: OpenMarkets };

export type Frames = {
  /** The game and what is open on it at this moment. */
  at(match: ScheduledMatch, now: number): Frame;
  /** The fair view of what may become of it, as its prices are made of; null where nothing is open on it. */
  outlook(match: ScheduledMatch, now: number): Outlook | null;
  /** What settlement needs; `isOff` once the match has been called off. */
  facts(match: ScheduledMatch, now: number): MatchFacts & { isOff: boolean };
  /** What its goals are drawn by; null for a match of before there was a secret. */
  proof(match: ScheduledMatch, now: number): DrawProof | null;
};

/** How anybody can see that a match was not changed after its bets were taken. */
export type DrawProof = {
  /** See `commitmentTo`; there from the start. */
  commitment: string;
  /** The key, hexadecimal, and what the goals are drawn from; null until the match is over. */
  opened: ({ key: string } & Basis) | null;
};

type Priced = { key: string; markets: OpenMarkets };
type Framed = Frame & { key: string };
/** What is kept of a match: the unchanging part and the last frames of it. */
type Kept = {
  pricing: Pricing;
  base: Game;
  /** Until it begins nothing makes other books open. */
  plan: Plan | null;
  priced: Priced[];
  frames: Framed[];
};

/** Enough for the moment before and the moment now of a few listeners. */
const KEPT_FRAMES = 4;
const KEPT_MATCHES = 3000;

type Input = {
  program: Program;
  clockRate: number;
  seed: number;
  /** Null: all is drawn from the seed. */
  draws: SecretDraws | null;
  doubts?: (() => readonly Doubt[]) | undefined;
};

/** The key that a match is drawn by; null for one that is drawn from the seed. */
function secretKeyOf(match: ScheduledMatch, { draws, seed }: Input): Buffer | null {
  const { ordinal, fixture, isSecret } = match;
  return draws !== null && isSecret ? matchKey(draws.secret, { ...fixture, seed, ordinal }) : null;
}

function keep(match: ScheduledMatch, input: Input): Kept {
  const { program, clockRate, seed } = input;
  const { ordinal, id, champ, fixture, startAt } = match;
  const key = hashOf(seed, ordinal);
  const means = program.meansOf(champ, fixture);
  const { rho, firstHalfShare } = program;
  const secret = secretKeyOf(match, input);
  const drawn = secret === null ? { draw: drawsOfSeed(key) } : { draw: drawsOf(secret), rho };
  const timeline = timelineOf({ fixture, means, firstHalfShare, ...drawn });
  const { id: champId = 0, sportId = 0 } = program.champs[champ] ?? {};
  const base: Game = {
    id,
    slug: slugOf(id, fixture.team1, fixture.team2),
    champId,
    sportId,
    team1: fixture.team1,
    team2: fixture.team2,
    startAt,
    status: 1,
    score: [0, 0],
    period: '',
    minute: null,
    added: 0,
    marketCount: 0,
    mainMarketIds: mainMarketIds(id),
  };
  const pricing = { startAt, clockRate, timeline, means, rho, firstHalfShare, key };
  return { pricing, base, plan: null, priced: [], frames: [] };
}

/** Finds by key among the last few, or makes one and lets the oldest go. */
function remembered<T extends { key: string }>(list: T[], key: string, make: () => T): T {
  const known = list.find((one) => one.key === key);
  if (known) return known;
  const made = make();
  if (list.length >= KEPT_FRAMES) list.shift();
  list.push(made);
  return made;
}

const matchTime = (now: number, { startAt, clockRate }: Pricing) => (now - startAt) * clockRate;

function marketsAt(kept: Kept, state: LiveState, now: number, isOld: boolean): Priced {
  const { pricing, base, priced } = kept;
  if (state.status === 4) return { key: 'closed', markets: NO_MARKETS };
  const isLive = state.status === 2;
  const step = priceStep(now, isLive, pricing);
  const isSuspended = areSuspended(now, state, pricing) || (isLive && isOld);
  const isFirstHalf = state.halfTime === null;
  const key = [state.status, step.step, state.goals.length, isFirstHalf, isSuspended].join();
  return remembered<Priced>(priced, key, () => {
    const { steady, moved } = outlookAt(step, state, pricing);
    const plan = (!isLive && kept.plan) || planOf(steady);
    if (!isLive) kept.plan = plan;
    return { key, markets: openMarkets(plan, moved, { gameId: base.id, isSuspended }) };
  });
}

function frameAt(kept: Kept, now: number, isOld: boolean): Frame {
  const state = stateAt(matchTime(now, kept.pricing), kept.pricing.timeline);
  const { key: priceKey, markets } = marketsAt(kept, state, now, isOld);
  const { status, period, minute, added, score } = state;
  const key = [priceKey, period, minute, added].join();
  return remembered<Framed>(kept.frames, key, () => ({
    key,
    markets,
    game: {
      ...kept.base,
      status,
      period,
      minute,
      added,
      score: [score[0], score[1]],
      marketCount: markets.count,
    },
  }));
}

/**
 * Games and markets as functions of time. What is kept between calls only saves work: the same
 * moment always gives an equal frame.
 */
export function createFrames(input: Input): Frames {
  const known = new Map<number, Kept>();
  const keptOf = (match: ScheduledMatch): Kept => {
    const found = known.get(match.ordinal);
    if (found) return found;
    if (known.size >= KEPT_MATCHES) known.clear();
    const made = keep(match, input);
    known.set(match.ordinal, made);
    return made;
  };
  return {
    at: (match, now) => frameAt(keptOf(match), now, isStale(now, input.doubts?.() ?? [])),
    outlook: (match, now) => {
      const { pricing } = keptOf(match);
      const state = stateAt(matchTime(now, pricing), pricing.timeline);
      if (state.status === 4) return null;
      return outlookAt(priceStep(now, state.status === 2, pricing), state, pricing).moved;
    },
    facts: (match, now) => {
      // Who looks through the past must not crowd out what is played.
      const { pricing } = known.get(match.ordinal) ?? keep(match, input);
      const facts = factsAt(matchTime(now, pricing), pricing.timeline);
      return { ...facts, isOff: pricing.timeline.isOff && facts.isFinished };
    },
    proof: (match, now) => {
      const key = secretKeyOf(match, input);
      if (key === null) return null;
      const { pricing } = known.get(match.ordinal) ?? keep(match, input);
      const { means, rho, firstHalfShare, timeline } = pricing;
      const basis = { means, rho, firstHalfShare };
      const isOver = stateAt(matchTime(now, pricing), timeline).status === 4;
      const opened = isOver ? { key: key.toString('hex'), ...basis } : null;
      return { commitment: commitmentTo(key, basis), opened };
    },
  };
}
