import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { userConfigOf } from '../../support/session/accounts.ts';
import { newcomerSession, register, submit } from '../../support/session/newcomers.ts';
import {
  refuse,
  reply,
  type SessionOptions,
  type TestSession,
} from '../../support/session/session.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const limit = (limitType: number) => ({
  ...{ limitType, limitState: 'ACTIVE', limitValue: 5000, startedAt: 0, endsAt: null },
});

/** A site that tells of bonuses on first deposits. */
const site = {
  [siteConfigTable.cookieAgreementPopup.key]: false,
  [siteConfigTable.firstDepositPopup.key]: true,
};

function newcomer(answers: SessionOptions['answers'] = {}): TestSession {
  const session = newcomerSession({ answers: { configGroup: () => reply({ site }), ...answers } });
  session.runtime.start();
  session.clock.advance(1000);
  register(session);
  return session;
}

const shown = ({ runtime }: TestSession) => runtime.state.modal.open.map(({ id }) => id);
const close = (session: TestSession, id: string) => {
  session.runtime.publish('modal.closed', { id, by: 'player' });
  session.clock.advance(100);
};

const test = suite('effects: the first deposit of who has just registered');

test('whoever has just registered is asked whether to pay in, once they are done with that', () => {
  const session = newcomerSession({ answers: { configGroup: () => reply({ site }) } });
  session.runtime.start();
  session.clock.advance(1000);
  submit(session);
  session.clock.advance(MINUTE);
  assert.equal(shown(session), ['registered']);
  session.runtime.publish('registration.finished', {});
  session.clock.advance(2 * SECOND);
  assert.equal(shown(session), ['registration-first-deposit']);
});

test('they are told of the bonus there, and not once more in this session', () => {
  const session = newcomer();
  session.clock.advance(2 * SECOND);
  assert.equal(shown(session), ['registration-first-deposit']);
  close(session, 'registration-first-deposit');
  session.clock.advance(10 * MINUTE);
  assert.equal(shown(session), []);
  // Nor does the same player hear of it again who signs out and in.
  session.runtime.publish('session.ended', { reason: 'logout' });
  session.clock.advance(SECOND);
  session.runtime.publish('session.started', { userId: '9' });
  session.clock.advance(10 * MINUTE);
  assert.equal(shown(session), []);
});

test('who goes where money is paid in, or limits are set, is not asked', () => {
  for (const url of ['/en/office/recharge', '/en/office/responsible']) {
    const session = newcomer({ limits: () => reply({ limits: [limit(22)] }) });
    session.navigation.visit(url);
    session.clock.advance(MINUTE);
    assert.equal(shown(session), [], url);
  }
});

test('nobody is asked who may not pay in, has, or of whom that is not known', () => {
  const cases: Record<string, SessionOptions['answers']> = {
    excluded: { limits: () => reply({ limits: [limit(30)] }) },
    'pausing deposits': { limits: () => reply({ limits: [limit(33)] }) },
    'whose limits are not known': { limits: () => refuse(503) },
    'who has paid in': { userConfig: () => reply(userConfigOf({ has_deposit: true })) },
    'whom the server does not invite': {
      register: () => reply({ userId: '9', login: 'zoe-00009', mayDeposit: false }),
      userConfig: () => reply(userConfigOf({ has_deposit: true })),
    },
  };
  for (const [name, answers] of Object.entries(cases)) {
    const session = newcomer(answers);
    session.clock.advance(10 * MINUTE);
    assert.equal(shown(session), [], name);
    assert.is(session.runtime.state.session.userId, '9');
  }
});

test('who only signs in is told of the bonus as before', () => {
  const session = newcomerSession({ answers: { configGroup: () => reply({ site }) } });
  session.runtime.start();
  session.clock.advance(1000);
  session.answers.authCheck = () => reply({ user_id: '9' });
  session.runtime.publish('session.started', { userId: '9' });
  session.clock.advance(20 * SECOND);
  assert.equal(shown(session), ['first-deposit-bonus']);
});

test.run();
