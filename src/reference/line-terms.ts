import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { Facts } from './data/facts.ts';

const lineTerms = v.object({
  epoch: v.number(),
  seed: v.number(),
  clockRate: v.number(),
  /** Epoch milliseconds: matches that begin from then on are drawn by the secret. */
  drawnSince: v.optional(v.number()),
});

/** What the line is a function of, beside its fixtures and the secret that decides its matches. */
export type LineTerms = v.InferOutput<typeof lineTerms> & { readonly drawnSince: number };

const KEY = 'line';

/** A moment among the matches, where these play at another pace from now on. */
const moved = (moment: number, from: number, to: number, now: number): number =>
  now - ((now - moment) * from) / to;

function atPace(
  { epoch, seed, clockRate, drawnSince }: LineTerms,
  pace: number,
  now: number,
): LineTerms {
  return {
    epoch: moved(epoch, clockRate, pace, now),
    seed,
    clockRate: pace,
    drawnSince: moved(drawnSince, clockRate, pace, now),
  };
}

/**
 * The line's terms: drawn at the first start and kept, so that the same matches are played after
 * a restart. Where matches run at another pace than before, they go on from where they were: the
 * epoch moves, and no match goes back in time. In a database of before there was a secret, what has
 * begun ends as it would have; matches, kick-offs and prices of all others stay, their results do not.
 */
export function keptLineTerms(facts: Facts, clockRate: number, now: number): LineTerms {
  const kept = facts.get(KEY, lineTerms);
  const known = kept ?? { epoch: now, seed: randomInt(2 ** 31), clockRate, drawnSince: 0 };
  const whole = { ...known, drawnSince: known.drawnSince ?? now };
  const terms = whole.clockRate === clockRate ? whole : atPace(whole, clockRate, now);
  facts.set(KEY, terms);
  return terms;
}
