import { isUnlimited, LIMIT_KINDS } from '../../../domain/limits/limits.ts';
import type { Limit } from '../../../site/contract/player.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Above this part a limit is nearly used up. */
export const NEARLY = 0.8;

/** How much of a limit is used: minor units, or seconds of a day. */
export interface Standing {
  readonly value: number;
  readonly used: number;
  readonly left: number;
  readonly level: 'room' | 'near' | 'reached';
}

function levelOf(value: number, used: number, left: number): Standing['level'] {
  if (left <= 0) return 'reached';
  return used > value * NEARLY ? 'near' : 'room';
}

/** What of a limit is used; null where it counts nothing, or the server says nothing of it. */
export function standingOf(limit: Limit): Standing | null {
  const { limitType, limitState, limitValue, limitBalance = null, remainingSeconds } = limit;
  if (limitState !== 'ACTIVE' || isUnlimited(limitValue)) return null;
  const isTime = LIMIT_KINDS.get(limitType)?.unit === 'hours';
  const value = isTime ? limitValue * HOUR : limitValue;
  const left = isTime ? remainingSeconds : limitBalance;
  if (left === undefined || left === null) return null;
  const { used = Math.max(0, value - left) } = limit;
  // A minute that has begun is used: what is used and what is left are the whole.
  const shown = isTime ? Math.ceil(used / MINUTE) * MINUTE : used;
  return { value, used: shown, left: Math.max(0, left), level: levelOf(value, used, left) };
}
