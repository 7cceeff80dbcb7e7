import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { userConfigOf } from '../../support/session/accounts.ts';
import { place } from '../../support/session/betting.ts';
import { bookmaker, ready } from '../../support/session/bookmaker.ts';
import { answered, paymentRequest, requestingSession } from '../../support/session/requests.ts';
import {
  never,
  reply,
  type SessionOptions,
  type TestSession,
} from '../../support/session/session.ts';
import { playerDocument, standing, verifyingSession } from '../../support/session/verification.ts';

const SECOND = 1000;

const test = suite('effects: news');

const waitsForSupport = () =>
  reply(userConfigOf({ verification_status_group_code: 'waiting', is_request_open: true }));

/** A player whose document and request wait since another day, on this page. */
function waiting(url = '/en/about', options: SessionOptions = {}): TestSession {
  const answers = {
    userConfig: waitsForSupport,
    verification: () => reply(standing([playerDocument()])),
    paymentRequests: () => reply({ requests: [paymentRequest()] }),
  };
  const session = requestingSession({
    url,
    ...options,
    answers: { ...answers, ...options.answers },
  });
  session.runtime.start();
  session.clock.advance(SECOND);
  return session;
}

/** The server decides on the document, and says so. */
function decide(
  session: TestSession,
  part: Parameters<typeof playerDocument>[0],
  verified = false,
) {
  session.answers.verification = () => reply(standing([playerDocument(part)], verified));
  session.answers.userConfig = () =>
    reply(userConfigOf({ verification_status: verified ? 1 : 0, is_request_open: true }));
  session.runtime.publish('feed.verificationChanged', { requestId: 1 });
  session.clock.advance(SECOND);
}

function answer(session: TestSession) {
  session.answers.paymentRequests = () => reply({ requests: [answered] });
  session.runtime.publish('feed.requestsChanged', { requestId: 1 });
  session.clock.advance(SECOND);
}

const told = ({ runtime }: TestSession) =>
  runtime.state.modal.open.map(({ titleKey, textKey, link }) => [titleKey, textKey, link?.route]);
const goTo = (session: TestSession, url: string) => {
  session.navigation.visit(url);
  session.clock.advance(SECOND);
};
const close = (session: TestSession) => {
  session.runtime.publish('modal.closed', { id: 'alert-with-link', by: 'player' });
  session.clock.advance(100);
};

test('that a document was refused is told on any page, with the reason and the way to send another', () => {
  const session = waiting();
  decide(session, { state: 'refused', kind: 'address', reason: 'out-of-date' });
  const words = ['verification_news_refused_address', 'verification_reason_out_of_date'];
  assert.equal(told(session), [[...words, 'officeVerification']]);
});

test('that one was approved says whether that was all, and that one expired asks for it again', () => {
  for (const [part, verified, title, text] of [
    [{ state: 'approved' }, false, 'approved_identity', 'verification_news_more'],
    [{ state: 'approved' }, true, 'approved_identity', 'verification_verified'],
    [{ state: 'expired', kind: 'payment' }, false, 'expired_payment', 'verification_news_late'],
  ] as const) {
    const session = waiting();
    decide(session, part, verified);
    assert.equal(told(session), [[`verification_news_${title}`, text, 'officeVerification']]);
  }
});

test('an answer of support is told on any page but those of requests', () => {
  const session = waiting();
  answer(session);
  const words = ['requests_news_title', 'requests_news_text', 'officeSupport'];
  assert.equal(told(session), [words]);
  for (const url of ['requests', 'create-request', 'create-request/5', 'create-request/5/51']) {
    const other = waiting(`/en/office/payment/${url}`);
    answer(other);
    goTo(other, '/en/about');
    assert.equal(told(other), [], url);
    assert.is(other.typesOf('requests.answered').length, 1);
  }
});

test('who looks at their documents sees it there, and is not told again elsewhere', () => {
  for (const url of ['verification', 'identification']) {
    const session = waiting(`/en/office/${url}`);
    decide(session, { state: 'approved' });
    goTo(session, '/en/about');
    assert.equal(told(session), [], url);
    assert.is(session.typesOf('verification.approved').length, 1);
  }
});

test('it is told once', () => {
  const session = waiting();
  for (const _ of [1, 2]) decide(session, { state: 'approved' });
  close(session);
  decide(session, { state: 'approved' });
  session.clock.advance(60 * SECOND);
  assert.equal(told(session), []);
});

