import type { JurisdictionName } from '../limits/jurisdiction.ts';
import { POINTS } from '../money/points.ts';
import type { GameRow } from './game-row.ts';

type Kind = GameRow['kind'];

/** What the law of a place asks of the pace of play; another rule of law is another value here. */
interface Pace {
  /** Least milliseconds from the start of a round to the start of the next; a kind without is not offered. */
  readonly minRoundMs: Readonly<Partial<Record<Kind, number>>>;
  /** The most that a round of a slot may cost, in minor units by currency; null: whatever the bet allows. */
  readonly slotStakes: Readonly<Partial<Record<string, readonly StakeCap[]>>> | null;
  /** Whether an hour of play ends with a summary to confirm and five minutes without play. */
  readonly pausesHourly: boolean;
}

/** A cap for players younger than `below` years; the first that fits holds. */
interface StakeCap {
  readonly below: number;
  readonly most: number;
}

const ANY_AGE = Number.POSITIVE_INFINITY;
const HOUR_MS = 3_600_000;
const PAUSE_MS = 300_000;

const usual: Pace = {
  minRoundMs: { slots: 2_500, other: 1_000 },
  slotStakes: null,
  pausesHourly: false,
};

const paces: Readonly<Record<JurisdictionName, Pace>> = {
  default: usual,
  uk: {
    ...usual,
    minRoundMs: { slots: 2_500, other: 5_000 },
    slotStakes: {
      GBP: [
        { below: 25, most: 200 },
        { below: ANY_AGE, most: 500 },
      ],
    },
  },
  de: {
    minRoundMs: { slots: 5_000 },
    slotStakes: { EUR: [{ below: ANY_AGE, most: 100 }] },
    pausesHourly: true,
  },
  se: { ...usual, minRoundMs: { slots: 3_000, other: 1_000 } },
  on: usual,
};

/** What is known when a round is about to be paid for. Times are the server's, in milliseconds. */
export interface StartFacts {
  readonly profile: JurisdictionName;
  readonly kind: Kind;
  /** Of the player, in years. */
  readonly age: number;
  readonly currency: string;
  /** Of the whole round, in minor units. */
  readonly stake: number;
  readonly now: number;
  readonly lastStartedAt: number | null;
  /** Since when the player has been playing without a pause. */
  readonly playingSince: number | null;
  /** When they last confirmed what an hour of play came to. */
  readonly pauseConfirmedAt: number | null;
}

export type StartVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-offered' | 'stake' | 'confirm' }
  | { readonly ok: false; readonly reason: 'pause' | 'too-soon'; readonly waitMs: number };

/** Whether a round may start now; where not, the first reason, and how long it holds if time ends it. */
export function mayStart(facts: StartFacts): StartVerdict {
  const pace = paces[facts.profile];
  const minRoundMs = pace.minRoundMs[facts.kind];
  const mostStaked = stakeCap(facts);
  if (minRoundMs === undefined || mostStaked === null) return { ok: false, reason: 'not-offered' };
  if (facts.stake > mostStaked) return { ok: false, reason: 'stake' };
  if (pace.pausesHourly) {
    if (owesConfirming(facts)) return { ok: false, reason: 'confirm' };
    const waitMs = leftOf(PAUSE_MS, facts.pauseConfirmedAt, facts.now);
    if (waitMs > 0) return { ok: false, reason: 'pause', waitMs };
  }
  const waitMs = leftOf(minRoundMs, facts.lastStartedAt, facts.now);
  return waitMs > 0 ? { ok: false, reason: 'too-soon', waitMs } : { ok: true };
}

/** The least milliseconds between two starts; null where the kind is not offered. */
export function minRoundMs(profile: JurisdictionName, kind: Kind): number | null {
  return paces[profile].minRoundMs[kind] ?? null;
}

/**
 * The most that may be staked on a bet, in minor units, so that no payout is ever cut: what a round may win,
 * by the bet's largest multiplier as its engine says it, "num/den".
 */
export function greatestStake(maxWin: number, largestMultiplier: string): number {
  const [num = 0n, den = 1n] = largestMultiplier.split('/').map(BigInt);
  return Number((BigInt(maxWin) * den) / num);
}

/**
 * The most that the law of a place lets a round cost; null where it is capped, and not offered in this currency. Caps are of money:
 * points cost none.
 */
export function stakeCap({
  profile,
  kind,
  age,
  currency,
}: Pick<StartFacts, 'profile' | 'kind' | 'age' | 'currency'>): number | null {
  const { slotStakes } = paces[profile];
  const isCapped = kind === 'slots' && currency !== POINTS;
  if (!isCapped || slotStakes === null) return Number.POSITIVE_INFINITY;
  const caps = Object.hasOwn(slotStakes, currency) ? slotStakes[currency] : undefined;
  return caps?.find(({ below }) => age < below)?.most ?? null;
}

function owesConfirming({ playingSince, pauseConfirmedAt, now }: StartFacts): boolean {
  if (playingSince === null) return false;
  const dueAt = playingSince + HOUR_MS;
  return now >= dueAt && (pauseConfirmedAt === null || pauseConfirmedAt < dueAt);
}

function leftOf(ms: number, since: number | null, now: number): number {
  return since === null ? 0 : Math.max(0, since + ms - now);
}
