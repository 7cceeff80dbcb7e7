import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { headOf, type SeoPage, type SeoPlace } from '../../../src/domain/site/seo-page.ts';

const test = suite('head of a page');

const about: SeoPage = {
  ...{ title: 'About', description: 'What it is.', siteName: 'Site' },
  ...{ metaRobots: 'index, follow', hierarchyMetaRobots: 'noindex', metas: [] },
  customCanonical: { mode: 'url' },
};
const place: SeoPlace = {
  ...{ url: '/en/about?from=x#part', origin: 'https://one.example', mirrorOrigin: '' },
};

const headWith = (page: Partial<SeoPage>, at: Partial<SeoPlace> = {}) =>
  headOf({ ...about, ...page }, { ...place, ...at });
const linesOf = (page: Partial<SeoPage>, at: Partial<SeoPlace> = {}) =>
  headWith(page, at).tags.map(({ tag, attributes }) => [tag, ...attributes.flat()].join(' '));

test('the address to keep is its own without what is asked with it', () => {
  assert.equal(linesOf({}), ['link rel canonical href https://one.example/en/about']);
  assert.equal(linesOf({ customCanonical: null }), []);
});

test('an address is kept in one spelling of its end', () => {
  for (const url of ['/en/about/', '/en/about//?x=1']) {
    assert.equal(linesOf({}, { url }), linesOf({}), url);
  }
});

test('a mirror names the same page at the first origin, and its own where none is named', () => {
  const mirror = { customCanonical: { mode: 'mirror' } } as const;
  const first = { mirrorOrigin: 'https://first.example' };
  assert.equal(linesOf(mirror, first), ['link rel canonical href https://first.example/en/about']);
  assert.equal(linesOf({}, first), linesOf({}));
  for (const mirrorOrigin of ['', 'javascript:x', 'https://a.example/b', 'http://a.example']) {
    assert.equal(linesOf(mirror, { mirrorOrigin }), linesOf({}), mirrorOrigin);
  }
});

test('no address is named that is none', () => {
  assert.equal(linesOf({}, { origin: 'null' }), []);
  assert.equal(linesOf({}, { url: `/${'x'.repeat(2000)}` }), []);
});

test('robots are told what does not hold anyway; what holds below counts where a page says nothing', () => {
  const bare = { customCanonical: null };
  assert.equal(linesOf({ ...bare, metaRobots: 'noindex' }), ['meta name robots content noindex']);
  assert.equal(linesOf({ ...bare, metaRobots: '' }), ['meta name robots content noindex']);
  assert.equal(linesOf({ ...bare, metaRobots: 'x'.repeat(101) }), []);
  assert.equal(linesOf({ ...bare, metaRobots: '<b>' }), []);
});

test('only what is said of links is taken of metas: others command the browser', () => {
  const bad = [
    { 'http-equiv': 'refresh', content: '0;url=https://evil.example' },
    ...['referrer', 'viewport', 'robots', 'description', 'environment', 'og:', 'og:a"b'].map(
      (name) => ({ name, content: 'x' }),
    ),
    { property: 'og:title' },
    { property: 'og:title', content: ' ' },
    {},
  ];
  assert.equal(linesOf({ customCanonical: null, metas: bad }), []);
  const good = [
    { property: 'og:title', content: ' A ', 'http-equiv': 'refresh' },
    { name: 'twitter:card', content: 'summary' },
  ];
  assert.equal(linesOf({ customCanonical: null, metas: good }), [
    'meta property og:title content A',
    'meta name twitter:card content summary',
  ]);
});

test('what is long is cut, and what is many is left off', () => {
  const content = 'x'.repeat(5000);
  const metas = Array.from({ length: 100 }, () => ({ property: 'og:title', content }));
  const { description, tags } = headWith({ metas, description: content });
  assert.is(description?.length, 320);
  assert.is(tags.length, 1 + 20);
  assert.ok(JSON.stringify(tags).length < 20 * 400);
  assert.is(headWith({ description: '  ' }).description, null);
});

test('whatever a back-end says, a head is bounded and names no other kind of tag', () => {
  const names = fc.constantFrom('name', 'property', 'content', 'http-equiv', 'charset');
  const meta = fc.dictionary(names, fc.string());
  fc.assert(
    fc.property(fc.array(meta), fc.string(), fc.string(), (metas, metaRobots, url) => {
      for (const { attributes } of headWith({ metas, metaRobots }, { url }).tags) {
        assert.is(attributes.length, 2);
        assert.match(attributes[0]?.[0] ?? '', /^(?:name|property|rel)$/);
        assert.match(attributes[1]?.[0] ?? '', /^(?:content|href)$/);
      }
    }),
    { seed: 5, numRuns: 200 },
  );
});

test.run();
