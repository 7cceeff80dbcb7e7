import {
  heldUntil,
  isHeld,
  LIMIT_TYPE,
  type LimitType,
  lacksLimit,
  type TimedLimit,
} from './limits.ts';

const FIRST = ['guest', 'banned', 'limits-unreachable', 'waiting', 'excluded'] as const;

/** What a player may want to do, and the house with them: which rules may forbid it, in this order. */
const ACTS = {
  stake: [...FIRST, 'limit-missing'],
  deposit: [...FIRST, 'paused', 'limit-missing', 'identification-due'],
  play: [...FIRST, 'time-up', 'limit-missing'],
  /** Takes money that is theirs already: nothing is staked by it. */
  collect: ['guest', 'banned', 'limits-unreachable', 'waiting'],
  'sign-in': ['excluded', 'time-up'],
  'be-written-to': ['limits-unreachable', 'waiting', 'excluded'],
} as const;

export type Act = keyof typeof ACTS;
type RuleOf<A extends Act> = (typeof ACTS)[A][number];

/** What limits of a player stand in the way, apart from how much is left. */
export interface Barriers {
  readonly isExcluded: boolean;
  /** Who is excluded may sign in where the place says so. */
  readonly excludedMayEnter?: boolean;
  /** Deposits are paused. */
  readonly isPaused?: boolean;
  /** When these end by themselves, where that is known. */
  readonly ends?: { readonly [R in RuleOf<Act>]?: number | null };
  /** A limit that the place asks for is not set. */
  readonly isMissing?: boolean;
  /** No time is left today. */
  readonly isTimeUp?: boolean;
}

/** Who somebody is, and what their limits say. */
export interface Standing {
  readonly player: 'unknown' | 'guest' | 'banned' | 'unidentified' | 'player';
  readonly limits: 'unknown' | 'unreachable' | Barriers;
}

type Remedy = 'sign-in' | 'ask-support' | 'try-again' | 'set-limit' | 'identify' | 'wait';

type Holds = (standing: Standing, barriers: Barriers, act: Act) => boolean | undefined;

const RULES: Readonly<Record<RuleOf<Act>, Holds>> = {
  guest: ({ player }) => player === 'guest',
  banned: ({ player }) => player === 'banned',
  /** The limits cannot be had: then nothing may be staked or paid in. */
  'limits-unreachable': ({ limits }) => limits === 'unreachable',
  /** Who plays, or what limits there are, is not known yet. */
  waiting: ({ player, limits }) => player === 'unknown' || limits === 'unknown',
  excluded: (_, { isExcluded, excludedMayEnter }, act) =>
    isExcluded && !(excludedMayEnter && act === 'sign-in'),
  'time-up': (_, { isTimeUp }) => isTimeUp,
  paused: (_, { isPaused }) => isPaused,
  'limit-missing': (_, { isMissing }) => isMissing,
  /** It has to be known first who pays in. */
  'identification-due': ({ player }) => player === 'unidentified',
};

/** What a player can do about a rule, besides waiting. */
const REMEDIES: { readonly [R in RuleOf<Act>]?: Remedy } = {
  guest: 'sign-in',
  banned: 'ask-support',
  'limits-unreachable': 'try-again',
  'limit-missing': 'set-limit',
  'identification-due': 'identify',
};

/** Which rule says no, until when (epoch seconds, null where no time ends it), and what can be done. */
export interface Forbidden<A extends Act = Act> {
  readonly rule: RuleOf<A>;
  readonly until: number | null;
  readonly remedy: Remedy;
}

/**
 * Whether a player may do this, as far as who they are and their limits say: null, or what forbids it
 * first. What is not known keeps them from it too. The policies of single bets and payments begin with
 * it, so that buttons, effects and the back-end ask the same.
 */
export function mayPlayer<A extends Act>(act: A, standing: Standing): Forbidden<A> | null {
  const { limits } = standing;
  const barriers = typeof limits === 'object' ? limits : { isExcluded: false };
  const asked: readonly RuleOf<A>[] = ACTS[act];
  const rule = asked.find((one) => RULES[one](standing, barriers, act));
  if (rule === undefined) return null;
  return { rule, until: barriers.ends?.[rule] ?? null, remedy: REMEDIES[rule] ?? 'wait' };
}

/** What limits say, whatever is left of them; `required` are those that the place asks for. */
export function barriersOf(limits: readonly TimedLimit[], required: readonly LimitType[]) {
  const { exclusion, depositPause } = LIMIT_TYPE;
  return {
    isExcluded: isHeld(limits, exclusion),
    isPaused: isHeld(limits, depositPause),
    isMissing: lacksLimit(limits, required),
    ends: { excluded: heldUntil(limits, exclusion), paused: heldUntil(limits, depositPause) },
  } satisfies Barriers;
}
