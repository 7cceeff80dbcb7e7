import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAddress, withLanguage } from '../../src/routes/address.ts';
import { openAddress, openParam } from '../../src/routes/open-address.ts';
import { publicUrl } from '../../src/routes/public-url.ts';
import { resolveRoute } from '../../src/routes/resolve.ts';
import { anyUrl, linked } from './arbitraries.ts';

const test = suite('routes/open-address');

const E = '%5Berased%5D';
const S = '%5Bsecret%5D';

const cases: readonly (readonly [url: string, open: string])[] = [
  ['', ''],
  ['/', '/'],
  ['/en', '/en'],
  ['/en/live/football/', '/en/live/football/'],
  ['/en/user/login?email=a%40b.test&phone=%2B491511', `/en/user/login?email=${E}&phone=${E}`],
  ['/en/user/login?network=vk&step=two-step', '/en/user/login?network=vk&step=two-step'],
  ['/en/user/login?network=anna', `/en/user/login?network=${E}`],
  ['/en/live?network=vk', `/en/live?network=${E}`],
  ['/en?hideHeader=1&email=', '/en?hideHeader=1&email='],
  ['/en?anna@example.org=1', `/en?${E}=${E}`],
  ['/en?anna', `/en?${E}`],
  ['/en?email=a&email=b', `/en?email=${E}&email=${E}`],
  ['/en?email[]=a&user[name]=b', `/en?${E}=${E}&${E}=${E}`],
  ['/en?hideHeader=1;email=a', `/en?hideHeader=${E}`],
  ['/en/anna@example.org', `/en/${E}`],
  ['/en/lotto/-/&-', `/en/lotto/-/${E}`],
  ['/en/anna/smith/1980', `/en/${E}`],
  ['/anna', `/${E}`],
  ['/live/football', '/live/football'],
  ['/en/news/anna@example.org', `/en/news/${E}`],
  ['/en/landing-anna@example.org', `/en/landing-${E}`],
  ['/en/news/4915112345678', `/en/news/${E}`],
  ['/en/print-coupon/1000000001', '/en/print-coupon/1000000001'],
  ['/en/blog/a/b@c/d', `/en/blog/a/${E}/d`],
  [`/en/${S}?code=${S}`, `/en/${S}?code=${S}`],
  ['/en#content', '/en#content'],
  ['/en#anna@example.org', `/en#${E}`],
  ['/en#/mail?to=anna', `/en#${E}=${E}`],
  ['/en/site-updates?path=%2Fen%2Fslots', '/en/site-updates?path=%2Fen%2Fslots'],
  [
    '/en/site-updates?path=%2Fen%2Fslots%3Femail%3Da',
    `/en/site-updates?path=${encodeURIComponent(`/en/slots?email=${E}`)}`,
  ],
  ['https://mirror.example/en/live?email=a', `https://mirror.example/en/live?email=${E}`],
  ['https://anna:pass@mirror.example/en', E],
  ['mailto:anna@example.org', E],
  ['external:banned', 'external:banned'],
  [
    '/en/betting-calculator?odds=1.5+2.25&stake=10.50&k=0',
    '/en/betting-calculator?odds=1.5+2.25&stake=10.50&k=0',
  ],
  ['/en/betting-calculator?odds=4915112345678', `/en/betting-calculator?odds=${E}`],
];

for (const [url, open] of cases) {
  test(`of ${url} is public ${open}`, () => {
    assert.is(openAddress(url), open);
    assert.is(openAddress(open), open, 'and that does not change');
  });
}

test('addresses of pages are public, and their parameters', () => {
  fc.assert(
    fc.property(linked, ({ route, params, url }) => {
      const isPlain = Object.values(params).every((text) => openParam(`${text}`) === text);
      if (!isPlain || route === 'token') return;
      assert.is(openAddress(url), url);
    }),
  );
});

const shown = (url: string) => {
  const outcome = resolveRoute(url, { as: 'guest', config: {} });
  if (!('redirect' in outcome)) return { ...outcome, params: null };
  return resolveRoute(withLanguage(outcome.redirect, 'en'), { as: 'guest', config: {} });
};

