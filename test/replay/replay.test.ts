import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import { deepFreeze } from '../../src/kernel/deep-freeze.ts';
import { type State, siteFold } from '../../src/projections/state.ts';
import { createReplay } from '../../src/replay/replay.ts';
import { addBet, bettingSession, moveCoef, recorded } from '../support/session/betting.ts';

function visit(): AnyEvent[] {
  const session = bettingSession({ player: true });
  session.runtime.start();
  session.clock.advance(1000);
  addBet(session, '7-1');
  for (let i = 0; i < 40; i += 1) {
    moveCoef(session, i % 2 === 0 ? '7-1' : '8-1', `1.${10 + i}`, String(i));
    session.runtime.publish('coupon.amountChanged', { amount: String(i + 1) });
  }
  session.runtime.publish('coupon.cleared', {});
  session.runtime.stop();
  return deepFreeze(recorded(session.events));
}

const events = visit();

const plain = (state: State): unknown => JSON.parse(JSON.stringify(state));

/** Folded from the start, as the site does it. */
function liveAfter(count: number): unknown {
  let state = siteFold.initial();
  for (const event of events.slice(0, count)) state = siteFold.live(state, event).state;
  return plain(state);
}

const test = suite('replay: states');

test('wherever one goes, and from wherever, the state is what the live fold made', () => {
  const counts = fc.array(fc.nat({ max: events.length + 2 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 30 }), (visits, snapshotEvery) => {
      const replay = createReplay(events, { snapshotEvery });
      for (const count of visits) {
        const expected = liveAfter(Math.min(count, events.length));
        assert.equal(plain(replay.stateAfter(count)), expected);
      }
    }),
    { numRuns: 30 },
  );
});

test('events that come later are folded onto what is there', () => {
  const replay = createReplay(events.slice(0, 30), { snapshotEvery: 7 });
  replay.stateAfter(30);
  replay.append(events.slice(30));
  assert.equal(plain(replay.stateAfter(events.length)), liveAfter(events.length));
  assert.equal(plain(replay.stateAfter(12)), liveAfter(12));
});

test('a read model that throws keeps its slice as it was, in replay as live', () => {
  const odd = events.map((event) =>
    event.type === 'coupon.betAdded' ? { ...event, data: { ...event.data, game: null } } : event,
  ) as unknown as AnyEvent[];
  const replay = createReplay(odd, { snapshotEvery: 5 });
  const state = plain(replay.stateAfter(odd.length)) as State;
  let live = siteFold.initial();
  const failed: number[] = [];
  for (const event of odd) {
    const folded = siteFold.live(live, event);
    live = folded.state;
    failed.push(...folded.failures.map(({ seq }) => seq));
  }
  assert.equal(state, plain(live));
  assert.ok(failed.length > 0);
  assert.equal(
    replay.failures.map(({ seq }) => seq),
    failed,
  );
});

test('positions are found by seq, over a gap too', () => {
  const replay = createReplay(events.toSpliced(10, 5));
  assert.is(replay.countThrough(-1), 0);
  assert.is(replay.countThrough(9), 10);
  assert.is(replay.countThrough(12), 10);
  assert.is(replay.countThrough(15), 11);
});

test.run();
