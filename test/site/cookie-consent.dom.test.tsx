import '../support/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../src/domain/site-config.ts';
import { reply, testSession } from '../support/session.ts';
import { openSite } from '../support/site-page.tsx';

const test = suite('asking about cookies');

const open = async () => {
  const session = testSession({ url: '/en/about' });
  const asking = { [siteConfigTable.cookieAgreementPopup.key]: true };
  session.answers.configGroup = () => reply({ site: asking });
  return { session, page: await openSite(session) };
};

const CONSENT = 'dialog[data-modal=cookie-consent]';

test('the page can be used meanwhile, and no is said as easily as yes', async () => {
  const { session, page } = await open();
  await page.pressNamed('Only what is necessary');
  assert.is(page.all(CONSENT).length, 0);
  assert.is(session.runtime.state.consent.cookiesType, 'disable');
  await page.close();
});

test('one can choose, and change the choice from the footer', async () => {
  const { session, page } = await open();
  await page.pressNamed('Choose');
  const box = (name: string) => page.get(`${CONSENT} [name=${name}]`) as HTMLInputElement;
  assert.ok(box('necessary').checked && box('necessary').disabled);
  assert.not.ok(box('functionality').checked || box('marketing').checked);
  box('functionality').checked = true;
  await page.submit(`${CONSENT} form`);
  assert.is(session.runtime.state.consent.cookiesType, 'functionality');
  await page.pressNamed('Cookie settings');
  assert.ok(box('functionality').checked);
  await page.pressNamed('Close');
  assert.is(page.all(CONSENT).length, 0);
  await page.close();
});

test.run();
