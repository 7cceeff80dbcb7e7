import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { paymentRequest, requestingSession } from '../../../support/session/requests.ts';
import { networkError, reply } from '../../../support/session/session.ts';

const test = suite('office: requests that are over for longer');

const closed = (id: string) =>
  paymentRequest({ ...{ id, topicId: '10', paymentId: null }, state: 'closed', dueAt: null });

test('they come at a press, and the button goes with the last of them', async () => {
  const session = requestingSession({
    url: '/en/office/support',
    answers: { paymentRequests: () => reply({ requests: [closed('9')], next: '9' }) },
  });
  const page = await openSite(session);
  await page.advance(300);
  const rows = () => page.all('[data-payment-request]').map((row) => row.dataset['paymentRequest']);
  const press = async () => {
    await page.pressNamed('Earlier requests');
    await page.advance(300);
  };
  session.answers.paymentRequests = networkError;
  await press();
  assert.match(page.get('main [role=alert]').textContent ?? '', 'could not be loaded');
  session.answers.paymentRequests = () => reply({ requests: [closed('8')], next: null });
  await press();
  assert.equal(rows(), ['9', '8']);
  assert.not.match(page.get('main').textContent ?? '', 'Earlier requests');
  await page.close();
});

test.run();
