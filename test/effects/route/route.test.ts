import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { userConfigOf } from '../../support/session/accounts.ts';
import { memoryStore, networkError, reply, testSession } from '../../support/session/session.ts';

const test = suite('effects: route');

const opened = (url: string, options: Parameters<typeof testSession>[0] = {}) => {
  const session = testSession({ ...options, url });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
};

test('an address without a language is replaced by one with it', () => {
  const session = opened('/live');
  assert.is(session.navigation.url, '/en/live');
  assert.is(session.runtime.state.route.route, 'mainSection');
});

test('a guest asking for the office is sent to sign in, and back afterwards', () => {
  const session = opened('/en/office/history', {
    answers: { loginByEmail: () => reply({ userId: '7' }) },
  });
  assert.is(session.runtime.state.route.route, 'login');
  session.runtime.publish('session.loginSubmitted', { login: 'a', password: 'b' });
  session.clock.advance(1000);
  assert.is(session.runtime.state.route.route, 'officeHistory');
  assert.is(session.navigation.url, '/en/office/history');
});

test('signing out on an office page leads home', () => {
  const session = opened('/en/office/history', {
    answers: { authCheck: () => reply({ user_id: '7' }) },
  });
  assert.is(session.runtime.state.route.route, 'officeHistory');
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  assert.is(session.navigation.url, '/en');
  assert.is(session.runtime.state.route.route, 'home');
});

test('whose session limit is reached is led home, not asked to sign in', () => {
  const session = opened('/en/office/history', {
    answers: { authCheck: () => reply({ user_id: '7' }) },
  });
  session.runtime.publish('session.ended', { reason: 'limit' });
  session.clock.advance(1000);
  assert.is(session.runtime.state.route.route, 'home');
});

const goTo = ({ runtime }: ReturnType<typeof opened>, url: string) =>
  runtime.publish('route.requested', { url, replace: false });

const signIn = ({ runtime, clock }: ReturnType<typeof opened>) => {
  runtime.publish('session.loginSubmitted', { login: 'a', password: 'b' });
  clock.advance(1000);
};

const asGuest = { answers: { loginByEmail: () => reply({ userId: '7' }) } };

test('whoever signs in on the page for it comes back to the page before', () => {
  const session = opened('/en/slots', asGuest);
  goTo(session, '/en/user/login');
  signIn(session);
  assert.is(session.navigation.url, '/en/slots');
  assert.is(session.runtime.state.route.route, 'slots');
});

test('that page is home where the one before is no page, or one of registration', () => {
  for (const before of ['/en/registration', '/en/nothing-of-the-kind', '/en/user/login']) {
    const session = opened(before, asGuest);
    goTo(session, '/en/user/login');
    signIn(session);
    assert.is(session.navigation.url, '/en', before);
  }
});

test('whoever signs in elsewhere stays there', () => {
  const session = opened('/en/slots', asGuest);
  goTo(session, '/en/about');
  signIn(session);
  assert.is(session.navigation.url, '/en/about');
});

test('a guest who was asked to sign in and went elsewhere is not led back', () => {
  const session = opened('/en/office/history', asGuest);
  goTo(session, '/en/registration');
  goTo(session, '/en/user/login');
  assert.is(session.runtime.state.route.returnUrl, '/en/office/history');
  goTo(session, '/en/slots');
  signIn(session);
  assert.is(session.navigation.url, '/en/slots');
});

test('where there is no page to sign in, home holds the way back', () => {
  const configGroup = () => reply({ site: { [siteConfigTable.loginRouteAvailable.key]: false } });
  const session = opened('/en/office/history', { answers: { ...asGuest.answers, configGroup } });
  assert.is(session.runtime.state.route.route, 'home');
  signIn(session);
  assert.is(session.navigation.url, '/en/office/history');
});

test('the way back outlives a reload, and follows the language', () => {
  const first = opened('/en/office/history', asGuest);
  const { storage } = first;
  const session = opened('/en/user/login', { ...asGuest, storage });
  session.runtime.publish('preferences.languageChosen', { language: 'de' });
  signIn(session);
  assert.is(session.navigation.url, '/de/office/history');
  assert.is(storage.session.getItem('returnUrl'), null);
});

test('who signed in elsewhere and was sent home begins where they had left', () => {
  const storage = { local: memoryStore(), session: memoryStore(), cookies: memoryStore() };
  storage.session.setItem('returnUrl', '/en/slots');
  const asPlayer = { answers: { authCheck: () => reply({ user_id: '7' }) }, storage };
  assert.is(opened('/en', asPlayer).navigation.url, '/en/slots');
  assert.is(storage.session.getItem('returnUrl'), null);
  storage.session.setItem('returnUrl', '/en/slots');
  assert.is(opened('/en/about', asPlayer).navigation.url, '/en/about');
  storage.session.setItem('returnUrl', '/en/slots');
  assert.is(opened('/en', { storage }).navigation.url, '/en');
});

test('an unknown address shows the error page with its status', () => {
  const session = opened('/en/nothing-of-the-kind');
  assert.is(session.runtime.state.route.status, 404);
});

