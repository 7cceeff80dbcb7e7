/** A call that sends a form: on its way out, at the server, in the log and in replay. */
import { firstValueFrom, from } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { requestOf } from '../../src/calls/client.ts';
import { calls } from '../../src/calls/table.ts';
import { SECRET_MARKER } from '../../src/kernel/privacy.ts';
import { redact } from '../../src/log/codec/redact.ts';
import { verifyIntentions } from '../../src/replay/intentions/intentions.ts';
import { privatePathsOf } from '../../src/site/ports/private-paths.ts';
import { createTransport } from '../../src/site/ports/transport.ts';
import { fakeBoard } from '../reference/support/board.ts';
import { startBackEnd } from '../reference/support/harness.ts';
import { credentialOf } from '../reference/support/social.ts';
import { visitorOf } from '../reference/support/visitor.ts';
import { recorded } from '../support/session/betting.ts';
import { reply, testSession } from '../support/session/session.ts';

const test = suite('calls: multipart');

const body = {
  credential: 'header.planted.sign',
  language: 'ru',
  currency: 'EUR',
  countryId: '372',
};
const asked = { call: 'oneTapSignIn', requestId: 900, body };

function signedIn() {
  const session = testSession({ answers: { oneTapSignIn: () => reply({ redirectUrl: '/ru' }) } });
  session.runtime.start();
  session.clock.advance(1000);
  session.runtime.publish('http.requested', asked);
  session.clock.advance(1000);
  return session;
}

test('only a call that declares a form is sent as one', () => {
  const session = signedIn();
  assert.equal(session.requestsOf('oneTapSignIn')[0]?.request.body, body);
  const forms = session.requests.filter(({ request }) => request.multipart);
  assert.equal(
    forms.map(({ call }) => call),
    ['oneTapSignIn'],
  );
});

test('the back-end takes the form, and signs in', async () => {
  const harness = await startBackEnd({ board: fakeBoard(), config: { oneTapAvailable: true } });
  const visitor = visitorOf(harness);
  const credential = await credentialOf(visitor);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const filled = { ...asked, body: { ...body, credential } };
  const request = requestOf(calls.oneTapSignIn, filled, harness.url, { cookie });
  const answer = await firstValueFrom(from(createTransport()(request)));
  assert.equal([answer.status, answer.body], [200, { redirectUrl: '/ru' }]);
  await harness.close();
});

test('the credential is recorded as a marker, the rest as it is', () => {
  const event = signedIn().events.find(
    ({ type, data }) => type === 'http.requested' && data.requestId === asked.requestId,
  );
  if (!event) throw new Error('not asked');
  const kept = redact(event, privatePathsOf(event), []);
  assert.equal(kept.data, { ...asked, body: { ...body, credential: SECRET_MARKER } });
});

test('replay follows a session that sent a form', () => {
  const session = signedIn();
  session.runtime.stop();
  assert.is(verifyIntentions(recorded(session.events)).verdict, 'match');
});

test.run();
