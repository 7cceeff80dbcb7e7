import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { marksOf } from '../../../src/site/shell/document-marks.ts';
import { openSite } from '../../support/page/site-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { testSession } from '../../support/session/session.ts';

const test = suite('pages of the betting alphabet');

async function alphabetAt(url: string) {
  const page = await openSite(testSession({ url }));
  const go = (to: string) =>
    page.doing(() => page.host.publish('route.requested', { url: to, replace: false }));
  const shown = () => page.get('main article').textContent ?? '';
  return { page, go, shown, title: () => page.get('main h1').textContent };
}

test('a term has its own address, kin, and neighbours by the alphabet', async () => {
  const { page, shown, title } = await alphabetAt('/en/betting-alphabet/a/terms/accumulator');
  assert.is(title(), 'Accumulator');
  assert.is(marksOf(page.host.state(), page.host)?.title, 'Accumulator · Replaybook');
  assert.match(shown(), 'returns 54.00');
  assert.ok(page.get('main article a[href="/en/betting-alphabet/c/terms/chain"]'));
  const ways = page.all('nav[aria-label="Before and after"] a').map((link) => link.textContent);
  assert.equal(ways, ['American odds']);
  const example = page.get('main article a[href^="/en/betting-calculator?"]');
  assert.match(example.getAttribute('href') ?? '', 'odds=1.80+2.00+1.50&stake=10');
  await page.close();
});

test('a letter and a category of it list their terms', async () => {
  const { page, go, title } = await alphabetAt('/en/betting-alphabet/a');
  const listed = () => page.all('main article li > a').map((link) => link.textContent);
  assert.is(title(), 'A');
  assert.ok(listed().includes('Accumulator') && listed().includes('AML'));
  await go('/en/betting-alphabet/a/account');
  assert.equal(listed(), ['AML', 'Authenticator']);
  await page.close();
});

test('what there is no term of is said to be missing', async () => {
  const { page, go, shown } = await alphabetAt('/en/betting-alphabet');
  for (const below of [
    'x',
    'aa',
    'a/nothing',
    'a/terms/nothing',
    'b/terms/accumulator',
    'a/toString',
  ]) {
    await go(`/en/betting-alphabet/${below}`);
    assert.match(shown(), 'There is no such article', below);
  }
  await page.close();
});

test('the whole alphabet is narrowed by a name and by a category, and says how many are left', async () => {
  const { page } = await alphabetAt('/en/betting-alphabet');
  const listed = () => page.all('main section li > a').map((link) => link.textContent);
  assert.ok(listed().length >= 120);
  const letters = page.all('nav[aria-label=Letters] a');
  for (const letter of letters) assert.ok(page.get(`main ${letter.getAttribute('href')}`));
  await page.doing(() => typeInto(page.get('main [name=term]'), 'heinz'));
  assert.equal(listed(), ['Heinz', 'Super Heinz']);
  assert.is(page.get('main form [role=status]').textContent, '2 words');
  await page.close();
});

test.run();
