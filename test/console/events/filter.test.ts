import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { areaOf, areas, eventTypes } from '../../../src/console/areas.ts';
import { createEventSearch, rowAt } from '../../../src/console/events/filter.ts';
import { isTrouble, summaryOf } from '../../../src/console/events/summary.ts';
import { recordedSession } from '../support/recorded.ts';

const events = recordedSession();
const search = createEventSearch();
const found = (text: string, ...chosen: (typeof areas)[number][]) =>
  [...search.find(events, { text, areas: new Set(chosen) })].map((place) => events[place]?.type);

const test = suite('console: search among events');

test('nothing asked shows everything', () => {
  assert.is(found('').length, events.length);
});

test('words must all occur, in the type or the data, in any case', () => {
  const types = found('COUPONplace 500');
  assert.ok(types.length > 0);
  assert.ok(types.every((type) => type === 'http.replied'));
});

test('a word with a minus must not occur', () => {
  const all = found('couponcalculate');
  const without = found('couponcalculate -requested');
  assert.ok(without.length > 0 && without.length < all.length);
  assert.ok(!without.includes('http.requested'));
});

test('a number finds the event with that seq', () => {
  assert.equal([...search.find(events, { text: '#3', areas: new Set() })], [3]);
  assert.equal([...search.find(events, { text: '#3 #5', areas: new Set() })], [3, 5]);
});

test('areas narrow; words narrow further', () => {
  assert.ok(found('', 'coupon', 'bus').every((type) => /^(coupon|bus)\./.test(type ?? '')));
  assert.equal(found('amount', 'bus'), ['bus.rejected']);
});

test('the last row at or before an event', () => {
  const places = Uint32Array.of(2, 5, 9);
  assert.equal(
    [0, 2, 4, 5, 100].map((place) => rowAt(places, place)),
    [-1, 0, 0, 1, 2],
  );
  assert.is(rowAt(new Uint32Array(), 3), -1);
});

test('preparing stops when its time is over, and goes on where it stopped', () => {
  let now = 0;
  const clock = () => {
    now += 1;
    return now;
  };
  const first = search.prepare(events, 0, clock, 10);
  assert.ok(first > 0 && first < events.length);
  assert.is(
    search.prepare(events, first, () => 0, 10),
    events.length,
  );
});

test('every type of the catalogue has an area, and every event a summary in a line', () => {
  for (const type of eventTypes) assert.ok(areas.includes(areaOf(type)), type);
  for (const event of events) {
    assert.ok(summaryOf(event).length < 300, event.type);
    assert.not.match(summaryOf(event), /\n|undefined|\[object/);
  }
});

test('what was refused stands among what did not go well, though its answer had status 200', () => {
  const about = { seq: 9, at: 0, cause: 8 };
  const refused = { requestId: 1, reason: 'not-accepted' } as const;
  assert.ok(isTrouble({ ...about, type: 'bet.refused', data: refused }));
  assert.ok(
    isTrouble({ ...about, type: 'coupon.placeRefused', data: { key: 'k', reason: 'no-account' } }),
  );
  assert.not.ok(isTrouble({ ...about, type: 'coupon.successDismissed', data: {} }));
});

test('a summary stays a line, whatever the address', () => {
  const [first] = events;
  assert.is(first?.type, 'app.started');
  if (first?.type !== 'app.started') return;
  const url = `/en/line/football?${'x'.repeat(5000)}`;
  const summary = summaryOf({ ...first, data: { ...first.data, url } });
  assert.ok(summary.startsWith('/en/line/football?'));
  assert.ok(summary.length < 300, `${summary.length} characters`);
});

test.run();
