/** Whatever a healthy browser goes through, its recording leads to the same calls again. */
import { mergeMap, Subject, timer } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { effects } from '../../../src/effects/all.ts';
import { caused, effect } from '../../../src/effects/define.ts';
import { EFFECTS_VERSION } from '../../../src/effects/version.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { redact } from '../../../src/log/codec/redact.ts';
import { verifyLog } from '../../../src/replay/check/verify.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { privatePathsOf } from '../../../src/site/ports/private-paths.ts';
import { addBet, bettingSession, moveCoef, recorded } from '../../support/session/betting.ts';
import { reply, type TestSession } from '../../support/session/session.ts';

const test = suite('replay: healthy recordings');

const kept = (events: readonly AnyEvent[]) =>
  recorded(events).map((event) => redact(event, privatePathsOf(event), []) as AnyEvent);

function assertFollows({ events }: Pick<TestSession, 'events'>): void {
  assert.equal(verifyIntentions(kept(events)).firstDifference, undefined);
}

/** A session of which the clock is moved by hand, besides what goes by. */
function started(options: Parameters<typeof bettingSession>[0] = {}) {
  const session = bettingSession({ player: true, ...options });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

/** Moves the device's clock without any timer going off. */
function setClock({ clock }: TestSession, by: number): void {
  const device = clock.now;
  clock.now = () => device() + by;
}

test('the device clock is set back', () => {
  const session = started();
  addBet(session, '7-1');
  setClock(session, -3_600_000);
  moveCoef(session, '7-1', '1.90');
  session.navigation.visit('/en/registration');
  session.clock.advance(1);
  addBet(session, '8-1');
  session.clock.advance(60_000);
  session.runtime.stop();
  const times = session.events.map(({ at }) => at);
  assert.equal(
    times,
    times.toSorted((a, b) => a - b),
    'no event is earlier than the one before',
  );
  assertFollows(session);
});

test('the device sleeps, and its timers go off late and all at once', () => {
  const session = started();
  addBet(session, '7-1');
  setClock(session, 90_000);
  moveCoef(session, '7-1', '1.90');
  session.runtime.publish('route.requested', { url: '/en/about', replace: false });
  session.clock.advance(400);
  session.runtime.stop();
  assertFollows(session);
});

test('a page publishes while an event is told', () => {
  const session = started();
  session.runtime.events$.subscribe(({ type }) => {
    if (type === 'coupon.betAdded') {
      session.runtime.publish('coupon.amountChanged', { amount: '10' });
      session.runtime.publish('page.refreshPressed', {});
    }
    if (type === 'timer.elapsed') session.runtime.publish('page.refreshPressed', {});
  });
  addBet(session, '7-1');
  session.clock.advance(2000);
  session.runtime.stop();
  assertFollows(session);
});

test('a page ends the session while an event is told', () => {
  const session = started();
  session.runtime.events$.subscribe(({ type }) => {
    if (type === 'coupon.betAdded') session.runtime.stop();
  });
  addBet(session, '7-1');
  assert.equal(session.typesOf().slice(-2), ['app.stopped', 'log.checkpointed']);
  assertFollows(session);
});

test('an effect fails, rests and starts again', () => {
  const broken = effect('broken', (context) =>
    context.on('coupon.betAdded').pipe(
      mergeMap((event) =>
        timer(200, context.scheduler).pipe(
          mergeMap(() => {
            if (event.data.market.id === '7-1') throw new Error('cannot');
            return [caused('timer.fired', { name: 'broken' }, event)];
          }),
        ),
      ),
    ),
  );
  const all = [broken, ...effects];
  const session = started({ effects: all });
  addBet(session, '7-1');
  session.clock.advance(5000);
  addBet(session, '8-1');
  session.clock.advance(5000);
  session.runtime.stop();
  assert.equal(session.typesOf('bus.'), ['bus.failed', 'bus.restarted']);
  assert.equal(verifyIntentions(kept(session.events), all).firstDifference, undefined);
});

test('an answer comes at once, while others still wait for their turn', () => {
  const session = started({
    answers: { couponCalculate: () => reply({}), balance: () => reply({}) },
  });
  addBet(session, '7-1');
  session.clock.advance(2000);
  session.runtime.stop();
  assertFollows(session);
});

test('the first message of a feed has updates and a reset', () => {
  const feed = new Subject<TransportResponse>();
  const session = started({ answers: { sportsFeed: () => feed } });
  const updates = [{ kind: 'market', marketId: '7-1', coef: '1.99', isBlocked: false }];
  feed.next({ status: 200, headers: {}, body: { id: '2', updates, reset: true } });
  session.clock.advance(60_000);
  session.runtime.stop();
  assert.ok(session.typesOf('feed.lost').length === 1);
  assertFollows(session);
});

test('the address of the page is a secret itself, and the terms have changed', () => {
  const session = started({
    url: '/en/a9c7b5df7f87e0091639b4e8a1c99a8d257427d2c',
    answers: { rights: () => reply({ errors: [], exception_code: 1 }, 451) },
  });
  session.clock.advance(61_000);
  session.runtime.stop();
  assert.ok(session.typesOf('route.redirected').length > 0);
  assertFollows(session);
});

test('somebody typed what stands for a secret into the address bar, and the terms have changed', () => {
  const terms = { rights: () => reply({ errors: [], exception_code: 1 }, 451) };
  for (const literal of ['/en/%5Bsecret%5D?q=1', '/en/about?token=%5Bsecret%5D#%5Bsecret%5D']) {
    const first = started({ url: literal, answers: terms });
    const later = started({ answers: terms });
    later.navigation.visit(literal);
    for (const session of [first, later]) {
      session.clock.advance(61_000);
      session.runtime.stop();
      assertFollows(session);
    }
  }
});

test('a refusal names two things at once', () => {
  const codes = (...all: string[]) => reply({ errors: all.map((code) => ({ code })) }, 400);
  for (const two of [
    ['120', '100'],
    ['100', '120'],
    ['120', '7'],
  ]) {
    const session = started({
      answers: { fingerprint: () => reply({}, 503), passwordRecovery: () => codes(...two) },
    });
    session.runtime.publish('recovery.called', { login: 'a@b.test' });
    session.clock.advance(60_000);
    session.runtime.stop();
    assert.ok(session.typesOf('http.attempted').length > 0);
    assertFollows(session);
  }
});

test('storage holds an address with a secret, which the site does not put there', () => {
  for (const returnUrl of ['/en/recovery?token=abc', '/en/a9c7b5df7f87e0091639b4e8a1c99a8d']) {
    const session = bettingSession();
    session.storage.session.setItem('returnUrl', returnUrl);
    session.runtime.start();
    session.clock.advance(1000);
    session.runtime.stop();
    assert.is(session.runtime.state.route.returnUrl, null);
    assert.is(verifyLog(kept(session.events)).verdict, 'match');
    assertFollows(session);
  }
});

test('a timer that nobody set is no timer of this session', () => {
  const session = started();
  session.clock.advance(60_000);
  session.runtime.stop();
  const events = kept(session.events);
  const elapsed = events.find((event) => event.type === 'timer.elapsed');
  if (elapsed?.type !== 'timer.elapsed') throw new Error('no timer went off');
  elapsed.data.timer = 999;
  const { seq } = elapsed;
  const nothing = { seq, recorded: 'timer.elapsed', replayed: 'nothing' };
  assert.equal(verifyIntentions(events).firstDifference, nothing);
});

test('a recording of before timers were recorded is not judged, and says why', () => {
  const events = kept(started().events);
  const [first] = events;
  if (first?.type !== 'app.started') throw new Error('it does not begin');
  first.data.catalogue = '2';
  assert.equal(verifyIntentions(events), {
    verdict: 'unchecked',
    reason: 'no-timers',
    events: 0,
    calls: 0,
  });
});

test('a recording of when effects did something else is not judged, and says both versions', () => {
  const events = kept(started().events);
  const [first] = events;
  if (first?.type !== 'app.started') throw new Error('it does not begin');
  assert.is(first.data.effects, EFFECTS_VERSION);
  first.data.effects = EFFECTS_VERSION + 1;
  assert.equal(verifyIntentions(events), {
    ...{ verdict: 'unchecked', reason: 'other-effects', events: 0, calls: 0 },
    effects: { recorded: EFFECTS_VERSION + 1, present: EFFECTS_VERSION },
  });
});

test('an answer does not fit, of a call that needs no field of it', () => {
  const session = started({
    player: false,
    answers: { passwordRecovery: () => reply({ error: 'of a kind that nobody knows' }) },
  });
  session.runtime.publish('recovery.called', { login: 'a@b.test' });
  session.clock.advance(1000);
  session.runtime.stop();
  assert.ok(session.typesOf('http.failed').length > 0);
  assertFollows(session);
});

test.run();
