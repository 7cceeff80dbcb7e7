import '../support/dom-globals.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ApiError } from '../../../src/console/api/http.ts';
import type { LogGap } from '../../../src/log/read/ndjson.ts';
import { click, draw, press, settle, type, unmount } from '../support/dom.ts';
import { linesOf, recordedSession } from '../support/recorded.ts';
import { open, portsOf } from '../support/session-page.tsx';

const events = recordedSession();
const lost: LogGap = { after: 39, missing: 3 };
const last = events.at(-1)?.seq ?? 0;

const current = () =>
  Number(
    document.querySelector('[role=option][data-seq][aria-selected=true]')?.getAttribute('data-seq'),
  );
const seqOf = (wanted: string) => events.find((event) => event.type === wanted)?.seq ?? -1;
const tab = (name: string) =>
  [...document.querySelectorAll('[role=tab]')].find((one) => one.textContent?.startsWith(name)) ??
  null;
const button = (name: string) => document.querySelector(`button[aria-label="${name}"]`);
const panel = () => document.querySelector('[role=tabpanel]')?.textContent ?? '';

const test = suite('console: a session on screen');
const { error } = console;
test.after.each(() => {
  unmount();
  console.error = error;
});

/** Events of which one, once it is armed, throws at whatever view looks into it. */
function poisoned(seq: number) {
  let armed = false;
  const given = events.map((event) => {
    if (event.seq !== seq) return event;
    return Object.defineProperty({ ...event }, 'data', {
      get() {
        if (armed) throw new RangeError('Invalid time value');
        return event.data;
      },
    });
  });
  const arm = (on: boolean) => {
    armed = on;
  };
  return { lines: linesOf(given), arm };
}

test('what a view cannot show is said in its place, and everything else goes on', async () => {
  const { lines, arm } = poisoned(2);
  const page = await open('?at=1', portsOf(lines));
  arm(true);
  // React tells the console of everything that a boundary catches.
  console.error = () => {};
  press('ArrowRight');
  const alerts = () => [...page.querySelectorAll('[role=alert]')].map((one) => one.textContent);
  assert.ok(alerts().some((text) => text?.startsWith('Event cannot be shown')));
  assert.ok(alerts().every((text) => text?.includes('RangeError: Invalid time value')));
  assert.match(document.querySelector('[role=listbox]')?.textContent ?? '', 'cannot be shown');
  assert.ok(document.querySelector('[role=option][data-seq="1"]'), 'the other rows are there');
  assert.ok(document.querySelector('[role=slider]'), 'the timeline is there');
  await click(tab('Problems'));
  assert.match(panel(), 'Check again');
  await click(tab('Event'));
  const skip = [...page.querySelectorAll('button')].find(
    (one) => one.textContent === 'Go to the next event',
  );
  await click(skip ?? null);
  assert.is(current(), 3);
  assert.not.ok(alerts().some((text) => text?.startsWith('Event')));
  press('ArrowLeft');
  arm(false);
  const again = [...page.querySelectorAll('button')].filter(
    (one) => one.textContent === 'Try again',
  );
  for (const one of again) await click(one);
  assert.equal(alerts(), []);
});

test('arrows step through the events, and the list follows', async () => {
  await open();
  assert.is(current(), 0);
  press('ArrowRight');
  press('ArrowRight');
  assert.is(current(), 2);
  press('ArrowLeft');
  assert.is(current(), 1);
  press('End');
  assert.is(current(), last);
  press('ArrowRight');
  assert.is(current(), last);
  press('Home');
  assert.is(current(), 0);
});

test('shift and arrows go from marker to marker', async () => {
  await open();
  press('ArrowRight', { shiftKey: true });
  assert.is(current(), seqOf('route.changed'));
  press('ArrowRight', { shiftKey: true });
  assert.is(current(), seqOf('bus.rejected'));
  press('ArrowLeft', { shiftKey: true });
  assert.is(current(), seqOf('route.changed'));
});

test('space plays and pauses; quiet stretches are skipped', async () => {
  await open();
  press(' ');
  assert.ok(button('Pause'));
  draw(2_500);
  const soon = current();
  assert.ok(soon >= seqOf('coupon.betAdded'), `at ${soon}`);
  press(' ');
  draw(5_000);
  assert.is(current(), soon, 'stands still');
  press(' ');
  draw(1_500);
  assert.ok(current() >= seqOf('coupon.amountChanged'), 'forty quiet seconds took one');
});

test('brackets change the speed', async () => {
  const page = await open();
  const speed = () => page.querySelector<HTMLSelectElement>('select[aria-label=Speed]')?.value;
  press(']');
  press(']');
  assert.is(speed(), '4');
  press('[');
  assert.is(speed(), '2');
});

test('keys typed into a field are text', async () => {
  await open();
  press('/');
  assert.is(document.activeElement?.getAttribute('aria-label'), 'Search events');
  press('ArrowRight');
  press(' ');
  assert.is(current(), 0);
  assert.ok(button('Play'));
});

test('a press on a row goes there', async () => {
  await open();
  await click(document.querySelector('[data-seq="5"]'));
  assert.is(current(), 5);
});

