import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLiveHost } from '../../src/site/live-host.ts';
import { createTexts } from '../../src/site/texts/texts.ts';
import { testSession } from '../support/session.ts';

const test = suite('live host');

/** A host whose frames come when the test says so. */
function hosted() {
  const session = testSession({ url: '/en/about' });
  let waiting = false;
  let frame = () => {};
  const host = createLiveHost(session.runtime, createTexts(), (work) => {
    frame = () => {
      if (!waiting) return;
      waiting = false;
      work();
    };
    return { request: () => (waiting = true), flush: () => frame() };
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

test('an event that changes nothing tells nobody, and who stopped listening hears nothing', () => {
  const { session, host, stop, told, frame } = hosted();
  session.runtime.start();
  frame();
  const before = told();
  host.publish('timer.fired', { name: 'nothing' });
  assert.is(told(), before);
  stop();
  host.publish('preferences.balanceHidden', { hidden: true });
  assert.is(told(), before);
});

test.run();
