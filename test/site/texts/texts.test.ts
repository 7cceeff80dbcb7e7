import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writtenLanguages } from '../../../src/domain/site/languages.ts';
import { isCode } from '../../../src/domain/site/message-code.ts';
import { tell } from '../../../src/projections/answers/told.ts';
import type { NavigationItem } from '../../../src/routes/navigation.ts';
import type { Host } from '../../../src/site/host.tsx';
import { texts as arabic } from '../../../src/site/texts/ar/main.ts';
import type { Dictionary } from '../../../src/site/texts/dictionary.ts';
import { texts as english } from '../../../src/site/texts/en/main.ts';
import { texts as russian } from '../../../src/site/texts/ru/main.ts';
import { createTexts, type Texts } from '../../../src/site/texts/texts.ts';
import { textsOf } from '../../support/checks/dictionaries.ts';

const test = suite('texts');

const en = await textsOf('en');
const languages: Readonly<Record<string, Dictionary>> = Object.fromEntries(
  await Promise.all(writtenLanguages.map(async (code) => [code, await textsOf(code)] as const)),
);
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
      const english = en[key];
      // "One" and "two" may say the number in words.
      if (english === undefined || counted.has(baseOf(key))) continue;
      assert.equal(placeholders(text), placeholders(english), `${language} ${key}`);
    }
  }
});

test('texts come in the language asked for, once they are there', async () => {
  let changes = 0;
  const texts = createTexts({ onChange: () => (changes += 1) });
  assert.is(texts.t('main_close'), english.main_close);
  await texts.use('ru');
  assert.is(texts.language(), 'ru');
  assert.is(texts.t('main_close'), russian['main_close']);
  assert.is(texts.t('coupon_count', { count: 3 }), '3 события');
  assert.is(texts.t('coupon_count', { count: 5 }), '5 событий');
  assert.is(changes, 1);
});

test('of two languages asked for in a row the last one counts', async () => {
  const texts = createTexts();
  await Promise.all([texts.use('de'), texts.use('ar'), texts.use('ru')]);
  assert.is(texts.language(), 'ru');
});

test('a language the site is not written in is shown in English', async () => {
  const texts = createTexts();
  await texts.use('ru');
  await texts.use('fr');
  assert.is(texts.language(), 'en');
  assert.is(texts.t('main_close'), english.main_close);
});

test('a text is there once its dictionary is, and nobody is shown a key before', async () => {
  const missing: string[] = [];
  const changes: string[] = [];
  const texts: Texts = createTexts({
    onMissing: (key) => missing.push(key),
    onChange: () => changes.push(texts.language()),
  });
  assert.not(texts.has(['main', 'office']));
  assert.is(texts.t('office_nav'), '');
  assert.is(texts.t('office_nav'), '');
  assert.equal(missing, ['office_nav'], 'told once');
  await Promise.all([texts.fetch(['office']), texts.fetch(['main', 'office'])]);
  assert.ok(texts.has(['main', 'office']));
  assert.is(texts.t('office_nav'), en['office_nav']);
  assert.is(texts.t('office_limit_hours', { count: 7 }), '', 'another dictionary has it');
  await texts.fetch(['office']);
  assert.equal(new Set(changes), new Set(['en']));
});

test('a change of the language brings what is in use, and what was asked for meanwhile', async () => {
  const texts = createTexts();
  await texts.fetch(['office']);
  const changed = texts.use('ar');
  const fetched = texts.fetch(['form']);
  assert.is(texts.language(), 'en');
  await fetched;
  assert.ok(texts.has(['form']), 'in the language that is shown then');
  await changed;
  assert.is(texts.language(), 'ar');
  assert.ok(texts.has(['main', 'office', 'form']));
  assert.is(texts.t('main_close'), arabic['main_close']);
  assert.is(texts.t('fieldRequired'), languages['ar']?.['fieldRequired']);
});

test('what is fetched is there in the end, whichever languages and dictionaries are asked for meanwhile', async () => {
  const dictionaries = ['office', 'form', 'auth', 'bets', 'sport', 'casino'] as const;
  for (let turn = 0; turn < 60; turn += 1) {
    const texts = createTexts();
    const under: Promise<void>[] = [];
    // Each turn mixes them in another order, and lets another part of it happen in between.
    for (let step = 0; step < 12; step += 1) {
      const pick = (turn * 7 + step * 5 + ((turn * step) % 11)) % 10;
      const language = ['en', 'ru', 'ar', 'de', 'fr'][pick % 5] ?? 'en';
      const id = dictionaries[(turn + step) % dictionaries.length] ?? 'office';
      under.push(pick < 5 ? texts.use(language) : texts.fetch([id]));
      for (let wait = (turn + step) % 4; wait > 0; wait -= 1) await Promise.resolve();
    }
    await Promise.all(under);
    await texts.fetch(dictionaries);
    assert.ok(texts.has(dictionaries), `turn ${turn}, in ${texts.language()}`);
  }
});

test('a code of another build is told as something that did not work, also where a text has that name', () => {
  const missing: string[] = [];
  const { say } = createTexts({ onMissing: (name) => missing.push(name) });
  for (const code of ['no_such_code', 'main_close', 'coupon_count']) {
    assert.ok(isCode(code));
    assert.is(say({ key: code }), english.mainErrorText, code);
    assert.is(say({ key: code }), english.mainErrorText, code);
  }
  assert.equal(missing, ['noSuchCode', 'mainClose', 'couponCount'], 'once of each');
});

test('a text that needs values it does not get is told as something that did not work', () => {
  const { say } = createTexts();
  assert.is(say({ text: 'coupon_count' }), english.mainErrorText, 'how many it does not say');
});

test('values are put in as they are', () => {
  assert.is(createTexts().t('main_player_id', { id: '<b>&7' }), 'ID <b>&7');
});

test('what is said comes by its code, by the key of a text, or in the words of the server', async () => {
  const texts = createTexts();
  const { say } = texts;
  const values = { couponId: 7, payout: '9 EUR' };
  assert.is(say({ key: 'bet_paid_text', values }), 'Bet 7: 9 EUR paid to your account.');
  assert.is(say({ key: 'field_required' }), english.mainErrorText, 'its dictionary is not there');
  await texts.fetch(['form']);
  assert.is(say({ key: 'field_required' }), en['fieldRequired']);
  assert.is(say({ text: 'main_player_id', values: { id: 7 } }), 'ID 7');
  assert.is(say({ words: 'Ask {{us}}.' }), 'Ask {{us}}.');
});

/** Read by the compiler alone: what must not compile. */
export function refused({ t }: Texts, host: Host): void {
  // @ts-expect-error no such text
  t('main_clse');
  // @ts-expect-error a counted text goes by its key without the form
  t('coupon_count_one', { count: 1 });
  // @ts-expect-error the text names an id
  t('main_player_id');
  // @ts-expect-error the text names another value
  t('main_player_id', { name: 'Zoe' });
  for (const one of ['dark', 'light'] as const) t(`main_theme_${one}`);
  // @ts-expect-error not every one of these is there
  for (const one of ['dark', 'bright'] as const) t(`main_theme_${one}`);
  // @ts-expect-error codes of the state are told
  t('main_error_text');
  // @ts-expect-error no such code
  tell('info', 'main_eror_text');
  // @ts-expect-error a text is no code
  host.say({ key: 'main_close' });
  // @ts-expect-error the text is in another dictionary
  host.t('office_nav');
  // @ts-expect-error a page without a title
  const link: NavigationItem<'sections'>['textKey'] = 'sport_cathedral_title';
  [link];
}

test.run();
