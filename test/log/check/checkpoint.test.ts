import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { sha256Hex } from '../../../src/kernel/sha256.ts';
import { compareCheckpoint, createCheckpoints, hashOf } from '../../../src/log/check/checkpoint.ts';
import { siteFold } from '../../../src/projections/state.ts';
import { testSession } from '../../support/session/session.ts';

const test = suite('log/checkpoint');

const cleared = (seq: number): AnyEvent => ({ seq, at: 1, type: 'coupon.cleared', data: {} });
const ready = (seq: number): AnyEvent => ({ seq, at: 1, type: 'app.ready', data: {} });

const state = {
  user: { id: '7', names: ['a', 'b'] },
  coupon: { bets: [{ id: 'x' }], amount: '10' },
};

test('the hash of a value is that of its JSON with sorted keys', () => {
  assert.is(
    hashOf({ b: [1, { d: 1, c: 2 }], a: 'x' }),
    sha256Hex('{"a":"x","b":[1,{"c":2,"d":1}]}'),
  );
  assert.is(hashOf({ a: 1, b: 2 }), hashOf({ b: 2, a: 1 }));
  assert.is.not(hashOf([1, 2]), hashOf([2, 1]));
});

test('a field that is undefined is as good as none', () => {
  assert.is(hashOf({ a: 1, b: undefined }), hashOf({ a: 1 }));
});

test('comes after every so many events, and after what may have to be proved', () => {
  const checkpoints = createCheckpoints(10);
  const due: number[] = [];
  for (let seq = 0; seq < 25; seq += 1) {
    const event = seq === 3 ? ready(seq) : cleared(seq);
    if (checkpoints.after(event, state)) due.push(seq);
  }
  assert.equal(due, [3, 9, 19]);
});

test('can be turned off', () => {
  assert.is(createCheckpoints(0).after(ready(0), state), null);
});

test('says only what changed since the one before', () => {
  const checkpoints = createCheckpoints(1);
  const first = checkpoints.after(cleared(0), state);
  assert.equal(Object.keys(first?.slices ?? {}), ['user', 'coupon']);
  const second = checkpoints.after(cleared(1), {
    ...state,
    coupon: { ...state.coupon, amount: '20' },
  });
  assert.equal(Object.keys(second?.slices ?? {}), ['coupon']);
  assert.equal(Object.keys(second?.fields ?? {}), ['coupon.amount']);
  assert.is(second?.through, 1);
});

test('a state that is the same in another object matches', () => {
  const checkpoint = createCheckpoints(1).after(cleared(0), state);
  assert.equal(checkpoint && compareCheckpoint(structuredClone(state), checkpoint), []);
});

test('names slice and field where a state differs', () => {
  const checkpoint = createCheckpoints(1).after(cleared(0), state);
  const other = structuredClone(state);
  other.user.names.push('c');
  other.coupon.amount = '11';
  assert.equal(checkpoint && compareCheckpoint(other, checkpoint), [
    { slice: 'user', path: 'user.names' },
    { slice: 'coupon', path: 'coupon.amount' },
  ]);
});

test('a slice that a build no longer has differs as a whole', () => {
  const checkpoint = createCheckpoints(1).after(cleared(0), state);
  const differences = checkpoint && compareCheckpoint({ user: state.user }, checkpoint);
  assert.ok(differences && differences.length > 0);
  assert.ok(differences?.every(({ slice }) => slice === 'coupon'));
});

test('a checkpoint asks for none of its own, so that one after every event comes to an end', () => {
  const session = testSession({ checkpointEvery: 1 });
  session.runtime.start();
  session.clock.advance(1000);
  session.runtime.stop();
  const { length } = session.typesOf('log.checkpointed');
  assert.is(length, session.events.length / 2);
});

test('the session says which versions of the read models its checkpoints are of', () => {
  const session = testSession();
  session.runtime.start();
  const [started] = session.events;
  if (started?.type !== 'app.started') throw new Error('the session did not start');
  assert.equal(started.data.readModels, siteFold.versions);
  assert.equal(Object.keys(siteFold.versions).sort(), Object.keys(siteFold.initial()).sort());
});

test.run();
