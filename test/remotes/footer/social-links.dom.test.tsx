import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { siteConfigTable } from '../../../src/domain/site/config.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { reply, testSession } from '../../support/session/session.ts';

const test = suite('the foot: where else the site is');

const { socialLinks, cookieAgreementPopup } = siteConfigTable;

async function open(url: string, links: readonly unknown[]) {
  const values = { [cookieAgreementPopup.key]: false, [socialLinks.key]: links };
  const session = testSession({ url, answers: { configGroup: () => reply({ site: values }) } });
  const page = await openSite(session);
  await page.advance(300);
  return page;
}

const telegram = {
  name: 'Telegram',
  value: 'https://social.example/replaybook',
  label: '@replaybook',
  iconName: 'telegram',
};
const forum = {
  name: 'Forum',
  value: 'https://forum.example/',
  mediaFullPath: '/icons/icon-72.png',
};

test('links of the configuration stand in the foot and on the contacts page', async () => {
  const page = await open('/en/contacts', [telegram, forum]);
  assert.is(page.all('nav[aria-label="Elsewhere"]').length, 1, 'one navigation of a name');
  for (const place of ['footer nav[aria-label="Elsewhere"]', 'main section']) {
    const links = page.all(`${place} a[target="_blank"]`);
    assert.equal(
      links.map((link) => [link.getAttribute('href'), link.textContent]),
      [
        [telegram.value, '@replaybook'],
        [forum.value, 'Forum'],
      ],
      place,
    );
    assert.ok(links.every((link) => link.getAttribute('rel') === 'noopener noreferrer'));
    assert.is(links[1]?.querySelector('img')?.getAttribute('src'), forum.mediaFullPath);
  }
  await page.close();
});

test('where there is none that may be shown, nothing stands there', async () => {
  const page = await open('/en/contacts', [{ ...telegram, value: 'javascript:alert(1)' }]);
  assert.is(page.all('nav[aria-label="Elsewhere"]').length, 0);
  await page.close();
});

test.run();
