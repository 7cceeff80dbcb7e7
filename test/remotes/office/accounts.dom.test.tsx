import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { balanceOf, bankOf, dollars, euros, userConfigOf } from '../../support/session/accounts.ts';
import {
  networkError,
  refuse,
  reply,
  type SessionOptions,
  testSession,
} from '../../support/session/session.ts';

const test = suite('accounts');

async function open(options: SessionOptions = {}, bank = bankOf()) {
  const session = testSession({
    url: '/en/office/account',
    ...options,
    answers: { ...bank.answers, ...options.answers },
  });
  const page = await openSite(session);
  const text = (selector = 'main') => page.get(selector).textContent ?? '';
  return { session, page, bank, text };
}

const rows = 'main ul[aria-label="Your accounts"] > li';

test('another account is made to pay, and the page says so when the server has', async () => {
  const { page, text } = await open();
  const [main, other] = page.all(rows);
  const button = other?.querySelector('button');
  assert.match(main?.textContent ?? '', 'Stakes are taken from this account');
  assert.is(button?.textContent, 'Pay from this account USD');
  button?.focus();
  await page.doing(() => button?.click());
  assert.is(button?.getAttribute('aria-busy'), 'true');
  assert.ok(main?.dataset['active'], 'nothing is assumed');
  await page.advance(500);
  assert.ok(page.all(rows)[1]?.dataset['active']);
  assert.is(document.activeElement, button, 'the button is still there, and focused');
  assert.is(button?.getAttribute('aria-pressed'), 'true');
  assert.match(text('main [role=status] p'), 'From now on stakes are taken from USD.');
  assert.match(text('header [data-balance]'), '$0.00');
  await page.close();
});

test('points stand at the main account, and nowhere where there are none', async () => {
  const answers = { balance: () => reply(balanceOf([{ ...euros, points: 1_234 }, dollars])) };
  const { page } = await open({ answers });
  const [main, other] = page.all(rows);
  assert.match(main?.textContent ?? '', '1,234 points');
  assert.not.match(other?.textContent ?? '', 'points');
  const way = [...(main?.querySelectorAll('a') ?? [])].find(
    (a) => a.textContent === '1,234 points',
  );
  assert.is(way?.getAttribute('href'), '/en/bonusGames');
  await page.close();
});

test('a refusal stands in the row it is about', async () => {
  const { page } = await open({ answers: { accountActivate: () => refuse(503) } });
  await page.doing(() => page.all(rows)[1]?.querySelector('button')?.click());
  await page.advance(500);
  const alert = page.all(rows)[1]?.querySelector('[role=alert]');
  assert.match(alert?.textContent ?? '', 'That did not work. Please try again.');
  await page.close();
});

const choose = (page: Awaited<ReturnType<typeof open>>['page'], value: string) => {
  (page.get('dialog select') as HTMLSelectElement).value = value;
  return page.submit('dialog form');
};

test('a currency is added: chosen, on its way, there', async () => {
  const { page, bank, text } = await open({}, bankOf([euros]));
  await page.pressNamed('Add a currency');
  const select = page.get('dialog[data-modal=currency-add] select') as HTMLSelectElement;
  assert.equal(
    [...select.options].map((option) => option.text),
    ['British Pound (GBP)', 'US Dollar (USD)'],
  );
  await choose(page, '840');
  assert.is(page.get('dialog [type=submit]').getAttribute('aria-busy'), 'true');
  await page.advance(500);
  assert.equal(page.all('dialog'), []);
  assert.match(page.all(rows)[1]?.textContent ?? '', 'The account is being opened…');
  assert.match(text('main [role=status] p'), 'US Dollar (USD): your account is being opened.');
  bank.accounts = [euros, dollars];
  await page.advance(1500);
  assert.match(page.all(rows)[1]?.textContent ?? '', 'Currency account · US Dollar (USD)');
  assert.match(text('main [role=status] p'), 'US Dollar (USD): your account is open.');
  await page.close();
});

test('a currency that does not come can be looked for again', async () => {
  const { page, bank, text } = await open({}, bankOf([euros]));
  await page.pressNamed('Add a currency');
  await choose(page, '840');
  await page.advance(40_000);
  assert.match(text(), 'takes longer than usual');
  bank.accounts = [euros, dollars];
  await page.pressNamed('Load again');
  await page.advance(500);
  assert.is(page.all(rows).length, 2);
  await page.close();
});

test('why a currency is refused stands at the choice, until another is chosen', async () => {
  const there = { code: '1102', title: 'for logs', detail: 'office_currency_there' };
  const { page } = await open({
    answers: { currencyAdd: () => reply({ errors: [there] }, 409) },
  });
  await page.pressNamed('Add a currency');
  await choose(page, '826');
  await page.advance(500);
  const select = page.get('dialog select');
  const note = document.getElementById(select.getAttribute('aria-describedby') ?? '');
  assert.match(note?.textContent ?? '', 'You have an account in this currency already');
  assert.is(document.activeElement, select);
  await page.doing(() => select.dispatchEvent(new Event('input', { bubbles: true })));
  assert.is(select.getAttribute('aria-invalid'), null);
  await page.close();
});

test('where every currency is held, or none could be loaded, the dialog says so', async () => {
  const all = await open({
    answers: {
      registrationOptions: () =>
        reply({
          types: [],
          minimumAge: 18,
          currencies: [{ id: 978, iso: 'EUR', symbol: '€' }],
          bonuses: [0],
        }),
    },
  });
  await all.page.pressNamed('Add a currency');
  assert.match(all.text('dialog'), 'an account in every currency there is');
  await all.page.close();
  const none = await open({ answers: { registrationOptions: networkError } });
  await none.page.pressNamed('Add a currency');
  assert.match(none.text('dialog [role=alert]'), 'could not be loaded');
  await none.page.close();
});

