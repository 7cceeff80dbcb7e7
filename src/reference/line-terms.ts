import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { Facts } from './data/facts.ts';
import { quarterBefore } from './line/program/schedule.ts';

const lineTerms = v.object({
  epoch: v.number(),
  seed: v.number(),
  clockRate: v.number(),
  /** Milliseconds of match time since the epoch, see `SecretDraws`. */
  seededUntil: v.optional(v.nullable(v.number())),
});

/** What the line is a function of, beside its fixtures and the secret that decides its matches. */
export type LineTerms = v.InferOutput<typeof lineTerms> & { readonly seededUntil: number | null };

const KEY = 'line';

/**
 * Terms of before there was a secret: what has begun ends as it would have; matches, kick-offs and
 * prices of all others stay, their results do not. The schedule took the quarter before the epoch.
 */
function sinceSecret(
  { epoch: exact, seed, clockRate }: v.InferOutput<typeof lineTerms>,
  now: number,
): LineTerms {
  const epoch = quarterBefore(exact, clockRate);
  return { epoch, seed, clockRate, seededUntil: (now - epoch) * clockRate };
}

/**
 * The line's terms: drawn at the first start and kept, so that the same matches are played after
 * a restart. Where matches run at another pace than before, they go on from where they were: the
 * epoch moves, and no match goes back in time.
 */
export function keptLineTerms(facts: Facts, clockRate: number, now: number): LineTerms {
  const kept = facts.get(KEY, lineTerms) ?? {
    ...{ epoch: quarterBefore(now, clockRate), seed: randomInt(2 ** 31) },
    ...{ clockRate, seededUntil: null },
  };
  const { seededUntil } = kept;
  const known = seededUntil === undefined ? sinceSecret(kept, now) : { ...kept, seededUntil };
  const epoch =
    known.clockRate === clockRate
      ? known.epoch
      : now - ((now - known.epoch) * known.clockRate) / clockRate;
  const terms = { ...known, epoch, clockRate };
  facts.set(KEY, terms);
  return terms;
}
