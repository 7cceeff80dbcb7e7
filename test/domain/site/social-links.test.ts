import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { socialLinksIn } from '../../../src/domain/site/social-links.ts';

const test = suite('social links');

const link = {
  name: 'Telegram',
  value: 'https://social.example/replaybook',
  label: '@replaybook',
  mediaFullPath: '/icons/telegram.svg',
  iconName: 'telegram',
};

const valuesOf = (links: readonly unknown[]) => socialLinksIn(links).map(({ value }) => value);

test('a link is shown as it is configured; label, picture and drawing may be missing', () => {
  assert.equal(socialLinksIn([link]), [link]);
  const bare = { name: ' Forum ', value: 'https://forum.example' };
  const without = { label: null, mediaFullPath: null, iconName: null };
  assert.equal(socialLinksIn([bare]), [{ ...bare, name: 'Forum', ...without }]);
});

test('a link leads nowhere but to the web, over TLS, and names nobody before its host', () => {
  for (const value of [
    'http://social.example/a',
    'javascript:alert(1)',
    'https://',
    'https:///a',
    '//social.example',
    '/en/live',
    'https://bank.example@evil.example/',
    'https://social.example\\@evil.example',
    'https://social.example/a b',
    `https://social.example/${'a'.repeat(300)}`,
    7,
    null,
  ]) {
    assert.equal(socialLinksIn([{ ...link, value }]), [], String(value));
  }
  for (const value of ['https://social.example', 'https://a.example:8443/b?c=@d#e']) {
    assert.equal(valuesOf([{ ...link, value }]), [value]);
  }
});

test('a picture is one of the site, or there is none', () => {
  for (const mediaFullPath of [
    'https://else.example/a.png',
    '//a/b.png',
    '/../a',
    '/a/',
    'a.png',
    7,
  ]) {
    assert.is(socialLinksIn([{ ...link, mediaFullPath }])[0]?.mediaFullPath, null);
  }
});

test('what cannot be shown takes no other along, and each stands once', () => {
  const other = { ...link, value: 'https://other.example' };
  assert.equal(valuesOf([null, {}, link, { ...link, name: '' }, link, other]), [
    link.value,
    other.value,
  ]);
});

test('there are only so many, whatever is configured', () => {
  const many = Array.from({ length: 100 }, (_, at) => ({ ...link, value: `${link.value}${at}` }));
  assert.is(socialLinksIn(many).length, 12);
  fc.assert(
    fc.property(fc.array(fc.anything()), (values) => socialLinksIn(values).length <= 12),
    { numRuns: 50 },
  );
});

test.run();
