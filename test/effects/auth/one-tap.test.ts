import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { networkError, reply, type TestSession } from '../../support/session/session.ts';
import {
  addressAt,
  assertForgotten,
  type Guest,
  guest,
  messageOf,
  refuseWith,
  sent,
} from '../../support/session/signing-in.ts';

const test = suite('signing in with one tap');

const CREDENTIAL = 'planted.credential.token';
const RETURNED = `/en/user/login?network=google#id_token=${CREDENTIAL}`;
const AWAY = 'https://network.example/pick?nonce=planted-nonce';

const auth = (session: Guest) => session.runtime.state.auth;

/** A guest who has come back with a credential. */
function returned(answers: TestSession['answers'] = {}): Guest {
  const session = guest({
    url: RETURNED,
    answers: { oneTapSignIn: () => reply({ redirectUrl: '/en' }), ...answers },
  });
  session.settle();
  return session;
}

test('the browser goes to where an account is picked', () => {
  const session = guest({
    answers: { oneTapClient: () => reply({ clientId: 'site', redirectUrl: AWAY }) },
  });
  session.runtime.publish('auth.oneTapChosen', {});
  session.settle();
  assert.is(session.navigation.visits.at(-1), AWAY);
  assertForgotten(session, 'planted-nonce');
});

test('the credential goes with language, currency and country; then the browser goes on', () => {
  const session = returned();
  assert.equal(sent(session, 'oneTapSignIn'), {
    credential: CREDENTIAL,
    language: 'en',
    currency: 'EUR',
    countryId: '1',
  });
  assert.is(session.requestsOf('oneTapSignIn')[0]?.request.multipart, true);
  assert.is(session.navigation.visits.at(-1), '/en');
  assertForgotten(session, CREDENTIAL);
});

test('the address is clean before anything is sent', () => {
  const session = returned();
  assert.is(session.navigation.url, '/en/user/login');
  assert.is(addressAt(session, 'oneTapSignIn'), '/en/user/login');
});

test('it waits until it is known where the visitor is', () => {
  const place = new Subject<TransportResponse>();
  const session = returned({ session: () => place });
  assert.is(session.requestsOf('oneTapSignIn').length, 0);
  const geo = { countryCode: 'ie', countryId: 372 };
  place.next({ status: 200, headers: {}, body: { geo, currency: 'EUR', language: 'en' } });
  session.settle();
  assert.is(sent(session, 'oneTapSignIn')['countryId'], '372');
  assertForgotten(session, CREDENTIAL);
});

test('where nobody can tell the place, the configured currency goes', () => {
  const session = returned({
    session: networkError,
    configGroup: () => reply({ site: { [siteConfigTable.defaultCurrency.key]: 'USD' } }),
  });
  session.clock.advance(3000);
  assert.is(sent(session, 'oneTapSignIn')['currency'], 'USD');
  assertForgotten(session, CREDENTIAL);
});

test('an answer that leads to another site is not followed', () => {
  for (const redirectUrl of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere']) {
    const session = returned({ oneTapSignIn: () => reply({ redirectUrl }) });
    assert.not.ok(session.navigation.visits.includes(redirectUrl), redirectUrl);
    session.clock.advance(15_000);
    assert.is(messageOf(auth(session)), 'auth_going_failed');
  }
});

test('a refused credential is told', () => {
  const session = returned({ oneTapSignIn: () => refuseWith(403, 'auth_social_failed') });
  assert.is(messageOf(auth(session)), 'auth_social_failed');
  assertForgotten(session, CREDENTIAL);
});

test('whoever does not pick an account is told how to go on', () => {
  const session = guest({ url: '/en/user/login?network=google#error=access_denied' });
  assert.is(messageOf(auth(session)), 'auth_social_denied');
  assert.is(session.navigation.url, '/en/user/login');
});

test.run();
