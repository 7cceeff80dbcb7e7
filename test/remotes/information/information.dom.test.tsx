import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../../support/page/site-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { testSession } from '../../support/session/session.ts';

const test = suite('information pages');

test('long articles begin with a list of what is in them', async () => {
  const page = await openSite(testSession({ url: '/en/responsiblegaming' }));
  const contents = page.all('nav[aria-label="On this page"] a');
  assert.ok(contents.length >= 4);
  for (const link of contents) {
    const part = page.get(`main ${link.getAttribute('href')}`);
    assert.is(part.querySelector('h2')?.textContent, link.textContent);
  }
  assert.ok(page.get('main article a[href="/en/office/responsible"]'));
  await page.close();
});

test('rules have groups; a chapter is one part of a group; what is not there is said', async () => {
  const session = testSession({ url: '/en/rules/2' });
  const page = await openSite(session);
  assert.is(page.get('main h1').textContent, 'Rules: Types of bet');
  assert.is(page.get('nav[aria-label=Chapters] [aria-current]').textContent, 'Types of bet');
  const go = (url: string) =>
    page.doing(() => page.host.publish('route.requested', { url, replace: false }));
  await go('/en/rules/2/1');
  assert.equal(
    page.all('main article section h2').map(({ textContent }) => textContent),
    ['Single'],
  );
  for (const url of ['/en/rules/2/99', '/en/rules/77', '/en/news/nothing']) {
    await go(url);
    assert.match(page.get('main article').textContent ?? '', 'There is no such article', url);
  }
  await page.close();
});

test('the contacts name the session, by which support finds its record', async () => {
  const session = testSession({ url: '/en/contacts' });
  const page = await openSite(session);
  const { sessionId } = session.runtime.state.session;
  assert.match(page.get('main article').textContent ?? '', sessionId);
  await page.close();
});

test('the calculator answers by its address, so that a replay shows what was asked', async () => {
  const session = testSession({ url: '/en/betting-calculator?odds=1.85+2.10&stake=10' });
  const page = await openSite(session);
  const answer = () => page.get('main dl').textContent ?? '';
  assert.match(answer(), 'Possible return38.85');
  await page.doing(() => typeInto(page.get('main [name=stake]'), '1000'));
  await page.submit('main form');
  assert.match(session.runtime.state.route.url, 'odds=1.85+2.10&stake=1000');
  assert.match(answer(), 'Total odds3.885');
  assert.match(answer(), 'Possible return3,885.00');
  await page.doing(() => typeInto(page.get('main [name=stake]'), 'much'));
  await page.submit('main form');
  assert.match(page.get('main form [role=status]').textContent ?? '', 'Enter odds above 1');
  const url = '/en/betting-calculator?odds=2+2&stake=10&results=1+2';
  await page.doing(() => page.host.publish('route.requested', { url, replace: false }));
  assert.match(answer(), 'Paid0.00');
  assert.is(page.get('main [name=stake]').getAttribute('value'), '10');
  await page.close();
});

test('selections of the calculator come and go; a comma is a point; its link can be copied', async () => {
  const session = testSession({ url: '/en/betting-calculator?odds=1.85+2.10+3&stake=10&k=2' });
  const page = await openSite(session);
  await page.press('main [aria-label="Remove selection 2"]');
  await page.doing(() => typeInto(page.get('main [name=odds]'), '1,95'));
  await page.submit('main form');
  assert.match(session.runtime.state.route.url, /odds=1\.95\+3&stake=10$/);
  await page.press('main form p button');
  assert.match(page.copied.at(-1) ?? '', /^https?:.*\?odds=1\.95\+3&stake=10$/);
  await page.close();
});

test.run();
