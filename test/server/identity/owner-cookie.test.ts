import { createHmac } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createOwnerCookies } from '../../../src/server/identity/owner-cookie.ts';

const test = suite('the owner of a browser’s recordings');
const KEY = Buffer.alloc(32, 7);
const owners = createOwnerCookies(KEY);
const browser = (cookie: string | undefined, isSecure = true) => ({
  cookie,
  isSecure,
  userAgent: undefined,
});
const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

/** An owner that is told by a word. */
const ownerOf = (word: string) => word.padEnd(24, '-');

/** As it was given before names were signed. */
function ofBefore(owner: string): string {
  const signature = createHmac('sha256', KEY).update(owner).digest('base64url');
  return `rb_owner=${owner}.${signature}`;
}

test('is one for good, and over TLS only of this very host', () => {
  const given = owners.renew(browser(undefined));
  assert.match(
    given,
    /^__Host-rb_owner=\S+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
  const owner = owners.ownerOf(browser(pairOf(given)));
  assert.type(owner, 'string');
  assert.is(owners.renew(browser(pairOf(given))), given);
  assert.is(owners.ownerOf(browser(`${pairOf(given)}x`)), null);
});

test('cannot be set by another host of the domain', () => {
  const plain = pairOf(owners.renew(browser(undefined, false)));
  const renamed = pairOf(owners.renew(browser(undefined))).replace('__Host-', '');
  for (const cookie of [plain, renamed]) assert.is(owners.ownerOf(browser(cookie)), null);
  const own = pairOf(owners.renew(browser(undefined)));
  const owner = owners.ownerOf(browser(own));
  assert.is(owners.ownerOf(browser(`${plain}; ${own}; ${ofBefore(ownerOf('theirs'))}`)), owner);
});

test('is not told by a cookie whose value names another cookie', () => {
  for (const signedSecure of [false, true]) {
    const pair = pairOf(owners.renew(browser(undefined, signedSecure)));
    for (const isSecure of [false, true]) {
      for (const name of ['rb_owner', '__Host-rb_owner']) {
        assert.is(owners.ownerOf(browser(`${name}=${pair}`, isSecure)), null, `${name}=${pair}`);
      }
    }
  }
});

test('stays the same for a browser of before, which is given the new name', () => {
  const owner = ownerOf('an-owner');
  for (const isSecure of [false, true]) {
    const before = browser(ofBefore(owner), isSecure);
    assert.is(owners.ownerOf(before), owner);
    const next = pairOf(owners.renew(before));
    assert.match(next, isSecure ? /^__Host-rb_owner=/ : /^rb_owner=/);
    assert.is(owners.ownerOf(browser(next, isSecure)), owner);
  }
});

test('of two cookies of one name none counts', () => {
  const [mine, theirs] = [ofBefore(ownerOf('mine')), ofBefore(ownerOf('theirs'))];
  assert.is(owners.ownerOf(browser(`${mine}; ${theirs}`)), null);
});

test.run();
