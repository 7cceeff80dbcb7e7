import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteConfigByName } from '../../src/domain/site/config.ts';
import { resolveRoute } from '../../src/routes/resolve.ts';

const test = suite('site guards');

function answer(url: string, config: Partial<SiteConfigByName>, as: 'guest' | 'banned' = 'guest') {
  const outcome = resolveRoute(url, { as, config });
  return 'redirect' in outcome ? outcome.redirect : outcome.status;
}

test('each block reason has its page; one the site does not know still blocks', () => {
  const pages = {
    1: 'block',
    2: 'block',
    3: 'block',
    5: 'block',
    14: 'block',
    99: 'block',
    8: 'coming-soon',
    13: 'block-ua',
    16: 'suspension',
    17: 'block-ie',
  };
  for (const [reason, page] of Object.entries(pages)) {
    const config = { blockReason: Number(reason) };
    assert.is(answer('/de/slots?x=1', config), `/de/${page}`, `reason ${reason}`);
    assert.is(answer(`/de/${page}`, config), 200, `reason ${reason}`);
  }
  assert.is(answer('/de/slots', { blockReason: 0 }), 200);
});

test('a block covers every address, other block pages and unknown ones too', () => {
  const config = { blockReason: 1 };
  for (const path of ['', '/block-ua', '/maintenance', '/nothing', '/rules', '/%zz', '/confirm']) {
    assert.is(answer(`/en${path}`, config), '/en/block', path);
  }
});

test('the way back from site updates is path, query and fragment', () => {
  const config = { blockReason: 4 };
  assert.is(answer('/en/live?a=1#b', config), '/en/site-updates?path=%2Fen%2Flive%3Fa%3D1%23b');
  assert.is(answer('/en/\ud800', config), '/en/site-updates?path=%2Fen%2F%EF%BF%BD');
  assert.is(answer('/en/site-updates?path=%2Fen', config), 200);
});

test('maintenance covers every address and ends by itself', () => {
  assert.is(answer('/en/nothing', { maintenance: true }), '/en/maintenance');
  assert.is(answer('/en/maintenance', { maintenance: true }), 200);
  assert.is(answer('/en/maintenance', { maintenance: false }), '/en');
});

test('a block goes before maintenance, both before a ban', () => {
  const both = { blockReason: 1, maintenance: true };
  assert.is(answer('/en/live', both), '/en/block');
  assert.is(answer('/en/block', both), 200);
  assert.is(answer('/en/maintenance', both), '/en/block');
  assert.is(answer('/en/live', both, 'banned'), '/en/block');
  assert.is(answer('/en/maintenance', { maintenance: true }, 'banned'), 200);
});

test('the error page is answered whatever bars the site', () => {
  assert.is(answer('/en/500', { blockReason: 1, maintenance: true }, 'banned'), 500);
});

test.run();
