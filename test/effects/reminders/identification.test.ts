import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { userConfigOf } from '../../support/session/accounts.ts';
import { payingSession } from '../../support/session/payments.ts';
import { reply, type TestSession } from '../../support/session/session.ts';

const MINUTE = 60_000;

/** A player who is about to pay in, and of whom a server says this. */
function identifying(part: Parameters<typeof userConfigOf>[0]): TestSession {
  const config = { show_verification_modal_on_deposit_page: true, ...part };
  const session = payingSession({
    answers: {
      limits: () => reply({ limits: [] }),
      userConfig: () => reply(userConfigOf(config)),
    },
  });
  session.runtime.start();
  session.clock.advance(500);
  return session;
}

const shown = ({ runtime }: TestSession) => runtime.state.modal.open.map(({ id }) => id);
const close = (session: TestSession, id: string) => {
  session.runtime.publish('modal.closed', { id, by: 'player' });
  session.clock.advance(100);
};

const test = suite('effects: the question who pays in');

test('before they pay in players are asked who they are, and then at once for a limit', () => {
  const session = identifying({ is_need_identification: true });
  assert.equal(shown(session), ['identification']);
  close(session, 'identification');
  assert.equal(shown(session), ['set-limits']);
  close(session, 'set-limits');
  session.clock.advance(23 * 60 * MINUTE);
  assert.equal(shown(session), [], 'put off for a day');
  session.clock.advance(61 * MINUTE);
  assert.equal(shown(session), ['identification']);
});

test('where nothing may be paid in before, they are asked again after an hour', () => {
  const session = identifying({ requireIdentification: true });
  close(session, 'identification');
  close(session, 'set-limits');
  session.clock.advance(59 * MINUTE);
  assert.equal(shown(session), []);
  session.clock.advance(2 * MINUTE);
  assert.equal(shown(session), ['identification']);
});

test('nobody is asked who they are on another page, nor who is not to be asked', () => {
  const away = identifying({});
  away.navigation.visit('/en/about');
  away.clock.advance(100);
  assert.equal(shown(away), []);
  const known = identifying({ show_verification_modal_on_deposit_page: false });
  assert.equal(shown(known), ['set-limits']);
  const banned = identifying({ ban_level: 1 });
  assert.equal(shown(banned), []);
});

test('the question goes by itself once it is known, or the page is left, and then was not put off', () => {
  const session = identifying({});
  session.answers.userConfig = () => reply(userConfigOf({ verification_status: 1 }));
  session.runtime.publish('feed.verificationChanged', { requestId: 1 });
  session.clock.advance(100);
  assert.not.ok(shown(session).includes('identification'));
  const left = identifying({});
  left.navigation.visit('/en/about');
  left.clock.advance(100);
  assert.equal(shown(left), []);
  left.navigation.visit('/en/office/recharge');
  left.clock.advance(100);
  assert.equal(shown(left), ['identification']);
});

test.run();
