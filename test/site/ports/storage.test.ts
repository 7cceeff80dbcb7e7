import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createStore } from '../../../src/site/ports/storage.ts';

const test = suite('storage port');

/** A browser's storage that fails when told to. */
function shakyStorage() {
  const map = new Map<string, string>();
  const shaky = { broken: false, map };
  const check = () => {
    if (shaky.broken) throw new DOMException('no room', 'QuotaExceededError');
  };
  const storage = {
    getItem(key: string) {
      check();
      return map.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      check();
      map.set(key, value);
    },
    removeItem(key: string) {
      check();
      map.delete(key);
    },
  } as unknown as Storage;
  return { shaky, storage };
}

test('what is written is in the browser and can be read and removed', () => {
  const { shaky, storage } = shakyStorage();
  const store = createStore('localStorage', () => storage, assert.unreachable);
  store.setItem('coupon', '{}');
  assert.is(shaky.map.get('coupon'), '{}');
  assert.is(store.getItem('coupon'), '{}');
  store.removeItem('coupon');
  assert.is(store.getItem('coupon'), null);
  assert.is(shaky.map.size, 0);
});

test('a full storage is reported once, and what it refused is kept for the page', () => {
  const failures: string[] = [];
  const { shaky, storage } = shakyStorage();
  const store = createStore(
    'localStorage',
    () => storage,
    (name, message) => failures.push(`${name} ${message}`),
  );
  store.setItem('coupon', 'old');
  shaky.broken = true;
  store.setItem('coupon', 'new');
  store.setItem('coupon', 'newest');
  assert.is(store.getItem('coupon'), 'newest');
  store.removeItem('coupon');
  assert.is(store.getItem('coupon'), null);
  assert.equal(failures, ['localStorage.write QuotaExceededError: no room']);
});

test('after a success the browser has the value again, and a new failure is reported anew', () => {
  const failures: string[] = [];
  const { shaky, storage } = shakyStorage();
  const store = createStore(
    'localStorage',
    () => storage,
    (name) => failures.push(name),
  );
  shaky.broken = true;
  store.setItem('coupon', 'kept in memory');
  shaky.broken = false;
  store.setItem('coupon', 'kept in the browser');
  assert.is(shaky.map.get('coupon'), 'kept in the browser');
  assert.is(store.getItem('coupon'), 'kept in the browser');
  shaky.broken = true;
  assert.is(store.getItem('other'), null);
  assert.equal(failures, ['localStorage.write', 'localStorage.read']);
});

test('storage that may not even be touched does not throw', () => {
  const failures: string[] = [];
  const forbidden = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = createStore('sessionStorage', forbidden, (name) => failures.push(name));
  assert.is(store.getItem('returnUrl'), null);
  store.setItem('returnUrl', '/en');
  assert.is(store.getItem('returnUrl'), '/en');
  assert.equal(failures, ['sessionStorage.read']);
});

test.run();
