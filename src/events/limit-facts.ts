import {
  isExcluded,
  isHeld,
  isLockable,
  isUnlimited,
  LIMIT_KINDS,
  LIMIT_TYPE,
  NO_LIMIT,
} from '../domain/limits/limits.ts';
import type { AnyEvent, EventData, EventType } from './catalogue.ts';
import { dialogName } from './dialogs.ts';

/** A limit as answers tell of it; times in epoch seconds. */
export interface ToldLimit {
  readonly limitType: number;
  readonly limitState: 'ACTIVE' | 'PENDING' | 'INACTIVE';
  readonly limitValue: number;
  readonly limitBalance?: number | null | undefined;
  readonly startedAt: number | null;
  readonly endsAt: number | null;
  readonly needApprove?: boolean | undefined;
  readonly pending?:
    | { readonly limitValue: number; readonly endsAt: number | null }
    | null
    | undefined;
}

type Extent = EventData<'limits.set'>['value'];
type By = EventData<'limits.set'>['by'];

/** A fact without its place in a log. */
export type LimitFact = {
  [T in EventType & `limits.${string}`]: { readonly type: T; readonly data: EventData<T> };
}[EventType & `limits.${string}`];

/** Who made a change, and the currency that limits are in; null where nobody says. */
interface Told {
  readonly by: By;
  readonly currency: string | null;
}

const SECONDS = { days: 86_400, hours: 3600, minutes: 60 } as const;

function extentOf(limitType: number, limitValue: number, currency: string | null): Extent {
  const unit = LIMIT_KINDS.get(limitType)?.unit ?? null;
  if (unit === null || isUnlimited(limitValue)) return null;
  return unit === 'money'
    ? { amount: limitValue, currency }
    : { seconds: limitValue * SECONDS[unit] };
}

/** What holds of a type; null for nothing. */
const inForce = (limit: ToldLimit | undefined): ToldLimit | null =>
  limit?.limitState === 'ACTIVE' ? limit : null;

const extentIn = (limit: ToldLimit | null, currency: string | null): Extent =>
  limit && extentOf(limit.limitType, limit.limitValue, currency);

/** Whether a looser value that waited is what holds now; none is told as a limit that is not in force. */
function isHeldNow({ limitValue }: { readonly limitValue: number }, after: ToldLimit): boolean {
  const holds = inForce(after);
  return isUnlimited(limitValue)
    ? isUnlimited(holds?.limitValue ?? -1)
    : holds?.limitValue === limitValue;
}

/** Whether a lock keeps limits of this type as they are: nobody can ask for another then. */
const isLocked = (limits: readonly ToldLimit[], limitType: number): boolean =>
  isLockable(limitType) && isHeld(limits, LIMIT_TYPE.lock);

/** What an answer that has no limit of this type any more says of it. */
const gone = (limit: ToldLimit): ToldLimit => ({
  ...limit,
  ...{ limitState: 'INACTIVE', startedAt: null, endsAt: null, pending: null },
});

/** A type of limit as it was and as it is. */
interface Change extends Told {
  readonly before: ToldLimit | undefined;
  readonly after: ToldLimit;
  /** Whether the player can have asked for another. */
  readonly mayAsk: boolean;
}

const dataOf = (
  { before, after: { limitType }, by, currency }: Change,
  limitValue: number,
  from: number | null,
  until: number | null,
): EventData<'limits.set'> => ({
  ...{ limitType, value: extentOf(limitType, limitValue, currency) },
  ...{ before: extentIn(inForce(before), currency), from, until, by },
});

/** Whether another waits than before, or none, or until another time. */
function waitChanges({ before, after }: Change): 'value' | 'time' | null {
  const [waited, waits] = [before?.pending ?? null, after.pending ?? null];
  if (waited?.limitValue !== waits?.limitValue) return 'value';
  return waited?.endsAt === waits?.endsAt ? null : 'time';
}

/** What waited holds now; null where it does not. */
function confirmed(change: Change): LimitFact | null {
  const { before, after } = change;
  const waited = before?.pending ?? null;
  if (!waited || waitChanges(change) === null || !isHeldNow(waited, after)) return null;
  const by = before?.needApprove === true ? change.by : 'time';
  const data = dataOf({ ...change, by }, waited.limitValue, after.startedAt, null);
  return { type: 'limits.changeConfirmed', data };
}

/** What waited does not come, and another limit holds, or none. */
function replaced(change: Change): LimitFact[] {
  const { before, after } = change;
  const [held, holds] = [inForce(before), inForce(after)];
  const facts: LimitFact[] = [];
  if (before?.pending && !after.pending) {
    const data = dataOf(change, before.pending.limitValue, before.pending.endsAt, null);
    facts.push({ type: 'limits.changeCancelled', data });
  }
  if (holds && (held?.limitValue !== holds.limitValue || held.endsAt !== holds.endsAt)) {
    const type = isExcluded([holds]) ? 'limits.exclusionStarted' : 'limits.set';
    facts.push({ type, data: dataOf(change, holds.limitValue, after.startedAt, holds.endsAt) });
  }
  // What has an end ends as it said.
  if (!holds && held?.endsAt === null && extentIn(held, change.currency) !== null) {
    facts.push({ type: 'limits.set', data: dataOf(change, NO_LIMIT, after.startedAt, null) });
  }
  return facts;
}

