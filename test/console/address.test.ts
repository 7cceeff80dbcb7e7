import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { placeOf, sessionUrl } from '../../src/console/address.ts';
import {
  bytesText,
  clockText,
  durationText,
  fieldText,
  fieldTime,
  instantText,
  positionText,
} from '../../src/console/format.ts';
import { wantedOf } from '../../src/console/session-page/use-deep-link.ts';
import { everything, isNarrowed, searchOf, searchUrl } from '../../src/console/sessions/search.ts';
import { deviceOf } from '../../src/domain/site/device.ts';

const pageOf = (url: string) => placeOf(url).page;

const test = suite('console: addresses and formats');

test('what each address shows', () => {
  assert.is(pageOf('/console'), 'sessions');
  assert.is(pageOf('/console/sessions?user=1'), 'sessions');
  assert.is(pageOf('/console/sessions/'), 'sessions');
  assert.is(pageOf('/console/analytics'), 'analytics');
  assert.is(pageOf('/console/account'), 'account');
  for (const odd of [
    '/console/elsewhere',
    '/console/sessions/a/b',
    '/en',
    '/console/analytics/x',
  ]) {
    assert.is(pageOf(odd), 'unknown', odd);
  }
});

test('a session, its event and its panel stand in its address', () => {
  const url = sessionUrl('a/b c', 12, 'state');
  const place = placeOf(url);
  if (place.page !== 'session') throw new Error(`${url} is not a session's`);
  assert.is(place.id, 'a/b c');
  assert.equal(wantedOf(place.query), { at: 12, panel: 'state' });
  assert.is(sessionUrl('x'), '/console/sessions/x');
});

test('nonsense in an address is passed over', () => {
  assert.equal(wantedOf(new URLSearchParams('at=-3')), { at: null, panel: '' });
  assert.is(pageOf('/console/sessions/%E0%A4%A'), 'session');
  assert.equal(searchOf(new URLSearchParams('from=yesterday&to=1e9&odd=1')), everything);
});

test('a search comes back from its address as it was', () => {
  const search = { ...everything, user: 'ann & bob', from: 5, type: 'bet.settled', cursor: '17' };
  assert.equal(searchOf(new URLSearchParams(searchUrl(search).split('?')[1])), search);
  assert.is(searchUrl(everything), '/console/sessions');
});

test('a cursor alone does not narrow', () => {
  assert.not.ok(isNarrowed({ ...everything, cursor: '3' }));
  assert.ok(isNarrowed({ ...everything, from: 0 }));
});

test('positions and lengths', () => {
  assert.is(positionText(0), '00:00.0');
  assert.is(positionText(83_450), '01:23.4');
  assert.is(positionText(3_723_400), '1:02:03.4');
  const lengths = [0, 999, 1_500, 34_000, 60_000, 750_000, 3_600_000, 5_430_000];
  assert.equal(lengths.map(durationText), [
    '0 ms',
    '999 ms',
    '1.5 s',
    '34 s',
    '1 min',
    '12 min 30 s',
    '1 h',
    '1 h 30 min',
  ]);
  assert.equal([512, 2_048, 3_500_000].map(bytesText), ['512 B', '2 KB', '3.3 MB']);
});

test('times', () => {
  assert.match(clockText(Date.UTC(2026, 0, 1, 10, 20, 30, 45)), /:20:30\.045$/);
  assert.is(instantText(0), '1970-01-01T00:00:00.000Z');
  assert.is(instantText(Number.NaN), '');
  const at = Date.UTC(2026, 5, 1, 12, 30);
  assert.is(fieldTime(fieldText(at)), at, 'a field gives back what it was given');
  assert.is(fieldText(null), '');
  assert.is(fieldTime(''), null);
});

test('browsers and systems from user agents', () => {
  const agents = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    'curl/8',
  ];
  assert.equal(agents.map(deviceOf), [
    'Chrome 126 · Windows',
    'Edge 126 · Windows',
    'Safari 17 · iPhone',
    'Samsung Internet 25 · Android',
    'Firefox 127 · Linux',
    '',
  ]);
});

test.run();
