import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playbackOf } from '../../../src/console/player/playback.ts';
import { barsOf, histogramOf } from '../../../src/console/timeline/histogram.ts';
import {
  markerNear,
  markersOf,
  nextMarker,
  ticksOf,
} from '../../../src/console/timeline/markers.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { place, recorded } from '../../support/session/betting.ts';
import { bookmaker, ready } from '../../support/session/bookmaker.ts';
import { recordedSession } from '../support/recorded.ts';

const events = recordedSession();
const playback = playbackOf(events, true);

const test = suite('console: timeline');

test('every event is counted once, in its area', () => {
  const { counts } = histogramOf(events, playback, 50);
  const total = [...counts.values()].flatMap((row) => [...row]).reduce((a, b) => a + b, 0);
  assert.is(total, events.length);
  const bets = counts.get('coupon')?.reduce((a, b) => a + b, 0);
  assert.is(bets, events.filter(({ type }) => type.startsWith('coupon.')).length);
});

test('the last event falls into the last stretch', () => {
  const { counts, buckets } = histogramOf(events, playback, 20);
  assert.ok([...counts.values()].some((row) => (row[buckets - 1] ?? 0) > 0));
});

test('bars are stacked within the box, the fullest as high as it is', () => {
  const bars = barsOf(histogramOf(events, playback, 40));
  const heights = bars.flatMap(({ path }) =>
    [...path.matchAll(/V([\d.]+)/g)].map(([, text]) => Number(text)),
  );
  assert.ok(heights.every((height) => height >= 0 && height <= 1));
  assert.is(Math.min(...heights), 0);
});

test('an empty recording has no bars', () => {
  const none = playbackOf([], true);
  assert.equal(barsOf(histogramOf([], none, 10)), []);
});

test('pages, bets, errors and gaps are marked', () => {
  const markers = markersOf(events, [{ after: 40, missing: 3 }]);
  const kinds = new Set(markers.map(({ kind }) => kind));
  assert.equal([...kinds].sort(), ['bet', 'error', 'gap', 'route']);
  const gap = markers.find(({ kind }) => kind === 'gap');
  assert.is(events[gap?.index ?? 0]?.seq, 41, 'the event after the gap');
  const places = markers.map(({ index }) => index);
  assert.equal(
    places,
    places.toSorted((a, b) => a - b),
  );
});

test('bets are marked also in a log of before they were told by facts', () => {
  const session = ready({ answers: bookmaker() });
  place(session);
  session.clock.advance(1000);
  const now = recorded(session.events);
  const before = now
    .filter(({ type }) => type !== 'bet.placed')
    .map((event) =>
      event.type === 'app.started' ? { ...event, data: { ...event.data, catalogue: '3' } } : event,
    );
  const labels = (log: readonly AnyEvent[]) =>
    markersOf(log, []).flatMap(({ kind, label }) => (kind === 'bet' ? [label] : []));
  assert.equal(labels(before), labels(now));
  assert.ok(labels(now).some((label) => label.startsWith('bet.placed')));
});

test('from marker to marker, and no further', () => {
  const markers = markersOf(events, []);
  const first = nextMarker(markers, -1, 1);
  const second = nextMarker(markers, first?.index ?? 0, 1);
  assert.ok((second?.index ?? 0) > (first?.index ?? 0));
  assert.is(nextMarker(markers, second?.index ?? 0, -1), first);
  assert.is(nextMarker(markers, events.length, 1), null);
  assert.is(nextMarker(markers, 0, -1), null);
});

test('markers of a kind that fall together are one tick', () => {
  const same = [
    { kind: 'bet', index: 3, label: '' },
    { kind: 'bet', index: 3, label: '' },
    { kind: 'error', index: 3, label: '' },
  ] as const;
  assert.is(ticksOf(same, playback, 100).length, 2);
});

test('a press near a marker means the marker', () => {
  const marker = { kind: 'bet', index: 60, label: '' } as const;
  const time = playback.times[60] ?? 0;
  assert.is(markerNear([marker], playback, time + 5, 10), marker);
  assert.is(markerNear([marker], playback, time + 11, 10), null);
});

test.run();
