import { DAY } from '../../policy.ts';

/** Warns of each thing once a day, however often it is seen. */
export function warningDaily(warn: (text: string) => void): (text: string, now: number) => void {
  const told = new Map<string, number>();
  return (text, now) => {
    for (const [one, at] of told) if (at <= now - DAY) told.delete(one);
    if (told.has(text)) return;
    told.set(text, now);
    warn(text);
  };
}
