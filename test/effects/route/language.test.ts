import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import {
  type Answer,
  memoryStore,
  networkError,
  refuse,
  reply,
  type SessionOptions,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: the language of an address');

const reading = (...languages: string[]) => ({ surroundings: { languages } });
/** A visitor who chose a language at an earlier visit. */
const chosen = (lng: string) => ({
  storage: { local: memoryStore(), session: memoryStore(), cookies: memoryStore({ lng }) },
});
const hiding = (...codes: string[]) =>
  reply({
    site: {
      [siteConfigTable.hiddenLanguages.key]: codes,
      [siteConfigTable.cookieAgreementPopup.key]: false,
    },
  });

function opened(url: string, options: SessionOptions = {}) {
  const session = testSession({ url, ...options });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

test('a first visitor is led to the language of their browser that the site offers', () => {
  assert.is(opened('/live', reading('fr-FR', 'de-AT', 'ru')).navigation.url, '/de/live');
  assert.is(opened('/', reading('ar-EG')).navigation.url, '/ar');
  assert.is(opened('/live', reading('fr')).navigation.url, '/en/live');
});

test('the language chosen at an earlier visit goes before the browser’s, the address before both', () => {
  const before = { ...reading('de'), ...chosen('ru') };
  assert.is(opened('/live', before).navigation.url, '/ru/live');
  assert.is(opened('/ar/live', before).navigation.url, '/ar/live');
});

test('within a visit an address without a language stays in that of the page', () => {
  const session = opened('/de/line', { ...reading('ru'), ...chosen('ar') });
  session.runtime.publish('route.requested', { url: '/live', replace: false });
  assert.is(session.navigation.url, '/de/live');
  assert.is(session.runtime.state.route.language, 'de');
});

test('choosing a language is remembered for the next visit, for a year', () => {
  const session = opened('/en/line');
  const kept: [string, string, number | undefined][] = [];
  const { cookies } = session.storage;
  Object.assign(cookies, {
    setItem: (name: string, text: string, { expires }: { expires?: number } = {}) =>
      kept.push([name, text, expires]),
  });
  session.runtime.publish('preferences.languageChosen', { language: 'ar' });
  assert.is(session.navigation.url, '/ar/line');
  assert.equal(kept, [['lng', 'ar', session.clock.now() + 365 * 86_400_000]]);
});

test('a language that the site does not have is not served, and the log says why', () => {
  const session = opened('/zz/live?a=1', reading('ru'));
  assert.is(session.navigation.url, '/ru/live?a=1');
  const led = session.events.flatMap((event) =>
    event.type === 'route.redirected' ? [event.data] : [],
  );
  const external = false;
  const [from, to] = ['/zz/live?a=1', '/ru/live?a=1'];
  assert.equal(led, [{ from, to, external, reason: 'language-not-offered' }]);
});

test('a hidden language is for players', () => {
  const configGroup = () => hiding('ar');
  assert.is(opened('/ar/live', { answers: { configGroup } }).navigation.url, '/en/live');
  const answers = { configGroup, authCheck: () => reply({ user_id: '7' }) };
  assert.is(opened('/ar/live', { answers }).navigation.url, '/ar/live');
});

test('as long as nobody knows how the site is configured, or who is there, no language is refused', () => {
  const languages = (...codes: string[]) =>
    reply({
      site: {
        [siteConfigTable.languages.key]: codes,
        [siteConfigTable.cookieAgreementPopup.key]: false,
      },
    });
  const late = testSession({ url: '/fr/live' });
  const configured = new Subject<TransportResponse>();
  late.answers.configGroup = () => configured;
  late.runtime.start();
  late.clock.advance(3500);
  assert.equal([late.runtime.state.session.ready, late.navigation.url], [true, '/fr/live']);
  late.answers.configGroup = () => languages('en', 'fr');
  configured.error(new Error('lost'));
  late.clock.advance(60_000);
  assert.is(late.navigation.url, '/fr/live', 'offered, as it turns out');

  const known = new Subject<TransportResponse>();
  const answers = { configGroup: () => hiding('ar'), authCheck: () => known };
  const slow = testSession({ url: '/ar/live', answers });
  slow.runtime.start();
  slow.clock.advance(1000);
  slow.runtime.publish('route.requested', { url: '/ar/line', replace: false });
  assert.equal([slow.runtime.state.session.ready, slow.navigation.url], [false, '/ar/line']);
  known.next({ status: 200, headers: {}, body: { user_id: null } });
  slow.clock.advance(1000);
  assert.is(slow.navigation.url, '/en/line', 'a guest after all');
});

test('what another tab writes meanwhile tells nobody who is there', () => {
  const answers = { configGroup: () => hiding('ar'), authCheck: () => new Subject<never>() };
  const session = testSession({ url: '/ar/live', answers });
  session.runtime.start();
  session.clock.advance(1000);
  session.runtime.publish('app.storageChanged', { name: 'coupon', value: null });
  session.runtime.publish('route.requested', { url: '/ar/line', replace: false });
  assert.is(session.navigation.url, '/ar/line');
});

test('a player who is found late stays in a hidden language, a guest is led on from it', () => {
  for (const [userId, url] of [
    ['7', '/ar/live'],
    [null, '/en/live'],
  ] as const) {
    const known = new Subject<TransportResponse>();
    const answers = { configGroup: () => hiding('ar'), authCheck: () => known };
    const session = testSession({ url: '/ar/live', answers });
    session.runtime.start();
    session.clock.advance(6000);
    assert.equal([session.runtime.state.session.ready, session.navigation.url], [true, '/ar/live']);
    known.next({ status: 200, headers: {}, body: { user_id: userId } });
    session.clock.advance(1000);
    assert.is(session.navigation.url, url);
    session.runtime.stop();
    assert.is(verifyIntentions(session.events).verdict, 'match');
  }
});

test('a visitor whose language the site turns out to offer is in it from the first page on', () => {
  const late = (answer: Answer) => {
    const session = testSession({ url: '/live', ...reading('fr-FR', 'de') });
    session.answers.configGroup = () => session.clock.late(4000, answer);
    session.runtime.start();
    session.clock.advance(3500);
    assert.is(session.navigation.url, '/fr/live', 'nobody knows yet');
    session.clock.advance(60_000);
    return session.navigation.url;
  };
  const offering = (...codes: string[]) =>
    reply({ site: { [siteConfigTable.languages.key]: codes } });
  assert.is(late(offering('en', 'de', 'fr')), '/fr/live');
  assert.is(late(offering('en', 'de')), '/de/live');
});

test('where no configuration can be had at last, the languages of the defaults hold', () => {
  for (const lost of [networkError, () => refuse(500)]) {
    const session = testSession({ url: '/fr/live', ...reading('de') });
    session.answers.configGroup = () => session.clock.late(4000, lost());
    session.answers.configAll = lost;
    session.runtime.start();
    session.clock.advance(3500);
    assert.is(session.navigation.url, '/fr/live');
    session.clock.advance(60_000);
    assert.is(session.navigation.url, '/de/live');
  }
});

test('whoever signs out on a page of a hidden language stays on that page', () => {
  const answers = { configGroup: () => hiding('ar'), authCheck: () => reply({ user_id: '7' }) };
  const session = opened('/ar/live', { answers });
  session.answers.authCheck = () => reply({ user_id: null });
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  assert.is(session.navigation.url, '/en/live');
});

test('what another tab chooses meanwhile leads this one nowhere, so that a replay knows of it', () => {
  const session = testSession({ url: '/live', ...chosen('ru') });
  session.runtime.start();
  session.storage.cookies.setItem('lng', 'de');
  session.clock.advance(1000);
  assert.is(session.navigation.url, '/ru/live');
  assert.is(session.runtime.state.preferences.chosenLanguage, 'ru');
});

test('a replay leads to the same languages', () => {
  for (const session of [
    opened('/live', { ...reading('de'), ...chosen('ru') }),
    opened('/zz', reading('ar')),
  ]) {
    session.runtime.publish('preferences.languageChosen', { language: 'en' });
    session.runtime.stop();
    assert.is(verifyIntentions(session.events).verdict, 'match');
  }
});

test.run();
