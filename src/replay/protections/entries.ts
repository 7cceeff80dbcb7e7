import type { EventData } from '../../events/catalogue.ts';
import type { State } from '../../projections/state.ts';

type Limits = State['limits']['limits'];

/** A limit as it was in force. */
export type Held = Pick<Limits[number], 'limitType' | 'limitState' | 'limitValue' | 'endsAt'>;

/** What a protection should have kept from happening. */
export type Missed =
  /** The player had shut themselves out. */
  | { readonly rule: 'excluded' }
  /** The player had paused deposits. */
  | { readonly rule: 'paused' }
  /** It had to be known first who pays. */
  | { readonly rule: 'identification-due' }
  /** A limit without which nobody plays there was not set. */
  | { readonly rule: 'limit-missing' }
  /** More was staked or paid in than the limit leaves, by these logs alone, in minor units. */
  | { readonly rule: 'over-limit'; readonly limitType: number; readonly sum: number }
  /** The player was to be told how long they have been playing, and was not: so many seconds ago. */
  | { readonly rule: 'check-missed'; readonly lateSeconds: number };

/** What interrupts a player for their protection. */
export type Check =
  | 'reality-check'
  | 'limit-approval'
  | 'set-limits'
  | 'limit-questions'
  | 'user-question';

interface Money {
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** Money that a protection may have to stop. `missed` is empty where each that is due allowed it. */
interface Judged extends Money {
  readonly what: 'staked' | 'deposit-begun';
  readonly missed: readonly Missed[];
}

/** What happened to one limit, or what it did, as its fact says. */
export type OfLimit =
  | ({ readonly what: 'limit-set' } & EventData<'limits.set'>)
  | ({ readonly what: 'change-requested' } & EventData<'limits.changeRequested'>)
  | ({ readonly what: 'change-confirmed' } & EventData<'limits.changeConfirmed'>)
  | ({ readonly what: 'change-cancelled' } & EventData<'limits.changeCancelled'>)
  | ({ readonly what: 'excluded' } & EventData<'limits.exclusionStarted'>)
  | ({ readonly what: 'limit-reached' } & EventData<'limits.reached'>)
  | ({ readonly what: 'time-up' } & EventData<'limits.sessionEnded'>);

/** What was refused, and by which rule; what the log does not say is absent. */
interface Refused extends Pick<EventData<'bet.refused'>, 'rule' | 'limitType' | 'until' | 'leg'> {
  readonly what: 'refused';
  readonly about: 'bet' | 'deposit' | 'withdrawal';
  readonly reason: string;
  readonly bound: number | null;
}

/** One thing that a log tells of a player's protection. */
export type Told =
  | { readonly what: 'limits'; readonly limits: readonly Held[] }
  | OfLimit
  | ({ readonly what: 'check-shown'; readonly check: Check } & Partial<
      EventData<'limits.realityCheckShown'>
    >)
  | { readonly what: 'check-answered'; readonly check: Check; readonly answer: string }
  | Refused
  | Judged
  | ({ readonly what: 'paid' | 'cashback' | 'withdrawal-begun' } & Money)
  | ({
      readonly what: 'deposit-ended' | 'withdrawal-ended';
      readonly outcome: string;
    } & Money)
  | ({ readonly what: 'exchanged'; readonly into: Money } & Money)
  | { readonly what: 'signed-out'; readonly reason: string };

export type ProtectionEntry = Told & {
  readonly seq: number;
  /** Epoch milliseconds. */
  readonly at: number;
};

/** What a protection should have kept from happening, by this entry. */
export function missedOf(entry: ProtectionEntry): readonly Missed[] {
  return 'missed' in entry ? entry.missed : [];
}

/** The entries that a protection should have kept from happening. */
export function missedIn<E extends ProtectionEntry>(entries: readonly E[]): E[] {
  return entries.filter((entry) => missedOf(entry).length > 0);
}
