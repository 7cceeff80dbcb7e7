import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../../support/page/site-page.tsx';
import { typeInto } from '../../../support/page/typing.ts';
import { payingSession, terms } from '../../../support/session/payments.ts';
import { refuse, reply, type SessionOptions } from '../../../support/session/session.ts';

const test = suite('a way to pay that is out of service');

const DIALOG = 'dialog[data-modal=paybills-out-of-service]';
const UNTIL = Date.UTC(2026, 0, 1, 6);

const limits = () =>
  reply({
    limits: [{ limitType: 22, limitState: 'ACTIVE', limitValue: 1e6, startedAt: 0, endsAt: null }],
  });

/** These ways are out of service until then. */
function without(...out: readonly string[]) {
  const { deposit, ...rest } = terms();
  const listed = deposit.map((method) =>
    out.includes(method.id) ? { ...method, outage: { until: UNTIL } } : method,
  );
  return () => reply({ ...rest, deposit: listed });
}

async function recharge(answers: SessionOptions['answers']) {
  const session = payingSession({ answers: { limits, ...answers } });
  const page = await openSite(session);
  await page.advance(300);
  const way = (name: string) => page.get(`main input[value=${name}]`) as HTMLInputElement;
  const choose = async (name: string) => {
    await page.doing(() => {
      way(name).focus();
      way(name).click();
    });
    await page.advance(100);
  };
  return { session, page, way, choose, dialog: () => page.get(DIALOG).textContent ?? '' };
}

test('the page says so beside it, and begins with another one', async () => {
  const { page, way } = await recharge({ paymentMethods: without('card') });
  assert.match(page.get('main').textContent ?? '', /Cardout of service until .*6:00/);
  assert.ok(way('wallet').checked);
  await page.close();
});

test('choosing it opens what is to be said: nothing was charged, until when, and the others', async () => {
  const { page, way, choose, dialog } = await recharge({ paymentMethods: without('card') });
  await choose('card');
  assert.match(dialog(), 'This way to pay is out of service: Card. Nothing was charged.');
  assert.match(dialog(), /It should be back by .*6:00/);
  assert.ok(page.get(DIALOG).contains(document.activeElement));
  assert.not.ok(way('card').checked);
  await page.pressNamed('E-wallet');
  await page.advance(100);
  assert.equal(page.all(DIALOG), []);
  assert.ok(way('wallet').checked);
  await page.close();
});

test('Escape puts it away, and the way before is still chosen', async () => {
  const { page, way, choose } = await recharge({ paymentMethods: without('wallet') });
  await choose('wallet');
  await page.doing(() => page.get(DIALOG).dispatchEvent(new Event('cancel')));
  await page.advance(100);
  assert.equal(page.all('dialog'), []);
  assert.ok(way('card').checked);
  await page.close();
});

test('what the provider refuses opens it too; the amount stays', async () => {
  const { page, dialog } = await recharge({ depositBegin: () => refuse(403, '1814') });
  const amount = () => page.get('main input[name=amount]') as HTMLInputElement;
  await page.doing(() => typeInto(amount(), '20'));
  await page.submit('main form');
  await page.advance(100);
  assert.match(dialog(), 'Nothing was charged.');
  assert.match(dialog(), 'Nobody can say yet when it will be back.');
  assert.is(amount().value, '20');
  await page.close();
});

test('where all are out there is no form, and it is said of each', async () => {
  const { page } = await recharge({ paymentMethods: without('card', 'wallet') });
  const main = page.get('main').textContent ?? '';
  assert.match(main, 'No way to pay in is in service at present.');
  assert.match(main, 'E-wallet: out of service until');
  assert.equal(page.all('main form'), []);
  await page.close();
});

test.run();
