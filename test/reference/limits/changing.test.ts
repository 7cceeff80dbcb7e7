import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { JurisdictionName } from '../../../src/domain/limits/jurisdiction.ts';
import { START } from '../support/harness.ts';
import { opened } from '../support/limits.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const test = suite('reference: changing limits');

test('A1: a limit holds at once, and a lower one in its place', async () => {
  const { harness, wish, saved, stake, limit } = await opened();
  const { status, questions, tokenGuid, limitsData } = await saved(wish(1, 5000), wish(12, 9000));
  assert.equal([status, questions, tokenGuid], [200, [], null]);
  assert.equal(
    limitsData.map(({ limitType, limitState, limitValue }) => [limitType, limitState, limitValue]),
    [
      [1, 'ACTIVE', 5000],
      [12, 'ACTIVE', 9000],
    ],
  );
  assert.is(await stake(5001), 'limit-reached 5000');
  await saved(wish(1, 2000));
  assert.is(await stake(2001), 'limit-reached 2000');
  assert.is((await limit(1))?.limitBalance, 2000);
  await harness.close();
});

/** Hours from the wish for a looser limit over a day until it may be approved. */
const WAITS = { default: 24, uk: 24, de: 168, se: 72, on: 24 } as const satisfies Readonly<
  Record<JurisdictionName, number>
>;

for (const [place, hours] of Object.entries(WAITS) as [JurisdictionName, number][]) {
  test(`A1: ${place}: an increase only after the wait and a fresh confirmation, refused one second early`, async () => {
    const { harness, wish, saved, stake, later, limit, action } = await opened(place);
    await saved(wish(20, 9000), wish(21, 9000), wish(22, 9000), wish(1, 2000), wish(10, 2000));
    await saved(wish(1, 5000), wish(10, 5000));
    const endsAt = (START + hours * HOUR) / 1000;
    for (const type of [1, 10]) {
      const { needApprove, pending } = (await limit(type)) ?? {};
      assert.equal([needApprove, pending?.limitValue, pending?.endsAt], [true, 5000, endsAt]);
    }
    await later(hours * HOUR - 1000);
    assert.is(await action('approve'), 403, 'the server keeps to it whatever the client does');
    assert.is(await stake(2001), 'limit-reached 2000');
    await later(hours * HOUR + DAY);
    assert.is(await stake(2001), 'limit-reached 2000', 'nobody has said so again');
    assert.is(await action('approve'), 204);
    assert.is(await stake(5000), 'accepted');
    assert.is(await action('approve'), 403, 'nothing waits any more');
    await harness.close();
  });
}

test('A7: more time comes by itself after the wait, and not one second early', async () => {
  const { harness, wish, saved, later, limit } = await opened();
  await saved(wish(31, 2));
  await saved(wish(31, 5));
  assert.equal((await limit(31))?.pending, {
    ...{ limitValue: 5, endsAt: (START + DAY) / 1000, limitState: 'PENDING' },
  });
  await later(DAY - 1000);
  assert.is((await limit(31))?.limitValue, 2);
  await later(DAY);
  assert.equal([(await limit(31))?.limitValue, (await limit(31))?.pending], [5, undefined]);
  await harness.close();
});

test('what waits to be approved is cancelled by a rejection, and by DELETE, also when it is due', async () => {
  const { harness, player, wish, saved, later, limit, action } = await opened();
  await saved(wish(1, 2000), wish(10, 2000));
  await saved(wish(1, 5000));
  await later(2 * DAY);
  assert.is(await action('reject'), 204);
  assert.equal([(await limit(1))?.limitValue, (await limit(1))?.pending], [2000, undefined]);
  await saved(wish(10, 5000));
  await later(4 * DAY);
  await harness.call('limitDelete', { query: { limitType: '10' } }, player);
  assert.is(await action('approve'), 403);
  assert.equal([(await limit(10))?.limitValue, (await limit(10))?.pending], [2000, undefined]);
  await harness.close();
});

test('a looser limit that waits can be taken back, by itself or by a stricter one', async () => {
  const { harness, player, wish, saved, later, limit } = await opened();
  await saved(wish(1, 2000), wish(31, 3));
  await saved(wish(1, 5000), wish(31, -1));
  await harness.call('limitDelete', { query: { limitType: '1' } }, player);
  assert.is((await limit(1))?.pending, undefined);
  assert.is((await limit(31))?.pending?.limitValue, -1);
  await saved(wish(31, 3));
  assert.is((await limit(31))?.pending, undefined);
  await later(3 * DAY);
  assert.equal([(await limit(1))?.limitValue, (await limit(31))?.limitValue], [2000, 3]);
  await harness.close();
});

