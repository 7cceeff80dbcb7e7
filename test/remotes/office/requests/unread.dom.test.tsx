import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { userConfigOf } from '../../../support/session/accounts.ts';
import { answered, requestingSession } from '../../../support/session/requests.ts';
import { reply } from '../../../support/session/session.ts';

const test = suite('office: answers that are not read');

/** A player, and how many answers the server says that they have not read. */
async function open(url: string) {
  const server = { unread: 0 };
  const session = requestingSession({
    url,
    answers: {
      userConfig: () => reply(userConfigOf({ user_msg_count: server.unread })),
      paymentRequests: () => reply({ requests: [answered] }),
    },
  });
  const page = await openSite(session);
  await page.advance(300);
  const answer = async (unread: number) => {
    server.unread = unread;
    await page.doing(() => session.runtime.publish('feed.requestsChanged', { requestId: 1 }));
    await page.advance(300);
  };
  return { session, page, server, answer };
}

test('an answer is counted where support is linked from, on whatever page it comes', async () => {
  const { session, page, answer } = await open('/en/about');
  const help = () => page.get('a[data-support]');
  assert.is(help().getAttribute('aria-label'), 'Help');
  assert.is(help().querySelector('[data-count]'), null);
  await answer(2);
  assert.is(help().getAttribute('aria-label'), 'Help: 2 new answers');
  assert.is(help().querySelector('[data-count]')?.textContent, '2');
  assert.is(help().querySelector('[data-count]')?.getAttribute('aria-hidden'), 'true');
  await answer(100);
  assert.is(help().querySelector('[data-count]')?.textContent, '99+');
  assert.is(session.requestsOf('userConfig').length, 3);
  await page.close();
});

test('whoever reads the conversation has none left; the office says it in words', async () => {
  const { page, server, answer } = await open('/en/office/support');
  const link = () => page.get('nav[aria-label="Account pages"] a[href="/en/office/support"]');
  await answer(1);
  assert.match(link().textContent ?? '', '1 new answer');
  server.unread = 0;
  await page.press('[data-payment-request="7"] button');
  await page.advance(300);
  assert.is(page.all('[data-count]').length, 0);
  assert.not.match(link().textContent ?? '', 'new answer');
  await page.close();
});

test.run();
