import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import type { CaptchaCode } from '../../../src/events/captcha.ts';
import { shownModals } from '../../../src/projections/site/modal.ts';
import { started } from '../../support/session/bookmaker.ts';
import { challengeOf } from '../../support/session/captcha.ts';
import { refuse, reply } from '../../support/session/session.ts';

type Limit = CallReply<'limits'>['limits'][number];

const SECOND = 1000;

const waits: Limit = {
  ...{ limitType: 20, limitState: 'ACTIVE', limitValue: 5000, startedAt: 0, endsAt: null },
  needApprove: true,
  pending: { limitValue: 9000, endsAt: 1, limitState: 'PENDING' },
};

/** A player who is asked to approve a limit; that needs one captcha, and an SMS another one or the same. */
function approving(forSms: CaptchaCode = '111') {
  let made = 0;
  let isWaiting = true;
  const session = started({
    answers: {
      limits: () => reply({ limits: [isWaiting ? waits : { ...waits, pending: null }] }),
      captchaUpdate: ({ query }) => {
        made += 1;
        const now = session.clock.now();
        const code = query?.['code'] as CaptchaCode;
        return reply({ challenge: challengeOf(code, `c${made}`, now), now });
      },
      captchaValidate: () => reply({ token: 'proof' }),
      sendSms: ({ headers }) =>
        headers['x-captcha-token'] ? reply({ expiresIn: 60 }) : refuse(400, forSms),
      limitAction: ({ headers }) => {
        if (!headers['x-captcha-token']) return refuse(400, '111');
        isWaiting = false;
        return reply(null, 204);
      },
    },
  });
  session.clock.advance(SECOND);
  const shown = () => shownModals(session.runtime.state.modal).map(({ id }) => id);
  const solve = () => {
    const { code } = session.runtime.state.captcha;
    if (code) session.runtime.publish('captcha.submitted', { code, solution: '12345' });
    session.clock.advance(SECOND);
  };
  const decide = () => {
    session.runtime.publish('limits.decided', { action: 'approve' });
    session.clock.advance(SECOND);
  };
  const sendSms = () => {
    const body = { phone: 'encoded' };
    session.runtime.publish('http.requested', { call: 'sendSms', requestId: 900, body });
    session.clock.advance(SECOND);
  };
  return { session, shown, solve, decide, sendSms };
}

const test = suite('effects: a captcha over the dialog that waits for it');

test('the approval of a limit needs one: it comes over its dialog, and both are done once it is solved', () => {
  const { shown, decide, solve } = approving();
  assert.equal(shown(), ['limit-approval']);
  decide();
  assert.equal(shown(), ['limit-approval', 'captcha']);
  solve();
  assert.equal(shown(), []);
});

test('a captcha of something else does not cover the approval', () => {
  const { shown, sendSms } = approving();
  sendSms();
  assert.equal(shown(), ['limit-approval']);
});

test('one that waited under it comes up once the approval needs it too', () => {
  const { shown, decide, sendSms, solve } = approving();
  sendSms();
  decide();
  assert.equal(shown(), ['limit-approval', 'captcha']);
  solve();
  assert.equal(shown(), []);
});

test('so does another one that is first in line', () => {
  const { session, shown, decide, sendSms, solve } = approving('113');
  sendSms();
  decide();
  assert.is(session.runtime.state.captcha.code, '113');
  assert.equal(shown(), ['limit-approval', 'captcha']);
  solve();
  assert.is(session.runtime.state.captcha.code, '111');
  assert.equal(shown(), ['limit-approval', 'captcha']);
  solve();
  assert.equal(shown(), []);
});

test('given up, it leaves the approval to be decided again', () => {
  const { session, shown, decide } = approving();
  decide();
  session.runtime.publish('modal.closed', { id: 'captcha', by: 'player' });
  session.clock.advance(SECOND);
  assert.equal(shown(), ['limit-approval']);
  decide();
  assert.equal(shown(), ['limit-approval', 'captcha']);
});

test.run();
