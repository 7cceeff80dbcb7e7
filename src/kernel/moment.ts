/** Milliseconds from 1970 to the last and first moment that a `Date` can hold. */
const FURTHEST = 8.64e15;

/** Whether a value is a time: whole epoch milliseconds that a `Date` can hold. */
export function isMoment(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(value as number) <= FURTHEST;
}
