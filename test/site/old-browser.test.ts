import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { directionOf, writtenLanguages } from '../../src/domain/site/languages.ts';
import { LEAD_AWAY, oldBrowserPages } from '../../src/site/old-browser.mjs';

const test = suite('old browsers');

const pages = new Map(await oldBrowserPages());
const pageIn = (language: string): string => pages.get(`oldbrowser/${language}.html`) ?? '';

/** What a browser has of what is looked for. */
interface Browser {
  readonly Map?: { readonly groupBy?: unknown };
  readonly isWellFormed?: unknown;
  readonly popover?: unknown;
}

/** Where the line of script leads a browser that comes to an address; null: it stays. */
function ledTo(browser: Browser, pathname: string): string | null {
  let to: string | null = null;
  const location = {
    pathname,
    replace(address: string) {
      to = address;
    },
  };
  const element = 'popover' in browser ? { popover: null } : {};
  // A text of an older browser has no such method: the empty text stands for it.
  const line = LEAD_AWAY.replace("''.isWellFormed", 'isWellFormed');
  const run = new Function('window', 'Map', 'isWellFormed', 'document', 'location', line);
  const { Map: map, isWellFormed } = browser;
  run({ Map: map }, map, isWellFormed, { documentElement: element }, location);
  return to;
}

const able: Browser = { Map: { groupBy: () => null }, isWellFormed: () => true, popover: null };

test('a browser that has what the site needs stays where it came to', () => {
  for (const pathname of ['/', '/en', '/ar/casino/slots']) assert.is(ledTo(able, pathname), null);
});

test('one that lacks any of it is led away, in the language of its address', () => {
  const { Map: _map, ...withoutMap } = able;
  const { isWellFormed: _text, ...withoutText } = able;
  const { popover: _popover, ...withoutPopover } = able;
  for (const browser of [{}, { ...able, Map: {} }, withoutMap, withoutText, withoutPopover]) {
    assert.is(ledTo(browser, '/ar/live/football'), '/ar/oldbrowser');
    assert.is(ledTo(browser, '/de'), '/de/oldbrowser');
    assert.is(ledTo(browser, '/'), '/en/oldbrowser');
    assert.is(ledTo(browser, '/english'), '/en/oldbrowser');
    assert.is(ledTo(browser, '/en/oldbrowser'), null, 'it is led there once');
  }
});

test('the line is written as the oldest browsers read it', () => {
  assert.not.match(LEAD_AWAY, /=>|`|\b(let|const|class)\b|\?\.|\?\?|<\/script/i);
});

test('each language has its page, from left to right or from right to left', () => {
  for (const language of writtenLanguages) {
    const page = pageIn(language);
    assert.ok(page.includes(`<html lang="${language}" dir="${directionOf(language)}">`), language);
    for (const other of writtenLanguages) {
      assert.is(page.includes(`<a href="/${other}/oldbrowser"`), other !== language, other);
    }
    assert.ok(page.includes(`<a class="button" href="/${language}">`));
    assert.match(page, 'Firefox 125');
  }
  assert.is(pages.size, writtenLanguages.length + 1);
});

test('nothing in it is a script or a style of its own', () => {
  for (const language of writtenLanguages) {
    assert.not.match(pageIn(language), /<script|<style| style=| on\w+=/i);
    assert.match(pageIn(language), '<link rel="stylesheet" href="/oldbrowser/page.css">');
  }
  assert.match(pages.get('oldbrowser/page.css') ?? '', 'prefers-color-scheme: dark');
});

test.run();
