import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { bankOf } from '../../support/session/accounts.ts';
import {
  networkError,
  refuse,
  reply,
  type SessionOptions,
  testSession,
} from '../../support/session/session.ts';

const test = suite('effects: terms');

/** A player who is asked to confirm terms of this version. */
function asked(options: SessionOptions = {}) {
  const session = testSession({
    url: '/en/slots',
    ...options,
    answers: {
      ...bankOf().answers,
      agreementStatus: () => reply({ result: true, updatedAt: 5, version: 3 }),
      ...options.answers,
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const confirm = (session: ReturnType<typeof asked>) => {
  session.runtime.publish('terms.confirmPressed', {});
  session.clock.advance(1000);
};

const alerts = (session: ReturnType<typeof asked>) =>
  session.runtime.state.modal.open.map(({ kind, textKey }) => [kind, textKey]);

test('whether they changed is asked on signing in, and every 60 s as long as somebody is', () => {
  const session = asked();
  const count = () => session.requestsOf('agreementStatus').length;
  assert.is(count(), 1);
  session.clock.advance(58_000);
  assert.is(count(), 1);
  session.clock.advance(1000);
  assert.is(count(), 2);
  session.clock.advance(60_000);
  assert.is(count(), 3);
  session.runtime.publish('session.logoutPressed', {});
  session.clock.advance(300_000);
  assert.is(count(), 3);
});

test('confirming names the version that was shown', () => {
  const session = asked({ answers: { agreementConfirm: () => reply({ result: true }) } });
  assert.is(session.runtime.state.route.route, 'confirmTerms');
  confirm(session);
  assert.equal(session.requestsOf('agreementConfirm')[0]?.input.body, { version: 3 });
  assert.is(session.runtime.state.route.route, 'slots');
  assert.equal(alerts(session), []);
});

test('where the server names no version, none is sent', () => {
  const session = asked({
    answers: {
      agreementStatus: () => reply({ result: true, updatedAt: 5 }),
      agreementConfirm: () => reply({ result: true }),
    },
  });
  confirm(session);
  assert.equal(session.requestsOf('agreementConfirm')[0]?.input.body, {});
});

test('terms that changed again meanwhile are said to be newer, and asked for', () => {
  let version = 3;
  const session = asked({
    answers: {
      agreementStatus: () => reply({ result: true, updatedAt: 5, version }),
      agreementConfirm: ({ body }) =>
        (body as { version: number }).version === version
          ? reply({ result: true })
          : refuse(409, '1105'),
    },
  });
  version = 4;
  confirm(session);
  assert.equal(alerts(session), [['alert', 'information_terms_newer']]);
  assert.is(session.runtime.state.terms.version, 4);
  assert.is(session.runtime.state.terms.isConfirming, false);
  confirm(session);
  assert.is(session.runtime.state.terms.changed, false);
});

test('any other failure says that the answer was not saved', () => {
  const notTaken = () => reply({ result: false });
  for (const agreementConfirm of [networkError, () => refuse(500), notTaken]) {
    const session = asked({ answers: { agreementConfirm } });
    confirm(session);
    assert.equal(alerts(session), [['alert', 'information_confirm_terms_error']]);
    assert.is(session.runtime.state.route.route, 'confirmTerms');
    assert.is(session.runtime.state.terms.isConfirming, false);
  }
});

test('a second press while the first is under way sends nothing', () => {
  const session = asked({ answers: { agreementConfirm: () => reply({ result: true }) } });
  session.runtime.publish('terms.confirmPressed', {});
  session.runtime.publish('terms.confirmPressed', {});
  session.clock.advance(1000);
  assert.is(session.requestsOf('agreementConfirm').length, 1);
});

test('a call that is refused for changed terms asks which version holds', () => {
  let version = 1;
  const session = asked({
    answers: {
      agreementStatus: () => reply({ result: version > 1, updatedAt: 5, version }),
      currencyAdd: () => reply({ errors: [], exception_code: 1 }, 451),
    },
  });
  version = 2;
  session.runtime.publish('modal.opened', { id: 'currency-add', kind: 'currency-add' });
  session.runtime.publish('accounts.addPressed', { currencyId: 840 });
  session.clock.advance(1000);
  assert.equal(session.runtime.state.modal.open, [], 'the dialog makes way');
  assert.is(session.runtime.state.terms.version, 2);
  assert.is(session.runtime.state.route.route, 'confirmTerms');
});

test('a server that refuses even to say which is asked once a minute, not without end', () => {
  const session = asked({
    answers: { agreementStatus: () => reply({ errors: [], exception_code: 1 }, 451) },
  });
  session.requests.length = 0;
  session.clock.advance(120_000);
  assert.ok(session.requestsOf('agreementStatus').length <= 6);
});

test('a status that was asked for before the player confirmed undoes nothing', () => {
  const session = asked({ answers: { agreementConfirm: () => reply({ result: true }) } });
  const late = new Subject<TransportResponse>();
  session.answers.agreementStatus = () => late;
  session.clock.advance(60_000);
  confirm(session);
  late.next({ status: 200, headers: {}, body: { result: true, updatedAt: 5, version: 3 } });
  session.clock.advance(100);
  assert.is(session.runtime.state.terms.changed, false);
  assert.is(session.runtime.state.route.route, 'slots');
});

test('a call that was sent before the player confirmed, and is refused after it, undoes nothing', () => {
  const session = asked({ answers: { agreementConfirm: () => reply({ result: true }) } });
  const changed = reply({ errors: [], exception_code: 1 }, 451);
  session.answers.bonusPopup = () => session.clock.late(3000, changed);
  session.answers.agreementStatus = () => refuse(503);
  session.runtime.publish('http.requested', { call: 'bonusPopup', requestId: 900 });
  confirm(session);
  session.clock.advance(3000);
  assert.is(session.typesOf('terms.required').length, 1);
  assert.is(session.runtime.state.terms.changed, false);
  assert.is(session.runtime.state.route.route, 'slots');
});

test('what one player has to confirm is not asked of the next', () => {
  const session = asked();
  session.answers.agreementStatus = () => refuse(503);
  session.runtime.publish('session.started', { userId: '8' });
  session.clock.advance(1000);
  assert.is(session.runtime.state.terms.changed, false);
  assert.is(session.runtime.state.route.route, 'slots');
});

test('a player who is recognised again still has to confirm', () => {
  const session = asked();
  session.answers.agreementStatus = () => refuse(503);
  session.runtime.publish('session.started', { userId: '7' });
  session.clock.advance(1000);
  assert.is(session.runtime.state.route.route, 'confirmTerms');
});

test('a status that does not come counts as not changed, and is told to the log', () => {
  const session = asked({ answers: { agreementStatus: () => refuse(503) } });
  assert.is(session.runtime.state.terms.changed, false);
  assert.is(session.runtime.state.route.route, 'slots');
  assert.ok(session.events.some(({ type }) => type === 'bus.failed'));
});

test('what was said of the terms goes with the session, and is not said after it', () => {
  const late = new Subject<TransportResponse>();
  for (const answer of [networkError, () => late]) {
    const session = asked({ answers: { agreementConfirm: answer } });
    confirm(session);
    session.runtime.publish('session.ended', { reason: 'other-tab' });
    session.clock.advance(1000);
    late.next({ status: 500, headers: {}, body: {} });
    session.clock.advance(60_000);
    assert.equal(alerts(session), []);
  }
});

test.run();
