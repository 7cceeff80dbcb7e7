import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SECRET_MARKER } from '../../src/kernel/privacy.ts';
import { publicParams, publicUrl } from '../../src/routes/public-url.ts';
import { anyUrl, linked } from './arbitraries.ts';

const test = suite('routes/public-url');

const TOKEN = '0123456789abcdef0123456789abcdef';
const M = '%5Bsecret%5D';
const names = ['token', 'code', 'state', 'sign', 'key', 'hash', 'password', 'email_code'];

const cases: readonly (readonly [url: string, safe: string])[] = [
  [`/en/${TOKEN}`, `/en/${M}`],
  [`/en/${TOKEN}/?a=1#b`, `/en/${M}/?a=1#b`],
  [`/en/%30${TOKEN.slice(1)}`, `/en/${M}`],
  [`https://other.example/${TOKEN}`, `https://other.example/${M}`],
  ['/en/live?a=1&code=77&b=%2F', `/en/live?a=1&code=${M}&b=%2F`],
  ['/en?c%6Fde=77&TOKEN=1', `/en?c%6Fde=${M}&TOKEN=${M}`],
  ['/en#state=x&y=1', `/en#state=${M}&y=1`],
  ['/en?code=', '/en?code='],
  [`/en/u?path=%2Fen%2F${TOKEN}`, `/en/u?path=${encodeURIComponent(`/en/${M}`)}`],
  [`/en?${TOKEN}`, `/en?${M}`],
  ['/en#/callback?token=77', `/en#/callback?token=${M}`],
  ['/en#a=b?token=77', `/en#a=${encodeURIComponent(`b?token=${M}`)}`],
  ['/en#!/x?access_token=77', `/en#!/x?access_token=${M}`],
  ['/en?a=1;access-token=77', `/en?a=1;access-token=${M}`],
  ['/en?user[token]=77&%2574oken=77', `/en?user[token]=${M}&%2574oken=${M}`],
  ['/en/live;password=77', `/en/live;password=${M}`],
];

for (const [url, safe] of cases) {
  test(`${url} is told as ${safe}`, () => {
    assert.is(publicUrl(url), safe);
    assert.is(publicUrl(safe), safe, 'and that does not change');
  });
}

test('a marked address can be taken apart, and holds the marker', () => {
  for (const name of names) {
    const { searchParams } = new URL(publicUrl(`/en?${name}=x&a=1`), 'https://site.example');
    assert.equal(
      [...searchParams],
      [
        [name, SECRET_MARKER],
        ['a', '1'],
      ],
    );
  }
});

test('never throws, and what is public stays as it is', () => {
  fc.assert(
    fc.property(anyUrl, (url) => {
      const safe = publicUrl(url);
      assert.is(publicUrl(safe), safe);
    }),
  );
  for (const long of ['/?a='.repeat(50_000), '/'.repeat(100_000), '%'.repeat(100_000)]) {
    assert.type(publicUrl(long), 'string');
  }
});

test('no token remains, wherever an address holds it', () => {
  const token = fc.stringMatching(/^[0-9a-f]{32,64}$/);
  const name = fc.constantFrom(...names);
  fc.assert(
    fc.property(token, name, linked, (secret, query, { url }) => {
      const within = encodeURIComponent(`/en/${secret}?${query}=${secret}`);
      const all = `${url}/${secret}?path=${within}&${query}=${secret}&b=${secret}#${secret}`;
      assert.not.match(publicUrl(all), secret);
    }),
  );
});

test('ordinary addresses are unchanged', () => {
  fc.assert(
    fc.property(linked, ({ route, params, url }) => {
      if (route === 'token' || /[0-9a-f]{32}/.test(url)) return;
      const whole = `${url}?page=2&path=%2Fen%2Flive%3Fa%3D1#top`;
      assert.is(publicUrl(whole), whole);
      const text = Object.fromEntries(Object.entries(params).map(([k, value]) => [k, `${value}`]));
      assert.equal(publicParams(text), text);
    }),
  );
});

test('a parameter that is a token is marked', () => {
  const params = { token: TOKEN, other: TOKEN, section: 'live' };
  const marked = { token: SECRET_MARKER, other: SECRET_MARKER, section: 'live' };
  assert.equal(publicParams(params), marked);
});

test.run();
