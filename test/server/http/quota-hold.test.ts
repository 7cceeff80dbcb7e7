import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hold } from '../../../src/server/http/quota-hold.ts';
import { Quota } from '../../../src/server-kernel/quota.ts';

const test = suite('what is held at the same time');

test('refuses who has enough apart from when nobody can have more', () => {
  const quota = new Quota({ total: 2, each: { player: 1 } });
  const release = hold(quota, { player: 'p' }, 'streams');
  const refused = (player: string) => {
    try {
      hold(quota, { player }, 'streams');
      return null;
    } catch (error) {
      const { statusCode, code, retryAfter } = error as Record<string, unknown>;
      return [statusCode, code, retryAfter];
    }
  };
  assert.equal(refused('p'), [429, 'too-many-streams', 5]);
  assert.is(refused('q'), null);
  assert.equal(refused('r'), [503, 'busy', 5]);
  release();
  assert.is(refused('r'), null);
});

test.run();
