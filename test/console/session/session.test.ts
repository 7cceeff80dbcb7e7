import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Follower } from '../../../src/console/api/follow.ts';
import { ApiError } from '../../../src/console/api/http.ts';
import type { Portion } from '../../../src/console/api/recording.ts';
import { openSession } from '../../../src/console/session/open-session.ts';
import type { Session, SessionPorts } from '../../../src/console/session/session.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import type { LogLine } from '../../../src/log/read/ndjson.ts';
import { verifyLog } from '../../../src/replay/check/verify.ts';
import { verifiedRounds } from '../../../src/replay/rounds/rounds.ts';
import { manualTimers } from '../../support/timers.ts';
import { item } from '../support/items.ts';
import { linesOf, recordedSession } from '../support/recorded.ts';

const events = recordedSession();
const underWay = events.slice(0, 90);

interface World {
  readonly ports: SessionPorts;
  follower: Follower | null;
  followedFrom: number;
  stopped: boolean;
}

function world(lines: readonly LogLine[], more: Partial<SessionPorts> = {}, live = false): World {
  const made: World = {
    follower: null,
    followedFrom: -1,
    stopped: false,
    ports: {
      sessions: {
        search: async () => ({ items: [], next: null }),
        one: async () => item({ live }),
      },
      recordings: {
        async *read(): AsyncGenerator<Portion> {
          yield { lines: lines.slice(0, 20), bytes: 20 };
          yield { lines: lines.slice(20), bytes: 40 };
        },
      },
      live: {
        follow(_id, from, follower) {
          made.follower = follower;
          made.followedFrom = from;
          follower.onStatus('open');
          return () => {
            made.stopped = true;
          };
        },
      },
      verify: async ({ events: given, ...known }) => ({
        verdict: verifyLog(given, known),
        rounds: await verifiedRounds(given),
      }),
      ...more,
    },
  };
  return made;
}

const settled = () => new Promise((done) => setTimeout(done));
/** Lets something come, and the pace at which what comes is shown go by. */
async function atItsPace(come: () => void): Promise<void> {
  const timers = manualTimers();
  try {
    come();
    await timers.fire();
  } finally {
    timers.restore();
  }
}
const eventLines = (given: readonly AnyEvent[]) => linesOf(given).slice(1);

async function opened(given: World, options = {}): Promise<Session> {
  const session = openSession('s', given.ports, options);
  for (let i = 0; i < 20; i += 1) await settled();
  return session;
}

const test = suite('console: an open session');

test('reads the recording, shows its beginning and checks it', async () => {
  const session = await opened(world(linesOf(events)));
  assert.is(session.loading.get().status, 'ready');
  assert.is(session.recording.get().events.length, events.length);
  assert.is(session.player.moment.get().count, 1);
  assert.is(session.checking.get().verdict?.verdict, 'match');
  assert.is(session.shown(events.length).state.route.url, '/en/live');
  session.stop();
});

test('begins at the event the address asks for', async () => {
  const session = await opened(world(linesOf(events)), { at: 34 });
  assert.is(session.player.moment.get().count, 35);
  session.stop();
});

test('a changed recording differs, and says where to look', async () => {
  const forged = structuredClone(events);
  const typed = forged.find(({ type }) => type === 'coupon.amountChanged') as AnyEvent;
  (typed.data as { amount: string }).amount = '99';
  const session = await opened(world(linesOf(forged)));
  const { verdict } = session.checking.get();
  assert.is(verdict?.verdict, 'differs');
  assert.is(verdict?.firstDifference?.seq, typed.seq);
  session.stop();
});

test('what cannot be read is said to be so', async () => {
  const none: SessionPorts['recordings'] = {
    async *read() {
      yield { lines: [], bytes: 0 };
      throw new ApiError('missing');
    },
  };
  const session = await opened(world([], { recordings: none }));
  assert.equal(session.loading.get(), { status: 'failed', bytes: 0, trouble: 'missing' });
  assert.is(session.checking.get().status, 'waiting');
});

test('a session that is over is not followed', async () => {
  const given = world(linesOf(events), {}, true);
  const session = await opened(given);
  assert.is(given.follower, null);
  assert.is(session.live.get(), 'off');
  session.stop();
});

test('a session under way is followed from where the reading ended', async () => {
  const given = world(linesOf(underWay), {}, true);
  const session = await opened(given);
  assert.is(given.followedFrom, 90);
  assert.is(session.player.moment.get().following, true, 'it shows what happens now');
  session.player.goTo(10);
  await atItsPace(() => given.follower?.onLines(eventLines(events.slice(90, 95))));
  assert.is(session.recording.get().events.length, 95);
  assert.is(session.player.moment.get().count, 10, 'looking back goes on receiving');
  session.player.follow(true);
  await atItsPace(() => given.follower?.onLines(eventLines(events.slice(95))));
  assert.is(session.player.moment.get().count, events.length);
  assert.ok(given.stopped, 'it ends with the session');
  assert.equal([session.live.get(), session.player.moment.get().following], ['off', false]);
  session.stop();
});

test('whoever asked for a moment, or looks around already, is left there', async () => {
  const asked = await opened(world(linesOf(underWay), {}, true), { at: 20 });
  assert.equal([asked.player.moment.get().count, asked.player.moment.get().following], [21, false]);
  asked.stop();
  const session = openSession('s', world(linesOf(underWay), {}, true).ports);
  await settled();
  session.player.goTo(5);
  for (let i = 0; i < 20; i += 1) await settled();
  assert.is(session.player.moment.get().count, 5);
  session.stop();
});

test('the end of a session under way goes on moving', async () => {
  const given = world(linesOf(underWay), {}, true);
  const session = await opened(given, { at: 3 });
  session.goToEnd();
  await atItsPace(() => given.follower?.onLines(eventLines(events.slice(90, 95))));
  assert.is(session.player.moment.get().count, 95);
  session.stop();
});

test('a closed session takes in nothing more', async () => {
  const given = world(linesOf(underWay), {}, true);
  const session = await opened(given);
  session.stop();
  await atItsPace(() => given.follower?.onLines(eventLines(events.slice(90))));
  assert.is(session.recording.get().events.length, 90);
  assert.ok(given.stopped);
});

test('without word from the server, a recent recording without an end is followed', async () => {
  const silent = { search: async () => ({ items: [], next: null }), one: async () => null };
  const last = underWay.at(-1)?.at ?? 0;
  const recent = world(linesOf(underWay), { sessions: silent });
  (await opened(recent, { now: () => last + 60_000 })).stop();
  assert.is.not(recent.follower, null);
  const idle = world(linesOf(underWay), { sessions: silent });
  const quiet = await opened(idle, { now: () => last + 600_000 });
  assert.is(quiet.live.get(), 'idle');
  assert.is(quiet.player.moment.get().count, 1, 'nothing happens now');
  await atItsPace(() => idle.follower?.onLines(eventLines(events.slice(90, 92))));
  assert.is(quiet.live.get(), 'open');
  quiet.stop();
  const old = world(linesOf(underWay), { sessions: silent });
  (await opened(old, { now: () => last + 3_600_000 })).stop();
  assert.is(old.follower, null);
});

test.run();
