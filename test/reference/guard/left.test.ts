import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { startBackEnd } from '../support/harness.ts';

const test = suite('what anybody may leave and ask for');

test('a network leaves no coupons and begun sign-ins without end', async () => {
  const board = fakeBoard();
  const harness = await startBackEnd({ board });
  const { id: marketId, gameId } = board.offer('one', '1.5');
  const save = (coef: number) =>
    harness.call('couponSave', { body: { bets: [{ marketId, gameId, coef: `${coef}.5` }] } });
  for (let coef = 1; coef <= 150; coef += 1) {
    assert.is((await save(coef)).status, 200);
    const begun = await harness.call('oauth', { path: { network: 'google' }, query: {} });
    assert.is(begun.status, 200);
  }
  const refused = await save(151);
  assert.is(refused.status, 429);
  assert.ok(Number(refused.headers.get('retry-after')) > 3000);
  const again = await harness.call('oauth', { path: { network: 'google' }, query: {} });
  assert.is(again.status, 429);
  harness.clock.now += 3_600_000;
  assert.is((await save(151)).status, 200);
  await harness.close();
});

test('a long list of names is refused, not answered name by name', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const names = (count: number) => Array.from({ length: count }, (_, i) => `${i}`).join(',');
  const group = (groups: string) => harness.call('configGroup', { query: { groups, lang: 'en' } });
  const preview = (groupId: string) =>
    harness.call('gamesPreview', {
      query: {
        whence: '1',
        groupId,
        ref: '1',
        lng: 'en',
        fcountry: '1',
        includeCategories: 'false',
      },
    });
  assert.is(Object.keys((await group(names(16))).body).length, 16);
  assert.is(Object.keys((await preview(names(16))).body.Value).length, 16);
  for (const answer of [
    await group(names(17)),
    await group(names(1000)),
    await preview(names(17)),
  ]) {
    assert.is(answer.status, 400);
  }
  await harness.close();
});

test.run();
