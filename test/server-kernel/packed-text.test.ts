import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isAccepted, LEAST_PACKED, PackedText } from '../../src/server-kernel/packed-text.ts';

const test = suite('server-kernel/packed-text');

const TEXT = 'the same again and again, '.repeat(200);

test('goes in the best coding that is accepted', async () => {
  const text = new PackedText(TEXT);
  const br = text.in('gzip, deflate, br, zstd');
  assert.is(br?.coding, 'br');
  assert.is(String(brotliDecompressSync((await br?.bytes) ?? '')), TEXT);
  const gzip = text.in('br;q=0, gzip;q=0.5');
  assert.is(gzip?.coding, 'gzip');
  assert.is(String(gunzipSync((await gzip?.bytes) ?? '')), TEXT);
});

test('is packed once however many ask', () => {
  const text = new PackedText(TEXT);
  assert.is(text.in('br')?.bytes, text.in('gzip, br')?.bytes);
  assert.is(text.in('gzip')?.bytes, text.in('gzip')?.bytes);
  assert.is.not(text.in('gzip')?.bytes, text.in('br')?.bytes);
});

test('goes as it is where nothing is accepted, and where it is short', () => {
  const text = new PackedText(TEXT);
  for (const accepted of [undefined, '', 'identity', 'br;q=0', 'zstd', 'brr', 'BR']) {
    assert.is(text.in(accepted), null, accepted);
  }
  assert.is(new PackedText('x'.repeat(LEAST_PACKED - 1)).in('br'), null);
  assert.ok(new PackedText('x'.repeat(LEAST_PACKED)).in('br'));
});

test('a weight is read wherever it stands', () => {
  assert.ok(isAccepted(' gzip ;q=1 ', 'gzip'));
  assert.ok(isAccepted('deflate;q=0.1,gzip;q=0.001', 'gzip'));
  assert.not(isAccepted('gzip;q=0.000', 'gzip'));
  assert.not(isAccepted('gzip;q=none', 'gzip'));
});

test.run();
