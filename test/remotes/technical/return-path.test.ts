import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { returnPath } from '../../../src/remotes/technical/return-path.ts';

const test = suite('way back from the updates');

const from = (path: string) => returnPath(`/en/site-updates?path=${encodeURIComponent(path)}`);

test('it leads to where the player was, with query and fragment', () => {
  assert.is(from('/en/live/football?a=1#x'), '/en/live/football?a=1#x');
  assert.is(from('/en'), '/en');
  assert.is(from('/en?a=1'), '/en?a=1');
});

test('it leads nowhere outside the site', () => {
  for (const path of [
    '//example.test',
    'https://example.test',
    '/example',
    '/en//x',
    '/en/\\x',
    '',
  ]) {
    assert.is(from(path), null, path);
  }
  assert.is(returnPath('/en/site-updates'), null);
});

test.run();
