import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { userConfigOf } from '../../support/session/accounts.ts';
import {
  reply,
  type SessionOptions,
  type TestSession,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: bans');

/** A player with a ban of this level and version, on this page. */
function banned(ban_level: number, ban_version: number, url: string, options: SessionOptions = {}) {
  const session = testSession({
    url,
    ...options,
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      userConfig: () => reply(userConfigOf({ ban_level, ban_version })),
      ...options.answers,
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const shown = ({ runtime }: TestSession) => runtime.state.route.route;

/** The server says anew what is known of the player. */
function learn(session: TestSession, ban_level: number) {
  session.answers.userConfig = () => reply(userConfigOf({ ban_level }));
  session.runtime.publish('feed.verificationChanged', { requestId: 1 });
  session.clock.advance(1000);
}

const OPEN = {
  '/en/office/deduce': 'officeDeduce',
  '/en/office/verification': 'officeVerification',
  '/en/office/support': 'officeSupport',
  '/en/office/payment/requests': 'officePaymentRequests',
  '/en/office/payment/create-request/5/51': 'officePaymentSubTopic',
} as const;

test('money is taken out, with what that needs, at ban level 45, or 53 of version 1', () => {
  for (const [level, version] of [
    [45, 0],
    [53, 1],
  ] as const) {
    for (const [url, route] of Object.entries(OPEN)) {
      assert.is(shown(banned(level, version, url)), route, `${level} ${version} ${url}`);
    }
  }
});

test('at any other level or version none of it is open', () => {
  for (const [level, version] of [
    [1, 0],
    [44, 0],
    [46, 0],
    [53, 0],
    [45, 1],
    [52, 1],
    [45, 2],
  ] as const) {
    for (const url of Object.keys(OPEN)) {
      assert.is(shown(banned(level, version, url)), 'block', `${level} ${version} ${url}`);
    }
  }
});

test('at the level for taking out, everything else is barred', () => {
  const session = banned(45, 0, '/en/office/deduce');
  for (const url of [
    '/en',
    '/en/live',
    '/en/office/recharge',
    '/en/office/history',
    '/en/rules/1',
  ]) {
    session.navigation.visit(url);
    assert.is(shown(session), 'block', url);
  }
  session.navigation.visit('/en/block-appeal-history');
  assert.is(shown(session), 'blockAppealHistory');
});

test('where the site names a page outside, the banned go there, but for what is open to them', () => {
  const site = { [siteConfigTable.bannedUrl.key]: 'https://banned.example' };
  const answers = { configGroup: () => reply({ site }) };
  const session = banned(45, 0, '/en/office/deduce', { answers });
  assert.is(shown(session), 'officeDeduce');
  assert.not.ok(session.navigation.visits.includes('https://banned.example'));
  session.navigation.visit('/en/live');
  assert.ok(session.navigation.visits.includes('https://banned.example'));
});

test('a ban that is raised or lifted while the page is open counts at once', () => {
  const session = banned(0, 0, '/en/live');
  assert.is(shown(session), 'mainSection');
  learn(session, 45);
  assert.is(shown(session), 'block');
  session.navigation.visit('/en/office/deduce');
  assert.is(shown(session), 'officeDeduce');
  learn(session, 46);
  assert.is(shown(session), 'block');
  learn(session, 0);
  assert.is(shown(session), 'officeDeduce');
});

test('terms and a bonus lead no banned player elsewhere, and nothing reminds them to pay in', () => {
  const answers = {
    agreementStatus: () => reply({ result: true, updatedAt: 1 }),
    userConfig: () =>
      reply(
        userConfigOf({
          ...{ ban_level: 45, is_identification_bonus: true, has_deposit: false },
          show_verification_modal_on_deposit_page: true,
        }),
      ),
  };
  const session = banned(45, 0, '/en/office/deduce', { answers });
  session.clock.advance(60_000);
  assert.is(shown(session), 'officeDeduce');
  assert.equal(session.runtime.state.modal.open, []);
});

test('who signs out is banned no more', () => {
  const session = banned(45, 0, '/en/live');
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  assert.is(shown(session), 'mainSection');
  assert.is(session.runtime.state.user.config, null);
});

test.run();
