import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openFeed } from '../support/events.ts';
import { pass, tickingBoard } from '../support/feed.ts';
import { type Harness, playerOn, startBackEnd } from '../support/harness.ts';

const test = suite<{ harness: Harness }>('answers on their way');

test.before(async (context) => {
  context.harness = await startBackEnd({ conditions: { liveDelay: 0 } });
});

test.after(async ({ harness }) => {
  await harness.close();
});

const codingOf = ({ headers }: { readonly headers: Headers }) => headers.get('content-encoding');

test('lists of the line are a fraction of what they say, and are packed once for all', async ({
  harness,
}) => {
  const ask = (accepted: string) =>
    fetch(`${harness.url}/sports-api/v1/line?lng=en&limit=40`, {
      headers: { 'accept-encoding': accepted },
    });
  const plain = await ask('identity');
  const text = await plain.text();
  for (const coding of ['br', 'gzip']) {
    const packed = await ask(coding);
    assert.is(codingOf(packed), coding);
    assert.is(packed.headers.get('vary'), 'accept-encoding');
    assert.ok(Number(packed.headers.get('content-length')) < text.length / 4);
    assert.is(await packed.text(), text);
  }
});

test('what is put together for one is packed as well', async ({ harness }) => {
  const results = await harness.call('sportsResults', { query: { lng: 'en' } });
  assert.is(codingOf(results), 'gzip');
  assert.ok(results.body.games.length > 0);
});

test('an answer that holds a secret is sent as it is, whoever asks', async ({ harness }) => {
  const player = await playerOn(harness);
  const asked = { query: { force_refresh: 'true' } } as const;
  const token = await harness.call('token', asked, player);
  assert.is(token.status, 200);
  assert.is(codingOf(token), null);
  // It is long enough to be packed, and says the number of a passport besides.
  const config = await harness.call('userConfig', {}, player);
  assert.ok(JSON.stringify(config.body).length > 1024);
  assert.is(codingOf(config), null);
});

test('the feed tells at once though it is packed', async () => {
  const harness = await startBackEnd({ board: tickingBoard() });
  const feed = await openFeed(harness.url, { topics: 'line' });
  assert.is(feed.coding, 'gzip');
  await feed.next();
  for (const _ of [1, 2, 3]) {
    pass(harness, 1);
    assert.is((await feed.next())?.updates.length, 2);
  }
  feed.close();
  await harness.close();
});

test.run();
