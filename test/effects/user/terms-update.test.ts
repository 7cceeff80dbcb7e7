import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { userConfigOf } from '../../support/session/accounts.ts';
import { payingSession } from '../../support/session/payments.ts';
import { reply, type SessionOptions, type TestSession } from '../../support/session/session.ts';

const MINUTE = 60_000;

const test = suite('effects: changed terms on pages that stay open');

const status = (part: object = {}) =>
  reply({ result: true, updatedAt: 5, version: 3, leavesMoney: true, ...part });

/** A player on this page, whose terms changed. */
function changed(url: string, options: SessionOptions = {}): TestSession {
  const session = payingSession({
    url,
    ...options,
    answers: {
      userConfig: () => reply(userConfigOf()),
      agreementStatus: () => status(),
      agreementConfirm: () => reply({ result: true }),
      ...options.answers,
    },
  });
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

const shown = ({ runtime }: TestSession) => [
  runtime.state.route.route,
  ...runtime.state.modal.open.map(({ id }) => id),
];
const goTo = (session: TestSession, url: string) => {
  session.navigation.visit(url);
  session.clock.advance(1000);
};
const close = (session: TestSession) => {
  session.runtime.publish('modal.closed', { id: 'terms-update', by: 'player' });
  session.clock.advance(100);
};

test('who is busy with what is theirs is told there, and led nowhere', () => {
  for (const [url, route] of [
    ['history', 'officeHistory'],
    ['historypay', 'officeHistoryPay'],
    ['deduce', 'officeDeduce'],
    ['responsible', 'officeResponsible'],
    ['payment/requests', 'officePaymentRequests'],
  ] as const) {
    assert.equal(shown(changed(`/en/office/${url}`)), [route, 'terms-update'], url);
  }
});

test('on any other page they are led to confirm them, and are not told twice', () => {
  for (const url of ['/en/slots', '/en/office/account', '/en/office/recharge']) {
    const session = changed(url);
    assert.equal(shown(session), ['confirmTerms'], url);
    session.clock.advance(5 * MINUTE);
    assert.equal(shown(session), ['confirmTerms'], url);
  }
});

test('who reads the rules, or what bars the way, is not interrupted', () => {
  for (const [url, route] of [
    ['/en/rules/1', 'rules'],
    ['/en/block-ua', 'blockUa'],
  ] as const) {
    assert.equal(shown(changed(url)), [route]);
  }
});

test('who goes on is left alone for an hour, on these pages', () => {
  const session = changed('/en/office/history');
  close(session);
  goTo(session, '/en/office/deduce');
  session.clock.advance(58 * MINUTE);
  assert.equal(shown(session), ['officeDeduce']);
  session.clock.advance(3 * MINUTE);
  assert.equal(shown(session), ['officeDeduce', 'terms-update']);
});

test('it goes where the player leaves, or confirmed them in another tab, and was not said then', () => {
  const left = changed('/en/office/history');
  goTo(left, '/en/live');
  assert.equal(shown(left), ['confirmTerms']);
  const elsewhere = changed('/en/office/history');
  elsewhere.answers.agreementStatus = () => status({ result: false });
  elsewhere.clock.advance(MINUTE);
  assert.equal(shown(elsewhere), ['officeHistory']);
  elsewhere.answers.agreementStatus = () => status({ version: 4 });
  elsewhere.clock.advance(MINUTE + 31_000);
  assert.equal(shown(elsewhere), ['officeHistory', 'terms-update']);
});

test('once they are confirmed, the player is back where they were', () => {
  const session = changed('/en/office/deduce');
  close(session);
  session.runtime.publish('route.requested', { url: '/en/confirm', replace: false });
  session.clock.advance(100);
  session.runtime.publish('terms.confirmPressed', {});
  session.clock.advance(1000);
  assert.equal(shown(session), ['officeDeduce']);
});

test('where a server does not leave it, nothing stays open', () => {
  const session = changed('/en/office/history', {
    answers: { agreementStatus: () => reply({ result: true, updatedAt: 5, version: 3 }) },
  });
  assert.equal(shown(session), ['confirmTerms']);
});

test('where the site asks nobody to confirm, nobody is told', () => {
  const site = { [siteConfigTable.termsConfirmationAllowed.key]: false };
  const answers = { configGroup: () => reply({ site }) };
  assert.equal(shown(changed('/en/office/history', { answers })), ['officeHistory']);
});

test('a recording of it tells the same again', () => {
  const session = changed('/en/office/history');
  close(session);
  session.clock.advance(61 * MINUTE);
  session.runtime.stop();
  assert.is(verifyIntentions(session.events).firstDifference, undefined);
});

test.run();
