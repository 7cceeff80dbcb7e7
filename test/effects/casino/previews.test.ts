/** Games of the casino are asked for where the home page is opened, and not for whom they are not. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { bettingSession } from '../../support/session/betting.ts';
import { reply, type SessionOptions, type TestSession } from '../../support/session/session.ts';

const test = suite('effects: games that are shown outside the casino');

const exclusion = {
  limitType: 30,
  limitState: 'ACTIVE',
  limitValue: 7,
  startedAt: 1,
  endsAt: null,
};

const mines = {
  ...{ id: 43, name: 'Mines', route: 'games/mines', oldRoute: null },
  ...{ categories: [], tagId: null },
};

function at(url: string, options: SessionOptions & { player?: boolean } = {}): TestSession {
  const session = bettingSession({ url, ...options });
  session.answers.gamesPreview ??= () => reply({ Success: true, Value: { 1: [] } });
  session.runtime.start();
  session.clock.advance(2000);
  return session;
}

const asked = (session: TestSession): number => session.requestsOf('gamesPreview').length;

function visit(session: TestSession, url: string): void {
  session.navigation.visit(url);
  session.clock.advance(1000);
}

test('a guest’s home page asks once a visit, in the language of its address, and says where it is', () => {
  const session = at('/en');
  assert.is(asked(session), 1);
  const query = (visitNo: number) => session.requestsOf('gamesPreview')[visitNo]?.request.query;
  const common = { whence: 'home', groupId: '1,2,3', ref: '1', includeCategories: 'false' };
  assert.equal(query(0), { ...common, lng: 'en', fcountry: '0' }, 'the place is not known yet');
  session.clock.advance(10 * 60_000);
  assert.is(asked(session), 1, 'time alone asks nothing');
  visit(session, '/en/live');
  assert.is(asked(session), 1);
  visit(session, '/de');
  assert.is(asked(session), 2);
  assert.equal(query(1), { ...common, lng: 'de', fcountry: '1' });
});

test('other pages do not ask', () => {
  for (const url of ['/en/live', '/en/line', '/en/slots', '/en/results', '/en/nowhere'])
    assert.is(asked(at(url)), 0, url);
});

test('a player’s home page asks once', () => {
  assert.is(asked(at('/en', { player: true })), 1);
});

test('for whom it is known that they take a break it is not asked for', () => {
  const limits = () => reply({ limits: [exclusion] });
  const session = at('/en/office/account', { player: true, answers: { limits } });
  visit(session, '/en');
  assert.is(asked(session), 0);
});

test('nor where limits cannot be had, or the player wants sports only', () => {
  const unreachable = at('/en/about', { player: true, answers: { limits: () => reply({}, 503) } });
  visit(unreachable, '/en');
  assert.is(asked(unreachable), 0);
  const session = at('/en/about');
  session.runtime.publish('preferences.displayChosen', { sportsOnly: true });
  visit(session, '/en');
  assert.is(asked(session), 0);
});

test('nor where the site is configured without, or the law keeps games from sports', () => {
  for (const values of [
    { [siteConfigTable.casinoPreviews.key]: false },
    { [siteConfigTable.jurisdiction.key]: 'de' },
  ]) {
    const configGroup = () => reply({ site: values });
    assert.is(asked(at('/en', { answers: { configGroup } })), 0);
  }
});

test('who was signed out on the page, as a break begins so, is shown none, nor what was there', () => {
  for (const reason of ['limit', 'excluded', 'logout'] as const) {
    const Value = { 1: [{ ...mines }] };
    const gamesPreview = () => reply({ Success: true, Value });
    const session = at('/en', { player: true, answers: { gamesPreview } });
    assert.equal(session.runtime.state.casinoPreviews.groups, Value);
    session.runtime.publish('session.ended', { reason });
    session.clock.advance(1000);
    assert.equal(session.runtime.state.casinoPreviews.groups, {}, reason);
    visit(session, '/en/live');
    visit(session, '/en');
    assert.is(asked(session), 1, reason);
  }
});

test('what kept them from view may be over: then they are asked for', () => {
  const session = at('/en/about');
  session.runtime.publish('preferences.displayChosen', { sportsOnly: true });
  visit(session, '/en');
  assert.is(asked(session), 0);
  session.runtime.publish('preferences.displayChosen', { sportsOnly: false });
  session.clock.advance(1000);
  assert.is(asked(session), 1);
});

test.run();
