import type { AnyEvent, EventData } from '../../events/catalogue.ts';
import { dialogName } from '../../events/dialogs.ts';
import { type State, siteFold } from '../../projections/state.ts';
import { factsOfBefore } from '../facts-of-before.ts';
import type { Check, Held, ProtectionEntry, Told } from './entries.ts';
import {
  asMeant,
  type Moved,
  missedByDeposit,
  missedByStake,
  type Sent,
  sentUnder,
} from './judging.ts';

/** Those whose dialog is all that tells of them. */
const CHECKS: ReadonlySet<string> = new Set<Check>([
  'limit-approval',
  'set-limits',
  'user-question',
]);

const isCheck = (name: string | null): name is Check => name !== null && CHECKS.has(name);

/** Calls that a protection may have to stop. */
const JUDGED: ReadonlySet<string> = new Set(['couponPlace', 'depositBegin']);

const heldOf = ({ limits }: State['limits'], effectsVersion: number): Held[] =>
  asMeant(limits, effectsVersion).map(({ limitType, limitState, limitValue, endsAt }) => ({
    ...{ limitType, limitState, limitValue, endsAt },
  }));

/** What interrupts a player, and what they said to it. */
function checkIn(event: AnyEvent): Told[] {
  const answered = (check: Check, answer: string): Told[] => [
    { what: 'check-answered', check, answer },
  ];
  switch (event.type) {
    case 'modal.opened': {
      const check = dialogName(event.data);
      return isCheck(check) ? [{ what: 'check-shown', check }] : [];
    }
    case 'limits.realityCheckShown':
      return [{ what: 'check-shown', check: 'reality-check', ...event.data }];
    case 'limits.realityCheckAnswered':
      return answered('reality-check', event.data.action);
    case 'limits.decided':
      return answered('limit-approval', event.data.action);
    case 'limits.reviewAnswered':
      return answered('user-question', event.data.answer);
    case 'limits.questionsAnswered':
      return answered('limit-questions', 'answered');
    case 'limits.questionsLeft':
      return answered('limit-questions', 'left');
    default:
      return [];
  }
}

/** What happened to a limit, or what it did. */
function limitIn(event: AnyEvent): Told[] {
  switch (event.type) {
    case 'limits.set':
      return [{ what: 'limit-set', ...event.data }];
    case 'limits.changeRequested':
      return [{ what: 'change-requested', ...event.data }];
    case 'limits.changeConfirmed':
      return [{ what: 'change-confirmed', ...event.data }];
    case 'limits.changeCancelled':
      return [{ what: 'change-cancelled', ...event.data }];
    case 'limits.exclusionStarted':
      return [{ what: 'excluded', ...event.data }];
    case 'limits.reached':
      return [{ what: 'limit-reached', ...event.data }];
    case 'limits.sessionEnded':
      return [{ what: 'time-up', ...event.data }];
    default:
      return [];
  }
}

/** What was refused, and by which rule. */
function refusalIn(event: AnyEvent): Told[] {
  switch (event.type) {
    case 'coupon.placeRefused': {
      const { reason, bound = null, until } = event.data;
      return [{ what: 'refused', about: 'bet', reason, bound, until }];
    }
    case 'bet.refused': {
      const { requestId: _, key: __, bound = null, ...said } = event.data;
      return [{ what: 'refused', about: 'bet', ...said, bound }];
    }
    case 'payments.heldBack':
    case 'payments.refused': {
      const { kind, reason } = event.data;
      return [{ what: 'refused', about: kind, reason, bound: null }];
    }
    case 'session.ended':
      return [{ what: 'signed-out', reason: event.data.reason }];
    default:
      return [];
  }
}

/** Money that moved, where no protection has a say. */
function movementIn(event: AnyEvent): Told[] {
  switch (event.type) {
    case 'bet.settled': {
      const { payout: amount, currency } = event.data;
      return [{ what: 'paid', amount, currency }];
    }
    case 'bet.edited':
    case 'bet.cashedOut': {
      const { paid: amount, currency } = event.data;
      return [{ what: 'paid', amount, currency }];
    }
    case 'cashback.collected': {
      const { amount, currency } = event.data;
      return [{ what: 'cashback', amount, currency }];
    }
    case 'payments.ended': {
      const { kind, outcome, amount, currency } = event.data;
      return [{ what: `${kind}-ended`, outcome, amount, currency }];
    }
    case 'payments.exchanged': {
      const { from: currency, amount, to, received } = event.data;
      const into = { amount: received, currency: to };
      return [{ what: 'exchanged', amount, currency, into }];
    }
    default:
      return [];
  }
}

