import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { typeInto } from '../../../support/page/typing.ts';
import { userConfigOf } from '../../../support/session/accounts.ts';
import { paymentRequest, requestingSession } from '../../../support/session/requests.ts';
import { reply, type SessionOptions, testSession } from '../../../support/session/session.ts';

const test = suite('office: appeals against a block');

const ADDRESS = '/en/block-appeal-history';
const AT = Date.UTC(2026, 0, 1, 12);

const appealed = paymentRequest({ id: '9', topicId: '21', paymentId: null });
const barring = { decision: 'ban', since: AT, until: null, mayAppeal: true } as const;

async function open(answers: SessionOptions['answers'] = {}) {
  const session = requestingSession({ url: ADDRESS, answers });
  const page = await openSite(session);
  await page.advance(300);
  return { session, page, text: () => page.get('main').textContent ?? '' };
}

test('who is barred reads what was decided and when, and appeals once', async () => {
  const { session, page, text } = await open({
    userConfig: () => reply(userConfigOf({ ban_level: 40 })),
    paymentRequests: () => reply({ requests: [], barring }),
    paymentRequestOpen: () => reply({ request: appealed }),
  });
  assert.match(text(), 'Your account is barred');
  assert.match(text(), 'Jan 1');
  assert.is(page.all('main nav').length, 0, 'no way to what is barred');
  await page.doing(() => typeInto(page.get('main textarea[name="message"]'), 'It was not me'));
  await page.submit('main form');
  await page.advance(300);
  assert.equal(session.requestsOf('paymentRequestOpen')[0]?.request.body, {
    ...{ topicId: '21', subTopicId: null, paymentId: null },
    message: 'It was not me',
  });
  assert.match(text(), 'You have appealed');
  assert.is(page.all('main textarea').length, 0);
  assert.is(page.all('[data-payment-request="9"]').length, 1);
  await page.close();
});

test('who excluded themselves is told that nobody ends that early, and of appeals of before', async () => {
  const { page, text } = await open({
    paymentRequests: () =>
      reply({
        requests: [appealed],
        barring: { decision: 'exclusion', since: AT, until: AT + 1000, mayAppeal: false },
      }),
  });
  assert.match(text(), 'Nobody can end an exclusion early');
  assert.match(text(), 'Your appeals');
  assert.is(page.all('main textarea').length, 0);
  await page.close();
});

test('who may play is told that there is nothing to appeal against', async () => {
  const { page, text } = await open();
  assert.match(text(), 'Nothing keeps you from playing');
  await page.close();
});

test('who is not signed in is told how, and what to do where they cannot', async () => {
  const session = testSession({ url: ADDRESS });
  const page = await openSite(session);
  await page.advance(300);
  const text = page.get('main').textContent ?? '';
  assert.match(text, 'Sign in to appeal');
  assert.match(text, session.runtime.state.session.sessionId);
  assert.is(session.runtime.state.route.route, 'blockAppealHistory');
  await page.close();
});

test.run();
