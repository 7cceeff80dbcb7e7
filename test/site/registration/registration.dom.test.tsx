import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { underWay } from '../../../src/projections/auth/state.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { choose, typeInto } from '../../support/page/typing.ts';
import {
  OWN_PASSWORD,
  profile,
  RETURN_URL,
  registeringSession,
} from '../../support/session/registering.ts';
import { reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('registration form');

const DIALOG = 'dialog[data-modal=registration]';
const LINK = 'header a[href="/en/registration"]';

const open = async (options: SessionOptions = {}) => {
  const session = registeringSession(options);
  const page = await openSite(session);
  return { session, page };
};

/** The dialog with the form of a type in it. */
const openForm = async (words: string, options: SessionOptions = {}) => {
  const { session, page } = await open(options);
  await page.press(LINK);
  await page.advance(1000);
  const way = page.all(`${DIALOG} label`).find(({ textContent }) => textContent === words);
  await page.doing(() => way?.querySelector('input')?.click());
  const send = async () => {
    await page.submit(`${DIALOG} form`);
    await page.advance(1000);
  };
  return { session, page, send };
};

const focused = () => document.activeElement?.getAttribute('name');

/** What is said of a field that is wrong. */
const complaint = (name: string): string | null => {
  const field = document.querySelector(`[name="${name}"]`);
  if (field?.getAttribute('aria-invalid') !== 'true') return null;
  const id = field.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? null;
};

type Page = Awaited<ReturnType<typeof open>>['page'];

async function fillAccess(page: Page): Promise<void> {
  await page.doing(() => typeInto(page.get('[name=email]'), 'zoe@example.test'));
  await page.doing(() => choose(page.get('[name=phone_country]'), 'ie'));
  await page.doing(() => typeInto(page.get('[name=phone]'), '861234567'));
  await page.doing(() => typeInto(page.get('[name=password]'), OWN_PASSWORD));
}

function fillPerson(page: Page): void {
  page.fill('[name=name]', 'Zoë');
  page.fill('[name=surname]', 'Murphy');
  page.fill('[name=birthday_date_day]', '5');
  page.fill('[name=birthday_date_month]', '6');
  page.fill('[name=birthday_date_year]', '1990');
  page.fill('[name=city]', 'Cork');
}

test('the country is that of the place, the currency its usual one, the bonus none', async () => {
  const { session, page, send } = await openForm('One click');
  assert.is((page.get('[name=country]') as HTMLSelectElement).value, 'gb');
  assert.is((page.get('[name=currency]') as HTMLSelectElement).value, 'EUR');
  await page.doing(() => page.get('[name=agreed]').click());
  await send();
  const body = session.requestsOf('register')[0]?.request.body as Record<string, unknown>;
  assert.equal([body['country'], body['currency'], body['bonus']], ['gb', 'EUR', 0]);
  await page.close();
});

test('nothing is sent before it is agreed to; the links open beside the form', async () => {
  const { session, page, send } = await openForm('One click');
  await send();
  assert.is(session.requestsOf('register').length, 0);
  assert.is(focused(), 'agreed');
  assert.is(complaint('agreed'), 'Tick this to go on.');
  const links = page.all(`${DIALOG} form a`).map((link) => link.getAttribute('href'));
  assert.equal(links, ['/en/rules/1', '/en/consent']);
  for (const link of page.all(`${DIALOG} form a`)) {
    assert.is(link.getAttribute('target'), '_blank');
  }
  await page.close();
});

test('the chosen bonus is sent', async () => {
  const { session, page, send } = await openForm('One click');
  const casino = page.all(`${DIALOG} label`).find(({ textContent }) => textContent === 'Casino');
  await page.doing(() => casino?.querySelector('input')?.click());
  await page.doing(() => page.get('[name=agreed]').click());
  await send();
  const body = session.requestsOf('register')[0]?.request.body as Record<string, unknown>;
  assert.is(body['bonus'], 2);
  await page.close();
});

test('with everything: a step at a time, each judged before the next; what was said stays', async () => {
  const { session, page, send } = await openForm('Email');
  await send();
  assert.is(focused(), 'email');
  assert.is(complaint('phone'), 'Fill this in.');
  await fillAccess(page);
  assert.is(complaint('email'), null, 'typing takes the complaint away');
  await send();
  assert.is(focused(), 'name');
  fillPerson(page);
  page.fill('[name=birthday_date_year]', '2015');
  await send();
  assert.is(focused(), 'birthday_date_day');
  assert.is(complaint('birthday_date_day'), 'You have to be 18 or older to play here.');
  page.fill('[name=birthday_date_year]', '1990');
  await send();
  assert.is(focused(), 'currency');
  await page.pressNamed('Back');
  assert.is((page.get('[name=city]') as HTMLInputElement).value, 'Cork');
  await send();
  for (const { checked } of page.all('details [type=checkbox]') as HTMLInputElement[]) {
    assert.not.ok(checked, 'consent to news is asked for, never taken');
  }
  await page.doing(() => page.get('[name=agreed]').click());
  await send();
  const body = session.requestsOf('register')[0]?.request.body as Record<string, unknown>;
  assert.equal(
    [body['birthday_date'], body['phone'], body['country']],
    ['1990-06-05', '+353861234567', 'gb'],
  );
  await page.close();
});

test('what the server refuses is shown in its step, with the focus on it', async () => {
  const errors = [{ code: '1404', detail: 'field_format', pointer: '/city' }];
  const { page, send } = await openForm('Email', {
    answers: { register: () => reply({ errors }, 422) },
  });
  await fillAccess(page);
  await send();
  fillPerson(page);
  await send();
  await page.doing(() => page.get('[name=agreed]').click());
  await send();
  assert.is(focused(), 'city');
  assert.is(complaint('city'), 'Check how this is written.');
  await page.close();
});

test('while it is typed a password is judged; of it nothing is kept', async () => {
  const { session, page } = await openForm('Email');
  const hint = () => page.get(`${DIALOG} form [role=status]`).textContent;
  await page.doing(() => typeInto(page.get('[name=password]'), 'short'));
  assert.is(hint(), 'Use at least 8 characters.');
  await page.doing(() => typeInto(page.get('[name=email]'), 'zoemurphy@example.test'));
  await page.doing(() => typeInto(page.get('[name=password]'), 'zoemurphy and more'));
  assert.is(hint(), 'Leave out your name, email and phone number.');
  await page.doing(() => typeInto(page.get('[name=password]'), OWN_PASSWORD));
  assert.is(hint(), 'A good password.');
  assert.not.match(JSON.stringify([session.events, session.runtime.state]), OWN_PASSWORD);
  await page.close();
});

test('by phone: the number, the code, and another one after a while', async () => {
  const { session, page, send } = await openForm('Phone');
  await page.doing(() => choose(page.get('[name=phone_country]'), 'ie'));
  await page.doing(() => typeInto(page.get('[name=phone]'), '861234567'));
  await send();
  assert.is(focused(), 'sms_code');
  assert.match(page.get(DIALOG).textContent ?? '', '+353861234567');
  const again = () =>
    page.all(`${DIALOG} button`).find(({ textContent }) => /nother code/.test(textContent ?? ''));
  assert.is(again()?.getAttribute('aria-disabled'), 'true');
  await page.advance(60_000);
  await page.doing(() => session.runtime.publish('page.partToggled', { part: 'x', open: true }));
  await page.pressNamed('Back');
  await send();
  assert.is(session.requestsOf('sendSms').length, 2);
  await page.close();
});

test('an account that is there already leads to signing in and to a new password', async () => {
  const errors = [{ code: '1412', detail: 'registration_known' }];
  const { page, send } = await openForm('One click', {
    answers: { register: () => reply({ errors }, 409) },
  });
  await page.doing(() => page.get('[name=agreed]').click());
  await send();
  assert.match(page.get(`${DIALOG} [role=alert]`).textContent ?? '', 'sign in');
  await page.pressNamed('Set a new password');
  assert.ok(page.get('dialog[data-modal=forgot-password]'));
  await page.close();
});

test('too many attempts: how long to wait stands beside the button', async () => {
  const body = { errors: [{ code: '429', detail: 'auth_too_many' }], retry_after: 90 };
  const { page, send } = await openForm('One click', {
    answers: { register: () => reply(body, 429) },
  });
  await page.doing(() => page.get('[name=agreed]').click());
  await send();
  assert.match(page.get(DIALOG).textContent ?? '', /try again in \u20661:(30|29)/);
  assert.ok((page.get(`${DIALOG} [type=submit]`) as HTMLButtonElement).disabled);
  await page.close();
});

test('by a network: first the network, then the form with what it told', async () => {
  const { session, page } = await openForm('Network');
  assert.equal(page.all(`${DIALOG} form`), []);
  await page.press(`${DIALOG} [data-network=google]`);
  const chosen = session.events.find(({ type }) => type === 'auth.socialChosen');
  assert.equal(chosen?.data, { network: 'google', purpose: 'registration' });
  await page.close();

  const back = await open({ url: RETURN_URL });
  await back.page.advance(1000);
  const value = (name: string) => (back.page.get(`[name=${name}]`) as HTMLInputElement).value;
  assert.equal([value('name'), value('surname'), value('email')], Object.values(profile));
  assert.match(back.page.get('main').textContent ?? '', 'Google told us this about you.');
  await back.page.close();
});

test('whoever a network told of may turn to another network, or another account there', async () => {
  const errors = [{ code: '422', detail: 'registration_known' }];
  const { session, page } = await open({
    url: RETURN_URL,
    answers: { register: () => reply({ errors }, 422) },
  });
  await page.advance(1000);
  await page.doing(() => page.get('[name=agreed]').click());
  await page.submit('main form');
  await page.advance(1000);
  page
    .all('main button')
    .find(({ textContent }) => /another network/.test(textContent ?? ''))
    ?.focus();
  await page.pressNamed('Use another network or account');
  assert.equal(page.all('main form'), []);
  assert.is(session.runtime.state.auth.profile, null);
  assert.is(page.get('main [role=alert]').textContent, '', 'what was refused is old news');
  assert.is(document.activeElement?.getAttribute('data-network'), 'google');
  await page.press('main [data-network=google]');
  assert.is(underWay(session.runtime.state.auth)?.what, 'leaving');
  await page.close();
});

test('where the word of the network has expired, the network is chosen again', async () => {
  const errors = [{ code: '1417', detail: 'auth_again' }];
  const { page } = await open({
    url: RETURN_URL,
    answers: { register: () => reply({ errors }, 409) },
  });
  await page.advance(1000);
  await page.doing(() => page.get('[name=agreed]').click());
  await page.submit('main form');
  await page.advance(1000);
  assert.match(page.get('main [role=alert]').textContent ?? '', 'Choose the network again.');
  assert.ok(page.get('main [data-network=google]'));
  await page.close();
});

test.run();
