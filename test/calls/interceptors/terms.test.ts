/** 451 with exception code 1: changed terms stand in the way. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ask, endOf } from '../../support/session/calling.ts';
import { answering, sms } from '../../support/session/interceptors.ts';
import { refuse, reply, testSession } from '../../support/session/session.ts';

const test = suite('calls: terms');

test('451 with exception code 1 says that terms stand in the way', () => {
  const session = answering({
    sendSms: () => reply({ errors: [], exception_code: 1 }, 451),
  });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(session.runtime.state.terms.changed, true);
  assert.is(endOf(session, id), 451);
});

test('changed terms lead to where they are confirmed, and from there back', () => {
  let isConfirmed = false;
  const session = testSession({
    url: '/en/live',
    answers: {
      configGroup: () => reply({ site: {} }),
      authCheck: () => reply({ user_id: '7' }),
      promoCode: () =>
        isConfirmed
          ? reply({ promoCode: 'x', status: 'ok' })
          : reply({ errors: [], exception_code: 1 }, 451),
      agreementStatus: () => reply({ result: !isConfirmed, updatedAt: 1, version: 2 }),
      agreementConfirm: () => {
        isConfirmed = true;
        return reply({ result: true });
      },
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  ask(session, 'promoCode');
  session.clock.advance(1000);
  assert.is(session.runtime.state.route.route, 'confirmTerms');
  session.runtime.publish('terms.confirmPressed', {});
  session.clock.advance(1000);
  assert.is(session.runtime.state.route.url, '/en/live');
});

test('another 451 changes nothing', () => {
  const session = answering({ sendSms: () => refuse(451) });
  ask(session, 'sendSms', sms);
  session.clock.advance(1000);
  assert.is(session.runtime.state.terms.changed, false);
});

test('it says which call was refused, once, and sends nothing again', () => {
  const session = answering({ sendSms: () => reply({ errors: [], exception_code: 1 }, 451) });
  const id = ask(session, 'sendSms', sms);
  session.clock.advance(60_000);
  const told = session.events.flatMap((event) =>
    event.type === 'terms.required' ? [event.data.requestId] : [],
  );
  assert.equal(told, [id]);
  assert.is(session.requestsOf('sendSms').length, 1);
});

test('another exception code, or another status with that one, changes nothing', () => {
  for (const [status, code] of [
    [451, 2],
    [403, 1],
  ] as const) {
    const session = answering({
      sendSms: () => reply({ errors: [], exception_code: code }, status),
    });
    const id = ask(session, 'sendSms', sms);
    session.clock.advance(1000);
    assert.is(session.runtime.state.terms.changed, false);
    assert.is(endOf(session, id), status);
  }
});

test.run();
