import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { languages } from '../../src/domain/site/languages.ts';
import { firstPaint } from '../../src/site/first-paint.ts';

const test = suite('first paint');

test('language and direction are those of the address, for every language', () => {
  for (const { code, direction } of languages) {
    const { lang, dir } = firstPaint(`/${code}/line`, null, false);
    assert.equal({ lang, dir }, { lang: code, dir: direction });
  }
});

test('an address without a language is in English', () => {
  for (const path of ['/', '/line', '/english', '/EN/line']) {
    assert.is(firstPaint(path, null, false).lang, 'en');
  }
});

test('a stored theme goes before the system, and what cannot be read is no theme', () => {
  const themeOf = (stored: string | null, dark: boolean) => firstPaint('/en', stored, dark).theme;
  assert.is(themeOf('{"appTheme":0}', true), 'light');
  assert.is(themeOf('{"appTheme":1}', false), 'dark');
  for (const none of [null, '{}', '{"appTheme":null}', '{"appTheme":7}', 'not json', 'null']) {
    assert.is(themeOf(none, true), 'dark');
    assert.is(themeOf(none, false), 'light');
  }
});

test.run();
