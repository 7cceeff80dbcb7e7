import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeCredential } from '../../../src/calls/credentials.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { bankOf, userConfigOf } from '../../support/session/accounts.ts';
import { reply, type TestSession, testSession } from '../../support/session/session.ts';

const test = suite('email and phone in the office');

type Config = Parameters<typeof userConfigOf>[0];

const CARD = 'main section[aria-label="Email and phone"]';
const EMAIL = `${CARD} [data-contact=email]`;
const PHONE = `${CARD} [data-contact=phone]`;

const ireland = { id: 372, name: 'Ireland', country_code: 'IE', tel_code: '353' };
const germany = { id: 276, name: 'Germany', country_code: 'DE', tel_code: '49' };
const mask = { CountryId: 372, Mask: '## ### ####', Max: 9, Min: 9 };

/** The account page; what the server knows of the player may change. */
async function open(config: Config = {}, answers: TestSession['answers'] = {}) {
  const known = { config };
  const session = testSession({
    url: '/en/office/account',
    answers: {
      ...bankOf().answers,
      userConfig: () => reply(userConfigOf({ activation_type: 0, ...known.config })),
      phoneCountries: () => reply([ireland]),
      phoneMasks: () => reply([mask]),
      activationSend: () => reply({ expiresIn: 300, resendIn: 60 }),
      activationConfirm: ({ body }) =>
        reply((body as { code: string }).code === '471108' ? {} : { error: 'wrong_code' }),
      ...answers,
    },
  });
  const page = await openSite(session);
  // The countries of numbers come when the form has asked for them.
  await page.advance(100);
  const send = async (place: string, name: string, value: string) => {
    page.fill(`${place} [name=${name}]`, value);
    await page.submit(`${place} form`);
    await page.advance(100);
  };
  return { session, page, known, send, text: (at: string) => page.get(at).textContent ?? '' };
}

test('what is confirmed, what is not and what is missing', async () => {
  const { page, text } = await open({ activation_type: 1, user_email: 'ann@example.test' });
  assert.match(text(EMAIL), /Email.*ann@example\.test.*Confirmed/);
  assert.equal(page.all(`${EMAIL} form`), []);
  assert.match(text(PHONE), /Phone number.*Not added/);
  assert.match(text(CARD), 'What is confirmed is changed by support alone');
  await page.close();
});

test('an address is named, the code goes there, and confirms it', async () => {
  const { page, text, send, session, known } = await open();
  await send(EMAIL, 'email', 'nowhere');
  assert.match(text(EMAIL), 'Enter an email address such as name@example.com.');
  await send(EMAIL, 'email', 'ann@example.test');
  assert.match(text(EMAIL), 'A code is on its way to \u2066ann@example.test\u2069.');
  assert.match(text(EMAIL), 'Not confirmed');
  assert.is(document.activeElement, page.get(`${EMAIL} [name=code]`));
  await send(EMAIL, 'code', '000000');
  assert.match(text(EMAIL), 'This code is not right.');
  known.config = { activation_type: 1, user_email: 'ann@example.test' };
  await send(EMAIL, 'code', '471108');
  assert.match(text(EMAIL), /ann@example\.test.*Confirmed/);
  assert.is(page.get(`${EMAIL} [role=status]`).textContent, 'Confirmed');
  assert.is(document.activeElement, page.get(`${EMAIL} h3`), 'the focus is not lost');
  assert.is(session.runtime.state.user.config?.activation_type, 1);
  await page.close();
});

test('a number is judged by its country, and sent with it, also again', async () => {
  const { page, text, send, session } = await open();
  await send(PHONE, 'phone', '86 12');
  assert.match(text(PHONE), 'This number lacks digits.');
  await send(PHONE, 'phone', '86 123 4567');
  assert.match(text(PHONE), '86 123 4567');
  await page.advance(60_000);
  await page.pressNamed('Change the number');
  assert.is((page.get(`${PHONE} [name=phone]`) as HTMLInputElement).value, '86 123 4567');
  const press = (name: string) =>
    page.doing(() =>
      page
        .all(`${PHONE} button`)
        .find((one) => one.textContent === name)
        ?.click(),
    );
  await press('I have a code');
  await press('Send another code');
  await page.advance(100);
  const sent = { kind: 'phone', phone: '86 123 4567', country: 'ie' };
  assert.equal(
    session.requestsOf('activationSend').map(({ request }) => request.body),
    [sent, sent],
  );
  await page.close();
});

test('a number from elsewhere stands with its own country, not with the one its player lives in', async () => {
  const { page, session } = await open(
    { phone_code: '+49', phone_number: '15123456789', user_country_code: 'ie' },
    { phoneCountries: () => reply([ireland, germany]) },
  );
  await page.submit(`${PHONE} form`);
  await page.advance(100);
  const [asked] = session.requestsOf('activationSend');
  assert.equal(asked?.request.body, { kind: 'phone', phone: '15123456789', country: 'de' });
  await page.close();
});

