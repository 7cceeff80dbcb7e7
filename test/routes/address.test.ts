import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addToQuery, parseAddress, withLanguage } from '../../src/routes/address.ts';

const test = suite('address');

test('an address is taken apart', () => {
  assert.equal(parseAddress('/en/a%20b/c/?q=/x?y#h?#i'), {
    language: 'en',
    path: '/en/a%20b/c/',
    segments: ['a b', 'c'],
    query: '?q=/x?y',
    hash: '#h?#i',
  });
});

test('a language prefix is exactly two lowercase letters', () => {
  for (const [url, language] of [
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en?x', 'en'],
    ['/en#x', 'en'],
    ['en/live', 'en'],
    ['/EN', null],
    ['/eng', null],
    ['/e1', null],
    ['/%65n', null],
    ['//en', null],
    ['/en\n', null],
    ['', null],
  ] as const) {
    assert.is(parseAddress(url).language, language, url);
  }
});

test('an address changes its language and keeps the rest', () => {
  assert.is(withLanguage('/en/live?a=1#b', 'ru'), '/ru/live?a=1#b');
  assert.is(withLanguage('/en', 'ru'), '/ru');
  assert.is(withLanguage('/', 'ru'), '/ru');
  assert.is(withLanguage('/?a=1', 'ru'), '/ru?a=1');
  assert.is(withLanguage('live', 'ru'), '/ru/live');
  assert.is(withLanguage('//evil.example', 'ru'), '/ru//evil.example');
});

test('after a change of language the address has that language', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (url) => {
      const changed = withLanguage(url, 'fa');
      assert.is(parseAddress(changed).language, 'fa');
      assert.is(withLanguage(changed, 'fa'), changed === '/fa/' ? '/fa' : changed);
    }),
  );
});

test('a pair joins a query that is there or begins one', () => {
  assert.is(addToQuery('', 'a=1'), '?a=1');
  assert.is(addToQuery('?', 'a=1'), '?a=1');
  assert.is(addToQuery('?b=2', 'a=1'), '?b=2&a=1');
});

test.run();
