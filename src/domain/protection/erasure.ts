import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger());
const nullableWhole = v.nullable(whole);

/** The erasure of a person's recordings, from the request on. Times are epoch milliseconds. */
export const erasure = v.object({
  id: whole,
  userId: v.string(),
  state: v.picklist(['pending', 'confirmed', 'cancelled', 'carried-out']),
  requestedBy: v.string(),
  requestedAt: whole,
  /** When it is carried out unless somebody cancels it. */
  dueAt: whole,
  /** Who confirmed or cancelled it. */
  decidedBy: v.nullable(v.string()),
  decidedAt: nullableWhole,
  carriedAt: nullableWhole,
  /** Sessions that name the person, and keys that were destroyed. */
  sessions: nullableWhole,
  keys: nullableWhole,
});

export type Erasure = v.InferOutput<typeof erasure>;
