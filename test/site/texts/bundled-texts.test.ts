/** What is left out of i18next in players' scripts is asked for by none of the site's texts. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writtenLanguages } from '../../../src/domain/site/languages.ts';
import { announcementText } from '../../../src/site/texts/announcement-texts.ts';
import { maintenance as english } from '../../../src/site/texts/en/maintenance.ts';
import { maintenance as russian } from '../../../src/site/texts/ru/maintenance.ts';
import { createTexts } from '../../../src/site/texts/texts.ts';
import { bundled } from '../../support/bundled.ts';
import { dictionaryIds, textsOf } from '../../support/checks/dictionaries.ts';

/** The texts by whichever key, as their types would not have it. */
interface AnyTexts {
  t(key: string, values: object): string;
  use(language: string): Promise<void>;
  fetch(ids: readonly string[]): Promise<void>;
}

const test = suite('players’ scripts: texts');

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, 1.5];

/** What to ask of each key: its text's values, which are put in as they are, and every form of a count. */
function questionsOf(texts: Readonly<Record<string, string>>): [string, object][] {
  return Object.entries(texts).flatMap(([key, text]): [string, object][] => {
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    const values = Object.fromEntries(names.map((name) => [name, `<b>${name} $t(x) {{y}}</b>`]));
    const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
    if (base === key) return [[key, values]];
    return COUNTS.map((count) => [base, { ...values, count }]);
  });
}

test('say in every language what the sources say', () =>
  bundled('src/site/texts/texts.ts', async (module) => {
    const { createTexts: createBundled } = module as { createTexts: typeof createTexts };
    const [ours, theirs] = [createTexts(), createBundled()] as unknown as [AnyTexts, AnyTexts];
    for (const language of writtenLanguages) {
      for (const texts of [ours, theirs]) {
        await texts.fetch(dictionaryIds);
        await texts.use(language);
      }
      for (const [key, values] of questionsOf(await textsOf(language))) {
        assert.is(theirs.t(key, values), ours.t(key, values), `${language} ${key}`);
      }
      assert.is(theirs.t('there is none', {}), '');
    }
  }));

test('announce maintenance in the languages of announcements as the sources do', () =>
  bundled('src/site/texts/announcement-texts.ts', async (module) => {
    const theirs = module as { announcementText: typeof announcementText };
    for (const [language, texts] of Object.entries({ en: english, ru: russian })) {
      for (const [key, values] of questionsOf(texts)) {
        const said = theirs.announcementText(language, key, values);
        assert.is(said, announcementText(language, key, values), `${language} ${key}`);
        assert.is.not(said, key);
      }
    }
  }));

test.run();
