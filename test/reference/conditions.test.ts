import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { conditionChanges, createClimate } from '../../src/reference/conditions.ts';
import { fakeBoard } from './support/board.ts';
import { START, startBackEnd } from './support/harness.ts';

const test = suite('conditions');

const start = (conditions = {}, config = {}) =>
  startBackEnd({ board: fakeBoard(), conditions, config });

test('a change holds until it is taken back', () => {
  const climate = createClimate({ country: 'de' });
  assert.is(climate.now().country, 'de');
  climate.change({ version: '2', captchaCalls: { rights: '111' } });
  assert.is(climate.now().country, 'de');
  assert.equal(climate.now().captchaCalls, { rights: '111' });
  climate.change({ country: null, captchaCalls: null });
  assert.is(climate.now().country, 'ie');
  assert.equal(climate.now().captchaCalls, {});
  assert.is(climate.now().version, '2');
});

test('what is no condition is refused', () => {
  for (const changes of [
    { nothing: 1 },
    { country: 'Ireland' },
    { fingerprintCalls: ['nothing'] },
    { fingerprintCalls: ['fingerprint'] },
    { captchaCalls: { captchaUpdate: '100' } },
    { captchaCalls: { rights: '120' } },
    { captchaCalls: { toString: '100' } },
    { agreementCalls: ['agreementConfirm'] },
    { blocks: [{ reason: 0 }] },
    { redirects: [{ from: 'nowhere', to: '/en' }] },
    { terms: { version: 0, updatedAt: null } },
    { identification: 'later' },
    { origin: 'javascript:alert(1)' },
    { players: { '1': { ban_level: 'high' } } },
  ]) {
    assert.not.ok(v.is(conditionChanges, changes), JSON.stringify(changes));
  }
});

test('addresses lead elsewhere as the conditions say, also in a circle', async () => {
  const harness = await start({
    redirects: [
      { from: '/en/old', to: '/en/new', code: 301, reasons: ['moved'] },
      { from: '/en/promo*', to: 'https://promo.example' },
      { from: '/en/a', to: '/en/b' },
      { from: '/en/b', to: '/en/a' },
    ],
  });
  const ask = async (url: string) => (await harness.call('redirectLight', { body: { url } })).body;
  assert.equal(await ask('/en/old?x=1'), {
    redirect: true,
    code: 301,
    url: '/en/new',
    reasons: ['moved'],
    breadcrumbs: [],
  });
  assert.is((await ask('https://site.test/en/promotions/1')).url, 'https://promo.example');
  assert.is((await ask('/en/a')).url, '/en/b');
  assert.is((await ask('/en/b')).url, '/en/a');
  for (const url of ['/en', '/en/older', 'http://[', '']) {
    assert.is((await ask(url)).redirect, false, url);
  }
  await harness.close();
});

test('blocks hold for addresses, and for guests or players', async () => {
  const harness = await start({
    blocks: [
      { from: '/en/casino*', reason: 13 },
      { auth: true, reason: 16 },
    ],
  });
  const ask = async (url: string, auth: boolean) =>
    (await harness.call('block', { body: { url, auth } })).body;
  assert.equal(await ask('/en/casino/slots', false), { displayTypeId: 1, templateTypeId: 13 });
  assert.equal(await ask('/en', true), { displayTypeId: 1, templateTypeId: 16 });
  assert.equal(await ask('/en', false), { displayTypeId: 0, templateTypeId: 0 });
  await harness.close();
});

test('maintenance comes and goes by the clock; the call for blocks then fails and says why', async () => {
  const seconds = START / 1000;
  const harness = await start({
    maintenance: {
      notify_started_at: seconds,
      notify_ended_at: seconds + 60,
      started_at: seconds + 60,
      ended_at: seconds + 120,
    },
  });
  const ask = async () => {
    const { body } = await harness.call('maintenance', {});
    const block = await harness.call('block', { body: { auth: false, url: '/en' } });
    return `${body.isActive} ${body.web_state} ${block.status} ${block.errors[0]?.code ?? ''}`;
  };
  assert.is((await harness.call('maintenance', {})).body.started_at, seconds + 60);
  assert.is(await ask(), 'false 0 200 ');
  harness.clock.now += 60_000;
  assert.is(await ask(), 'true 1 503 1501');
  harness.clock.now += 60_000;
  assert.is(await ask(), 'false 0 200 ');
  harness.backEnd.climate.change({ maintenance: { started_at: 0 } });
  assert.is(await ask(), 'true 1 503 1501', 'without an end it stays');
  await harness.close();
});

test('the site is closed where its configuration says so', async () => {
  const harness = await start({}, { maintenance: true });
  assert.is((await harness.call('maintenance', {})).body.isActive, true);
  const block = await harness.call('block', { body: { auth: false, url: '/en' } });
  assert.is(block.errors[0]?.code, '1501');
  await harness.close();
});

test('country, counters and version are those of the conditions', async () => {
  const counters = [{ type: 'pixel', code: 'x' }];
  const harness = await start({ country: 'ru', counters, version: '9.9.9' });
  const { body } = await harness.call('session', {});
  assert.equal(body.geo, { countryCode: 'ru', countryId: 643 });
  assert.is(body.language, 'en');
  const counted = await harness.call('counters', { query: { domain: 'd', projectId: '1' } });
  assert.equal(counted.body, counters);
  assert.equal((await harness.call('appVersion', {})).body, { version: '9.9.9' });
  await harness.close();
});

test('the session speaks the language that is asked for, where there is one', async () => {
  const harness = await start();
  const languageOf = async (language: string) => {
    const response = await harness.raw('session', { headers: { 'x-language': language } });
    return ((await response.json()) as { language: string }).language;
  };
  assert.is(await languageOf('ru'), 'ru');
  assert.is(await languageOf('AR'), 'ar');
  assert.is(await languageOf('xx'), 'en');
  assert.is(await languageOf('../'), 'en');
  await harness.close();
});

test('dictionaries name countries, currencies and languages in each language', async () => {
  const harness = await start();
  const load = async (lang: string, ids: string) =>
    harness.call('dictionary', { path: { lang }, query: { ids } });
  const { body } = await load('de', 'countries,currencies,languages,constructor,nothing');
  assert.equal(Object.keys(body), ['countries', 'currencies', 'languages']);
  assert.is(body['countries']?.['at'], 'Österreich');
  assert.is(body['currencies']?.['JPY'], 'Japanischer Yen');
  assert.is(body['languages']?.['en'], 'Englisch');
  assert.is((await load('ru', 'countries')).body['countries']?.['ie'], 'Ирландия');
  assert.is((await load('xx', 'countries')).status, 404);
  await harness.close();
});

test.run();
