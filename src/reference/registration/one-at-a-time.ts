import { Refused } from '../http/refusal.ts';

/** Does work about somebody; refused with `1412` while other work about them is under way. */
export type OneAtATime = <T>(who: string | null, work: () => Promise<T>) => Promise<T>;

/** This process alone works on the database, so it knows all that is under way. */
export function oneAtATime(): OneAtATime {
  const busy = new Set<string>();
  return async (who, work) => {
    if (who === null) return work();
    if (busy.has(who)) throw new Refused('1412');
    busy.add(who);
    try {
      return await work();
    } finally {
      busy.delete(who);
    }
  };
}
