import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { answered, paymentRequest, requestingSession } from '../../support/session/requests.ts';
import { reply, type TestSession } from '../../support/session/session.ts';
import { playerDocument, standing } from '../../support/session/verification.ts';

const test = suite('what came of what a player waits for');

type Page = Awaited<ReturnType<typeof openSite>>;

const refused = playerDocument({ state: 'refused', kind: 'address', reason: 'incomplete' });

/** A player on the page of limits, who has seen that support has their document and their request. */
async function waiting(): Promise<readonly [TestSession, Page]> {
  const session = requestingSession({
    answers: {
      verification: () => reply(standing([playerDocument({ kind: 'address' })])),
      paymentRequests: () => reply({ requests: [paymentRequest()] }),
    },
  });
  const page = await openSite(session);
  for (const url of ['verification', 'responsible']) {
    session.navigation.visit(`/en/office/${url}`);
    await page.advance(500);
  }
  return [session, page];
}

async function decide(session: TestSession, page: Page): Promise<void> {
  session.answers.verification = () => reply(standing([refused]));
  await page.happens('feed.verificationChanged', { requestId: 1 });
  await page.advance(500);
}

test('what was refused, why, and what to do is said where the player is, and goes by Escape', async () => {
  const [session, page] = await waiting();
  await decide(session, page);
  const dialog = page.get('dialog[data-modal="alert-with-link"]');
  assert.match(dialog.textContent ?? '', 'We could not accept your proof of address');
  assert.match(dialog.textContent ?? '', 'A part of it is missing. Send all of it, both sides.');
  assert.ok(dialog.contains(document.activeElement));
  await page.doing(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  assert.is(page.all('dialog').length, 0);
  assert.match(session.navigation.url, '/en/office/responsible');
  await page.close();
});

test('the link leads to the documents, and the dialog is gone', async () => {
  const [session, page] = await waiting();
  await decide(session, page);
  await page.pressNamed('To your documents');
  await page.advance(500);
  assert.is(session.navigation.url, '/en/office/verification');
  assert.is(page.all('dialog').length, 0);
  await page.close();
});

test('an answer of support is told in the language of the site', async () => {
  const [session, page] = await waiting();
  session.runtime.publish('preferences.languageChosen', { language: 'ar' });
  await page.advance(500);
  await page.doing(() => page.texts.use('ar'));
  session.answers.paymentRequests = () => reply({ requests: [answered] });
  await page.happens('feed.requestsChanged', { requestId: 1 });
  await page.advance(500);
  assert.match(page.get('dialog h2').textContent ?? '', 'أجابك الدعم');
  const link = page.get('dialog [data-actions] a');
  assert.is(link.getAttribute('href'), '/ar/office/support');
  await page.close();
});

test('a recording may name a page that is no more: then there is no link', async () => {
  const [, page] = await waiting();
  await page.happens('modal.opened', {
    ...{ id: 'alert-with-link', kind: 'alert-with-link', titleKey: 'requests_news_title' },
    link: { route: 'gone', params: {}, textKey: 'requests_news_link' },
  });
  await page.advance(500);
  assert.match(page.get('dialog').textContent ?? '', 'Support has answered you');
  assert.is(page.all('dialog a').length, 0);
  await page.close();
});

test.run();
