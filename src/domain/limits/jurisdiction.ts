import type { LimitType } from './limits.ts';

/**
 * What the law of a place asks of limits, breaks and interruptions. A rule of law is a value here,
 * never an `if` on a country: `domain.md` (A1 to A22) names the source of each.
 */
export interface Jurisdiction {
  /** Hours from the wish for a looser limit until it may hold (A1, A5, A6). */
  readonly looserAfterHours: number;
  /** A looser limit over a week or a month also waits until that week or month is over (A5). */
  readonly looserAfterPeriod: boolean;
  /** Types whose loosening holds only once the player has said so again when its time came (A1). */
  readonly confirmedAgain: readonly LimitType[];
  /** Types whose loosening begins with questions about what it means. */
  readonly asksBefore: readonly LimitType[];
  /** Amounts are typed; only where this is allowed are some offered as buttons (A3). */
  readonly suggestsAmounts: boolean;
  /** Types without which nobody plays (A5, A6). */
  readonly required: readonly LimitType[];
  /** The highest amount of a type, in minor units of the house's currency (A6). */
  readonly highest: Readonly<Partial<Record<LimitType, number>>>;
  /** Terms of a break from play, and of self-exclusion, in days (A12, A14). */
  readonly breakDays: readonly number[];
  readonly exclusionDays: readonly number[];
  /** How long deposits may be paused, in days. */
  readonly depositPauseDays: readonly number[];
  /** Whether one step against mistakes may stand before an exclusion (A12, A13). */
  readonly confirmsExclusion: boolean;
  /** Whether who is excluded may sign in, to see their history and take money out (A14). */
  readonly excludedMayEnter: boolean;
  /** For how many hours the button that shuts a player out at once does so; null: there is none (A13). */
  readonly panicHours: number | null;
  /** Whether a withdrawal that the house has not let go yet may be taken back (A19). */
  readonly mayCancelWithdrawal: boolean;
  /** Minutes between reality checks where the player chose none; null: none (A8, A10). */
  readonly realityCheckMinutes: number | null;
  /** Minutes in which nothing is played after a reality check (A10). */
  readonly pauseMinutes: number;
  /** Hours after which a player is told again what the last days came to (A10). */
  readonly insightsHours: number;
  /** Days after which a player is asked again whether their limits suit them (A2). */
  readonly reviewDays: number;
  /** Whether a player may ask not to be shown the reality check again. */
  readonly mayHideRealityCheck: boolean;
  /** Whether a central register is asked, so that nobody plays at two providers at a time (A15). */
  readonly oneProviderAtATime: boolean;
  /** Minutes without activity until the player is signed out; null: as the site is configured (A11). */
  readonly idleMinutes: number | null;
  /** Whether games of chance may be shown where people came for sports: one kind may not lead to another (§ 4 GlüStV). */
  readonly showsOtherGames: boolean;
}

const MONEY = [1, 2, 3, 10, 11, 12, 20, 21, 22] as const;
const DEPOSITS = [20, 21, 22] as const;

/** The specification as it stands. */
const usual: Jurisdiction = {
  looserAfterHours: 24,
  looserAfterPeriod: false,
  confirmedAgain: MONEY,
  asksBefore: DEPOSITS,
  suggestsAmounts: true,
  required: [],
  highest: {},
  breakDays: [1, 7, 30, 90],
  exclusionDays: [180, 365, 730, 1095, 1825, 3650],
  depositPauseDays: [1, 7, 30, 90],
  confirmsExclusion: true,
  excludedMayEnter: true,
  panicHours: null,
  mayCancelWithdrawal: true,
  realityCheckMinutes: null,
  pauseMinutes: 0,
  insightsHours: 7 * 24,
  reviewDays: 182,
  mayHideRealityCheck: true,
  oneProviderAtATime: false,
  idleMinutes: null,
  showsOtherGames: true,
};

export const jurisdictions = {
  default: usual,
  uk: {
    ...usual,
    suggestsAmounts: false,
    breakDays: [1, 7, 30, 42],
    exclusionDays: [180, 365, 1825],
    mayCancelWithdrawal: false,
    mayHideRealityCheck: false,
  },
  de: {
    ...usual,
    looserAfterHours: 7 * 24,
    suggestsAmounts: false,
    required: [22],
    highest: { 22: 100_000 },
    confirmsExclusion: false,
    panicHours: 24,
    realityCheckMinutes: 60,
    pauseMinutes: 5,
    insightsHours: 24,
    mayHideRealityCheck: false,
    oneProviderAtATime: true,
    showsOtherGames: false,
  },
  se: {
    ...usual,
    looserAfterHours: 72,
    looserAfterPeriod: true,
    suggestsAmounts: false,
    required: DEPOSITS,
    mayHideRealityCheck: false,
    idleMinutes: 2,
  },
  on: {
    ...usual,
    breakDays: [1, 7, 30, 60, 90],
    exclusionDays: [180, 365, 1825],
    excludedMayEnter: false,
    mayHideRealityCheck: false,
    idleMinutes: 30,
  },
} as const satisfies Readonly<Record<string, Jurisdiction>>;

export type JurisdictionName = keyof typeof jurisdictions;

/** The profile of this name. */
export function jurisdictionOf(name: JurisdictionName): Jurisdiction {
  return jurisdictions[name];
}
