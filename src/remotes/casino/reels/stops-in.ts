import { STOPS } from '../../../domain/casino/reels.ts';
import { listIn } from '../words/json.ts';

const REELS = 5;

/** Where five reels stop, out of JSON that somebody wrote; null where it is nothing like it. */
export function stopsIn(value: unknown): readonly number[] | null {
  const stops = listIn(value).filter(
    (stop): stop is number =>
      typeof stop === 'number' && Number.isInteger(stop) && stop >= 0 && stop < STOPS,
  );
  return stops.length === REELS ? stops : null;
}
