import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE, type TestServer, testServer } from '../support/server.ts';

const test = suite<{ on: TestServer }>('the page for old browsers');

test.before(async (context) => {
  context.on = await testServer();
});

test.after(async ({ on }) => {
  await on.dispose();
});

const HTML = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

test('browsers that cannot run the site have a page without scripts, by the language of the address', async ({
  on,
}) => {
  const pages: [address: string, name: string][] = [
    ['/en/oldbrowser', 'oldbrowser/en.html'],
    ['/ar/oldbrowser', 'oldbrowser/ar.html'],
    ['/ar/oldbrowser/?from=a', 'oldbrowser/ar.html'],
    ['/fr/oldbrowser', 'oldbrowser/en.html'],
    ['/oldbrowser', 'oldbrowser/en.html'],
    // It is not in this build.
    ['/de/oldbrowser', 'index.html'],
    ['/en/oldbrowsers', 'index.html'],
    ['/en/oldbrowser/more', 'index.html'],
  ];
  for (const [address, name] of pages) {
    const response = await on.get(address, undefined, HTML);
    assert.is(await response.text(), SITE[name], address);
    const isSite = name === 'index.html';
    assert.is(response.headers.has('set-cookie'), isSite, `${address}: nobody is recorded there`);
  }
  const styles = await on.get('/oldbrowser/page.css');
  assert.is(styles.headers.get('content-type'), 'text/css; charset=utf-8');
});

test.run();
