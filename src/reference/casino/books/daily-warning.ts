import { DAY } from '../../policy.ts';

/** Warns of a thing, named by its key, in these words. */
export type DailyWarning = (key: string, text: string, now: number) => void;

/** Warns of each thing once a day, however often it is seen, and whatever numbers it is told with. */
export function warningDaily(warn: (text: string) => void): DailyWarning {
  // In the order of their times.
  const told = new Map<string, number>();
  return (key, text, now) => {
    for (const [one, at] of told) {
      if (at > now - DAY) break;
      told.delete(one);
    }
    if (told.has(key)) return;
    told.set(key, now);
    warn(text);
  };
}
