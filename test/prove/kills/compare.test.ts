import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { compare } from './compare.ts';
import type { Sighting } from './observer.ts';

const test = suite('prove/kills/compare');

const event = (seq: number, changes: Partial<AnyEvent> = {}): AnyEvent =>
  ({ seq, at: 1_000 + seq, type: 'coupon.cleared', data: {}, ...changes }) as AnyEvent;

const heard = (seq: number): Sighting => ({
  ...{ seq, at: 1_000 + seq },
  ...{ type: 'coupon.cleared', cause: null, data: '{}' },
});

const seenOf = (count: number) =>
  new Map(Array.from({ length: count }, (_, seq): [number, Sighting] => [seq, heard(seq)]));

test('finds nothing where all is held, also what the observer did not hear any more', () => {
  const found = compare(
    seenOf(3),
    [0, 1, 2, 3].map((seq) => event(seq)),
    1_050,
  );
  assert.equal([found.lost, found.lostMs, found.absent, found.problems], [0, 0, false, []]);
});

test('measures the tail from the first event that is lost', () => {
  const found = compare(seenOf(5), [event(0), event(1)], 1_050);
  assert.equal([found.lost, found.lostMs], [3, 48]);
  assert.equal(compare(seenOf(5), [], 1_050).absent, true);
});

test('tells what is doubled, in another order, missing in the middle or changed', () => {
  const problemsOf = (...held: AnyEvent[]) => compare(seenOf(3), held, 1_050).problems.length;
  assert.is(problemsOf(event(0), event(0)), 1);
  assert.is(problemsOf(event(1), event(0)), 1);
  assert.is(problemsOf(event(0), event(2)), 1);
  assert.is(problemsOf(event(0), event(1, { at: 5 })), 1);
  assert.is(problemsOf(event(0), event(1, { cause: 0 })), 1);
  const other = { type: 'timer.fired', data: { name: 'x' } } as Partial<AnyEvent>;
  assert.is(problemsOf(event(0), event(1, other)), 1);
});

test('an end with its checkpoint is a farewell', () => {
  const stopped = event(1, { type: 'app.stopped' } as Partial<AnyEvent>);
  const checkpoint = event(2, {
    type: 'log.checkpointed',
    data: { through: 1, slices: {}, fields: {} },
  } as Partial<AnyEvent>);
  const farewell = (...held: AnyEvent[]) => compare(seenOf(3), held, 1_050).farewell;
  assert.is(farewell(event(0), stopped, checkpoint), true);
  assert.is(farewell(event(0), stopped), false);
  assert.is(farewell(event(0), event(1), checkpoint), false);
});

test.run();
