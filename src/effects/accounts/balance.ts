import {
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs';
import type { Envelope, EventData } from '../../events/catalogue.ts';
import { calling } from '../calling.ts';
import { type Caused, callErrors, caused, type EffectContext, effect, replies } from '../define.ts';

/** How often the balance is asked for once more, and how many milliseconds apart. */
const REPEATS = { times: 5, every: 2500 } as const;

/** What a balance is asked for until it shows, and how patiently. */
export interface Waiting {
  readonly for: EventData<'accounts.gaveUp'>['waitingFor'];
  /** Whether it shows by now. */
  readonly isOver: () => boolean;
  readonly times: number;
  readonly every: number;
}

function balanceOnce(
  context: EffectContext,
  cause: number,
  waiting: Waiting,
  left: number,
): Observable<Caused> {
  const { balanceVariant } = context.state().config.values;
  const call = balanceVariant === 2 ? 'balanceSecond' : 'balance';
  return calling(context, call, {}, cause, ({ event }) => {
    if (waiting.isOver()) return EMPTY;
    if (left === 0) return of(caused('accounts.gaveUp', { waitingFor: waiting.for }, event));
    return timer(waiting.every, context.scheduler).pipe(
      mergeMap(() => balanceOnce(context, event.seq, waiting, left - 1)),
    );
  });
}

/** Asks for the balance, and again until it shows what is waited for; it gives up in the end. */
export function askForBalance(
  context: EffectContext,
  { seq }: Pick<Envelope, 'seq'>,
  waiting: Pick<Waiting, 'for' | 'isOver'> & Partial<Waiting>,
): Observable<Caused> {
  const whole = { ...REPEATS, ...waiting };
  const anotherPlayer = merge<Envelope[]>(
    context.on('session.started'),
    context.on('session.ended'),
  );
  return balanceOnce(context, seq, whole, whole.times).pipe(takeUntil(anotherPlayer));
}

/** A bet that was under way kept the coupon to an account that no longer pays. */
function leftBehind(context: EffectContext): Observable<Envelope> {
  return merge<Envelope[]>(
    context.on('http.replied').pipe(filter(({ data }) => data.call === 'couponPlace')),
    context.on('coupon.placeChecked'),
  ).pipe(
    filter(() => {
      const { coupon, accounts } = context.state();
      const { status } = coupon.placing;
      if (status === 'placing' || status === 'checking') return false;
      return accounts.activeId !== null && coupon.accountId !== accounts.activeId;
    }),
  );
}

/** A change that was refused, or whose answer was lost: the accounts may not be what was shown. */
function doubted(context: EffectContext): Observable<Envelope> {
  return merge(
    callErrors(context, 'accountActivate'),
    callErrors(context, 'currencyAdd'),
    callErrors(context, 'currencyRemove'),
  );
}

/** Money came in, went out, is held, or went to another account. */
function paid(context: EffectContext): Observable<Envelope> {
  return merge<Envelope[]>(
    context.on('payments.begun'),
    context.on('payments.ended'),
    context.on('payments.exchanged'),
    context.on('bonuses.granted'),
    context.on('cashback.collected'),
    context.on('friends.collected'),
    context.on('points.bought'),
  );
}

/**
 * A page that a payment leads back to finds it over, which nobody told here: the balance may have been asked
 * for just before the money came.
 */
function foundPaid(context: EffectContext): Observable<Envelope> {
  return replies(context, 'payment').pipe(
    filter(({ body: { payment } }) => {
      const isTold = context.state().payments.awaited.includes(payment.id);
      return payment.state === 'succeeded' && !isTold;
    }),
    map(({ event }) => event),
  );
}

/** The balance is loaded for a player, and again whenever it may have changed. */
export const balance = effect('balance', (context) => {
  const askedAgain = context.on('page.refreshPressed').pipe(
    filter(() => {
      const { accounts, route } = context.state();
      return accounts.status === 'loading' || route.route === 'officeAccount';
    }),
  );
  // Which call it is, the configuration says: it is waited for as long as the first page waits.
  const signedIn = merge<Envelope[]>(context.on('session.started'), context.on('app.ready')).pipe(
    filter(() => context.state().session.ready),
  );
  const due = merge<Envelope[]>(
    signedIn,
    context.on('bet.settled'),
    context.on('bet.saleTold'),
    context.on('bet.cashedOut'),
    context.on('casino.roundSettled').pipe(filter(({ data }) => data.by === 'feed')),
    paid(context),
    foundPaid(context),
    askedAgain,
    leftBehind(context),
    doubted(context),
  );
  return due.pipe(
    filter(() => context.state().session.userId !== null),
    switchMap((event) =>
      askForBalance(context, event, {
        for: 'active',
        isOver: () => context.state().accounts.activeId !== null,
      }),
    ),
  );
});
