import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { builtScript } from '../../src/site/trusted-scripts.ts';

const test = suite('trusted scripts');

test('scripts of the build are let through, and no other address', () => {
  for (const address of [
    '/pwa-sw.js',
    '/assets/site-work-ABCDEF12.js',
    '/assets/console/session/verify-worker.js',
  ]) {
    assert.is(builtScript(address), address);
  }
  for (const address of [
    'https://evil.test/assets/x.js',
    '//evil.test/assets/x.js',
    '/assets//evil.test/x.js',
    '/assets/../log-api/x.js',
    '/assets/x.js?y',
    '/log-api/v1/x.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)//.js',
    'blob:x',
    '',
  ]) {
    assert.throws(() => builtScript(address), /not a script of this build/, address);
  }
});

test.run();
