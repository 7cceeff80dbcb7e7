import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { retryableImport } from '../../../src/site/loading/retryable-import.ts';

const test = suite('site: a module that could not be had');

/** Imports under the addresses of the build, as a browser that remembers what it could not have. */
function browser(says: string, fails: number) {
  const asked: string[] = [];
  const answer = async (address: string): Promise<string> => {
    asked.push(address);
    if (asked.length <= fails) throw new TypeError(says);
    return 'the module';
  };
  return { asked, load: retryableImport(() => answer('as built'), answer) };
}

test('is asked for again under another address each time', async () => {
  const { asked, load } = browser(
    'Failed to fetch dynamically imported module: https://bets.test/assets/chunks/part-A1B2.js',
    2,
  );
  assert.is(
    await load()
      .catch(String)
      .then((text) => text.includes('part-A1B2')),
    true,
  );
  await load().catch(() => undefined);
  assert.is(await load(), 'the module');
  assert.equal(asked, [
    'as built',
    '/assets/chunks/part-A1B2.js?attempt=1',
    '/assets/chunks/part-A1B2.js?attempt=2',
  ]);
});

test('is asked for as before where the browser does not say which it was', async () => {
  for (const says of ['Importing a module script failed.', 'see https://elsewhere.test/x.js']) {
    const { asked, load } = browser(says, 1);
    await load().catch(() => undefined);
    assert.is(await load(), 'the module');
    assert.equal(asked, ['as built', 'as built']);
  }
});

test.run();
