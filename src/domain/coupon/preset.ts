import * as v from 'valibot';
import { finite } from '../../kernel/numbers.ts';

/** Where the site is thought to be visited from, and what goes with it. */
export const sessionFacts = v.object({
  geo: v.object({ countryCode: v.string(), countryId: finite }),
  currency: v.string(),
  language: v.string(),
});

/** Counters of visits, as data: the site loads nobody's scripts. */
export const counters = v.array(v.object({ type: v.string(), code: v.string() }));

export type Counter = v.InferOutput<typeof counters>[number];

/** What a page may bring along, so that nobody has to ask for it. */
export const preset = v.object({
  session: v.optional(sessionFacts),
  counters: v.optional(counters),
});

export type Preset = v.InferOutput<typeof preset>;
