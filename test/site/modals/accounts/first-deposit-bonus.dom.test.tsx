import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { newcomerSession, offer, register } from '../../../support/session/newcomers.ts';
import { refuse, reply, type SessionOptions } from '../../../support/session/session.ts';

const DIALOG = 'dialog[data-modal=registration-first-deposit]';

const test = suite('the first deposit of who has just registered');

async function invited(answers: SessionOptions['answers'] = {}) {
  const session = newcomerSession({
    answers: {
      depositBonusChoose: ({ body }) => {
        const { isWanted } = body as { isWanted: boolean };
        return reply({ isWanted, offer: isWanted ? offer : null });
      },
      ...answers,
    },
  });
  const page = await openSite(session);
  await page.doing(() => register(session));
  await page.advance(3000);
  const text = () => page.get(DIALOG).textContent ?? '';
  const choice = (value: string) => page.get(`${DIALOG} [value=${value}]`) as HTMLInputElement;
  return { session, page, text, choice };
}

test('it says what the bonus brings and asks for, and what paying in without it is', async () => {
  const { page, text, choice } = await invited();
  assert.match(text(), 'You can pay in now, later, or not at all.');
  assert.match(text(), '100% on top, up to €100.00');
  assert.match(text(), 'stake it 5 times within 30 days');
  assert.match(text(), 'nothing has to be staked for it');
  assert.ok(choice('with').checked);
  await page.close();
});

test('the player chooses to go without the bonus, and back', async () => {
  const { session, page, choice } = await invited();
  await page.doing(() => choice('without').click());
  await page.advance(100);
  assert.ok(choice('without').checked);
  assert.equal(
    session.requestsOf('depositBonusChoose').map(({ input }) => input.body),
    [{ isWanted: false }],
  );
  await page.doing(() => choice('with').click());
  await page.advance(100);
  assert.ok(choice('with').checked);
  await page.close();
});

test('a choice that was not kept is shown as it is, and said so', async () => {
  const { page, choice, text } = await invited({ depositBonusChoose: () => refuse(503) });
  await page.doing(() => choice('without').click());
  await page.advance(100);
  assert.ok(choice('with').checked);
  assert.match(text(), 'Your choice could not be saved.');
  await page.close();
});

test('without an offer nothing is to be chosen', async () => {
  const none = { bonusPopup: () => reply({ bonusPopupInformation: null }) };
  const { page, text } = await invited(none);
  assert.equal(page.all(`${DIALOG} input`), []);
  assert.match(text(), 'You can set a limit on your deposits first.');
  await page.close();
});

test('A2: a limit can be set first; the money is paid in on its page', async () => {
  const limits = await invited();
  await limits.page.pressNamed('Set a limit first');
  await limits.page.advance(100);
  assert.equal(limits.page.all(DIALOG), []);
  assert.match(limits.session.navigation.url, '/en/office/responsible');
  await limits.page.close();

  const { page, session } = await invited();
  await page.press(`${DIALOG} [data-actions] [data-look=main]`);
  await page.advance(100);
  assert.match(session.navigation.url, '/en/office/recharge');
  await page.close();
});

test('Escape, or a press, puts it away', async () => {
  for (const way of ['Escape', 'Not now']) {
    const { page } = await invited();
    assert.ok(page.get(DIALOG).contains(document.activeElement));
    if (way !== 'Escape') await page.pressNamed(way);
    else await page.doing(() => page.get(DIALOG).dispatchEvent(new Event('cancel')));
    await page.advance(100);
    assert.equal(page.all('dialog'), [], way);
    await page.close();
  }
});

test.run();
