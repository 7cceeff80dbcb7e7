/** Effects against marble diagrams: what comes, and exactly when. */
import { EMPTY, filter, map, Observable, type SchedulerLike, take } from 'rxjs';
import { suite } from 'uvu';
import { createBus } from '../../src/bus/bus.ts';
import { createClock } from '../../src/bus/clock.ts';
import type { AnyInput } from '../../src/bus/input.ts';
import { cashingOut } from '../../src/effects/bets/cashing-out.ts';
import { coupon } from '../../src/effects/coupon/coupon.ts';
import { caused, type Effect, type EffectContext, effect } from '../../src/effects/define.ts';
import { due } from '../../src/effects/due.ts';
import { runEffects } from '../../src/effects/run.ts';
import { timers } from '../../src/effects/timers.ts';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import { marbles } from '../support/marbles.ts';
import { place } from '../support/session/betting.ts';
import { ready, started } from '../support/session/bookmaker.ts';
import { never, type TestSession } from '../support/session/session.ts';

const test = suite('effects: marbles');

/** What effects touch, in marble time: a bus of its own over the state of a session. */
function world(scheduler: SchedulerLike, { runtime, storage, navigation }: TestSession) {
  let requests = 0;
  const bus = createBus({ clock: createClock(() => scheduler.now()), fold: () => {} });
  const context: EffectContext = {
    environment: { projectId: 1, apiOrigin: '', promoFrameUrl: '', build: '', production: false },
    transport: () => EMPTY,
    scheduler,
    storage,
    navigation,
    random: () => 0.5,
    events$: bus.events$,
    on: (type) => bus.on(type),
    state: () => runtime.state,
    nextRequestId: () => {
      requests += 1;
      return requests;
    },
  };
  return { bus, context };
}

/** All that effects give, for as long as somebody listens. */
const given = (effects: readonly Effect[], context: EffectContext) =>
  new Observable<AnyInput>((out) =>
    runEffects(effects, context, { publish: (input) => out.next(input), lastSeq: 0 }),
  );

/** The events that effects lead to on the bus while these happen on it. */
function happenings(
  { bus, context }: ReturnType<typeof world>,
  effects: readonly Effect[],
  inputs$: Observable<AnyInput>,
): Observable<AnyEvent> {
  return new Observable((out) => {
    const all = bus.events$.subscribe(out);
    all.add(runEffects(effects, context, bus));
    all.add(inputs$.subscribe(bus.publish));
    return all;
  });
}

const failure: AnyInput = {
  type: 'bus.failed',
  data: { source: 'effect', name: 'broken', message: 'cannot' },
  cause: 0,
};
const restart: AnyInput = { type: 'bus.restarted', data: { name: 'broken' }, cause: 0 };
const tick = caused('timer.fired', { name: 'sound' }, 0);

test('an effect that errors is said to have failed, and rests twice as long each time, 30 s at most', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const { context } = world(scheduler, started());
    const broken = effect('broken', () => cold('#', {}, new Error('cannot')));
    const expected =
      'f 999ms (rf) 1996ms (rf) 3996ms (rf) 7996ms (rf) 15996ms (rf) 29996ms (rf) 29996ms (rf)';
    expectObservable(given([broken], context), '100s !').toBe(expected, {
      f: failure,
      r: restart,
    });
  });
});

test('one that throws before it gives anything fares no worse; the others go on meanwhile', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const { context } = world(scheduler, started());
    const broken = effect('broken', () => {
      throw new Error('cannot');
    });
    const sound = effect('sound', () => cold('500ms t 999ms t 999ms (t|)', { t: tick }));
    const expected = 'f 499ms t 499ms (rf) 496ms t 999ms t 499ms (rf)';
    expectObservable(given([broken, sound], context), '5s !').toBe(expected, {
      f: failure,
      r: restart,
      t: tick,
    });
  });
});

test('started again, it gives what it has to give; one that completes is done', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const { context } = world(scheduler, started());
    const runs = [cold('t-#', { t: tick }, new Error('cannot')), cold('--t|', { t: tick })];
    const broken = effect('broken', () => runs.shift() ?? EMPTY);
    const expected = 't-f 999ms r-t';
    expectObservable(given([broken], context), '100s !').toBe(expected, {
      f: failure,
      r: restart,
      t: tick,
    });
  });
});

