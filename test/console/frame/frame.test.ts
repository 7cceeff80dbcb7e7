import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FrameSource } from '../../../src/console/frame/face.ts';
import { fitted } from '../../../src/console/frame/fit.ts';
import { type FrameMessage, frameMessage, talk } from '../../../src/console/frame/messages.ts';
import { createShownReplay } from '../../../src/console/frame/shown-replay.ts';
import { targetOf } from '../../../src/console/frame/target.ts';
import { type AnyEvent, CATALOGUE_VERSION } from '../../../src/events/catalogue.ts';
import { type State, siteFold } from '../../../src/projections/state.ts';
import { createReplay } from '../../../src/replay/replay.ts';
import { createReplayHost } from '../../../src/site/replay-host.ts';
import { recordedSession } from '../support/recorded.ts';

function state(language: string): State {
  const initial = siteFold.initial();
  return { ...initial, route: { ...initial.route, url: `/${language}`, language } };
}

function source() {
  let shown = state('en');
  let moment = 0;
  let listener = () => {};
  const failures: string[] = [];
  const given: FrameSource = {
    state: () => shown,
    now: () => moment,
    target: () => null,
    subscribe(next) {
      listener = next;
      return () => {};
    },
    failed: (message) => failures.push(message),
  };
  const show = (next: State, at = 0) => {
    shown = next;
    moment = at;
    listener();
  };
  return { given, show, failures };
}

const test = suite('console: the frame');

test('the host shows the state of the moment and tells of the next', () => {
  const { given, show } = source();
  const host = createReplayHost(given);
  let told = 0;
  const stop = host.subscribe(() => {
    told += 1;
  });
  const next = state('en');
  show(next);
  assert.is(host.state(), next);
  assert.is(told, 1);
  stop();
  show(state('en'));
  assert.is(told, 1);
});

test('the time is that of the moment shown, whatever the clock says', () => {
  const { given, show } = source();
  const host = createReplayHost(given);
  show(state('en'), 1_767_225_600_000);
  assert.is(host.now(), 1_767_225_600_000);
});

test('nothing that views do has any effect', () => {
  const { given, failures } = source();
  const host = createReplayHost(given);
  const before = host.state();
  host.publish('coupon.placePressed', { shown: { coef: '1', amount: '1', possibleWin: '1' } });
  host.publish('coupon.cleared', {});
  let heard = 0;
  host.bus.on('couponAddBet', () => {
    heard += 1;
  });
  host.bus.emit('couponAddBet', {});
  assert.is(host.live, false);
  assert.is(host.state(), before);
  assert.is(heard, 0);
  assert.equal(failures, []);
});

test('what a view reports as thrown is told to the console', () => {
  const { given, failures } = source();
  createReplayHost(given).publish('bus.failed', { source: 'page', name: 'view', message: 'oh' });
  assert.equal(failures, ['oh']);
});

test('texts follow the language of the moment', async () => {
  const { given, show } = source();
  const host = createReplayHost(given);
  const changed = new Promise<void>((done) => {
    host.subscribe(() => {
      if (host.language() === 'de') done();
    });
  });
  show(state('de'));
  await changed;
  assert.is(host.language(), 'de');
});

test("the player's window keeps its shape, and is never shown larger than it was", () => {
  const wide = fitted({ width: 1280, height: 800 }, { width: 640, height: 900 });
  assert.equal([wide.scale, wide.shown], [0.5, { width: 640, height: 400 }]);
  const phone = fitted({ width: 360, height: 740 }, { width: 900, height: 1500 });
  assert.is(phone.scale, 1);
  assert.is(fitted({ width: 0, height: 0 }, { width: 640, height: 400 }).viewport.width, 1280);
  assert.is(fitted({ width: 100, height: 100 }, { width: 0, height: 0 }).scale, 1);
});

test('the element an event is about', () => {
  const about = (type: string, data: object) =>
    targetOf({ seq: 0, at: 0, type, data } as unknown as AnyEvent);
  assert.is(about('coupon.betRemoved', { marketId: '7-1' }), '[data-market-id="7-1"]');
  assert.is(about('coupon.betRemoved', { marketId: 'a"b\\' }), '[data-market-id="a\\"b\\\\"]');
  assert.is(about('modal.opened', { id: 'x', kind: 'login' }), 'dialog[data-modal="login"]');
  assert.is(about('session.loginSubmitted', {}), '[data-auth-form]');
  assert.is(about('auth.socialChosen', {}), '[data-auth-form]');
  assert.is(about('coupon.cleared', {}), '[data-coupon-type]');
  assert.is(about('route.changed', {}), null);
});

test('of what comes through the channel only declared messages with its nonce are heard', async () => {
  const { port1, port2 } = new MessageChannel();
  const nonce = 'n'.repeat(20);
  const heard: FrameMessage[] = [];
  const all = new Promise<void>((done) => {
    talk<FrameMessage, never>(port1, nonce, frameMessage, (message) => {
      heard.push(message);
      if (message.kind === 'ready') done();
    });
  });
  for (const message of [
    { kind: 'problem', nonce, seq: 3 },
    { kind: 'problem', nonce: 'm'.repeat(20), seq: 3 },
    { kind: 'problem', nonce, seq: 1.5 },
    { kind: 'problem', nonce, seq: 3, url: '/log-api/v1/audit' },
    { kind: 'show', nonce, seq: 3 },
    { kind: 'fetch', nonce, url: '/log-api/v1/audit' },
    { nonce },
    null,
    'ready',
    { kind: 'ready', nonce },
  ]) {
    port2.postMessage(message);
  }
  await all;
  assert.equal(heard, [
    { kind: 'problem', nonce, seq: 3 },
    { kind: 'ready', nonce },
  ]);
  port1.close();
});

test('the frame folds the events itself, and draws the last moment wanted', () => {
  const events = recordedSession();
  const waiting: (() => void)[] = [];
  const problems: number[] = [];
  const shown = createShownReplay({
    catalogue: CATALOGUE_VERSION,
    whenDrawn: (run) => waiting.push(run),
    onProblem: (seq) => problems.push(seq),
  });
  let told = 0;
  shown.source.subscribe(() => {
    told += 1;
  });
  shown.append(events.slice(0, 50));
  shown.append(events.slice(50));
  for (const seq of [-1, 80, 20, 40]) shown.show(seq);
  assert.equal([waiting.length, told], [1, 0]);
  waiting[0]?.();
  assert.is(told, 1);
  const count = events.findIndex(({ seq }) => seq === 40) + 1;
  assert.equal(shown.source.state(), createReplay(events).stateAfter(count));
  assert.is(shown.source.now(), events[count - 1]?.at);
  shown.source.failed('oh');
  assert.equal(problems, [40]);
});

test.run();
