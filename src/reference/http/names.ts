import { Refused } from './refusal.ts';

/** Each is answered at length, and a page asks for one or two. */
const MOST_NAMES = 16;

/** The names in a list with commas, of a field of the query; refused where they are too many. */
export function namesIn(list: string, field: string): string[] {
  const names = list.split(',', MOST_NAMES + 1);
  if (names.length <= MOST_NAMES) return names;
  throw new Refused('400', [{ pointer: `/query/${field}`, detail: `1 to ${MOST_NAMES} names` }]);
}
