/** The numbered laws of the runtime. Each test names the law it holds. */
import fc from 'fast-check';
import { map } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBus } from '../../src/bus/bus.ts';
import { createClock } from '../../src/bus/clock.ts';
import type { AnyInput } from '../../src/bus/input.ts';
import { caused, effect } from '../../src/effects/define.ts';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import { projection } from '../../src/projections/define.ts';
import { type AnyProjection, createFold } from '../../src/projections/fold.ts';
import { type State, siteFold } from '../../src/projections/state.ts';
import { createReplay } from '../../src/replay/replay.ts';
import { addBet, bettingSession, moveCoef, recorded } from '../support/session/betting.ts';
import { testSession } from '../support/session/session.ts';

const fired = (name: string): AnyInput => ({ type: 'timer.fired', data: { name } });

/** A bus that writes down in which order everybody saw what. */
function watchedBus() {
  const seen: string[] = [];
  let at = 0;
  const bus = createBus({
    clock: createClock(() => {
      at += 1;
      return at;
    }),
    fold: ({ seq }) => seen.push(`fold ${seq}`),
  });
  return { bus, seen };
}

const test = suite('laws of the runtime');

test('law 1: what is published inside a handler waits for its turn', () => {
  const { bus, seen } = watchedBus();
  bus.on('timer.fired').subscribe(({ seq, data }) => {
    seen.push(`effect ${seq}`);
    if (data.name === 'first') {
      bus.publish(fired('second'));
      bus.publish(fired('third'));
    }
  });
  bus.events$.subscribe(({ seq }) => seen.push(`seen ${seq}`));
  bus.publish(fired('first'));
  const turn = (seq: number) => [`fold ${seq}`, `seen ${seq}`, `effect ${seq}`];
  assert.equal(seen, [...turn(0), ...turn(1), ...turn(2)]);
});

test('law 1: seq counts from 0 without gaps, whoever publishes from wherever', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(3), { maxLength: 4 }), { maxLength: 20 }), (plan) => {
      const { bus } = watchedBus();
      const seqs: number[] = [];
      const times: number[] = [];
      let depth = 0;
      bus.events$.subscribe(({ seq, at }) => {
        seqs.push(seq);
        times.push(at);
        const more = plan[seq] ?? [];
        depth += more.length;
        if (depth < 200) for (const name of more) bus.publish(fired(String(name)));
      });
      bus.publish(fired('root'));
      bus.publish(fired('root'));
      assert.equal(seqs, [...seqs.keys()]);
      assert.equal(
        times,
        times.toSorted((a, b) => a - b),
      );
    }),
  );
});

test('law 1: every subscriber sees every event, in the same order', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 30 }), (names) => {
      const { bus } = watchedBus();
      const left: string[] = [];
      const right: string[] = [];
      bus.events$.subscribe((event) => {
        left.push(`${event.seq}`);
        if (event.seq === 0) for (const name of names) bus.publish(fired(name));
      });
      bus.events$.subscribe((event) => right.push(`${event.seq}`));
      bus.publish(fired('root'));
      assert.is(left.length, names.length + 1);
      assert.equal(left, right);
    }),
  );
});

test('law 1: effects see the state that already holds the event', () => {
  const session = testSession({
    effects: [
      effect('echo', (context) =>
        context
          .on('preferences.themeChosen')
          .pipe(
            map((event) =>
              caused(
                'timer.fired',
                { name: `theme ${context.state().preferences.appTheme}` },
                event,
              ),
            ),
          ),
      ),
    ],
  });
  session.runtime.start();
  session.runtime.publish('preferences.themeChosen', { appTheme: 1 });
  assert.equal(session.events.at(-1)?.data, { name: 'theme 1' });
});

test('law 2: the state is a function of the events alone: folded again, live or in place', () => {
  const session = bettingSession({ player: true });
  session.runtime.start();
  session.clock.advance(1000);
  addBet(session, '7-1');
  for (let i = 0; i < 50; i += 1) moveCoef(session, '7-1', `1.${10 + i}`, String(i));
  session.runtime.publish('coupon.amountChanged', { amount: '12.5' });
  session.clock.advance(70_000);
  const events = recorded(session.events);
  let live = siteFold.initial();
  for (const event of events) live = siteFold.live(live, event).state;
  const once = createReplay(events).stateAfter(events.length);
  const twice = createReplay(events).stateAfter(events.length);
  const plain = (state: State): unknown => JSON.parse(JSON.stringify(state));
  assert.equal(plain(live), plain(session.runtime.state));
  assert.equal(plain(once), plain(session.runtime.state));
  assert.equal(plain(twice), plain(once));
});

test('law 3: nobody outside can change the state or an event', () => {
  const session = bettingSession();
  session.runtime.start();
  session.clock.advance(1000);
  addBet(session, '7-1');
  const { coupon } = session.runtime.state;
  assert.throws(() => coupon.bets.pop());
  const [first] = session.events;
  assert.throws(() => {
    if (first?.type === 'app.started') first.data.languages.push('xx');
  });
});

test('law 5: effects never run in replay', () => {
  const session = bettingSession({ player: true });
  session.runtime.start();
  session.clock.advance(1000);
  const sent = session.requests.length;
  createReplay(recorded(session.events)).stateAfter(session.events.length);
  session.clock.advance(0);
  assert.is(session.requests.length, sent);
});

test('law 6: a slice that does not handle an event stays the same object', () => {
  const session = bettingSession();
  session.runtime.start();
  session.clock.advance(1000);
  const before = session.runtime.state;
  moveCoef(session, '7-1', '1.99');
  const after = session.runtime.state;
  const changed = Object.keys(after).filter(
    (name) => after[name as keyof State] !== before[name as keyof State],
  );
  assert.equal(changed, ['line']);
});

test('law 6: development tells of a handler that keeps an object of an event', () => {
  interface Kept {
    last: { name: string } | null;
  }
  const careless = projection('careless', 1, (): Kept => ({ last: null }), {
    on: {
      'timer.fired'(slice, data) {
        if (slice.last) slice.last.name = 'changed';
        slice.last = data;
      },
    },
  });
  const fold = createFold<{ careless: Kept }>([careless] as unknown as AnyProjection[]);
  const state = fold.initial();
  const data = Object.freeze({ name: 'frozen' });
  const event = (seq: number): AnyEvent => ({ seq, at: 0, type: 'timer.fired', data });
  assert.is(fold.inPlace(state, event(0)).length, 0);
  assert.is(fold.inPlace(state, event(1)).length, 1);
});

test('law 7: a batch of changes is one event and one state', () => {
  const session = bettingSession();
  session.runtime.start();
  session.clock.advance(1000);
  const states: State[] = [];
  session.runtime.state$.subscribe((state) => states.push(state));
  const before = states.length;
  const updates = ['7-1', '8-1'].map((marketId) => ({
    kind: 'market' as const,
    marketId,
    coef: '3.00',
    isBlocked: false,
  }));
  session.runtime.publish('line.updated', { requestId: 0, id: '9', updates });
  assert.is(states.length - before, 1);
});

test.run();