test('the search narrows the list and says by how much', async () => {
  const page = await open();
  await type(page.querySelector('[aria-label="Search events"]'), 'coupon.betAdded');
  await settle();
  const rows = [...page.querySelectorAll('[role=option][data-seq]')];
  assert.equal(
    rows.map((row) => row.getAttribute('data-seq')),
    [String(seqOf('coupon.betAdded'))],
  );
  assert.match(page.textContent ?? '', `1 of ${events.length}`);
  await type(page.querySelector('[aria-label="Search events"]'), 'no such word');
  await settle();
  assert.match(page.textContent ?? '', 'No event matches');
});

test('areas narrow the list', async () => {
  const page = await open();
  const area = [...page.querySelectorAll('fieldset button')].find(
    (one) => one.textContent === 'bus',
  );
  await click(area ?? null);
  await settle();
  assert.is(page.querySelectorAll('[role=option][data-seq]').length, 1);
});

test('the address asks for an event and a panel', async () => {
  await open(`at=${seqOf('coupon.betAdded')}&panel=state`);
  assert.is(current(), seqOf('coupon.betAdded'));
  assert.match(panel(), 'coupon.bets');
});

test('the event says what led to it and what it led to; a press goes there', async () => {
  const page = await open(`at=${seqOf('coupon.placePressed')}`);
  const lines = [...page.querySelectorAll('ul[aria-label="Causes and effects"] button')];
  const said = lines.map((line) => line.textContent ?? '');
  assert.match(said[0] ?? '', 'coupon.placePressed');
  assert.ok(said.some((line) => line.includes('http.requested') && line.includes('couponPlace')));
  await click(lines.at(-1) ?? null);
  assert.ok(current() > seqOf('coupon.placePressed'));
});

test('the state shows what the event changed, before and after', async () => {
  await open(`at=${seqOf('coupon.amountChanged')}&panel=state`);
  assert.match(panel(), 'coupon.amount');
  assert.match(panel(), '""');
  assert.match(panel(), '"10"');
  press('End');
  assert.match(panel(), 'This event changed nothing');
});

test('calls: failures only, what was sent, and the way to the cause', async () => {
  const page = await open();
  await click(tab('Network'));
  await click(page.querySelector('[role=tabpanel] input[type=checkbox]'));
  const rows = [...page.querySelectorAll('[aria-label=Calls] [role=option]')];
  assert.ok(rows.length >= 4 && rows.every((row) => /[45]\d\d/.test(row.textContent ?? '')));
  const place = rows.find((row) => row.textContent?.includes('couponPlace'));
  await click(place ?? null);
  assert.match(panel(), 'idempotency-key');
  const cause = [...page.querySelectorAll('[role=tabpanel] dd button')][0] ?? null;
  await click(cause);
  assert.is(current(), seqOf('coupon.placePressed'));
});

test('problems: what was rejected, what is missing, and that the rest matches', async () => {
  const kept = events.filter(({ seq }) => seq <= 39 || seq > 42);
  const page = await open('', portsOf(linesOf(kept, [lost])));
  assert.match(tab('Problems')?.textContent ?? '', '2');
  await click(tab('Problems'));
  assert.match(panel(), '3 events never arrived');
  assert.match(panel(), 'coupon.amountChanged');
  const link = [...page.querySelectorAll('[role=tabpanel] li button')].at(-1) ?? null;
  await click(link);
  assert.is(current(), seqOf('bus.rejected'));
});

test('an untouched recording is said to match', async () => {
  await open('panel=problems');
  assert.match(panel(), 'The replay is what the player had');
});

test('a recording without a farewell says how much may be missing at its end', async () => {
  const killed = events.slice(0, -2);
  assert.not.ok(killed.some((event) => event.type === 'app.stopped'));
  const words = /without a farewell.*250 ms/;
  assert.match((await open('', portsOf(linesOf(killed)))).textContent ?? '', words);
  unmount();
  assert.not.match((await open()).textContent ?? '', words);
});

test('the first difference leads to its event', async () => {
  const forged = structuredClone(events);
  const typed = forged.find((event) => event.type === 'coupon.amountChanged');
  if (typed?.type !== 'coupon.amountChanged') throw new Error('no amount was typed');
  typed.data.amount = '99';
  const page = await open('panel=problems', portsOf(linesOf(forged)));
  assert.match(panel(), 'coupon.amount');
  const look = [...page.querySelectorAll('[role=tabpanel] button')].find((one) =>
    one.textContent?.startsWith('Look at'),
  );
  await click(look ?? null);
  assert.is(current(), typed.seq);
});

test('the frame cannot be pressed or reached', async () => {
  const page = await open();
  const frame = page.querySelector('iframe');
  assert.is(frame?.getAttribute('src'), '/console/frame');
  assert.ok(frame?.hasAttribute('inert'));
});

test('a session that does not exist is said to be so', async () => {
  const page = await open('', {
    ...portsOf(),
    sessions: { search: async () => ({ items: [], next: null }), one: async () => null },
    recordings: {
      async *read() {
        yield { lines: [], bytes: 0 };
        throw new ApiError('missing');
      },
    },
  });
  assert.match(page.textContent ?? '', 'There is no such session');
  assert.not.match(page.textContent ?? '', 'Guest');
  assert.is(page.querySelector('a[download]'), null);
  assert.equal(
    [...page.querySelectorAll('h1')].map((one) => one.textContent),
    ['Session'],
  );
  assert.ok([...page.querySelectorAll('button')].some((one) => one.textContent === 'Try again'));
});

test.run();
