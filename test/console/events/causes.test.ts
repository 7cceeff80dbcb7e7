import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ancestorsOf, causeTree, effectsOf } from '../../../src/console/events/causes.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { recordedSession } from '../support/recorded.ts';

function event(seq: number, cause?: number): AnyEvent {
  const base = { seq, at: seq, type: 'coupon.cleared', data: {} } as const;
  return cause === undefined ? base : { ...base, cause };
}

function treeOf(events: AnyEvent[], seq: number, limit?: number) {
  const found = events.find((one) => one.seq === seq) as AnyEvent;
  return causeTree(events, effectsOf(events), found, limit);
}

const shape = (events: AnyEvent[], seq: number) =>
  treeOf(events, seq).rows.map((row) => `${'.'.repeat(row.depth)}${row.event.seq}`);

const test = suite('console: causes');

test('from the first cause to the event and all that it led to', () => {
  const events = [event(0), event(1, 0), event(2, 1), event(3, 0), event(4, 2), event(5, 4)];
  assert.equal(shape(events, 2), ['0', '.1', '..2', '...4', '....5']);
  assert.equal(shape(events, 0), ['0', '.1', '..2', '...4', '....5', '.3']);
});

test('says which row is the event itself', () => {
  const { rows } = treeOf([event(0), event(1, 0), event(2, 1)], 1);
  assert.equal(
    rows.map(({ relation }) => relation),
    ['ancestor', 'self', 'descendant'],
  );
});

test('many effects are cut short, and counted', () => {
  const events = [event(0), ...Array.from({ length: 500 }, (_, i) => event(i + 1, 0))];
  const { rows, more } = treeOf(events, 0, 100);
  assert.is(rows.length, 101);
  assert.is(more, 400);
});

test('a cause that is not in the recording is named', () => {
  assert.is(treeOf([event(7, 3), event(8, 7)], 8).lostCause, 3);
  assert.is(treeOf([event(7), event(8, 7)], 8).lostCause, null);
});

test('causes that go in circles end', () => {
  const events = [event(1, 2), event(2, 1)];
  assert.ok(treeOf(events, 1).rows.length <= 2);
  assert.ok(ancestorsOf(events, event(2, 1)).length <= 2);
});

test('in a real session a failed call leads back to the press that placed the bet', () => {
  const events = recordedSession();
  const failed = events.find(
    ({ type, data }) => type === 'http.replied' && 'status' in data && data.status === 500,
  ) as AnyEvent;
  const chain = ancestorsOf(events, failed).map(({ type }) => type);
  assert.equal(chain, ['coupon.placePressed', 'http.requested']);
});

test.run();