async function remove(page: Awaited<ReturnType<typeof open>>['page']) {
  await page.pressNamed('Remove USD');
  await page.pressNamed('Remove the account');
  await page.advance(500);
}

test('an account is removed once the player confirms it; the list keeps the focus', async () => {
  const { session, page, text } = await open();
  assert.is(page.all(rows)[0]?.querySelectorAll('button').length, 1, 'the main account stays');
  await page.pressNamed('Remove USD');
  assert.is(session.requestsOf('currencyRemove').length, 0);
  await page.pressNamed('Cancel');
  await remove(page);
  assert.is(page.all(rows).length, 1);
  assert.match(text('main [role=status] p'), 'US Dollar (USD): the account is removed.');
  assert.is(document.activeElement, page.get('main ul[aria-label="Your accounts"]'));
  await page.close();
});

test('why an account stays is said in the dialog, and gone with it', async () => {
  const inUse = { code: '1104', title: 'for logs', detail: 'office_currency_in_use' };
  const { page, text } = await open({
    answers: { currencyRemove: () => reply({ errors: [inUse] }, 409) },
  });
  await remove(page);
  assert.match(text('dialog [role=alert]'), 'This account holds money');
  assert.is(page.all('main [role=alert] p').length, 0);
  await page.pressNamed('Cancel');
  assert.is(page.all(rows).length, 2);
  assert.is(page.all('main [role=alert] p').length, 0);
  await page.close();
});

test('where no account pays the page says so, with the accounts that could', async () => {
  const { page, text } = await open({}, bankOf([{ ...euros, isActive: false }]));
  assert.is(page.all(rows).length, 1);
  await page.advance(20_000);
  assert.match(
    text('main [role=alert]'),
    'No account pays for your bets. Choose the one that does.',
  );
  await page.close();
  const none = await open({}, bankOf([]));
  assert.is(none.page.all('main [aria-busy=true], main [role=status]').length > 0, true);
  await none.page.advance(20_000);
  assert.match(none.text(), 'There is no account yet');
  none.bank.accounts = [euros];
  await none.page.pressNamed('Load again');
  await none.page.advance(500);
  assert.is(none.page.all(rows).length, 1);
  await none.page.close();
});

test('which account pays is said where money may be in several, with the way to switch', async () => {
  const { page, text } = await open({ answers: { accountConvert: () => reply({ status: 2 }) } });
  await page.pressNamed('Which account pays');
  assert.match(text('dialog[data-modal=convert-additional-account]'), 'Your main account pays');
  await page.pressNamed('Pay from this account USD');
  const pay = page.all('dialog button').at(-1);
  await page.doing(() => pay?.click());
  await page.advance(500);
  assert.ok(page.all(rows)[1]?.dataset['active']);
  assert.equal(page.all('dialog'), []);
  await page.close();
});

test('where an account of another currency pays, it is not offered as one to pay from', async () => {
  const bank = bankOf([
    { ...euros, isActive: false },
    { ...dollars, isActive: true },
  ]);
  const { page, text } = await open(
    { answers: { accountConvert: () => reply({ status: 2 }) } },
    bank,
  );
  await page.pressNamed('Which account pays');
  assert.not.match(text('dialog[data-modal=convert-additional-account]'), 'Pay from this account');
  await page.close();
});

test('a hidden balance is hidden in every place, and said to be', async () => {
  const { page } = await open({
    answers: {
      accountConvert: () => reply({ status: 2 }),
      userConfig: () => reply(userConfigOf({ user_hide_balance: true })),
    },
  });
  await page.pressNamed('Which account pays');
  assert.not.match(document.body.textContent ?? '', /€1,000|\$0\.00/);
  assert.ok(page.get('header [data-balance] [aria-label="hidden"]'));
  await page.close();
});

test('the menu of the header switches accounts, and stays open to say how it went', async () => {
  const { page } = await open({ url: '/en/about' });
  const choices = () => page.all('header [data-stays] button');
  assert.equal(
    choices().map((one) => one.getAttribute('aria-pressed')),
    ['true', 'false'],
  );
  await page.doing(() => choices()[1]?.click());
  await page.advance(500);
  assert.equal(
    choices().map((one) => one.getAttribute('aria-pressed')),
    ['false', 'true'],
  );
  const said = page.get('header [data-stays] [role=status]');
  assert.match(said.textContent ?? '', 'From now on stakes are taken from USD.');
  await page.close();
});

test('what is missing from profile and contacts is named, with where to add it', async () => {
  const { page, text } = await open();
  const profile = 'main section[aria-label="Your profile is not complete"]';
  assert.match(text(profile), 'Date of birth');
  assert.ok(page.get(`${profile} a[href="/en/office/verification"]`));
  const contacts = 'main section[aria-label="Email and phone"]';
  assert.match(text(contacts), 'We cannot reach you in every way.');
  assert.match(text(`${contacts} [data-contact=phone]`), 'Not added');
  await page.close();
  const user_data = {
    ...userConfigOf().result.user_data,
    name: 'Ann',
    surname: 'Ex',
    date_birthday: '1990-01-01',
    passport: 'P1',
    passport_date: '2010-01-01',
    registration_address: 'Here 1',
  };
  const known = { user_data, phone_number: '5550100', user_email: 'ann@example.test' };
  const whole = await open({ answers: { userConfig: () => reply(userConfigOf(known)) } });
  assert.match(whole.text(), 'Your profile is complete.');
  assert.equal(whole.page.all(profile), []);
  assert.not.match(whole.text(contacts), 'We cannot reach you');
  await whole.page.close();
});

test.run();