test('a word about looser limits may name the types that it is about, and else is about all', async () => {
  const { harness, player, wish, saved, later, limit } = await opened('uk');
  const decide = async (action: 'approve' | 'reject', ...limitTypes: number[]) =>
    (await harness.call('limitAction', { body: { action, limitTypes } }, player)).status;
  const waiting = async () => {
    const { limits } = (await harness.call('limits', {}, player)).body;
    return limits.filter(({ pending }) => pending).map(({ limitType }) => limitType);
  };
  await saved(wish(1, 100), wish(2, 100), wish(3, 100), wish(31, 3));
  await saved(wish(1, 200), wish(2, 200), wish(3, 200), wish(31, 4));
  assert.is(await decide('reject', 2), 204);
  assert.equal(await waiting(), [1, 3, 31]);
  assert.is(await decide('reject', 2), 403, 'it waits no more');
  assert.is(await decide('approve', 99), 403);
  await later(DAY - 1000);
  assert.is(await decide('approve', 1), 403);
  await harness.call('limitDelete', { query: {}, body: { limitTypes: [31, 2] } }, player);
  assert.equal(await waiting(), [1, 3]);
  await later(DAY);
  assert.is(await decide('approve', 1), 204);
  assert.equal([(await limit(1))?.limitValue, await waiting()], [200, [3]]);
  await harness.call('limitDelete', { query: {} }, player);
  assert.equal(await waiting(), []);
  await harness.close();
});

test('a looser deposit limit begins with questions, then waits, then is approved or rejected', async () => {
  const { harness, wish, saved, later, limit, action, answer } = await opened();
  await saved(wish(20, 2000));
  const first = await saved(wish(20, 5000), wish(1, 100));
  assert.is(first.questions.length, 3);
  assert.is((await limit(1))?.limitValue, 100, 'what is stricter holds already');
  assert.is((await limit(20))?.pending, undefined, 'nothing waits before the answers');
  const wrong = await answer(first.tokenGuid, false);
  assert.equal(wrong.body.questionsResult, [false, false, false]);
  assert.is(wrong.body.success, false);
  assert.is((await answer(first.tokenGuid)).status, 409, 'the questions are over');
  const second = await saved(wish(20, 5000));
  assert.is((await answer(second.tokenGuid)).body.success, true);
  assert.is((await limit(20))?.pending?.limitValue, 5000);
  await later(DAY);
  assert.is(await action('reject'), 204);
  assert.equal([(await limit(20))?.limitValue, (await limit(20))?.pending], [2000, undefined]);
  const third = await saved(wish(20, 999_999_999));
  await answer(third.tokenGuid);
  await later(2 * DAY);
  assert.is(await action('approve'), 204);
  assert.equal(
    [(await limit(20))?.limitValue, (await limit(20))?.limitState],
    [999_999_999, 'INACTIVE'],
  );
  await harness.close();
});

test('all of a wish is done, or nothing of it', async () => {
  const { harness, wish, codes, limit } = await opened();
  assert.equal(await codes(wish(1, 100), wish(31, 25)), ['1701']);
  assert.is(await limit(1), undefined);
  assert.equal(await codes(wish(1, 100), wish(1, 200)), ['400']);
  assert.equal(await codes(), ['400']);
  assert.equal(await codes(wish(99, 1)), ['1701']);
  assert.equal(await codes(wish(37, 1)), ['1701'], 'a lock is set by its own call');
  assert.equal(await codes(wish(1, 1.5)), ['400'], 'money is whole minor units');
  assert.equal(await codes(wish(30, 7, { selfExcludeReason: 99 })), ['400']);
  await harness.close();
});

test('A5, A6: where the law asks for limits nobody bets before they are set', async () => {
  for (const [place, types] of [
    ['de', [22]],
    ['se', [20, 21, 22]],
  ] as const) {
    const { harness, wish, saved, stake } = await opened(place);
    for (const type of types) {
      assert.is(await stake(100), `limit-missing ${type}`, `${place} without ${type}`);
      await saved(wish(type, 5000));
    }
    assert.is(await stake(100), 'accepted', place);
    await harness.close();
  }
});

test('A6: no limit above what the law allows, nor without the one that must be', async () => {
  const { harness, wish, codes, saved, limit } = await opened('de');
  assert.equal(await codes(wish(22, 100_001)), ['1703']);
  assert.equal(await codes(wish(22, 999_999_999)), ['1704']);
  await saved(wish(22, 50_000));
  assert.is((await limit(22))?.limitValue, 50_000);
  await harness.close();
});

test('questions and reasons are asked in the language of the player', async () => {
  const { harness, player } = await opened();
  const reasons = async (language: string) => {
    const headers = { authorization: `Bearer ${player.token}`, 'x-language': language };
    return (await harness.raw('selfExcludeReasons', { headers })).json();
  };
  const ids = async (language: string) =>
    ((await reasons(language)) as { id: number }[]).map(({ id }) => id);
  assert.equal(await ids('de'), await ids('en'));
  assert.is.not(JSON.stringify(await reasons('de')), JSON.stringify(await reasons('en')));
  await harness.close();
});

test.run();