test('two things are told one after the other, and what was looked at meanwhile is not', () => {
  const both = waiting();
  decide(both, { state: 'approved' });
  answer(both);
  assert.is(told(both).length, 1);
  close(both);
  both.clock.advance(31 * SECOND);
  assert.equal(told(both)[0]?.[0], 'requests_news_title');
  const seen = waiting();
  decide(seen, { state: 'approved' });
  answer(seen);
  goTo(seen, '/en/office/payment/requests');
  close(seen);
  seen.clock.advance(31 * SECOND);
  assert.equal(told(seen), []);
});

test('nothing comes between a player and a bet that is on its way', () => {
  const session = ready({
    answers: {
      couponPlace: never,
      userConfig: waitsForSupport,
      verification: () => reply(standing([playerDocument()])),
      paymentRequests: () => reply({ requests: [paymentRequest()] }),
    },
  });
  place(session);
  answer(session);
  assert.equal(told(session), []);
  const idle = ready({
    answers: {
      couponPlace: bookmaker().couponPlace,
      userConfig: waitsForSupport,
      paymentRequests: () => reply({ requests: [paymentRequest()] }),
    },
  });
  place(idle);
  idle.clock.advance(5 * SECOND);
  answer(idle);
  assert.is(told(idle).length, 1);
});

test('another player is not told, nor whom a ban bars the way', () => {
  const session = waiting();
  session.runtime.publish('modal.opened', { id: 'language', kind: 'language' });
  answer(session);
  session.runtime.publish('session.ended', { reason: 'logout' });
  session.runtime.publish('modal.closed', { id: 'language', by: 'player' });
  session.clock.advance(60 * SECOND);
  assert.equal(told(session), []);
  for (const [ban_level, count] of [
    [44, 0],
    [45, 1],
  ] as const) {
    const banned = waiting('/en/about', {
      answers: { userConfig: () => reply(userConfigOf({ ban_level, is_request_open: true })) },
    });
    answer(banned);
    assert.is(told(banned).length, count, String(ban_level));
  }
});

test('that support asks for one more document is told at once, and once', () => {
  const session = verifyingSession({
    url: '/en/about',
    answers: { userConfig: () => reply(userConfigOf()) },
  });
  session.runtime.start();
  session.clock.advance(SECOND);
  session.answers.userConfig = () => reply(userConfigOf({ is_document_asked: true }));
  session.answers.verification = () => reply({ ...standing(), askedAt: 1 });
  const notify = () => {
    session.runtime.publish('feed.verificationChanged', { requestId: 1 });
    session.clock.advance(SECOND);
  };
  notify();
  const words = ['verification_news_asked', 'verification_news_asked_text', 'officeVerification'];
  assert.equal(told(session), [words]);
  close(session);
  notify();
  session.clock.advance(60 * SECOND);
  assert.equal([told(session), session.typesOf('verification.asked').length], [[], 1]);
  session.answers.verification = () => reply({ ...standing(), askedAt: null });
  goTo(session, '/en/office/verification');
  session.answers.verification = () => reply({ ...standing(), askedAt: 2 });
  goTo(session, '/en/about');
  notify();
  assert.equal(told(session), [words], 'asked anew, it is told anew');
});

test('nothing is asked for where nothing waits', () => {
  const session = verifyingSession({
    url: '/en/about',
    answers: { userConfig: () => reply(userConfigOf()) },
  });
  session.runtime.start();
  session.clock.advance(SECOND);
  session.runtime.publish('feed.verificationChanged', { requestId: 1 });
  session.runtime.publish('feed.requestsChanged', { requestId: 1 });
  session.clock.advance(SECOND);
  const calls = session.requests.map(({ call }) => call);
  assert.not.ok(calls.includes('verification') || calls.includes('paymentRequests'));
});

test('while something waits, going from page to page asks for nothing', () => {
  const session = waiting();
  session.requests.length = 0;
  for (const url of ['/en/live', '/en/about', '/en/line']) goTo(session, url);
  const asked = session.requests.filter(({ call }) =>
    ['verification', 'paymentRequests'].includes(call),
  );
  assert.equal(asked, []);
});

test('a recording of it tells the same again', () => {
  const session = waiting();
  decide(session, { state: 'refused', reason: 'unreadable' });
  close(session);
  session.clock.advance(31 * SECOND);
  session.runtime.stop();
  assert.is(verifyIntentions(session.events).firstDifference, undefined);
});

test.run();
