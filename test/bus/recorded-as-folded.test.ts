import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { map, of, Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { calls } from '../../src/calls/table.ts';
import type { TransportResponse } from '../../src/calls/transport.ts';
import { caused, effect } from '../../src/effects/define.ts';
import { http } from '../../src/effects/http.ts';
import { type AnyEvent, CATALOGUE_VERSION, catalogue } from '../../src/events/catalogue.ts';
import { couponEvents } from '../../src/events/coupon.ts';
import { encodeEvents } from '../../src/log/codec/columns.ts';
import { decodeEvents } from '../../src/log/codec/columns-decode.ts';
import { checkEvents } from '../../src/log/read/decode.ts';
import { readLog, writeLog } from '../../src/log/read/log-file.ts';
import { siteFold } from '../../src/projections/state.ts';
import { fitting } from '../fuzz/from-schema.ts';
import { hostileValues, spoiled } from '../support/hostile-values.ts';
import { bettingSession, game, market } from '../support/session/betting.ts';
import { reply, type TestSession, testSession } from '../support/session/session.ts';

const test = suite('bus: what is folded is what is recorded');

const hostile = fc.constantFrom(...hostileValues);
const RUNS = { numRuns: 400 };

const header = {
  sessionId: 'session_00000000000001',
  catalogue: CATALOGUE_VERSION,
  firstSeq: 0,
  exportedAt: 0,
};

async function throughLines(events: readonly AnyEvent[]): Promise<readonly AnyEvent[]> {
  const file = await readLog([...writeLog(header, events)]);
  assert.equal([file.lineProblems, file.eventProblems], [[], []]);
  return file.events;
}

function throughColumns(events: readonly AnyEvent[]): readonly AnyEvent[] {
  const text = JSON.stringify(encodeEvents(events));
  const raw = decodeEvents(JSON.parse(text), events.length, text.length);
  const checked = checkEvents(raw, CATALOGUE_VERSION);
  assert.equal(checked.problems, []);
  return checked.events;
}

function folded(events: readonly AnyEvent[]): unknown {
  const state = siteFold.initial();
  for (const event of events) siteFold.inPlace(state, event);
  return state;
}

/** Read back from lines and from batches, the log gives its events and the live state again. */
async function assertRecorded({ events, runtime }: TestSession): Promise<void> {
  for (const read of [await throughLines(events), throughColumns(events)]) {
    // Other than assert.equal, this tells -0 from 0, and undefined from nothing.
    assert.ok(isDeepStrictEqual(read, events), 'the events are others');
    assert.ok(isDeepStrictEqual(folded(read), runtime.state), 'the state is another');
  }
}

/** Each event by itself, where a log of thousands would take long to read after each. */
function assertPlain(events: readonly AnyEvent[], from: number): void {
  assert.ok(events.length > from, 'nothing stands in the log');
  for (const event of events.slice(from)) {
    assert.ok(isDeepStrictEqual(JSON.parse(JSON.stringify(event)), event), event.type);
    assert.not(event.type === 'bus.failed' && event.data.source === 'bus', 'it came in');
  }
}

function quietSession(): TestSession {
  const session = testSession({ effects: [], checkpointEvery: 0 });
  session.runtime.start();
  return session;
}

// A session that ends or begins anew is no place for more, the bus alone says that it failed, and
// what answers a call is what the table of calls says.
const NOT_FROM_OUTSIDE = /^(app|log)\.|^bus\.failed$|^http\.replied$/;
const types = Object.keys(catalogue).filter((type) => !NOT_FROM_OUTSIDE.test(type));
const publications = fc
  .constantFrom(...(types as (keyof typeof catalogue)[]))
  .chain((type) => fc.tuple(fc.constant(type), fitting(catalogue[type].data)));

test('whatever is published', async () => {
  const session = quietSession();
  fc.assert(
    fc.property(publications, fc.nat(), hostile, ([type, data], place, what) => {
      const before = session.events.length;
      session.runtime.publish(type, spoiled(data, place, what) as never);
      assertPlain(session.events, before);
    }),
    RUNS,
  );
  await assertRecorded(session);
});

const sound = { market: market('7-1'), game: game(7), source: 'line', pageType: 'game' };
const presses = fc.oneof(fc.constant(sound), fitting(couponEvents['coupon.betAdded'].data));

test('whatever a sub-application says', async () => {
  const session = quietSession();
  fc.assert(
    fc.property(presses, fc.nat(), hostile, (message, place, what) => {
      const before = session.events.length;
      session.runtime.hostBus.emit('couponAddBet', spoiled(message, place, what));
      assertPlain(session.events, before);
    }),
    RUNS,
  );
  await assertRecorded(session);
});

const answers = fc
  .constantFrom(...Object.entries(calls).filter(([, { stream }]) => !stream))
  .chain(([call, declaration]) =>
    fc.tuple(fc.constant(call), fc.constantFrom(200, 200, 400), fitting(declaration.reply)),
  );

test('whatever a back-end answers', async () => {
  const transport = () => of({ status, headers: {}, body });
  const session = testSession({ effects: [http], checkpointEvery: 0, transport });
  session.runtime.start();
  let status = 200;
  let body: unknown;
  let requestId = 0;
  fc.assert(
    fc.property(answers, fc.nat(), hostile, ([call, answered, good], place, what) => {
      [status, body, requestId] = [answered, spoiled(good, place, what), requestId + 1];
      const before = session.events.length;
      session.runtime.publish('http.requested', { call, requestId });
      session.clock.advance(20_000);
      assertPlain(session.events, before);
      const ended = session.events
        .slice(before)
        .some(
          (event) =>
            (event.type === 'http.replied' || event.type === 'http.failed') &&
            event.data.requestId === requestId,
        );
      // A call that needs a player, or a captcha, waits for them.
      if (!ended) session.runtime.publish('http.cancelled', { call, requestId });
    }),
    RUNS,
  );
  await assertRecorded(session);
});

test('whatever the feed says', async () => {
  let feed = new Subject<TransportResponse>();
  const sportsFeed = () => {
    feed = new Subject();
    return feed;
  };
  const session = bettingSession({ answers: { sportsFeed }, checkpointEvery: 100 });
  session.runtime.start();
  session.clock.advance(1_000);
  fc.assert(
    fc.property(fitting(calls.sportsFeed.reply), fc.nat(), hostile, (message, place, what) => {
      const before = session.events.length;
      feed.next({ status: 200, headers: {}, body: spoiled(message, place, what) });
      session.clock.advance(2_000);
      if (session.events.length > before) assertPlain(session.events, before);
    }),
    { numRuns: 150 },
  );
  await assertRecorded(session);
});

const particular: readonly (readonly [what: string, act: (session: TestSession) => void])[] = [
  [
    'a number beyond JSON in a selection',
    ({ runtime }) => {
      const message = { ...sound, game: game(7, { champId: Number.POSITIVE_INFINITY }) };
      runtime.hostBus.emit('couponAddBet', message);
    },
  ],
  [
    'a negative zero in a selection',
    ({ runtime }) => runtime.hostBus.emit('couponAddBet', { ...sound, manualBlockId: -0 }),
  ],
  [
    'a field of a form that is undefined',
    ({ runtime }) => {
      const typed = { country: undefined } as unknown as Record<string, string>;
      runtime.publish('auth.formChosen', { form: 'phone_password', typed } as never);
    },
  ],
  [
    'half an emoji typed',
    ({ runtime }) => {
      runtime.publish('session.loginSubmitted', { login: 'ann\ud83d', password: '\ude00' });
    },
  ],
];

for (const [what, act] of particular) {
  test(`in particular: ${what}`, async () => {
    const session = quietSession();
    act(session);
    await assertRecorded(session);
  });
}

test('in particular: numbers beyond JSON and parts of a cent from the feed', async () => {
  const feed = new Subject<TransportResponse>();
  const session = bettingSession({ answers: { sportsFeed: () => feed } });
  session.runtime.start();
  session.clock.advance(1_000);
  const settled = [{ couponId: '1', result: 'won', payout: 1.5, currency: 'EUR' }];
  const removed = JSON.parse('[{"kind":"game-removed","gameId":1e999}]');
  for (const body of [
    { id: '2', updates: [], settled },
    { id: '2', updates: removed },
  ]) {
    feed.next({ status: 200, headers: {}, body });
    session.clock.advance(2_000);
    const lost = session.events.findLast((event) => event.type === 'feed.lost');
    assert.match(lost?.type === 'feed.lost' ? lost.data.reason : '', 'the reply does not fit');
  }
  assert.equal(session.typesOf('bus.'), []);
  await assertRecorded(session);
});

/** A session whose one effect asks with such a body. */
function askingWith(body: unknown): TestSession {
  const careless = effect('careless', (context) =>
    context
      .on('app.started')
      .pipe(
        map((event) => caused('http.requested', { call: 'counters', requestId: 1, body }, event)),
      ),
  );
  const session = testSession({ effects: [careless] });
  session.runtime.start();
  return session;
}

test("what an effect forgot to leave out is left out, and the effect's event stands", async () => {
  const session = askingWith({ a: undefined, b: [-0], c: 'x\ud83d' });
  const asked = session.events.at(-1);
  assert.ok(
    isDeepStrictEqual(asked?.data, {
      call: 'counters',
      requestId: 1,
      body: { b: [0], c: 'x\ufffd' },
    }),
  );
  await assertRecorded(session);
});

test('what an effect gives and no recording can hold is a failure in its place', async () => {
  const session = askingWith({ a: Number.NaN });
  const message = 'it cannot be recorded: body.a: expected a number that JSON can hold';
  const failed = session.events.at(-1);
  assert.equal(failed?.data, { source: 'bus', name: 'http.requested', message });
  assert.is(failed?.cause, 0);
  await assertRecorded(session);
});

test('a reply with a number beyond JSON is a failed call', async () => {
  const block = () => reply(JSON.parse('{"displayTypeId":0,"templateTypeId":1e999}'));
  const session = testSession({ answers: { block } });
  session.runtime.start();
  session.clock.advance(1_000);
  const failed = session.events.find((event) => event.type === 'http.failed');
  assert.is(
    failed?.type === 'http.failed' && failed.data.detail,
    'the reply does not fit: templateTypeId: expected a number that JSON can hold',
  );
  await assertRecorded(session);
});

test.run();
