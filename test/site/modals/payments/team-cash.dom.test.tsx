import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { typeInto } from '../../../support/page/typing.ts';
import { cashOrder, orderedInCash } from '../../../support/session/payments.ts';
import { refuse, reply, type SessionOptions } from '../../../support/session/session.ts';

const test = suite('paying in at a desk');

const DIALOG = 'dialog[data-modal=team-cash]';

async function at(url: string, answers: SessionOptions['answers'] = {}) {
  const session = orderedInCash(answers, url);
  const page = await openSite(session);
  await page.advance(300);
  return { session, page, text: () => page.get(DIALOG).textContent ?? '' };
}

/** Orders on the page where money is paid in. */
async function ordered(answers: SessionOptions['answers'] = {}) {
  const opened = await at('/en/office/recharge', answers);
  const { page } = opened;
  await page.press('main input[value=cash]');
  await page.doing(() => typeInto(page.get('main input[name=amount]'), '20'));
  await page.pressNamed('Get a code');
  await page.submit('main form');
  await page.advance(300);
  return opened;
}

test('the code is there to be read out, with how much, until when and where', async () => {
  const { session, page, text } = await ordered();
  assert.is(page.get('[data-cash-code]').textContent, '1000 0001 4821');
  assert.is(page.get('[data-cash-code]').dir, 'ltr');
  assert.match(text(), /Amount€20\.00/);
  assert.match(text(), /Holds until.*Jan 2/);
  assert.match(text(), 'Team cash, Grafton Street 1, Dublin');
  assert.is(page.get(`${DIALOG} a[target]`).getAttribute('href'), 'https://desk.example/here');
  assert.equal(session.requestsOf('depositBegin')[0]?.request.body, {
    ...{ accountId: '1', method: 'cash', amount: 2000 },
  });
  await page.close();
});

test('it is copied by the first press, and that is said', async () => {
  const { page, text } = await ordered();
  assert.is(document.activeElement?.textContent, 'Copy the code');
  await page.pressNamed('Copy the code');
  await page.advance(100);
  assert.equal(page.copied, ['1000 0001 4821']);
  assert.match(text(), 'Copied.');
  await page.close();
});

test('it goes by itself once the money is here', async () => {
  const { session, page } = await ordered();
  session.answers.cashOrder = () => reply(cashOrder({ state: 'succeeded' }));
  await page.advance(6000);
  assert.equal(page.all('dialog'), []);
  await page.close();
});

test('what came to nothing is told in place of the code', async () => {
  const { session, page, text } = await ordered();
  session.answers.cashOrder = () => reply(cashOrder({ state: 'expired' }));
  await page.advance(6000);
  assert.match(text(), 'Nothing was paid in time');
  assert.equal(page.all('[data-cash-code]'), []);
  await page.close();
});

test('Escape puts it away; the page says where the order stands, and the form is free', async () => {
  const { page } = await ordered();
  await page.doing(() => page.get(DIALOG).dispatchEvent(new Event('cancel')));
  await page.advance(100);
  assert.equal(page.all('dialog'), []);
  assert.match(page.get('main').textContent ?? '', 'Your order is taken down');
  await page.close();
});

test('it is opened again from the history, as long as the order waits', async () => {
  const { page, text } = await at('/en/office/historypay');
  assert.match(page.get('main').textContent ?? '', 'It waits to be paid at a desk.');
  await page.pressNamed('Show the code to pay €20.00 in cash');
  await page.advance(300);
  assert.match(text(), '1000 0001 4821');
  await page.close();
  const over = await at('/en/office/historypay', {
    payments: () => reply({ items: [cashOrder({ state: 'succeeded' }).payment], next: null }),
  });
  assert.not.match(over.page.get('main').textContent ?? '', 'Show the code');
  await over.page.close();
});

test('a code that cannot be had is not called none, and is asked for again', async () => {
  const { session, page, text } = await ordered({ cashOrder: () => refuse(503) });
  assert.match(text(), 'The code cannot be shown at present');
  session.answers.cashOrder = () => reply(cashOrder());
  await page.press(`${DIALOG} [role=alert] button`);
  await page.advance(300);
  assert.match(text(), '1000 0001 4821');
  await page.close();
});

test.run();
