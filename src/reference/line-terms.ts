import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { Facts } from './data/facts.ts';

const lineTerms = v.object({ epoch: v.number(), seed: v.number(), clockRate: v.number() });

/** What the line is a function of, beside its fixtures. */
export type LineTerms = v.InferOutput<typeof lineTerms>;

const KEY = 'line';

/**
 * The line's terms: drawn at the first start and kept, so that the same matches are played after
 * a restart. Where matches run at another pace than before, they go on from where they were: the
 * epoch moves, and no match goes back in time.
 */
export function keptLineTerms(facts: Facts, clockRate: number, now: number): LineTerms {
  const known = facts.get(KEY, lineTerms);
  if (known?.clockRate === clockRate) return known;
  const terms = known
    ? { ...known, clockRate, epoch: now - ((now - known.epoch) * known.clockRate) / clockRate }
    : { epoch: now, seed: randomInt(2 ** 31), clockRate };
  facts.set(KEY, terms);
  return terms;
}