test('what is public of an address leads to the same page', () => {
  fc.assert(
    fc.property(anyUrl, (url) => {
      // A token is taken out before anything is told.
      fc.pre(publicUrl(url) === url);
      const { route, layout, status } = { ...shown(url) } as Record<string, unknown>;
      const open = { ...shown(openAddress(url)) } as Record<string, unknown>;
      assert.equal([open['route'], open['layout'], open['status']], [route, layout, status]);
    }),
    { numRuns: 2000 },
  );
});

test('never throws, and what is public stays as it is', () => {
  fc.assert(
    fc.property(anyUrl, (url) => {
      const open = openAddress(publicUrl(url));
      assert.is(openAddress(open), open);
      assert.is(publicUrl(open), open);
      assert.is(parseAddress(open).language, parseAddress(url).language);
    }),
    { numRuns: 2000 },
  );
  for (const long of [
    '/en?a='.repeat(50_000),
    '/'.repeat(100_000),
    '%'.repeat(100_000),
    '&'.repeat(100_000),
  ]) {
    assert.type(openAddress(long), 'string');
  }
});

const PLANTED = 'anna.planted+canary@example.org';

const twice = (text: string) => encodeURIComponent(encodeURIComponent(text));
const everyByte = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');
const codings: readonly ((text: string) => string)[] = [
  (text) => text,
  encodeURIComponent,
  twice,
  (text) => encodeURIComponent(twice(text)),
  everyByte,
  (text) => everyByte(text).toLowerCase(),
  (text) => encodeURIComponent(everyByte(text)),
  (text) => text.toUpperCase(),
];

const place = fc.constantFrom<(text: string) => string>(
  (text) => `?email=${text}`,
  (text) => `?${text}=1`,
  (text) => `?${text}`,
  (text) => `?hideHeader=1;email=${text}`,
  (text) => `?hideHeader=1&hideHeader=${text}`,
  (text) => `?email[]=${text}&email[0]=${text}`,
  (text) => `?path=${encodeURIComponent(`/en?email=${text}`)}`,
  (text) => `?${'a=1&'.repeat(2000)}x=${text}`,
  (text) => `?x=${'y'.repeat(5000)}${text}`,
  (text) => `?network=${text}&odds=${text}&k=${text}&step=${text}`,
  (text) => `?%65mail=${text}`,
  (text) => `#${text}`,
  (text) => `#/callback?email=${text}`,
  (text) => `?x=1#email=${text}`,
  (text) => `/${text}`,
  (text) => `/x/${text}/y`,
  (text) => `;${text}`,
);

/** All that a text says, in whatever coding. */
function readings(text: string): string {
  const found = [text];
  for (let i = 0; i < 8; i += 1) {
    found.push(
      (found.at(-1) ?? '').replaceAll(/%[0-9a-f]{2}/gi, (byte) =>
        String.fromCharCode(Number.parseInt(byte.slice(1), 16)),
      ),
    );
  }
  return found.join('\n').toLowerCase();
}

test('nothing planted in an address is public, wherever it stands and however it is written', () => {
  const pages = fc.oneof(
    linked.map(({ url }) => url),
    anyUrl.filter((url) => !/[?#]/.test(url)),
  );
  fc.assert(
    fc.property(pages, place, fc.constantFrom(...codings), (url, put, coding) => {
      const open = openAddress(publicUrl(url + put(coding(PLANTED))));
      assert.not.match(readings(open), /planted|canary@|example\.org/);
    }),
    { numRuns: 3000 },
  );
});

test('a phone number is no parameter, and neither is what a person may be called by', () => {
  for (const text of ['+4915112345678', '4915112345678', 'a@b.test', 'Anna Smith', '', 'a/b']) {
    assert.is(openParam(text), '[erased]', text);
  }
  for (const text of ['football', '12345-premier-league', 'чемпионат', '[secret]']) {
    assert.is(openParam(text), text);
  }
  assert.is(openParam('1000000001', 'couponId'), '1000000001');
  assert.is(openParam('1000000001', 'slug'), '[erased]');
});

test.run();
