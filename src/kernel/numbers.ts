import * as v from 'valibot';

/** A number that JSON can hold: `1e999` parses to Infinity, which it writes as null. */
export const finite = v.pipe(v.number(), v.finite());

/** A whole number of a currency's minor units. A fraction of one is no money, and breaks sums. */
export const money = v.pipe(v.number(), v.safeInteger());

/** Money that may be staked. */
export const stake = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