test('another code is told of, and the focus stays on what asked for it', async () => {
  let until = 300;
  const { page, send } = await open(
    {},
    {
      activationSend: () => {
        until += 60;
        return reply({ expiresIn: until, resendIn: 60 });
      },
    },
  );
  await send(EMAIL, 'email', 'ann@example.test');
  const again = () =>
    page
      .all(`${EMAIL} button`)
      .find(({ textContent }) => /another code/i.test(textContent ?? '')) as HTMLElement;
  const said = () => again().nextElementSibling?.textContent;
  await page.advance(60_000);
  await page.pressNamed('Change the address');
  await page.pressNamed('I have a code');
  again().focus();
  await page.doing(() => again().click());
  await page.advance(100);
  assert.is(said(), 'Another code is on its way.');
  assert.is(document.activeElement, again());
  await page.close();
});

test('who has confirmed one of them gives the password to name the other, and not again', async () => {
  const { page, text, send, session } = await open({
    activation_type: 3,
    phone_code: '+353',
    phone_number: '861234567',
  });
  session.answers.activationSend = ({ body }) =>
    (body as { password?: string }).password === encodeCredential('the right one')
      ? reply({ expiresIn: 300, resendIn: 60 })
      : reply({ errors: [{ code: '1001', detail: 'auth_wrong', pointer: '/password' }] }, 403);
  page.fill(`${EMAIL} [name=password]`, 'a wrong one');
  await send(EMAIL, 'email', 'ann@example.test');
  assert.match(text(EMAIL), 'This is not your password.');
  assert.is(document.activeElement, page.get(`${EMAIL} [name=password]`));
  assert.is((page.get(`${EMAIL} [name=email]`) as HTMLInputElement).value, 'ann@example.test');
  page.fill(`${EMAIL} [name=password]`, 'the right one');
  await page.submit(`${EMAIL} form`);
  await page.advance(100);
  assert.match(text(EMAIL), 'A code is on its way to');
  session.answers.activationSend = () => reply({ expiresIn: 300, resendIn: 60 });
  await page.advance(60_000);
  await page.pressNamed('Change the address');
  await page.pressNamed('I have a code');
  await page.pressNamed('Send another code');
  await page.advance(100);
  const sent = session.requestsOf('activationSend').at(-1)?.request.body;
  assert.equal(sent, { kind: 'email', email: 'ann@example.test' });
  await page.close();
});

test('who has confirmed nothing is not asked for a password', async () => {
  const { page } = await open();
  assert.equal(page.all(`${CARD} [name=password]`), []);
  await page.close();
});

test('a code whose time is up says so, and another one can be had', async () => {
  const { page, text, send } = await open();
  await send(EMAIL, 'email', 'ann@example.test');
  await page.advance(300_000);
  assert.match(text(`${EMAIL} [role=alert]`), 'This code is no longer valid.');
  await page.pressNamed('Send another code');
  await page.advance(100);
  assert.is(text(`${EMAIL} [role=alert]`), '');
  await page.close();
});

test('an address that is another player’s is asked for anew', async () => {
  const { page, text, send } = await open(
    {},
    { activationConfirm: () => reply({ error: 'taken' }) },
  );
  await send(EMAIL, 'email', 'ann@example.test');
  await send(EMAIL, 'code', '471108');
  assert.match(text(`${EMAIL} [role=alert]`), 'Another account has confirmed this address.');
  assert.is((page.get(`${EMAIL} [name=email]`) as HTMLInputElement).value, 'ann@example.test');
  await page.close();
});

test('who has a code already gives it, and who asks too soon is told when', async () => {
  const soon = { errors: [{ code: '429', detail: 'auth_too_many' }], retry_after: 40 };
  const { page, text, send } = await open(
    { user_email: 'ann@example.test' },
    { activationSend: () => reply(soon, 429) },
  );
  assert.match(text(EMAIL), 'Not confirmed');
  await send(EMAIL, 'email', 'ann@example.test');
  assert.match(text(EMAIL), 'You can try again in \u20660:40\u2069.');
  const have = page.all(`${EMAIL} button`).find((one) => one.textContent === 'I have a code');
  await page.doing(() => have?.click());
  assert.match(text(EMAIL), 'Enter the code we sent you.');
  assert.is(document.activeElement, page.get(`${EMAIL} [name=code]`));
  await page.close();
});

test('who has confirmed nothing is reminded, and how long there is for it', async () => {
  const reminded = await open({ remaining_days_to_activate: 12 });
  assert.match(reminded.text('main'), 'You have 12 days left to do so.');
  await reminded.page.close();
  const late = await open();
  assert.match(late.text('main'), 'the time for it has passed');
  await late.page.close();
  const done = await open({ activation_type: 3, remaining_days_to_activate: 0 });
  assert.not.match(done.text('main'), 'Confirm your email or phone number');
  await done.page.close();
});

test.run();
