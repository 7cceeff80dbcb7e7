import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createCookies } from '../../../src/site/ports/cookies.ts';

const test = suite('cookies port');

/** Reads like a document: pairs alone; writes one cookie at a time. */
function jar(initial = '') {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return initial;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
}

test('a cookie is found by its whole name and decoded', () => {
  const cookies = createCookies(jar('xlng=de; lng=en; user_token=a%2Bb%3D'), { secure: false });
  assert.is(cookies.getItem('lng'), 'en');
  assert.is(cookies.getItem('user_token'), 'a+b=');
  assert.is(cookies.getItem('token'), null);
});

test('the names of all cookies are known', () => {
  const cookies = createCookies(jar('lng=en; grant_a%20b=x=y'), { secure: false });
  assert.equal(cookies.names(), ['lng', 'grant_a b']);
  assert.equal(createCookies(jar(), { secure: false }).names(), []);
});

test('a value that is not well encoded is given as it stands', () => {
  assert.is(createCookies(jar('bad=100%'), { secure: false }).getItem('bad'), '100%');
});

test('a cookie is written for the whole site, with its expiry, and secured where it can be', () => {
  const plain = jar();
  createCookies(plain, { secure: false }).setItem('lng', 'a;b');
  assert.is(plain.written[0], 'lng=a%3Bb; path=/; samesite=lax');
  const secured = jar();
  createCookies(secured, { secure: true }).setItem('t', '1', { expires: Date.UTC(2026, 0, 1) });
  assert.is(
    secured.written[0],
    't=1; expires=Thu, 01 Jan 2026 00:00:00 GMT; path=/; samesite=lax; secure',
  );
});

test('a cookie is removed where it was set', () => {
  const page = jar('t=1');
  createCookies(page, { secure: false }).removeItem('t');
  assert.is(page.written[0], 't=; max-age=0; path=/; samesite=lax');
});

test.run();
