import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { routeTable } from '../../src/routes/table.ts';
import { ar } from '../../src/site/texts/ar.ts';
import { de } from '../../src/site/texts/de.ts';
import { en } from '../../src/site/texts/en.ts';
import { ru } from '../../src/site/texts/ru.ts';
import { createTexts, type Dictionary, writtenLanguages } from '../../src/site/texts/texts.ts';

const test = suite('texts');

const languages: Readonly<Record<string, Dictionary>> = { ar, de, en, ru };
const FORM = /_(zero|one|two|few|many|other)$/;

/** Keys of which there are texts for "one" and "other", without their form. */
const counted = new Set(
  Object.keys(en)
    .filter((key) => key.endsWith('_other') && Object.hasOwn(en, key.replace(FORM, '_one')))
    .map((key) => key.replace(FORM, '')),
);
/** A key without the form of a counted text. */
const baseOf = (key: string) => {
  const base = key.replace(FORM, '');
  return counted.has(base) ? base : key;
};

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((m) => m[1]).sort();

test('every language the site is written in has the same keys', () => {
  assert.equal(writtenLanguages, Object.keys(languages).sort());
  const expected = [...new Set(Object.keys(en).map(baseOf))].sort();
  for (const [language, texts] of Object.entries(languages)) {
    assert.equal([...new Set(Object.keys(texts).map(baseOf))].sort(), expected, language);
  }
});

test('every counted text has exactly the plural forms of its language', () => {
  for (const [language, texts] of Object.entries(languages)) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const base of counted) {
      const there = Object.keys(texts)
        .filter((key) => FORM.test(key) && key.replace(FORM, '') === base)
        .map((key) => key.slice(base.length + 1));
      assert.equal(there.sort(), forms, `${language} ${base}`);
    }
  }
});

test('no text is empty, and a translation names the same values', () => {
  for (const [language, texts] of Object.entries(languages)) {
    for (const [key, text] of Object.entries(texts)) {
      assert.ok(text.trim().length > 0, `${language} ${key}`);
      const english = (en as Dictionary)[key];
      // "One" and "two" may say the number in words.
      if (english === undefined || counted.has(baseOf(key))) continue;
      assert.equal(placeholders(text), placeholders(english), `${language} ${key}`);
    }
  }
});

test('every page has a title', () => {
  for (const [route, { titleKey }] of Object.entries(routeTable)) {
    assert.ok(Object.hasOwn(en, titleKey), `${route}: ${titleKey}`);
  }
});

/** Keys that stand as they are in the sources of the site and its sub-applications. */
function keysInSources(): Set<string> {
  const keys = new Set<string>();
  for (const folder of ['src/site', 'src/remotes']) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(texts|articles)\//.test(name))
      .map((name) => path.join(folder, name));
    for (const file of files) {
      const source = readFileSync(file, 'utf8');
      for (const [, key] of source.matchAll(/\bt\(\s*'([a-z_0-9]+)'/g)) keys.add(key ?? '');
      for (const [, key] of source.matchAll(/Key: '([a-z_0-9]+)'/g)) keys.add(key ?? '');
    }
  }
  return keys;
}

test('every key that a view asks for by name has a text', () => {
  const known = new Set(Object.keys(en).map(baseOf));
  const asked = keysInSources();
  assert.ok(asked.size > 50);
  assert.equal([...asked].filter((key) => !known.has(key)).sort(), []);
});

test('texts come in the language asked for, once they are there', async () => {
  let changes = 0;
  const texts = createTexts({ onChange: () => (changes += 1) });
  assert.is(texts.t('main_close'), en.main_close);
  await texts.use('ru');
  assert.is(texts.language(), 'ru');
  assert.is(texts.t('main_close'), ru['main_close']);
  assert.is(texts.t('coupon_count', { count: 3 }), '3 события');
  assert.is(texts.t('coupon_count', { count: 5 }), '5 событий');
  assert.is(changes, 1);
});

test('of two languages asked for in a row the last one counts', async () => {
  const texts = createTexts();
  await Promise.all([texts.use('de'), texts.use('ar'), texts.use('ru')]);
  assert.is(texts.language(), 'ru');
});

test('a language the site is not written in is shown in English, a key without a text as it is', async () => {
  const texts = createTexts();
  await texts.use('ru');
  await texts.use('fr');
  assert.is(texts.language(), 'en');
  assert.is(texts.t('main_close'), en.main_close);
  assert.is(texts.t('no_such_key'), 'no_such_key');
});

test('values are put in as they are', () => {
  assert.is(createTexts().t('main_player_id', { id: '<b>&7' }), 'ID <b>&7');
});

test.run();
