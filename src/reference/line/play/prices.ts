import type { Outlook } from '../markets/chances.ts';
import { bell, chance, drift } from '../seeded.ts';
import type { Score } from '../sports-line.ts';
import { type LiveState, sharesLeft } from './live.ts';
import type { Timeline } from './timeline.ts';

const SECOND = 1000;
/** Prices of a live match are made anew this often, and no oftener than the second. */
const LIVE_STEP = { usual: 4 * SECOND, least: SECOND };
const LINE_STEP = { usual: 600 * SECOND, least: 60 * SECOND };
/** After a goal bets wait for 20 to 40 seconds, less when matches run fast. */
const PAUSE = { least: 20 * SECOND, span: 20 * SECOND, shortest: 2 * SECOND };
/** Deviations of the noise on the means: a slow wave and a small jitter. */
const LIVE_NOISE = { wave: 0.05, jitter: 0.008, stepsAKnot: 20 };
const LINE_NOISE = { wave: 0.025, jitter: 0.004, stepsAKnot: 24 };

/** What the prices of one match come from. */
export type Pricing = {
  startAt: number;
  clockRate: number;
  timeline: Timeline;
  means: Score;
  rho: number;
  firstHalfShare: number;
  /** Belongs to this playing of the match. */
  key: number;
};

/** A stretch of real time in which the prices of a match stand still. */
export type PriceStep = { step: number; from: number };

function stepLength(isLive: boolean, clockRate: number): number {
  const { usual, least } = isLive ? LIVE_STEP : LINE_STEP;
  return Math.min(usual, Math.max(least, Math.round(usual / clockRate)));
}

/** The step `now` falls in; each match has its own beat, so that they do not all move at once. */
export function priceStep(now: number, isLive: boolean, { key, clockRate }: Pricing): PriceStep {
  const length = stepLength(isLive, clockRate);
  const phase = Math.floor(chance(key, 61) * length);
  const step = Math.floor((now + phase) / length);
  return { step, from: step * length - phase };
}

/** A time in which news of matches came late or not at all. Null: it lasts. */
export type Doubt = { from: number; until: number | null };

/** News may be this old before prices made of it take no more bets. */
const STALE_AFTER = 10 * SECOND;

/** Whether what is known of matches is too old at this moment. */
export function isStale(now: number, doubts: readonly Doubt[]): boolean {
  return doubts.some(
    ({ from, until }) => now - from > STALE_AFTER && (until === null || now < until),
  );
}

/** Whether bets wait at this moment because a goal has just been scored. */
export function areSuspended(now: number, { goals }: LiveState, pricing: Pricing): boolean {
  const { startAt, clockRate, key } = pricing;
  const last = goals.at(-1);
  if (!last) return false;
  const pause = PAUSE.least + chance(key, 62, goals.length) * PAUSE.span;
  const held = Math.max(PAUSE.shortest, pause / Math.max(1, clockRate));
  return now - startAt - last.at / clockRate < held;
}

function noisy(means: Score, step: number, isLive: boolean, key: number): Score {
  const { wave, jitter, stepsAKnot } = isLive ? LIVE_NOISE : LINE_NOISE;
  const factor = (team: number) =>
    Math.exp(wave * drift(step / stepsAKnot, key, 63, team) + jitter * bell(step, key, 64, team));
  return [means[0] * factor(1), means[1] * factor(2)];
}

const scaled = ([mean1, mean2]: Score, by: number): Score => [mean1 * by, mean2 * by];

/** The view of a match during a price step, with (`moved`) and without (`steady`) the noise. */
export function outlookAt(
  { step, from }: PriceStep,
  { status, score, halfTime }: LiveState,
  pricing: Pricing,
): { steady: Outlook; moved: Outlook } {
  const { startAt, clockRate, timeline, firstHalfShare, rho, key } = pricing;
  const isLive = status === 2;
  const shares = isLive
    ? sharesLeft((from - startAt) * clockRate, timeline, firstHalfShare)
    : { first: firstHalfShare, second: 1 - firstHalfShare };
  // A half that ended within this step has no goals left, whatever the step's beginning says.
  const first = halfTime === null || !isLive ? shares.first : 0;
  const left = first + shares.second;
  const view = (means: Score): Outlook => ({
    score,
    halfTime: isLive ? halfTime : null,
    means: scaled(means, left),
    firstHalfShare: first / left,
    // The dependence belongs to the whole match; what is left of it fades with the goals left.
    rho: rho * left,
    isLive,
  });
  return { steady: view(pricing.means), moved: view(noisy(pricing.means, step, isLive, key)) };
}
