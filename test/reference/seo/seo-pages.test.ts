import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writtenLanguages } from '../../../src/domain/site/languages.ts';
import { seoPages } from '../../../src/reference/seo/seo-pages.ts';
import { isFound } from '../../../src/routes/found.ts';
import { type RouteName, routeNames, routeTable } from '../../../src/routes/table.ts';
import { createTexts } from '../../../src/site/texts/texts.ts';
import { fakeBoard } from '../support/board.ts';
import { startBackEnd } from '../support/harness.ts';

const test = suite('what search engines are told of pages');

const page = seoPages({ companyName: 'Site' });
const found = routeNames.filter(isFound);

test('every page that a search is to find is described, in every language, by a sentence of its own length', () => {
  for (const language of writtenLanguages) {
    for (const name of found) {
      const { title, description, metaRobots, siteName } = page(name, language);
      assert.is(metaRobots, 'index, follow', name);
      assert.is(siteName, 'Site');
      assert.ok(title.endsWith(' · Site') && title.length < 70, title);
      const { length } = description;
      assert.ok(length >= 70 && length <= 160, `${language} ${name} ${length}: ${description}`);
      assert.not.match(description, /[{}]/, name);
    }
  }
});

test('no two languages say the same of a page', () => {
  for (const name of found) {
    const all = writtenLanguages.map((language) => page(name, language).description);
    assert.is(new Set(all).size, all.length, name);
  }
});

test('a page is called as the site calls it', async () => {
  for (const language of writtenLanguages) {
    const texts = createTexts({ onChange() {} });
    await texts.use(language);
    // The foot of the page names articles, whatever page it stands under.
    const dictionaries = found.flatMap((name) => routeTable[name].dictionaryIds);
    await texts.fetch([...new Set(dictionaries), 'footer']);
    // Live and line have one name here, and two on their pages.
    const named = found.filter((name) => name !== 'mainSection');
    const wrong = named.filter((name) => {
      const own = texts.say({ text: routeTable[name].titleOf({}) });
      return page(name, language).title !== `${own} · Site`;
    });
    assert.equal(wrong, [], language);
  }
});

test('links are told title, sentence, site and language', () => {
  const { metas, title, description, customCanonical } = page('about', 'de');
  assert.equal(metas, [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'de_DE' },
    { property: 'og:site_name', content: 'Site' },
    { name: 'twitter:card', content: 'summary' },
  ]);
  assert.equal(customCanonical, { mode: 'url' });
  assert.match(title, /^Über uns · /);
});

test('of office, sign-in, letters, searches and print nothing is told, nor of what is no page', () => {
  const hidden = [
    ...['officeAccount', 'login', 'token', 'passwordReset', 'search', 'printCoupon', 'block'],
    ...['', 'no-page', 'constructor', '__proto__', 'x'.repeat(100_000)],
  ];
  for (const name of [...hidden, ...routeNames.filter((one) => !isFound(one))]) {
    assert.equal(page(name, 'en'), {
      ...{ title: 'Site', description: '', siteName: 'Site' },
      ...{ metaRobots: 'noindex', hierarchyMetaRobots: 'noindex' },
      ...{ metas: [], customCanonical: null },
    });
  }
});

test('a language that the site is not written in is answered in English', () => {
  for (const language of ['fr', '', 'constructor', 'en-GB']) {
    assert.equal(page('about', language), page('about', 'en'));
  }
});

test('where the site has a first origin, pages are to be kept there', () => {
  const modeOf = (mirrorOrigin: string) =>
    seoPages({ mirrorOrigin })('about', 'en').customCanonical?.mode;
  assert.is(modeOf('https://first.example'), 'mirror');
  for (const none of ['', 'http://first.example', 'https://a.example/path', 'javascript:1']) {
    assert.is(modeOf(none), 'url', none);
  }
});

test('the call and the pages that the server writes have one answer', async () => {
  const harness = await startBackEnd({ board: fakeBoard(), config: { companyName: 'Site' } });
  const section: RouteName = 'slots';
  const query = {
    ...{ domain: 'd', projectId: '1', language: 'ru', timezone: '3', stream: '' },
    section,
  };
  const { body } = await harness.call('seoPage', { query });
  assert.equal(body, page(section, 'ru'));
  assert.equal(harness.backEnd.siteNow('/').seoPage?.(section, 'ru'), body);
  await harness.close();
});

test.run();