/**
 * Follows the logs of a player, one after the other, oldest first: what was staked and paid in
 * counts on from one to the next.
 */
export class ProtectionFollower {
  readonly #stakes: Moved[] = [];
  readonly #deposits: Moved[] = [];
  #state = siteFold.initial();
  #sent = new Map<number, Sent>();
  /** The call that a payment was begun by is the last one that was sent. */
  #depositSent: Sent | null = null;
  #limits = '[]';
  #facts = factsOfBefore();
  /** Recordings that say none are of the first. */
  #effectsVersion = 1;

  /** Another log begins: another page, that knows nothing yet. */
  begin(): void {
    this.#state = siteFold.initial();
    this.#sent = new Map();
    this.#depositSent = null;
    this.#limits = '[]';
    this.#facts = factsOfBefore();
    this.#effectsVersion = 1;
  }

  /** What the next event of the log tells. */
  take(event: AnyEvent): ProtectionEntry[] {
    this.#state = siteFold.live(this.#state, event).state;
    if (event.type === 'app.started') this.#effectsVersion = event.data.effects ?? 1;
    const { seq, at } = event;
    const told = [event, ...this.#facts(event)].flatMap((one) => this.#tell(one));
    return told.map((each) => ({ ...each, seq, at }));
  }

  #tell(event: AnyEvent): Told[] {
    const own = [
      ...checkIn(event),
      ...limitIn(event),
      ...refusalIn(event),
      ...movementIn(event),
      ...this.#judged(event),
    ];
    const held = heldOf(this.#state.limits, this.#effectsVersion);
    const limits = JSON.stringify(held);
    if (limits === this.#limits) return own;
    this.#limits = limits;
    return [{ what: 'limits', limits: held }, ...own];
  }

  #judged(event: AnyEvent): Told[] {
    switch (event.type) {
      case 'http.requested':
        this.#note(event.data, event.at);
        return [];
      case 'bet.placed':
        return [this.#staked(event.data)];
      case 'payments.begun':
        return [this.#begun(event.data, event.at)];
      default:
        return [];
    }
  }

  #note({ call, requestId }: EventData<'http.requested'>, at: number): void {
    if (!JUDGED.has(call)) return;
    const sent = sentUnder(this.#state, at, this.#effectsVersion);
    this.#sent.set(requestId, sent);
    if (call === 'depositBegin') this.#depositSent = sent;
  }

  #staked({ requestId, acceptedAt: at, amount, currency }: EventData<'bet.placed'>): Told {
    this.#stakes.push({ at, amount, currency });
    const sent = this.#sent.get(requestId);
    // A bet of an earlier session is asked about here: what was known then, its own log says.
    const missed = sent ? missedByStake(sent, this.#stakes, at) : [];
    return { what: 'staked', amount, currency, missed };
  }

  #begun({ kind, amount, currency }: EventData<'payments.begun'>, at: number): Told {
    if (kind === 'withdrawal') return { what: 'withdrawal-begun', amount, currency };
    this.#deposits.push({ at, amount, currency });
    const sent = this.#depositSent;
    const missed = sent === null ? [] : missedByDeposit(sent, this.#deposits, at);
    return { what: 'deposit-begun', amount, currency, missed };
  }
}

/**
 * What a log tells of a player's protection, in its order: which limits were in force when, every
 * check that was shown and answered, every refusal and its rule, every movement of money. Each stake
 * and deposit is judged by the policy of this build against what was known when it was sent, so that
 * a protection that did not act is found, in logs that are older than the policy as well.
 */
export function protectionsOf(events: readonly AnyEvent[]): ProtectionEntry[] {
  const follower = new ProtectionFollower();
  return events.flatMap((event) => follower.take(event));
}

/** One session of several, by its id. */
export interface SessionLog {
  readonly sessionId: string;
  readonly events: readonly AnyEvent[];
}

export type SessionEntry = ProtectionEntry & { readonly sessionId: string };

/** The same for all sessions of a player, in the order in which they began. */
export function playersProtections(logs: readonly SessionLog[]): SessionEntry[] {
  const follower = new ProtectionFollower();
  const startOf = ({ events }: SessionLog) => events[0]?.at ?? 0;
  return [...logs]
    .sort((one, other) => startOf(one) - startOf(other))
    .flatMap(({ sessionId, events }) => {
      follower.begin();
      return events.flatMap((event) =>
        follower.take(event).map((entry) => ({ ...entry, sessionId })),
      );
    });
}