/** Another looser limit waits than before: beside what holds by now. */
function requested(change: Change): LimitFact[] {
  const { after, mayAsk } = change;
  const { pending, needApprove: needsApproval = false } = after;
  const what = waitChanges(change);
  if (!pending || what === null || (what === 'time' && !mayAsk)) return [];
  const wish = dataOf({ ...change, before: after }, pending.limitValue, pending.endsAt, null);
  return [{ type: 'limits.changeRequested', data: { ...wish, needsApproval } }];
}

function changeOf(change: Change): LimitFact[] {
  const came = confirmed(change);
  return [...(came ? [came] : replaced(change)), ...requested(change)];
}

/**
 * What happened to limits between two answers of the server, in the order in which it happened. What
 * ends by itself ends as it said.
 */
export function changeFacts(
  before: readonly ToldLimit[],
  after: readonly ToldLimit[],
  told: Told,
): LimitFact[] {
  const ofType = (limits: readonly ToldLimit[], type: number) =>
    limits.find(({ limitType }) => limitType === type);
  const left = before.filter(({ limitType }) => !ofType(after, limitType)).map(gone);
  return [...after, ...left].flatMap((limit) => {
    const { limitType } = limit;
    // A lock moves when what waits comes: that is no wish of the player.
    const mayAsk = !isLocked(before, limitType) && !isLocked(after, limitType);
    return changeOf({ ...told, before: ofType(before, limitType), after: limit, mayAsk });
  });
}

/** The button shut the player out; until when, some servers say. */
export function lockFact(until: number | null): LimitFact {
  const limitType = LIMIT_TYPE.exclusion;
  const none = { value: null, before: null, from: null };
  const data = { limitType, ...none, until, by: 'button' } as const;
  return { type: 'limits.exclusionStarted', data };
}

/** The time of a day is over, as the limit on it was known. */
export function timeUpFact(
  limits: readonly (ToldLimit & { readonly frees?: { readonly at: number } | undefined })[],
): LimitFact {
  const limitType = LIMIT_TYPE.session;
  const limit = limits.find((one) => one.limitType === limitType);
  const data = { limitType, value: extentIn(limit ?? null, null), until: limit?.frees?.at ?? null };
  return { type: 'limits.sessionEnded', data };
}

/** The limit that leaves least of what it is about, as far as is known. */
function strictest(
  limits: readonly ToldLimit[],
  about: 'stake' | 'deposit',
): { readonly limitType: number; readonly left: number } | null {
  const left = limits
    .filter((limit) => inForce(limit) && !isUnlimited(limit.limitValue))
    .filter(({ limitType }) => LIMIT_KINDS.get(limitType)?.about === about)
    .filter(({ limitType }) => LIMIT_KINDS.get(limitType)?.unit === 'money')
    .map(({ limitType, limitBalance, limitValue }) => ({
      ...{ limitType, left: limitBalance ?? limitValue },
    }));
  return left.reduce<(typeof left)[number] | null>(
    (least, one) => (least === null || one.left < least.left ? one : least),
    null,
  );
}

/** What was known as something was refused: of which currency the coupon is, and the limits are. */
export interface Known {
  readonly limits: readonly ToldLimit[];
  readonly currency: string | null;
  readonly couponCurrency: string | null;
}

/** A limit kept money from being staked or paid in, where that is what an event says. */
export function reachedFact(event: AnyEvent, known: Known): LimitFact | null {
  const { type } = event;
  if (type === 'payments.refused' || type === 'payments.heldBack') {
    const { kind, reason } = event.data;
    if (kind !== 'deposit' || reason !== 'limit-reached') return null;
    const limit = strictest(known.limits, 'deposit');
    const left = limit && { amount: limit.left, currency: known.currency };
    const by = type === 'payments.refused' ? 'server' : 'site';
    const data = { about: 'deposit', limitType: limit?.limitType ?? null, left } as const;
    return { type: 'limits.reached', data: { ...data, until: null, by } };
  }
  if (type !== 'bet.refused' && type !== 'coupon.placeRefused') return null;
  // Over the wire an exclusion is a limit that is reached: the rule says more.
  const { reason, bound, rule, limitType, until }: RefusedStake = event.data;
  if ((rule ?? reason) !== 'limit-reached') return null;
  const left = bound === undefined ? null : { amount: bound, currency: known.couponCurrency };
  const by = type === 'bet.refused' ? 'server' : 'site';
  const which = limitType ?? strictest(known.limits, 'stake')?.limitType ?? null;
  const data = { about: 'stake', limitType: which, left, until: until ?? null, by } as const;
  return { type: 'limits.reached', data };
}

type RefusedStake = Pick<EventData<'bet.refused'>, 'bound' | 'rule' | 'limitType' | 'until'> & {
  readonly reason: string;
};

/** The sums that a reality check tells. */
interface Sitting {
  readonly beganAt: number;
  readonly staked: number;
  readonly paid: number;
  readonly iso: string;
}

/** A reality check is shown, where that is what an event says. */
export function shownFact(event: AnyEvent, sitting: Sitting | null): LimitFact | null {
  if (event.type !== 'modal.opened' || dialogName(event.data) !== 'reality-check') return null;
  if (sitting === null) return { type: 'limits.realityCheckShown', data: { sitting } };
  const { iso: currency, beganAt, staked, paid } = sitting;
  const told = { beganAt, staked, paid, currency };
  return { type: 'limits.realityCheckShown', data: { sitting: told } };
}
