import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  directionOf,
  findLanguage,
  isLanguageCode,
  languages,
} from '../../../src/domain/site/languages.ts';

const test = suite('languages');

test('codes are two lowercase letters, in order, each once', () => {
  const codes = languages.map(({ code }) => code);
  assert.ok(codes.every(isLanguageCode));
  assert.equal(codes, [...new Set(codes)].sort());
});

test('Arabic, Hebrew and Persian run from the right', () => {
  for (const code of ['ar', 'he', 'fa', 'ur']) assert.is(directionOf(code), 'rtl', code);
  for (const code of ['en', 'ru', 'zh', 'xx']) assert.is(directionOf(code), 'ltr', code);
});

test('a direction agrees with what the platform knows of the language’s script', () => {
  const fromRight = new Set(['Arab', 'Hebr']);
  for (const { code, direction } of languages) {
    const { script } = new Intl.Locale(code).maximize();
    assert.is(direction, fromRight.has(script ?? '') ? 'rtl' : 'ltr', code);
  }
});

test('a language is found by its code alone', () => {
  assert.equal(findLanguage('de'), { code: 'de', direction: 'ltr' });
  for (const code of ['xx', 'DE', '', 'constructor']) assert.is(findLanguage(code), null, code);
});

test.run();