test('of several presses in a row the coupon is calculated once, 300 ms after the last', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const typeId = ready().runtime.state.coupon.typeId;
    const made = world(scheduler, ready());
    const press: AnyInput = { type: 'coupon.typeChosen', data: { typeId } };
    const presses$ = hot<AnyInput>('10ms p 99ms p 199ms p 1s p', { p: press });
    const asked$ = happenings(made, [coupon], presses$).pipe(
      filter((event) => event.type === 'http.requested'),
      map(({ data, cause }) => ({ call: data.call, cause, requestId: data.requestId })),
    );
    // The presses are events 0, 1 and 2; their request is event 3, so that the next press is 4.
    expectObservable(asked$, '5s !').toBe('610ms a 1000ms b', {
      a: { call: 'couponCalculate', cause: 2, requestId: 1 },
      b: { call: 'couponCalculate', cause: 4, requestId: 2 },
    });
  });
});

test('a time of the server that no timer of a browser reaches is waited for all the same', () => {
  marbles(({ expectObservable }, scheduler) => {
    expectObservable(due({ scheduler }, 1000)).toBe('1s (0|)', { 0: 0 });
    expectObservable(due({ scheduler }, -5)).toBe('(0|)', { 0: 0 });
    expectObservable(due({ scheduler }, 2 ** 31)).toBe('2147483648ms (0|)', { 0: 0 });
  });
});

test('a press of which nothing more is heard is an unknown bet after 20 seconds, once', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const pressed = ready();
    pressed.answers.couponPlace = never;
    place(pressed);
    pressed.clock.advance(10);
    const shown = { coef: '1.85', amount: '10', possibleWin: '18.50' };
    const press: AnyInput = { type: 'coupon.placePressed', data: { shown } };
    const attempt = caused(
      'http.attempted',
      { call: 'token', requestId: 1, reason: 'retry', status: 0, delay: 0 },
      0,
    );
    const made = world(scheduler, pressed);
    const failed$ = happenings(made, [coupon], hot('p 4999ms a', { p: press, a: attempt })).pipe(
      filter((event) => event.type === 'http.failed'),
      map(({ data }) => data.call),
      take(1),
    );
    expectObservable(failed$).toBe('25s (f|)', { f: 'couponPlace' });
  });
});

test('a sale of which nothing more is heard is unknown after 20 seconds', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const pressed = ready();
    pressed.answers.cashOut = never;
    pressed.clock.advance(1000);
    const body = { couponId: '4711', stake: 1000, price: 950 };
    pressed.runtime.publish('bet.cashOutPressed', body);
    pressed.clock.advance(10);
    const { sale } = pressed.runtime.state.cashOut;
    const requestId = 'requestId' in sale ? (sale.requestId ?? 0) : 0;
    const headers = { 'idempotency-key': 'key' };
    const sent = caused('http.requested', { call: 'cashOut', requestId, headers, body }, 0);
    const made = world(scheduler, pressed);
    const failed$ = happenings(made, [cashingOut], hot('s', { s: sent })).pipe(
      filter((event) => event.type === 'http.failed'),
      map(({ data }) => data.call),
      take(1),
    );
    expectObservable(failed$).toBe('20s (f|)', { f: 'cashOut' });
  });
});

test('an empty coupon is not calculated', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const press: AnyInput = { type: 'coupon.typeChosen', data: { typeId: 0 } };
    const made = world(scheduler, started());
    const asked$ = happenings(made, [coupon], hot('-p', { p: press })).pipe(
      filter(({ type }) => type === 'http.requested'),
    );
    expectObservable(asked$, '5s !').toBe('');
  });
});

test('each clock ticks once a minute from the start, however often the start is told', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const made = world(scheduler, started());
    const began = started().events.find((event) => event.type === 'app.started');
    if (began?.type !== 'app.started') throw new Error('the session did not start');
    const start: AnyInput = { type: 'app.started', data: began.data };
    const names$ = happenings(made, [timers], hot('5ms s 29s s', { s: start })).pipe(
      filter((event) => event.type === 'timer.fired'),
      map(({ data, cause }) => `${data.name} ${cause}`),
    );
    const values = {
      a: 'auth-poll 0',
      t: 'terms-check 0',
      m: 'maintenance-check 0',
      v: 'version-check 0',
    };
    expectObservable(names$, '150s !').toBe('60005ms (atmv) 59994ms (atmv)', values);
  });
});

test.run();
