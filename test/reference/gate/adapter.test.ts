import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { refusal } from '../../../src/calls/define.ts';
import { calls, isCallName } from '../../../src/calls/table.ts';
import { decodeSiteConfig } from '../../../src/domain/site/config-decode.ts';
import { routeOf } from '../../../src/reference/http/route.ts';
import { referenceConfig } from '../../../src/reference/reference-config.ts';
import { fakeBoard } from '../support/board.ts';
import { startBackEnd } from '../support/harness.ts';

const test = suite('the calls over HTTP');

/** Rows of the table that this back-end has no answer to yet. */
const REFUSED = `
  remoteView seoContent seoVisual sportsMap`
  .trim()
  .split(/\s+/);

const names = Object.keys(calls).filter(isCallName);

test('every row of the table is answered, by what it declares or by a plain refusal', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const refused: string[] = [];
  for (const name of names) {
    const path = calls[name].path.replace(/\{\w+\}/g, 'x');
    const response = await harness.raw(name, {}, path);
    if (response.status === 501) {
      const { errors } = v.parse(refusal, await response.json());
      assert.is(errors[0]?.code, '501');
      refused.push(name);
    } else await response.body?.cancel();
  }
  assert.equal(refused.sort(), REFUSED.sort());
  await harness.close();
});

test('a path becomes a route', () => {
  assert.is(routeOf('/bets-api/v1/coupon'), '/bets-api/v1/coupon');
  assert.is(routeOf('/dictionaries/{lang}'), '/dictionaries/:lang');
  assert.is(routeOf('/remote-views/{name}{routeFullPath}'), '/remote-views/*');
});

test('nothing that is answered is kept by anyone on the way', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const { headers } = await harness.call('session', {});
  assert.is(headers.get('cache-control'), 'no-store');
  await harness.close();
});

test('configuration comes by number and by name, with what was overridden', async () => {
  const config = { companyName: 'Another', maintenance: true, blockReason: 13 };
  const harness = await startBackEnd({ board: fakeBoard(), config });
  const group = await harness.call('configGroup', { query: { groups: 'site,../x', lang: 'en' } });
  assert.equal(Object.keys(group.body), ['site']);
  const decoded = decodeSiteConfig(group.body['site'] ?? {});
  assert.equal(decoded.config, referenceConfig(config));
  assert.equal([...decoded.rejected, ...decoded.unknown], []);
  const all = await harness.call('configAll', { query: { lang: 'en' } });
  assert.equal(all.body.values, group.body['site']);
  assert.is(all.body.siteConfig['companyName'], 'Another');
  assert.is((await harness.call('maintenance', {})).body.isActive, true);
  const body = { auth: false, url: '/en' };
  const block = await harness.call('block', { body });
  assert.equal(block.body, { displayTypeId: 1, templateTypeId: 13 });
  await harness.close();
});

test('a site without overrides is open, and leads nowhere else', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const block = await harness.call('block', { body: { auth: false, url: '/en' } });
  assert.is(block.body.displayTypeId, 0);
  assert.is((await harness.call('maintenance', {})).body.isActive, false);
  const redirect = await harness.call('redirectLight', { body: { url: '/en' } });
  assert.is(redirect.body.redirect, false);
  assert.equal((await harness.call('appVersion', {})).body, { version: 'test-1' });
  await harness.close();
});

test('lists of the trade hang together', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const { body: countries } = await harness.call('phoneCountries', {});
  const { body: masks } = await harness.call('phoneMasks', {});
  assert.equal(
    masks.map(({ CountryId }) => CountryId),
    countries.map(({ id }) => id),
  );
  assert.is(new Set(countries.map(({ id }) => id)).size, countries.length);
  for (const { Mask, Min, Max } of masks) {
    const digits = Mask.replaceAll(' ', '').length;
    assert.ok(Min <= Max && digits >= Min && digits <= Max, `${Mask}: ${Min} to ${Max}`);
  }
  for (const { country_code, tel_code } of countries) {
    assert.match(`${country_code} ${tel_code}`, /^[a-z]{2} [1-9]\d{0,2}$/);
  }
  await harness.close();
});

test('pages have a title, and games have addresses', async () => {
  const harness = await startBackEnd({ board: fakeBoard(), config: { companyName: 'Site' } });
  const query = { domain: 'd', projectId: '1', language: 'en', timezone: '3', stream: '' };
  const page = (section: string) =>
    harness.call('seoPage', { query: { ...query, section } }).then(({ body }) => body.title);
  assert.is(await page('bettingAwards'), 'Awards · Site');
  assert.is(await page(''), 'Site');
  const games = await harness.call('gamesPreview', {
    query: {
      whence: '1',
      groupId: '3,x',
      ref: '1',
      lng: 'en',
      fcountry: '0',
      includeCategories: 'false',
    },
  });
  assert.equal(Object.keys(games.body.Value), ['3']);
  assert.ok(
    games.body.Value['3']?.some(({ route, oldRoute }) => route === 'games/mines' && oldRoute),
  );
  const counters = await harness.call('counters', { query: { domain: 'd', projectId: '1' } });
  assert.equal(counters.body, []);
  await harness.close();
});

test.run();
