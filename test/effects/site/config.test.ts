import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { configured, siteConfigTable } from '../../../src/domain/site/config.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import {
  networkError,
  reply,
  type SessionOptions,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: configuration');

const MINUTE = 60_000;
const { supportButton, idleLogoutMinutes } = siteConfigTable;

const opened = (options: SessionOptions = {}) => {
  const session = testSession(options);
  session.runtime.start();
  session.clock.advance(1000);
  return session;
};

const withSupport = (isOn: boolean) => () => reply({ site: { [supportButton.key]: isOn } });
const isSupportOn = ({ runtime }: ReturnType<typeof testSession>) =>
  configured(runtime.state.config.values, 'supportButton');
const languagesOf = (session: ReturnType<typeof testSession>, call: 'configGroup' | 'configAll') =>
  session.requestsOf(call).map(({ request }) => request.query?.['lang']);

test('configuration is asked for in the language of the address, and its keys become names', () => {
  const session = opened({ url: '/de/about', answers: { configGroup: withSupport(false) } });
  assert.equal(session.requestsOf('configGroup')[0]?.request.query, { groups: 'site', lang: 'de' });
  assert.is(session.runtime.state.config.installed, true);
  assert.is(isSupportOn(session), false);
});

test('a failing call is tried five times more, a second apart, then the fallback in the same language', () => {
  const session = opened({
    url: '/ru/about',
    answers: {
      configGroup: networkError,
      configAll: () => reply({ siteConfig: {}, values: { [supportButton.key]: false } }),
    },
  });
  session.clock.advance(2000);
  assert.is(session.requestsOf('configGroup').length, 3);
  session.clock.advance(4000);
  assert.is(session.requestsOf('configGroup').length, 6);
  assert.equal(languagesOf(session, 'configAll'), ['ru']);
  assert.is(session.runtime.state.config.status, 'ready');
  assert.is(isSupportOn(session), false);
});

test('an answer without any group is no configuration: the fallback is asked', () => {
  const session = opened({
    answers: {
      configGroup: () => reply({}),
      configAll: () => reply({ siteConfig: {}, values: {} }),
    },
  });
  assert.is(session.requestsOf('configAll').length, 1);
  assert.is(session.runtime.state.config.installed, true);
});

test('without either call the site goes on with defaults, says so in the log, and recovers', () => {
  let isDown = true;
  const session = opened({
    answers: {
      configGroup: () => (isDown ? networkError() : withSupport(false)()),
      configAll: networkError,
    },
  });
  session.clock.advance(14_000);
  const { state } = session.runtime;
  assert.equal([state.config.installed, state.config.status], [false, 'failed']);
  assert.is(state.route.route, 'home');
  assert.is(isSupportOn(session), true);
  const told = session.events.flatMap(({ type, data }) =>
    type === 'bus.failed' && data.name === 'config' ? [data.message] : [],
  );
  assert.equal(told, ['no site config']);
  isDown = false;
  session.clock.advance(1.5 * MINUTE);
  assert.is(session.runtime.state.config.installed, true);
  assert.is(isSupportOn(session), false);
});

test('without configuration it is asked for as soon as there is a network again', () => {
  const session = opened({ answers: { configGroup: networkError, configAll: networkError } });
  session.clock.advance(14_000);
  session.answers.configGroup = withSupport(true);
  session.runtime.publish('app.connectionChanged', { online: true });
  session.clock.advance(100);
  assert.is(session.runtime.state.config.installed, true);
});

test('configuration is good for 600 to 900 s, for each session its own time', () => {
  const refetchedAt = (seed: number): number => {
    const session = testSession({ random: () => seed });
    session.runtime.start();
    const begin = session.clock.now();
    while (session.requestsOf('configGroup').length < 2) session.clock.advance(1000);
    return (session.clock.now() - begin) / 1000;
  };
  const times = [0.1, 0.3, 0.5, 0.7, 0.9].map(refetchedAt);
  for (const time of times) assert.ok(time >= 600 && time <= 901, `${time}`);
  assert.is(new Set(times).size, times.length);
});

test('the time comes again in replay', () => {
  const session = opened();
  session.clock.advance(60 * MINUTE);
  assert.ok(session.requestsOf('configGroup').length >= 4);
  assert.is(verifyIntentions(session.events).verdict, 'match');
});

test('a hidden tab asks when it is seen again, not before', () => {
  const session = opened();
  session.runtime.publish('app.visibilityChanged', { visible: false });
  session.clock.advance(60 * MINUTE);
  assert.is(session.requestsOf('configGroup').length, 1);
  session.runtime.publish('app.visibilityChanged', { visible: true });
  session.clock.advance(100);
  assert.is(session.requestsOf('configGroup').length, 2);
});

test('a refresh replaces what was there: a value that is gone has its default again', () => {
  const session = opened({ answers: { configGroup: withSupport(false) } });
  session.answers.configGroup = () => reply({ site: { [idleLogoutMinutes.key]: 5 } });
  session.clock.advance(15 * MINUTE + 1000);
  assert.is(isSupportOn(session), true);
  assert.is(configured(session.runtime.state.config.values, 'idleLogoutMinutes'), 5);
});

test('a refresh that fails is told, and takes nothing from the player', () => {
  const session = opened({ answers: { configGroup: withSupport(false) } });
  session.answers.configGroup = networkError;
  session.answers.configAll = networkError;
  session.clock.advance(16 * MINUTE);
  assert.is(session.runtime.state.config.installed, false);
  assert.is(isSupportOn(session), false);
});

test('another language is asked for at once', () => {
  const session = opened({ url: '/en/about' });
  session.runtime.publish('preferences.languageChosen', { language: 'ar' });
  session.clock.advance(100);
  assert.equal(languagesOf(session, 'configGroup'), ['en', 'ar']);
});

test.run();
