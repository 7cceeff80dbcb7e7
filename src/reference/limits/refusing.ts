import type { PlaceRefusal } from '../../domain/coupon/placing.ts';
import {
  heldUntil,
  LIMIT_KINDS,
  LIMIT_TYPE,
  type LimitType,
  lacksLimit,
  type TimedLimit,
} from '../../domain/limits/limits.ts';

/** The rules of the policy that go by limits. */
export type LimitRule = Extract<
  PlaceRefusal['kind'],
  'excluded' | 'limit-missing' | 'limit-reached'
>;

/** Which limit refuses, and until when in epoch seconds, as far as that can be said. */
export interface LimitWord {
  readonly limitType?: number;
  readonly until?: number;
}

/** A stake that is refused, in minor units of its currency. */
export interface RefusedStake {
  readonly iso: string;
  readonly amount: number;
  /** Types without which nobody plays here. */
  readonly required: readonly LimitType[];
}

interface Standing {
  readonly standing: (userId: string, now: number) => readonly TimedLimit[];
  /** What each limit on money leaves to stake. */
  readonly rooms: (
    userId: string,
    iso: string,
    now: number,
  ) => readonly { readonly limitType: number; readonly room: number }[];
  readonly stakedAfter: (userId: string, moment: number) => readonly number[];
}

/** The exclusion, and its end where it has one. */
function exclusion(limits: readonly TimedLimit[]): LimitWord {
  const { exclusion: limitType } = LIMIT_TYPE;
  const until = heldUntil(limits, limitType);
  return until === null ? { limitType } : { limitType, until };
}

/**
 * When a stake fits that does not fit now, if nothing else is staked: money leaves a limit as its
 * time is over. By halves, as there may be many stakes; null where it never fits.
 */
function fittingAt(moments: readonly number[], fits: (at: number) => boolean): number | null {
  let first = 0;
  let last = moments.length - 1;
  if (last < 0 || !fits(moments[last] ?? 0)) return null;
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (fits(moments[middle] ?? 0)) last = middle;
    else first = middle + 1;
  }
  return moments[last] ?? null;
}

function reached(
  { rooms, stakedAfter }: Standing,
  userId: string,
  { iso, amount }: RefusedStake,
  now: number,
): LimitWord {
  const [least] = [...rooms(userId, iso, now)].sort((a, b) => a.room - b.room);
  if (!least) return {};
  const { limitType } = least;
  const periods = rooms(userId, iso, now).map((one) => LIMIT_KINDS.get(one.limitType)?.period ?? 0);
  const staked = stakedAfter(userId, now - Math.max(...periods));
  const moments = periods
    .flatMap((period) => staked.map((at) => at + period))
    .filter((at) => at > now)
    .sort((a, b) => a - b);
  const fits = (at: number) => rooms(userId, iso, at).every(({ room }) => amount <= room);
  const at = fittingAt(moments, fits);
  return at === null ? { limitType } : { limitType, until: Math.ceil(at / 1000) };
}

/** Says of a refused stake which limit it is, and until when. */
export function createRefusing(limits: Standing) {
  return (userId: string, rule: LimitRule, stake: RefusedStake, now: number): LimitWord => {
    if (rule === 'limit-reached') return reached(limits, userId, stake, now);
    const held = limits.standing(userId, now);
    if (rule === 'excluded') return exclusion(held);
    const missing = stake.required.find((type) => lacksLimit(held, [type]));
    return missing === undefined ? {} : { limitType: missing };
  };
}
