import '../../support/page/dom.ts';
import { Subject } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { choose } from '../../support/page/typing.ts';
import {
  configuredAs,
  OWN_PASSWORD,
  registeringSession,
  registrationOptions,
} from '../../support/session/registering.ts';
import { reply, type SessionOptions } from '../../support/session/session.ts';

const test = suite('where registration opens');

const DIALOG = 'dialog[data-modal=registration]';
const LINK = 'header a[href="/en/registration"]';

const open = async (options: SessionOptions = {}) => {
  const session = registeringSession(options);
  const page = await openSite(session);
  return { session, page };
};

test('the link in the header opens the form over the page', async () => {
  const { session, page } = await open();
  await page.press(LINK);
  await page.advance(1000);
  assert.ok(page.get(`${DIALOG} form`));
  assert.is(session.runtime.state.route.url, '/en/about');
  await page.close();
});

test('pressed for another tab the link is the browser’s', async () => {
  const { session, page } = await open();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  await page.doing(() => page.get(LINK).dispatchEvent(press));
  assert.not.ok(session.typesOf().includes('registration.wanted'));
  await page.close();
});

test('where registration is not allowed nothing leads to it', async () => {
  const answers = { configGroup: configuredAs({ 45: false }) };
  const { page } = await open({ answers });
  assert.equal(page.all('a[href="/en/registration"]'), []);
  await page.doing(() => page.host.openModal('login'));
  assert.equal(page.all('a[href="/en/registration"]'), []);
  await page.close();
});

test('what could not be loaded can be asked for again', async () => {
  const { session, page } = await open({ answers: { registrationOptions: () => reply({}, 503) } });
  await page.press(LINK);
  await page.advance(1000);
  assert.match(page.get(DIALOG).textContent ?? '', 'could not be loaded');
  session.answers.registrationOptions = () => reply(registrationOptions);
  await page.pressNamed('Load again');
  await page.advance(1000);
  assert.ok(page.get(`${DIALOG} form`));
  await page.close();
});

test('a widget stands beside the page, which can be used meanwhile', async () => {
  const { session, page } = await open({ answers: { configGroup: configuredAs({ 102: true }) } });
  await page.press(LINK);
  await page.advance(1000);
  assert.ok(page.get(`${DIALOG}[data-beside]`));
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  await page.doing(() => page.get(`${DIALOG} h2`).dispatchEvent(key));
  assert.equal(page.all(DIALOG), []);
  assert.is(session.typesOf('registration.').at(-1), 'registration.left');
  await page.close();
});

test('a player who comes to the page is told that there is nothing to register', async () => {
  const { page } = await open({
    url: '/en/registration',
    answers: { authCheck: () => reply({ user_id: '7' }) },
  });
  assert.match(page.get('main').textContent ?? '', 'You are signed in');
  assert.equal(page.all('main form'), []);
  await page.close();
});

test('the country is where the player is, however late that is known', async () => {
  const place = new Subject<TransportResponse>();
  const { page } = await open({ answers: { session: () => place } });
  await page.press(LINK);
  await page.advance(2000);
  const country = () => page.get('[name=country]') as HTMLSelectElement;
  assert.is(country().value, '');
  const geo = { countryCode: 'gb', countryId: 1 };
  const body = { geo, currency: 'GBP', language: 'en' };
  await page.doing(() => place.next({ status: 200, headers: {}, body }));
  await page.advance(100);
  assert.is(country().value, 'gb');
  assert.is((page.get('[name=currency]') as HTMLSelectElement).value, 'GBP');
  await page.close();
});

test('what was typed goes along to another way to register, but for the password', async () => {
  const { page } = await open();
  await page.press(LINK);
  await page.advance(1000);
  const turnTo = async (words: string) => {
    const way = page.all(`${DIALOG} label`).find(({ textContent }) => textContent === words);
    await page.doing(() => way?.querySelector('input')?.click());
  };
  const value = (name: string) => (page.get(`${DIALOG} [name=${name}]`) as HTMLInputElement).value;
  await turnTo('Email');
  page.fill('[name=email]', 'zoe@example.test');
  page.fill('[name=password]', OWN_PASSWORD);
  page.fill('[name=phone]', '861234567');
  await page.doing(() => choose(page.get('[name=phone_country]'), 'ie'));
  await turnTo('Phone');
  assert.equal([value('phone_country'), value('phone')], ['ie', '861234567']);
  await turnTo('Email');
  assert.equal([value('email'), value('password')], ['zoe@example.test', '']);
  await page.close();
});

test.run();
