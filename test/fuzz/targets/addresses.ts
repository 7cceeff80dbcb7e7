import * as fc from 'fast-check';
import * as assert from 'uvu/assert';
import { openAddress } from '../../../src/routes/open-address.ts';
import { publicParams, publicUrl } from '../../../src/routes/public-url.ts';
import { explainRoute } from '../../../src/routes/resolve.ts';
import { refusal } from '../../../src/server/http/refusal.ts';
import { targetOf } from '../../../src/server/proxy/target.ts';
import { anyUrl, linked } from '../../routes/arbitraries.ts';
import { textTarget } from '../target.ts';

const PERSON = 'jane.planted@mail.test';
const TOKEN = 'c0ffee00c0ffee00c0ffee00c0ffee00';

/** Coded over so many times. */
function coded(text: string, times: number): string {
  return times === 0 ? text : coded(encodeURIComponent(text), times - 1);
}

const planted = fc
  .tuple(
    linked,
    fc.constantFrom('email', 'phone', 'next', 'returnUrl', 'a', '', 'user[email]', 'url'),
    fc.constantFrom('?', '#', '?a=1&', '?next=/en/live?', '?next=%2Fen%3F'),
    fc.nat(3),
  )
  .map(([{ url }, name, mark, times]) => `${url}${mark}${name}=${coded(PERSON, times)}`);
const secret = linked.map(({ url }) => `${url}?token=${TOKEN}`);
const redirecting = fc
  .tuple(linked, linked)
  .map(([{ url }, to]) => `${url}?next=${encodeURIComponent(`${to.url}?email=${PERSON}`)}`);

function laidOpen(text: string): string {
  let open = text;
  for (let times = 0; times < 8; times += 1) {
    open = open.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return open;
}

const visitors = ['guest', 'player', 'banned'] as const;

/** Any text in the address bar: it leads somewhere, and what is private is no part of the record. */
export const addresses = textTarget({
  name: 'addresses',
  good: fc.oneof(planted, secret, redirecting, anyUrl),
  words: [PERSON, 'token=', '/en/', '?email=', '&', '%2F', '//evil.example', 'external:'],
  check(url) {
    for (const as of visitors) {
      const { outcome } = explainRoute(url, { as, config: {} });
      if ('params' in outcome) publicParams(outcome.params);
      if ('redirect' in outcome)
        assert.not.match(outcome.redirect, /^([/\\]{2}|(?!external:[a-z]+$)[a-z]+:)/i);
    }
    const told = publicUrl(url);
    assert.is(publicUrl(told), told, 'public twice is another');
    const isSecret = new RegExp(`^[^?#]*\\?token=${TOKEN}([&#]|$)`).test(url);
    if (isSecret && url.split(TOKEN).length === 2) assert.not.match(told, TOKEN);
    const open = openAddress(told);
    assert.is(openAddress(open), open, 'open twice is another');
    assert.not.match(laidOpen(open), 'planted@');
  },
});

const PREFIX =
  /^\/(bets-api|bff-api|blocks-api|captcha-api|dictionaries|limit-service-api|redirects-api|remote-views|seo-api|sports-api|web-api)\//;

/** The address of a request that is passed on to a back-end. */
export const proxied = textTarget({
  name: 'proxied',
  good: fc.oneof(
    fc.constantFrom(
      '/web-api/user/v1/balance',
      '/remote-views/%2Fen%2Flive',
      '/bets-api/v1/%7euser?a=%2e%2e',
      '/sports-api/v1/live?lng=en&a=b?c',
    ),
    fc.webPath().map((path) => `/web-api${path}`),
  ),
  words: ['..', '%2e', '%252e', '/../', '%5c', ';', '//', '/./', '%2f', '%00', '?', '\\', '%c0%ae'],
  check(url) {
    let target: string;
    try {
      target = targetOf(url);
    } catch (error) {
      assert.instance(error, refusal(400, '').constructor);
      return;
    }
    assert.is(targetOf(target), target, 'judged twice it is another');
    assert.match(target, PREFIX);
    const parsed = new URL(target, 'http://back-end.example');
    assert.is(parsed.host, 'back-end.example');
    const read = laidOpen(parsed.pathname + parsed.search);
    const given = parsed.search === '' ? target.replace(/\?$/, '') : target;
    assert.is(read, laidOpen(given), 'a server reads another');
    assert.match(laidOpen(parsed.pathname), PREFIX);
    assert.not(laidOpen(parsed.pathname).split('/').includes('..'), 'it climbs');
  },
});
