import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { userConfigOf } from '../../../support/session/accounts.ts';
import { payingSession } from '../../../support/session/payments.ts';
import { reply, type TestSession } from '../../../support/session/session.ts';

const test = suite('the question who pays in');

type Config = Parameters<typeof userConfigOf>[0];

const DIALOG = 'dialog[data-modal="identification"]';

/** A player on the page of deposits, of whom a server says this. */
async function opened(part: Config, language = 'en') {
  const limit = {
    limitType: 20,
    limitState: 'ACTIVE',
    limitValue: 500_000,
    startedAt: 0,
    endsAt: null,
  };
  const session: TestSession = payingSession({
    url: `/${language}/office/recharge`,
    answers: {
      limits: () => reply({ limits: [limit] }),
      userConfig: () =>
        reply(userConfigOf({ show_verification_modal_on_deposit_page: true, ...part })),
    },
  });
  const page = await openSite(session);
  await page.doing(() => page.texts.use(language));
  await page.advance(500);
  return { session, page, text: () => page.get(DIALOG).textContent ?? '' };
}

test('it says why, what is needed, and may be put off: then money is paid in', async () => {
  const { page, text } = await opened({ is_need_identification: true, verification_types: [2] });
  assert.match(text(), 'We still have to know who you are.');
  assert.match(text(), 'You can pay in meanwhile');
  assert.equal(
    page.all(`${DIALOG} [data-need]`).map((one) => one.getAttribute('data-need')),
    ['address'],
  );
  await page.pressNamed('Later');
  await page.advance(100);
  assert.is(page.all('dialog').length, 0);
  assert.ok(page.get('main input[name="amount"]'));
  await page.close();
});

test('where nothing may be paid in before, it cannot be put off, and the page says why and where', async () => {
  const { session, page, text } = await opened({ requireIdentification: true });
  assert.match(text(), 'Until we know who you are, nothing can be paid in');
  assert.equal(
    page.all(`${DIALOG} [data-need]`).map((one) => one.getAttribute('data-need')),
    ['identity', 'address'],
  );
  assert.not.match(text(), 'Later');
  await page.doing(() => page.get(DIALOG).dispatchEvent(new Event('cancel', { cancelable: true })));
  await page.advance(100);
  assert.is(page.all('dialog').length, 0, 'it traps nobody');
  assert.is(page.all('main input[name="amount"]').length, 0);
  assert.match(page.get('main').textContent ?? '', 'We have to know who you are before you pay in');
  await page.pressNamed('Tell us who you are');
  await page.advance(100);
  assert.is(session.navigation.url, '/en/office/verification');
  await page.close();
});

test('it has the focus, leads to the documents, and is gone there', async () => {
  const { session, page } = await opened({ requested_additional_document: true });
  assert.ok(page.get(DIALOG).contains(document.activeElement));
  assert.match(page.get(DIALOG).textContent ?? '', 'Support asks you for one more document.');
  await page.press(`${DIALOG} a`);
  await page.advance(100);
  assert.is(session.navigation.url, '/en/office/verification');
  assert.is(page.all('dialog').length, 0);
  await page.close();
});

test('who has sent documents is told that they are looked at, or that one does not do', async () => {
  for (const [group, words] of [
    ['waiting', 'need not send those again'],
    ['refused', 'does not do any more'],
  ] as const) {
    const { page, text } = await opened({ verification_status_group_code: group });
    assert.match(text(), words);
    await page.close();
  }
});

test('it speaks the languages of the site', async () => {
  for (const [language, title] of [
    ['de', 'Sagen Sie uns, wer Sie sind'],
    ['ru', 'Сообщите, кто вы'],
    ['ar', 'عرّفنا بنفسك'],
  ] as const) {
    const { page } = await opened({}, language);
    assert.is(page.get(`${DIALOG} h2`).textContent, title);
    await page.close();
  }
});

test('it goes by itself once it is known who they are', async () => {
  const { session, page } = await opened({ requireIdentification: true });
  session.answers.userConfig = () => reply(userConfigOf({ verification_status: 1 }));
  await page.happens('feed.verificationChanged', { requestId: 1 });
  await page.advance(500);
  assert.is(page.all('dialog').length, 0);
  assert.ok(page.get('main input[name="amount"]'));
  await page.close();
});

test.run();
