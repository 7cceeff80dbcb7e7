import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { decodeNamedSiteConfig } from '../../src/domain/site/config-decode.ts';
import type { RouteContext } from '../../src/routes/outcome.ts';
import { explainRoute, resolveRoute } from '../../src/routes/resolve.ts';
import { besideRepository, suiteOver } from '../support/beside-repository.ts';

const test = suite('resolve');
const specified = besideRepository('spec/routes.json');
const rowsSchema = v.array(
  v.object({
    path: v.string(),
    as: v.picklist(['guest', 'player', 'banned']),
    config: v.optional(v.record(v.string(), v.unknown()), {}),
    expect: v.union([
      v.strictObject({ redirect: v.string() }),
      v.strictObject({ status: v.picklist([404, 500]) }),
      v.strictObject({
        route: v.string(),
        layout: v.string(),
        status: v.literal(200),
        params: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ]),
  }),
);

const ofSpecification = suiteOver(specified, 'resolve, specified addresses');

ofSpecification('every specified address answers as specified', () => {
  const rows = v.parse(rowsSchema, JSON.parse(readFileSync(specified, 'utf8')));
  assert.ok(rows.length > 300, 'the list is whole');
  for (const { path, as, config, expect } of rows) {
    const decoded = decodeNamedSiteConfig(config);
    assert.equal([decoded.unknown, decoded.rejected], [[], []], `configuration of ${path}`);
    assert.equal(resolveRoute(path, { as, config: decoded.config }), expect, `${as} at ${path}`);
  }
});

const guest = { as: 'guest', config: {} } as const;

test('a page is answered with route, layout, status and parameters', () => {
  assert.equal(resolveRoute('/de/line/football/1-league?x=1#y', guest), {
    route: 'mainChamp',
    layout: 'main',
    status: 200,
    params: { section: 'line', sport: 'football', champ: '1-league' },
  });
});

test('one trailing slash changes nothing, two are no page', () => {
  assert.equal(resolveRoute('/en/live/', guest), resolveRoute('/en/live', guest));
  assert.equal(resolveRoute('/en/live//', guest), { status: 404 });
  assert.equal(resolveRoute('/en//live', guest), { status: 404 });
});

test('an address without a language gets that of the page, the cookie, the browser, the site', () => {
  const config = { languages: ['ru', 'de', 'ar', 'en'], defaultLanguage: 'ar' };
  const to = (reads: NonNullable<RouteContext['reads']>) =>
    resolveRoute('/live?a=1#b', { as: 'guest', config, reads });
  const reads = { url: 'de', cookie: 'ru', browser: ['en-GB', 'de'] };
  assert.equal(to(reads), { redirect: '/de/live?a=1#b' });
  assert.equal(to({ ...reads, url: null }), { redirect: '/ru/live?a=1#b' });
  assert.equal(to({ ...reads, url: null, cookie: '//evil' }), { redirect: '/en/live?a=1#b' });
  assert.equal(to({ browser: ['zz'] }), { redirect: '/ar/live?a=1#b' });
  assert.equal(resolveRoute('/live', { as: 'guest', config }), { redirect: '/ar/live' });
});

test('a language that the site does not offer is none: the address leads to one that it does', () => {
  const config = { languages: ['ru', 'de'], defaultLanguage: 'ru' };
  for (const code of ['zz', 'fr', 'en']) {
    assert.equal(resolveRoute(`/${code}/live?a=1#b`, { as: 'guest', config }), {
      redirect: '/ru/live?a=1#b',
    });
  }
  const reads = { url: 'de', browser: [] };
  assert.equal(resolveRoute('/zz', { as: 'guest', config, reads }), { redirect: '/de' });
});

test('a hidden language is served to players alone', () => {
  const config = { languages: ['en', 'ar'], hiddenLanguages: ['ar'] };
  const reads = { cookie: 'ar', browser: ['ar'] };
  assert.equal(resolveRoute('/ar/live', { as: 'guest', config, reads }), { redirect: '/en/live' });
  assert.equal(resolveRoute('/live', { as: 'guest', config, reads }), { redirect: '/en/live' });
  assert.equal(resolveRoute('/live', { as: 'player', config, reads }), { redirect: '/ar/live' });
  assert.is(explainRoute('/ar/live', { as: 'player', config }).reason, 'shown');
});

test('where a site offers no language that there is, English is served', () => {
  const config = { languages: ['xx'], defaultLanguage: 'yy' };
  assert.is(explainRoute('/en/live', { as: 'guest', config }).reason, 'shown');
  assert.equal(resolveRoute('/xx/live', { as: 'guest', config }), { redirect: '/en/live' });
});

test('values are decoded, in any script', () => {
  const outcome = resolveRoute('/ru/team/%D0%97%D0%B5%D0%BD%D0%B8%D1%82', guest);
  assert.equal(outcome, {
    route: 'team',
    layout: 'main',
    status: 200,
    params: { team: 'Зенит' },
  });
});

test('what cannot be decoded or would mislead a reader of paths is no page', () => {
  for (const value of [
    '%',
    '%zz',
    '%E0%A4%A',
    '%00',
    '%2F',
    '%5C',
    '..',
    '%2e%2e',
    '.',
    '\ud800',
  ]) {
    assert.equal(resolveRoute(`/en/team/${value}`, guest), { status: 404 }, value);
    assert.equal(resolveRoute(`/en/blog/${value}`, guest), { status: 404 }, value);
  }
});

test('a path longer than any of the site is no page, and still gets its language', () => {
  const long = `/${'a/'.repeat(50_000)}`;
  assert.equal(resolveRoute(`/en/blog${long}`, guest), { status: 404 });
  assert.equal(resolveRoute(long, guest), { redirect: `/en${long}` });
});

test('an answer comes with its reason', () => {
  const config = { rulesAvailable: false, maintenance: false };
  const why = (url: string) => explainRoute(url, { as: 'guest', config }).reason;
  assert.is(why('/live'), 'language-missing');
  assert.is(why('/zz/live'), 'language-not-offered');
  assert.is(why('/en/live'), 'shown');
  assert.is(why('/en/nothing'), 'not-found');
  assert.is(why('/en/rules/1'), 'not-available');
  assert.is(why('/en/cyber'), 'moved');
  assert.is(why('/en/office/account'), 'sign-in');
  assert.is(why('/en/500'), 'error-page');
});

ofSpecification.run();
test.run();
