import '../../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeCredential } from '../../../../src/calls/credentials.ts';
import {
  errorOf,
  focused,
  PASSWORD,
  textOf,
  toggle,
} from '../../../support/page/security-page.tsx';
import { openSite } from '../../../support/page/site-page.tsx';
import { protectionSession, refuseField } from '../../../support/session/protection.ts';
import { reply } from '../../../support/session/session.ts';

const test = suite('the security page: networks');

const CARD = '[data-method=security-social]';
const BACK = '/en/office/security?network=google&code=4711&state=planted';

test('who gives the password and chooses a network is sent there', async () => {
  const session = protectionSession({
    answers: { networkLink: () => reply({ redirectUrl: 'https://network.example/authorize?x=1' }) },
  });
  const page = await openSite(session);
  await toggle(page, 'social');
  await page.press(`${CARD} [data-network=google]`);
  assert.is(errorOf(page, 'password'), 'Enter your password.');
  assert.is(focused(), 'password');
  page.fill('main [name=password]', PASSWORD);
  await page.press(`${CARD} [data-network=google]`);
  await page.advance(1000);
  const [asked, ...more] = session.requestsOf('networkLink');
  assert.equal(more, []);
  assert.match(asked?.request.url ?? '', '/networks/google');
  assert.equal(asked?.input.body, { lng: 'en', password: encodeCredential(PASSWORD) });
  assert.ok(session.navigation.visits.includes('https://network.example/authorize?x=1'));
  await page.close();
});

test('a wrong password is told at its field, and the browser stays', async () => {
  const session = protectionSession({
    answers: { networkLink: () => refuseField(403, '1001', 'auth_wrong', '/password') },
  });
  const page = await openSite(session);
  await toggle(page, 'social');
  page.fill('main [name=password]', PASSWORD);
  await page.press(`${CARD} [data-network=google]`);
  await page.advance(1000);
  assert.is(errorOf(page, 'password'), 'This is not your password. Check it and try again.');
  assert.equal(session.navigation.visits, []);
  await page.close();
});

test('back from the network, the card is open and says that it is joined', async () => {
  const page = await openSite(
    protectionSession({
      url: BACK,
      answers: { loginBySocial: () => reply({ userId: 'player-1' }) },
    }),
  );
  assert.match(textOf(page, `${CARD} [role=status]`), 'Google is joined to your account.');
  await toggle(page, 'social');
  assert.is(page.all(`${CARD} [role=status]`).length, 0);
  await page.close();
});

test('an account of the network that is another player’s is told as such', async () => {
  const page = await openSite(
    protectionSession({
      url: BACK,
      answers: { loginBySocial: () => refuseField(409, '1412', 'registration_known') },
    }),
  );
  assert.match(textOf(page, `${CARD} [role=alert]`), 'belongs to another player');
  await page.close();
});

test('where no network is offered there is no such card', async () => {
  const session = protectionSession({
    answers: { configGroup: () => reply({ site: { 105: [] } }) },
  });
  const page = await openSite(session);
  assert.is(page.all(CARD).length, 0);
  await page.close();
});

test.run();
