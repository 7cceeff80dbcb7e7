import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { availableLanguages, chooseLanguage } from '../../../src/domain/site/language-choice.ts';

const test = suite('language choice');
const offer = {
  languages: ['ru', 'de', 'ar', 'no', 'xx', 'de'],
  hiddenLanguages: ['ar'],
  defaultLanguage: 'ru',
};
const nothing = { url: null, cookie: null, browser: [], authorised: false } as const;

test('the address goes before the cookie, the cookie before the browser, then the default', () => {
  const wish = { url: 'de', cookie: 'no', browser: ['ru'], authorised: false };
  assert.is(chooseLanguage(wish, offer), 'de');
  assert.is(chooseLanguage({ ...wish, url: 'fr' }, offer), 'no');
  assert.is(chooseLanguage({ ...wish, url: null, cookie: 'fr' }, offer), 'ru');
  assert.is(chooseLanguage(nothing, offer), 'ru');
});

test('English is the last resort, offered or not', () => {
  assert.is(chooseLanguage(nothing, { ...offer, defaultLanguage: 'fr' }), 'en');
});

test('the browser’s tags count by their language, in their order', () => {
  const from = (...browser: string[]) => chooseLanguage({ ...nothing, browser }, offer);
  assert.is(from('en-GB', 'de-AT', 'no'), 'de');
  assert.is(from('DE_ch'), 'de');
  assert.is(from('nb-NO'), 'no');
  assert.is(from('', '*', 'zz-ZZ'), 'ru');
});

test('a hidden language is for players only', () => {
  const wish = { ...nothing, url: 'ar' };
  assert.is(chooseLanguage(wish, offer), 'ru');
  assert.is(chooseLanguage({ ...wish, authorised: true }, offer), 'ar');
  assert.equal(availableLanguages(offer, false), ['ru', 'de', 'no']);
  assert.equal(availableLanguages(offer, true), ['ru', 'de', 'ar', 'no']);
});

test('an unknown language is never chosen, even when it is offered', () => {
  assert.is(chooseLanguage({ ...nothing, url: 'xx' }, { ...offer, defaultLanguage: 'xx' }), 'en');
});

test('what is chosen is available, or English', () => {
  const tag = fc.oneof(fc.constantFrom(...offer.languages, 'fr', 'ar-EG'), fc.string());
  fc.assert(
    fc.property(tag, tag, fc.array(tag), fc.boolean(), (url, cookie, browser, authorised) => {
      const chosen = chooseLanguage({ url, cookie, browser, authorised }, offer);
      assert.ok(chosen === 'en' || availableLanguages(offer, authorised).includes(chosen));
    }),
  );
});

test.run();