test('links and the back button lead to pages', () => {
  const session = opened('/en');
  session.runtime.publish('route.requested', { url: '/en/line', replace: false });
  assert.is(session.runtime.state.route.route, 'mainSection');
  assert.equal(session.navigation.visits, ['/en/line']);
  session.navigation.visit('/en/about');
  assert.is(session.runtime.state.route.route, 'about');
  assert.is(session.runtime.state.route.previousUrl, '/en/line');
});

test('changed terms lead a player to the page that confirms them', () => {
  const session = opened('/en/slots', {
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      agreementStatus: () => reply({ result: true, updatedAt: 1 }),
    },
  });
  assert.is(session.runtime.state.route.url, '/en/confirm');
});

/** A banned player at an address; where `bannedUrl` is there, the site has a page outside for them. */
const asBanned = (url: string, bannedUrl?: string) => {
  const site = bannedUrl === undefined ? {} : { [siteConfigTable.bannedUrl.key]: bannedUrl };
  return opened(url, {
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      userConfig: () => reply(userConfigOf({ ban_level: 1 })),
      configGroup: () => reply({ site }),
    },
  });
};

test('banned players see the block page at every address, and are led nowhere', () => {
  for (const bannedUrl of [undefined, '']) {
    const session = asBanned('/en/slots', bannedUrl);
    const shown = () => session.runtime.state.route;
    assert.equal([shown().route, shown().layout, shown().url], ['block', 'blocked', '/en/slots']);
    session.navigation.visit('/en');
    assert.equal([shown().route, shown().url], ['block', '/en']);
    assert.equal(session.navigation.visits, ['/en']);
  }
});

test('a banned player whose ban is lifted, or who signs out, sees the page again', () => {
  const session = asBanned('/en/slots');
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  assert.is(session.runtime.state.route.route, 'slots');
  const other = asBanned('/en/slots');
  other.answers.userConfig = () => reply(userConfigOf());
  other.runtime.publish('http.requested', { call: 'userConfig', requestId: 900 });
  other.clock.advance(1000);
  assert.is(other.runtime.state.route.route, 'slots');
});

test('banned players leave for the page outside that the site names', () => {
  const session = asBanned('/en/slots', 'https://banned.example');
  assert.equal(new Set(session.navigation.visits), new Set(['https://banned.example']));
});

test('confirmed terms lead back to where the player was going', () => {
  let isChanged = true;
  const session = opened('/en/slots', {
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      agreementStatus: () => reply({ result: isChanged, updatedAt: 1 }),
      agreementConfirm: () => reply({ result: true }),
    },
  });
  assert.is(session.runtime.state.route.route, 'confirmTerms');
  isChanged = false;
  session.runtime.publish('terms.confirmPressed', {});
  session.clock.advance(1000);
  assert.is(session.navigation.url, '/en/slots');
  assert.is(session.runtime.state.route.route, 'slots');
});

test('a back-end that does not answer does not keep the first page waiting', () => {
  const session = testSession({
    url: '/en/about',
    answers: { configGroup: networkError, configAll: networkError },
  });
  session.runtime.start();
  session.clock.advance(3500);
  assert.is(session.runtime.state.route.route, 'about');
});

test('choosing a language changes the address', () => {
  const session = opened('/en/line');
  session.runtime.publish('preferences.languageChosen', { language: 'ar' });
  assert.is(session.navigation.url, '/ar/line');
  assert.is(session.runtime.state.preferences.language, 'ar');
});

const TOKEN = '0123456789abcdef'.repeat(2);

test('a one-time token in the address is in no event and no state, and leads to its page', () => {
  const session = opened(`/en/${TOKEN}?code=planted-code`, {
    answers: { loginByEmail: () => reply({ userId: '7' }) },
  });
  const { runtime, navigation, clock } = session;
  const states: unknown[] = [];
  runtime.state$.subscribe((state) => states.push(state));
  assert.is(runtime.state.route.route, 'token');
  runtime.publish('preferences.languageChosen', { language: 'ar' });
  assert.is(navigation.url, `/ar/${TOKEN}?code=planted-code`);
  runtime.publish('route.requested', { url: '/en/about', replace: false });
  navigation.visit(`/en/${TOKEN}#token=planted-code`);
  assert.is(runtime.state.route.route, 'token');
  assert.is(runtime.state.route.url, '/en/%5Bsecret%5D#token=%5Bsecret%5D');
  runtime.publish('session.loginSubmitted', { login: 'a', password: 'b' });
  clock.advance(1000);
  assert.is(runtime.state.route.route, 'token', 'signing in does not lose the page');
  assert.is(runtime.state.route.status, 200);
  const told = JSON.stringify([session.events, states]);
  assert.not.match(told, TOKEN);
  assert.not.match(told, 'planted-code');
  assert.is(verifyIntentions(session.events).verdict, 'match');
});

test('a guest with a code in the address has it again after signing in', () => {
  const session = opened('/en/office/history?code=planted-code', {
    answers: { loginByEmail: () => reply({ userId: '7' }) },
  });
  assert.is(session.runtime.state.route.route, 'login');
  session.runtime.publish('session.loginSubmitted', { login: 'a', password: 'b' });
  session.clock.advance(1000);
  assert.is(session.runtime.state.route.route, 'officeHistory');
  assert.is(session.navigation.url, '/en/office/history?code=planted-code');
  assert.not.match(JSON.stringify(session.events), 'planted-code');
});

test.run();
