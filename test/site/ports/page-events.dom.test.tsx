import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publishPageEvents, SETTLE } from '../../../src/site/ports/page-events.ts';

const test = suite('page events');

const published: [string, unknown][] = [];
const timers: { work: () => void; delay: number }[] = [];

const { setTimeout, clearTimeout, innerWidth, innerHeight } = window;

test.before(() => {
  Object.assign(window, {
    setTimeout: (work: () => void, delay: number) => timers.push({ work, delay }),
    clearTimeout: (id: number) => timers.splice(id - 1, 1),
  });
  publishPageEvents(window, (type, data) => published.push([type, data]));
});

test.after(() => {
  Object.assign(window, { setTimeout, clearTimeout, innerWidth, innerHeight });
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'onLine');
});

test.before.each(() => {
  published.length = 0;
  timers.length = 0;
});

test('coming to the front and going to the back are told', () => {
  const show = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  show('hidden');
  show('visible');
  assert.equal(published, [
    ['app.visibilityChanged', { visible: false }],
    ['app.visibilityChanged', { visible: true }],
  ]);
});

test('losing and finding the network are told', () => {
  const turn = (online: boolean) => {
    Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  turn(false);
  turn(true);
  assert.equal(published, [
    ['app.connectionChanged', { online: false }],
    ['app.connectionChanged', { online: true }],
  ]);
});

test('bets and answers of another tab are told, and nothing else it stores', () => {
  const store = (key: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  store('pendingBets', '[]');
  store('preferences', '{}');
  store('pendingBets', null);
  store('cookiesAgree', '{}');
  store('signOutOwed', '1');
  assert.equal(published, [
    ['app.storageChanged', { name: 'pendingBets', value: '[]' }],
    ['app.storageChanged', { name: 'pendingBets', value: null }],
    ['app.storageChanged', { name: 'cookiesAgree', value: '{}' }],
    ['app.storageChanged', { name: 'signOutOwed', value: '1' }],
  ]);
});

test('a window that is being resized is told once, when it settles', () => {
  for (const width of [900, 800, 700]) {
    Object.assign(window, { innerWidth: width, innerHeight: 600 });
    window.dispatchEvent(new Event('resize'));
  }
  assert.equal(published, []);
  assert.is(timers.length, 1);
  assert.is(timers[0]?.delay, SETTLE);
  timers[0]?.work();
  assert.equal(published, [['app.viewportChanged', { width: 700, height: 600 }]]);
});

test('errors that nobody caught are told with their reason', () => {
  const error = Object.assign(new Event('error'), { error: new TypeError('x is not y') });
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'no' });
  window.dispatchEvent(error);
  window.dispatchEvent(rejection);
  assert.equal(published, [
    ['bus.failed', { source: 'page', name: 'window.error', message: 'TypeError: x is not y' }],
    ['bus.failed', { source: 'page', name: 'window.unhandledrejection', message: 'no' }],
  ]);
});

test.run();
