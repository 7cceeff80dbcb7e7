import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { userConfigOf } from '../../support/session/accounts.ts';
import { reply, testSession } from '../../support/session/session.ts';
import { playerDocument, standing } from '../../support/session/verification.ts';

const test = suite('effects: a bonus that asks who somebody is');

/** A player with a bonus that asks who they are, on this page; what they sent waits. */
const asHeld = (url: string) => {
  const config = (verification_status: number) =>
    userConfigOf({
      ...{ is_identification_bonus: true, verification_status },
      verification_status_group_code: verification_status > 0 ? 'approved' : 'waiting',
    });
  const session = testSession({
    url,
    answers: {
      authCheck: () => reply({ user_id: '7' }),
      userConfig: () => reply(config(0)),
      verification: () => reply(standing([playerDocument()])),
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  const identify = () => {
    session.answers.userConfig = () => reply(config(1));
    session.answers.verification = () =>
      reply(standing([playerDocument({ state: 'approved' })], true));
  };
  return { session, identify };
};

test('a bonus that asks who somebody is leads them to where they say so, and nowhere else', () => {
  const { session } = asHeld('/en/slots');
  assert.is(session.navigation.url, '/en/office/identification');
  session.navigation.visit('/en/live');
  assert.is(session.navigation.url, '/en/office/identification');
  for (const url of ['/en/office/history', '/en/office/deduce', '/en/office/responsible']) {
    session.navigation.visit(url);
    assert.is(session.navigation.url, url);
  }
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(1000);
  session.navigation.visit('/en/slots');
  assert.is(session.runtime.state.route.route, 'slots', 'signed out it holds nobody');
});

test('once a document is approved that ends by itself, with the feed and without it', () => {
  for (const type of ['feed.verificationChanged', 'page.refreshPressed'] as const) {
    const { session, identify } = asHeld('/en/office/verification');
    identify();
    if (type === 'page.refreshPressed') session.runtime.publish(type, {});
    else session.runtime.publish(type, { requestId: 1 });
    session.clock.advance(1000);
    assert.is(session.runtime.state.route.route, 'officeVerification');
    session.navigation.visit('/en/slots');
    assert.is(session.runtime.state.route.route, 'slots', type);
  }
});

test.run();
