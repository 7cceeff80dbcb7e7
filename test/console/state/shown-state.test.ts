import { deepStrictEqual } from 'node:assert/strict';
import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createShownState, sharedCopy } from '../../../src/console/shown-state.ts';
import { changesOf, plainState } from '../../../src/console/state/plain.ts';
import { deepFreeze } from '../../../src/kernel/deep-freeze.ts';
import { type State, siteFold } from '../../../src/projections/state.ts';
import { createReplay } from '../../../src/replay/replay.ts';
import { recordedSession } from '../support/recorded.ts';

const events = recordedSession();
const json = (value: unknown) => JSON.stringify(value);

/** The states a live site had, one after each event. */
function liveStates(): State[] {
  const states = [siteFold.initial()];
  for (const event of events) {
    states.push(siteFold.live(states.at(-1) as State, event).state);
  }
  return states;
}
const live = liveStates();
const shownStates = () => createShownState(createReplay(events, { snapshotEvery: 20 }));

const test = suite('console: the state that is shown');

test('stepping, jumping ahead and back show what the live site had', () => {
  const shown = shownStates();
  const places = fc.array(fc.nat(events.length), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(places, (counts) => {
      for (const count of counts) {
        const { state, before } = shown.at(count);
        assert.is(json(state), json(live[count]), `after ${count}`);
        assert.is(json(before), json(live[Math.max(0, count - 1)]), `before ${count}`);
      }
    }),
    { numRuns: 30 },
  );
});

test('a state once shown never changes', () => {
  const shown = shownStates();
  const kept = [30, 90, 10, 60].map((count) => ({ count, state: shown.at(count).state }));
  for (let count = events.length; count > 0; count -= 7) shown.at(count);
  for (const { count, state } of kept) assert.is(json(state), json(live[count]));
});

test('what did not change from one moment to the next is the same object', () => {
  const shown = shownStates();
  const here = shown.at(60).state;
  const next = shown.at(61).state;
  assert.is(next.user, here.user);
  const back = shown.at(50).state;
  assert.is(back.user, here.user, 'after a jump too');
  assert.is(back.config, here.config);
});

test('places outside the recording are its ends', () => {
  const shown = shownStates();
  assert.is(shown.at(-3).count, 0);
  assert.is(shown.at(9_999).count, events.length);
});

test('a shared copy is equal to what it copies and shares what is equal', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      const old = deepFreeze(structuredClone(before));
      const copy = sharedCopy(old, now);
      // Not uvu's: it takes fields called "constructor" for what they shadow.
      deepStrictEqual(copy, now);
      assert.is(sharedCopy(copy, structuredClone(now)), copy, 'an equal value is the same one');
    }),
    // What chance found once.
    { examples: [[{}, JSON.parse('{"__proto__":""}')]] },
  );
});

test('a field called as the prototype is one field more, nothing else', () => {
  const now: unknown = JSON.parse('{"a":1,"__proto__":{}}');
  const copy = sharedCopy({ a: 1 }, now);
  assert.equal(Object.entries(copy as object), Object.entries(now as object));
  assert.not.ok(Object.is(Object.entries(copy as object)[1]?.[1], Object.prototype));
});

test('a shared copy follows none of the later changes', () => {
  const now = { list: [{ a: 1 }], other: { b: 2 } };
  const copy = sharedCopy({ other: { b: 2 } }, now) as typeof now;
  (now.list[0] as { a: number }).a = 9;
  now.other.b = 9;
  assert.equal(copy, { list: [{ a: 1 }], other: { b: 2 } });
});

test('entities are shown by id, and changes name the id', () => {
  const index = events.findIndex(({ type }) => type === 'line.updated');
  const shown = shownStates().at(index + 1);
  const line = plainState(shown.state)['line'] as { markets: Record<string, { coef: string }> };
  assert.is(line.markets['7-1']?.coef, '1.60');
  const changed = changesOf(shown.before, shown.state).map(({ path }) => path);
  assert.ok(changed.includes('line.markets.7-1.coef'), changed.join(' '));
  assert.ok(changed.includes('coupon.bets.0.market.coef'));
  assert.not.ok(changed.some((path) => path.includes('pages')));
});

test('an event that no read model handles changes nothing', () => {
  const index = events.findIndex(({ type }) => type === 'log.checkpointed');
  const { before, state } = shownStates().at(index + 1);
  assert.equal(changesOf(before, state), []);
});

test.run();
