import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openFeed } from '../support/events.ts';
import { requesting } from '../support/requests.ts';

const test = suite('requests to support: what is not read');

test('answers count until their conversation is read, each by itself', async () => {
  const { harness, player, open, other, answer, write, read } = await requesting();
  const count = async () =>
    (await harness.call('userConfig', {}, player)).body.result.user_msg_count;
  await open();
  await other();
  assert.is(await count(), 0);
  await answer('1', 'It is on its way.');
  await answer('1', 'It has arrived.');
  await answer('2', 'Which one?');
  assert.is(await count(), 3);
  await read('1');
  assert.is(await count(), 1);
  // Whoever writes is told the conversation, too.
  await write('2', 'The one of yesterday');
  assert.is(await count(), 0);
  await answer('1', 'Is all well?');
  assert.is(await count(), 1);
  await harness.close();
});

test('a player who has read is told so on every page that is open', async () => {
  const { harness, player, open, answer, read } = await requesting();
  await open();
  await answer('1', 'It is on its way.');
  const feed = await openFeed(harness.url, { topics: 'bets' }, { cookie: player.cookie });
  await feed.next();
  await read('1');
  assert.equal((await feed.next())?.changed, ['requests']);
  feed.close();
  await harness.close();
});

test('the list of requests is no reading, nor is what staff do', async () => {
  const { harness, player, open, answer, own, review } = await requesting();
  await open();
  await answer('1', 'It is on its way.');
  await own();
  await review('/1');
  await review('/1/close', {});
  const config = (await harness.call('userConfig', {}, player)).body.result;
  assert.is(config.user_msg_count, 1);
  await harness.close();
});

test.run();
