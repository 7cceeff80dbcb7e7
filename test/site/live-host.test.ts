import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noReceipts } from '../../src/site/bet-receipts.ts';
import { noDevice } from '../../src/site/device.ts';
import { createLiveHost } from '../../src/site/live-host.ts';
import { noRecordings } from '../../src/site/own-recordings.ts';
import { noFiles } from '../../src/site/pending-files.ts';
import { createTexts } from '../../src/site/texts/texts.ts';
import { reply, testSession } from '../support/session/session.ts';

const test = suite('live host');

/** A host whose frames come when the test says so. */
function hosted() {
  const session = testSession({ url: '/en/about' });
  let waiting = false;
  let frame = () => {};
  const host = createLiveHost(session.runtime, {
    texts: createTexts(),
    framesFor: (work) => {
      frame = () => {
        if (!waiting) return;
        waiting = false;
        work();
      };
      return { request: () => (waiting = true), flush: () => frame() };
    },
    now: () => session.clock.now(),
    device: noDevice,
    receipts: noReceipts,
    recordings: noRecordings,
    files: noFiles,
  });
  let told = 0;
  const stop = host.subscribe(() => {
    told += 1;
  });
  return { session, host, stop, told: () => told, frame: () => frame() };
}

test('views are told once a frame, however many events there were', () => {
  const { session, host, told, frame } = hosted();
  session.runtime.start();
  session.clock.advance(1000);
  assert.is(told(), 0);
  assert.is(host.state().route.url, '');
  frame();
  assert.is(told(), 1);
  assert.is(host.state().route.url, '/en/about');
  frame();
  assert.is(told(), 1);
});

test('what a view publishes is shown at once', () => {
  const { session, host, told } = hosted();
  session.runtime.start();
  host.publish('preferences.balanceHidden', { hidden: true });
  assert.ok(host.state().preferences.user_hide_balance);
  assert.is(told(), 1);
});

test('a view cannot say what the site alone says: it is rejected, and nothing else happens', () => {
  const { session, host } = hosted();
  session.runtime.start();
  const { state } = session.runtime;
  for (const type of ['session.started', 'http.replied', 'captcha.solved', 'bet.placed'] as const) {
    const before = session.events.length;
    // @ts-expect-error A fact is no input.
    host.publish(type, { userId: '8', call: 'balance', requestId: 1, status: 200, body: {} });
    const [event, ...others] = session.events.slice(before);
    assert.is(event?.type, 'bus.rejected');
    assert.equal(event?.data, {
      ...{ source: 'publish', name: type },
      problem: 'it is a fact, which the site alone says',
    });
    assert.equal(others, []);
  }
  assert.is(session.runtime.state, state);
});

test('an event that changes nothing tells nobody, and who stopped listening hears nothing', () => {
  const { session, host, stop, told, frame } = hosted();
  session.runtime.start();
  frame();
  const before = told();
  session.runtime.publish('timer.fired', { name: 'nothing' });
  frame();
  assert.is(told(), before);
  stop();
  host.publish('preferences.balanceHidden', { hidden: true });
  assert.is(told(), before);
});

test('a secret is there to be shown until it was seen, and in no state', () => {
  const { session, host } = hosted();
  const made = { userId: '7', login: '100200', password: 'made-by-the-server' };
  session.answers.register = () => reply(made);
  session.runtime.start();
  assert.is(host.secrets.read('register'), null);
  const input = { path: { type: 'fast_reg' }, body: { currency: 'EUR', bonus: 0 } };
  session.runtime.publish('http.requested', { call: 'register', requestId: 99, ...input });
  session.clock.advance(1000);
  assert.is(host.secrets.read('register')?.password, 'made-by-the-server');
  assert.not.match(JSON.stringify(host.state()), 'made-by-the-server');
  host.secrets.forget('register');
  assert.is(host.secrets.read('register'), null);
});

test('who signs out leaves no secret behind', () => {
  const { session, host } = hosted();
  session.answers.twoStepEnable = () => reply({ recoveryCodes: ['one', 'two'] });
  session.runtime.start();
  const requested = { call: 'twoStepEnable', requestId: 99, body: { code: '123456' } };
  session.runtime.publish('http.requested', requested);
  session.clock.advance(1000);
  assert.equal(host.secrets.read('twoStepEnable')?.recoveryCodes, ['one', 'two']);
  session.runtime.publish('session.ended', { reason: 'logout' });
  assert.is(host.secrets.read('twoStepEnable'), null);
});

test('what was made for one player is not shown to the next', () => {
  const { session, host } = hosted();
  session.answers.register = () => reply({ userId: '7', login: '100', password: 'of-7' });
  session.runtime.start();
  const input = { path: { type: 'fast_reg' }, body: { currency: 'EUR', bonus: 0 } };
  session.runtime.publish('http.requested', { call: 'register', requestId: 99, ...input });
  session.clock.advance(1000);
  session.runtime.publish('session.started', { userId: '7' });
  assert.is(host.secrets.read('register')?.password, 'of-7');
  session.runtime.publish('session.started', { userId: '8' });
  assert.is(host.secrets.read('register'), null);
});

test.run();
